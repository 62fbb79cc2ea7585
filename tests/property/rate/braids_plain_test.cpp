// Braids, whips and T&E(1) compared with their definitions, candidate by candidate.
#include <doctest/doctest.h>

#include <memory>

#include "logic/trial/assumptions.hpp"
#include "logic/trial/whips.hpp"
#include "support/plain/plain_braids.hpp"
#include "support/puzzles/rated_puzzles.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;
using trial::TrialBoard;

namespace {

TrialBoard board_of(std::string_view puzzle) {
    TrialBoard board;
    REQUIRE(trial::load(board, samples::grid_of(puzzle)));
    return board;
}

bool is_same(const TrialBoard& board, const plain::CandidateBoard& other) {
    for (int candidate = 0; candidate < trial::kCandidates; ++candidate) {
        if (board.has(candidate) != (other.left().count(candidate) != 0)) return false;
    }
    return true;
}

// Returns the number of braids.
template <bool kGroups>
int compare(std::string_view puzzle, int longest, int step) {
    CAPTURE(puzzle);
    CAPTURE(kGroups);
    const TrialBoard board = board_of(puzzle);
    const plain::CandidateBoard other(samples::grid_of(puzzle));
    REQUIRE(is_same(board, other));
    const auto braids = std::make_unique<trial::Braids<kGroups>>();
    const auto whips = std::make_unique<trial::Whips<kGroups>>();
    int found = 0;
    for (int candidate = 0; candidate < trial::kCandidates; candidate += step) {
        if (!board.is_undecided(candidate)) continue;
        CAPTURE(candidate);
        for (int length = 1; length <= longest; ++length) {
            CAPTURE(length);
            const bool braid = other.has_braid(candidate, length, kGroups);
            found += braid;
            CHECK(braids->exists(board, candidate, length) == braid);
            CHECK_FALSE((!braid && braids->exists_at_once(board, candidate, length)));
            CHECK(whips->exists(board, candidate, length) == other.has_whip(candidate, length, kGroups));
        }
    }
    return found;
}

}  // namespace

TEST_CASE("braids and whips match the definitions") {
    int found = compare<false>(samples::kEr87, 3, 7);
    found += compare<false>(samples::kEr90, 4, 61);
    found += compare<true>(samples::kEr87, 3, 41);
    found += compare<true>(samples::kMinimal[0], 2, 7);
    CHECK(found > 0);
}

TEST_CASE("T&E(1) leaves the same candidates as the plain one") {
    const auto assumptions = std::make_unique<trial::Assumptions>();
    for (const std::string_view puzzle : {samples::kEr87, samples::kEr93, samples::kEr105, samples::kEasterMonster}) {
        CAPTURE(puzzle);
        TrialBoard board = board_of(puzzle);
        plain::CandidateBoard other(samples::grid_of(puzzle));
        CHECK(assumptions->eliminate_all(board, trial::Basis::singles));
        other.try_all();
        CHECK(is_same(board, other));
    }
}
