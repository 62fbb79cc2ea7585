// The estimate of the method by positions against whole searches.
#include "enumerate/positions/position_tree_estimate.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <cmath>

#include "enumerate/positions/position_search.hpp"
#include "solve/solve.hpp"
#include "support/enumerated.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

struct Whole {
    std::unique_ptr<const positions::Plan> plan;
    std::vector<positions::Prefix> parts;
    double nodes = 0;
    double puzzles = 0;

    explicit Whole(const EnumerationRequest& request)
        : plan{positions::make_plan(request, nullptr)}, parts{positions::prefixes_of(*plan, nullptr)} {
        EnumerationCounters counters;
        PuzzleCount count;
        for (const positions::Prefix& part : parts) {
            positions::Search(*plan, count, nullptr, counters).run(part.positions());
        }
        nodes = static_cast<double>(counters.nodes);
        puzzles = static_cast<double>(count.count);
    }
    EnumerationEstimate estimate(std::uint64_t seed, const positions::TreeBudget& budget) const {
        return positions::estimate_tree(*plan, parts, seed, nullptr, budget);
    }
};

// A tree of a million or two nodes: some cells must be clues.
EnumerationRequest without_puzzles() {
    EnumerationRequest request = enumerated::request_for(known::kG5, 17);
    request.method = EnumerationMethod::positions;
    for (int i = 0; i < 5; ++i) request.required.add((23 * i + 7) % Geometry9::kCells);
    return request;
}

// Around a puzzle of 17 clues, to get hundreds of puzzles.
EnumerationRequest with_puzzles() {
    const Grid9 puzzle = samples::grid_of(samples::k17Clues[3]);
    EnumerationRequest request;
    request.method = EnumerationMethod::positions;
    request.grid = solve(puzzle).first;
    request.clues = 19;
    request.required = clue_cells(puzzle);
    for (int n = 0; n < 6; ++n) request.required.remove(request.required.first());
    return request;
}

}  // namespace

TEST_CASE("the estimate of a small tree is exact") {
    for (const EnumerationRequest& request : {without_puzzles(), with_puzzles()}) {
        const Whole whole(request);
        positions::TreeBudget budget;
        budget.few_nodes = 1e12;
        const EnumerationEstimate estimate = whole.estimate(1, budget);
        REQUIRE(estimate.complete);
        CHECK(estimate.sampled == static_cast<int>(whole.parts.size()));
        CHECK(estimate.puzzles == whole.puzzles);
        CHECK(estimate.low == estimate.nodes);
        CHECK(estimate.high == estimate.nodes);
        // Sets that the solver learns in one part are still known in the next.
        CHECK(estimate.nodes <= whole.nodes * 1.001);
        CHECK(estimate.nodes >= whole.nodes * 0.9);
    }
}

TEST_CASE("the estimate of a thinned tree is unbiased, and its interval has the stated coverage") {
    const positions::TreeBudget budget{100, 500, 0};
    for (const EnumerationRequest& request : {without_puzzles(), with_puzzles()}) {
        const Whole whole(request);
        constexpr int kSeeds = 40;
        double nodes = 0;
        double puzzles = 0;
        int held = 0;
        std::uint64_t visited = 0;
        for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
            const EnumerationEstimate estimate = whole.estimate(seed, budget);
            nodes += estimate.nodes / kSeeds;
            puzzles += estimate.puzzles / kSeeds;
            held += estimate.low <= whole.nodes && whole.nodes <= estimate.high ? 1 : 0;
            visited = std::max(visited, estimate.sampled_nodes);
        }
        MESSAGE("nodes " << whole.nodes << ", estimated " << nodes << "; puzzles " << whole.puzzles << ", estimated "
                         << puzzles << "; " << held << " of " << kSeeds << " intervals hold; " << visited
                         << " visited");
        CHECK(nodes == doctest::Approx(whole.nodes).epsilon(0.05));
        CHECK(puzzles == doctest::Approx(whole.puzzles).epsilon(0.15));
        CHECK(held >= 28);
    }
}

TEST_CASE("the estimate stops on request, and depends only on the seed") {
    EnumerationRequest request = enumerated::request_for(known::kG5, 25);
    request.method = EnumerationMethod::positions;
    const auto plan = positions::make_plan(request, nullptr);
    const std::vector<positions::Prefix> parts = positions::prefixes_of(*plan, nullptr);
    const positions::TreeBudget budget{50, 100, 0};
    const EnumerationEstimate one = positions::estimate_tree(*plan, parts, 7, nullptr, budget);
    const EnumerationEstimate two = positions::estimate_tree(*plan, parts, 7, nullptr, budget);
    CHECK(one.complete);
    CHECK(one.nodes == two.nodes);
    CHECK(one.low == two.low);
    CHECK(one.puzzles == two.puzzles);
    CHECK(one.puzzles > 1e12);
    CHECK(one.sampled_nodes < 50'000'000);
    const std::atomic<bool> stop{true};
    CHECK_FALSE(positions::estimate_tree(*plan, parts, 7, &stop).complete);
}
