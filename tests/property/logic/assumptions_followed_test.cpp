// Assumptions::follow_all(), which follows 128 at once and derives false ones from what they make true, compared with
// following each separately.
#include <doctest/doctest.h>

#include <algorithm>
#include <memory>

#include "logic/trial/assumptions.hpp"
#include "support/random/random_puzzles.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;
using trial::TrialBoard;

namespace {

void compare(const TrialBoard& board, trial::Assumptions& assumptions, int& contradictions) {
    assumptions.follow_all(board);
    const trial::OpenCandidates& open = assumptions.open();
    for (int i = 0; i < open.size(); ++i) {
        for (const bool on : {true, false}) {
            CAPTURE(open.candidate(i));
            CAPTURE(on);
            TrialBoard after = board;
            trial::FoundItems found;
            const bool stands =
                on ? trial::assume(after, open.candidate(i), found) : trial::eliminate(after, open.candidate(i));
            REQUIRE(assumptions.contradicts(i, on) == !stands);
            contradictions += !stands;
            const std::span<const std::uint64_t> row = assumptions.false_row(i, on);
            const auto is_false = [&](int k) { return (row[static_cast<std::size_t>(k) / 64] >> (k % 64) & 1) != 0; };
            // A candidate whose falseness has no consequences has an empty row.
            const bool leads_on = std::any_of(row.begin(), row.end(), [](std::uint64_t word) { return word != 0; });
            bool all_equal = true;
            for (int k = 0; k < open.size(); ++k) {
                const bool expected = !stands || !after.has(open.candidate(k));
                all_equal = all_equal && (is_false(k) || (!leads_on && k == i)) == expected;
            }
            CHECK(all_equal);
        }
    }
}

}  // namespace

TEST_CASE("the consequences of every assumption, true and false, match those computed separately") {
    const auto assumptions = std::make_unique<trial::Assumptions>();
    int contradictions = 0;
    const auto check = [&](const Grid9& puzzle) {
        TrialBoard board;
        REQUIRE(trial::load(board, puzzle));
        compare(board, *assumptions, contradictions);
    };
    check(Grid9{});  // 729 candidates
    check(samples::grid_of(samples::kEasterMonster));
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        check(samples::random_puzzle(random, seed % 2 == 0 ? 0 : 25));
    }
    CHECK(contradictions > 0);
}
