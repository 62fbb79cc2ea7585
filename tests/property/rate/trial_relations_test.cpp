// Relations between the ratings by assumptions that hold for every puzzle.
#include <doctest/doctest.h>

#include <memory>
#include <vector>

#include "rate/trial/nested.hpp"
#include "rate/trial/trial.hpp"
#include "solve/solve.hpp"
#include "support/puzzles/rated_puzzles.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

TrialScales all_scales() {
    TrialScales scales;
    for (int i = 0; i < kTrialScales; ++i) scales.add(static_cast<TrialScale>(i));
    return scales;
}

bool has_solution(const trial::TrialBoard& board, const Grid9& solution) {
    for (int cell = 0; cell < 81; ++cell) {
        if (!board.has(9 * cell + solution[cell] - 1)) return false;
    }
    return true;
}

// Eliminates without knowing the solution, by longer and longer braids.
template <bool kGroups>
void check_closures(const Grid9& puzzle, int longest) {
    const Grid9 solution = solve(puzzle).first;
    const auto closure = std::make_unique<trial::BraidClosure<kGroups>>();
    const auto assumptions = std::make_unique<trial::Assumptions>();
    trial::TrialBoard board;
    trial::load(board, puzzle);
    trial::TrialBoard by_assumptions = board;
    CHECK(assumptions->eliminate_all(by_assumptions, trial::Basis::singles));
    CHECK(has_solution(by_assumptions, solution));
    for (int length = 1; length <= longest; ++length) {
        trial::TrialBoard at_once = board;
        CHECK(closure->close_at_once(at_once, length, nullptr) == trial::ClosureEnd::rest);
        CHECK(closure->close(board, length, nullptr) == trial::ClosureEnd::rest);
        CHECK(has_solution(board, solution));
        // One run finds no more than the search, and braids no more than T&E(1).
        trial::TrialBoard both = at_once;
        CHECK(trial::intersect(both, board));
        CHECK(both.masks == board.masks);
        if (!kGroups) {
            both = board;
            CHECK(trial::intersect(both, by_assumptions));
            CHECK(both.masks == by_assumptions.masks);
        }
    }
}

}  // namespace

TEST_CASE("braids and assumptions never eliminate the solution, and braids stay within T&E(1)") {
    for (std::size_t i = 0; i < samples::kNeedChains.size(); i += 5) {
        const Grid9 puzzle = samples::grid_of(samples::kNeedChains[i].puzzle);
        check_closures<false>(puzzle, 5);
        check_closures<true>(puzzle, 4);
    }
}

TEST_CASE("longer chains of fewer kinds: B <= W, gB <= gW, gB <= B; and which numbers a depth has") {
    TrialRater rater;
    int depths = 0;
    std::vector<std::string_view> puzzles{samples::kEr105, samples::kEasterMonster, samples::kGoldenNugget};
    for (std::size_t i = 0; i < samples::kRated.size(); i += 9) puzzles.push_back(samples::kRated[i].puzzle);
    for (std::size_t i = 0; i < samples::kNeedChains.size(); i += 6) puzzles.push_back(samples::kNeedChains[i].puzzle);
    for (const std::string_view puzzle : puzzles) {
        CAPTURE(puzzle);
        const TrialRatings ratings = rater.rate(samples::grid_of(puzzle), all_scales());
        REQUIRE(ratings.status == RatingStatus::rated);
        const int depth = ratings.of(TrialScale::te).value();
        depths |= 1 << depth;
        for (const TrialScale scale : {TrialScale::b, TrialScale::gb})
            CHECK(ratings.of(scale).has_value() == (depth <= 1));
        CHECK(ratings.of(TrialScale::bxb).has_value() == (depth == 2));
        CHECK(ratings.of(TrialScale::bxbb).has_value() == (depth == 3));
        if (depth > 1) continue;
        const int b = ratings.of(TrialScale::b).value();
        const int gb = ratings.of(TrialScale::gb).value();
        CHECK((b == 0) == (depth == 0));
        CHECK(gb <= b);
        if (ratings.of(TrialScale::w)) CHECK(b <= *ratings.of(TrialScale::w));
        if (ratings.of(TrialScale::gw)) CHECK(gb <= *ratings.of(TrialScale::gw));
    }
    CHECK((depths & 7) == 7);
}
