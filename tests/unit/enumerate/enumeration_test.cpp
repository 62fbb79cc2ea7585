// The promises of every enumeration, by either method: parts, stopping, counting, the estimate, and rejected requests.
#include <doctest/doctest.h>

#include <atomic>
#include <string>

#include "solve/solve.hpp"
#include "support/enumerated.hpp"
#include "support/masks.hpp"
#include "support/puzzles/known_grids.hpp"

namespace rookery {
namespace {

using known::kG4;
using known::kG5;

std::vector<CellSet> run_part(EnumerationSearch& search, int part) {
    enumerated::Listing listing;
    EnumerationCounters counters;
    CHECK(search.run(part, listing, nullptr, counters) == EnumerationEnd::complete);
    CHECK(counters.nodes > 0);
    return listing.found;
}

}  // namespace

TEST_CASE("parts find the same whatever ran before them") {
    const EnumerationRequest request = enumerated::request_for(kG4, 17);
    const auto enumeration = prepare(request);
    const auto forward = enumeration->search();
    const auto backward = enumeration->search();
    const int parts = enumeration->parts();
    REQUIRE(parts > 8);
    std::vector<std::vector<CellSet>> found;
    std::size_t all = 0;
    for (int part = 0; part < parts; ++part) {
        CHECK(enumeration->weight(part) > 0);
        found.push_back(run_part(*forward, part));
        all += found.back().size();
    }
    CHECK(all == 14);
    for (int part = parts - 1; part >= 0; --part) CHECK(run_part(*backward, part) == found[part]);
    CHECK(run_part(*enumeration->search(), parts / 2) == found[parts / 2]);
}

TEST_CASE("a search that has run before needs less work for the next part; a new one does not benefit") {
    const auto enumeration = prepare(enumerated::request_for(kG5, 16));
    const auto nodes_of = [&](EnumerationSearch& search, int part) {
        PuzzleCount found;
        EnumerationCounters counters;
        CHECK(search.run(part, found, nullptr, counters) == EnumerationEnd::complete);
        return counters.nodes;
    };
    const int last = enumeration->parts() - 1;
    const std::uint64_t alone = nodes_of(*enumeration->search(), last);
    const auto search = enumeration->search();
    for (int part = 0; part < last; ++part) nodes_of(*search, part);
    CHECK(nodes_of(*search, last) < alone);
    CHECK(nodes_of(*enumeration->search(), last) == alone);
}

TEST_CASE("minimal puzzles only") {
    EnumerationRequest request = enumerated::request_for(kG4, 18);
    const EnumerationRequest seventeen = enumerated::request_for(kG4, 17);
    const CellSet puzzle = enumerated::all_puzzles(seventeen).front();
    // Only the cells of a 17 and a few more: every 18 that contains that 17 is not minimal.
    request.allowed = puzzle | CellSet::house(9) | CellSet::house(3);
    const std::vector<CellSet> all = enumerated::all_puzzles(request);
    request.minimal = true;
    const std::vector<CellSet> minimal = enumerated::all_puzzles(request);
    std::vector<CellSet> expected;
    for (const CellSet& clues : all) {
        if (redundant_clues(samples::puzzle_of(request.grid, clues)).empty()) expected.push_back(clues);
    }
    CHECK(all.size() >= static_cast<std::size_t>((request.allowed - puzzle).size()));
    CHECK(expected.size() < all.size());
    CHECK(enumerated::sorted(minimal) == enumerated::sorted(expected));
    CHECK(enumerated::count_puzzles(request) == expected.size());
    request.minimal = false;
    CHECK(enumerated::count_puzzles(request) == all.size());
}

TEST_CASE("many clues: as many as requested") {
    const EnumerationRequest request = enumerated::request_for(kG4, 23);
    const auto enumeration = prepare(request);
    enumerated::Listing listing(500);
    EnumerationCounters counters;
    CHECK(enumeration->run_all(listing, nullptr, counters) == EnumerationEnd::enough);
    CHECK(listing.found.size() == 500);
    for (const CellSet& clues : listing.found) {
        CHECK(clues.size() == 23);
        CHECK(solve(samples::puzzle_of(request.grid, clues)).unique());
    }
    enumerated::Listing again(500);
    CHECK(prepare(request)->run_all(again, nullptr, counters) == EnumerationEnd::enough);
    CHECK(again.found == listing.found);
}

TEST_CASE("a stop flag ends a part") {
    const auto enumeration = prepare(enumerated::request_for(kG4, 19));
    const std::atomic<bool> stop{true};
    enumerated::Listing listing;
    EnumerationCounters counters;
    CHECK(enumeration->search()->run(0, listing, &stop, counters) == EnumerationEnd::stopped);
    CHECK(prepare(enumerated::request_for(kG4, 19), &stop) == nullptr);
    CHECK_FALSE(enumeration->estimate(1, ProgressCallback{&stop}).complete);
}

TEST_CASE("the estimate") {
    for (const std::string_view line : {kG4, kG5}) {
        const auto enumeration = prepare(enumerated::request_for(line, 16));
        const EnumerationEstimate estimate = enumeration->estimate(7);
        CHECK(estimate.complete);
        CHECK(estimate.parts == enumeration->parts());
        CHECK(estimate.sampled >= 4);
        CHECK(estimate.sampled < estimate.parts);
        CHECK(estimate.low <= estimate.nodes);
        CHECK(estimate.nodes <= estimate.high);
        enumerated::Listing listing;
        EnumerationCounters counters;
        enumeration->run_all(listing, nullptr, counters);
        CHECK(static_cast<double>(counters.nodes) < 3 * estimate.nodes);
        CHECK(static_cast<double>(counters.nodes) > estimate.nodes / 3);
        CHECK(enumeration->estimate(7).nodes == estimate.nodes);  // the run did not change it
    }
    const EnumerationEstimate far = prepare(enumerated::request_for(kG5, 20))->estimate(7);
    CHECK(far.nodes > 100 * prepare(enumerated::request_for(kG5, 18))->estimate(7).nodes);
    CHECK(far.high > 2 * far.nodes);
}

TEST_CASE("cells that cannot hold a puzzle") {
    EnumerationRequest request = enumerated::request_for(kG4, 17);
    request.allowed =
        CellSet::all() - CellSet::house(0) - CellSet::house(1);  // two boxes of a band: an unavoidable set
    CHECK(enumerated::count_puzzles(request) == 0);
    request.allowed = CellSet();
    CHECK(enumerated::count_puzzles(request) == 0);
}

TEST_CASE("refused requests") {
    EnumerationRequest request = enumerated::request_for(kG4, 17);
    CHECK(impossible_because(request) == "");
    request.clues = 15;
    CHECK(impossible_because(request) == "expected 16 to 25 clues, found 15");
    request.clues = 26;
    CHECK(impossible_because(request) == "expected 16 to 25 clues, found 26");
    request.clues = 17;
    request.grid[22] = 0;
    CHECK(impossible_because(request) == "expected a solved grid, r3c5 is empty");
    request.grid[22] = request.grid[18];
    CHECK(impossible_because(request) == "expected a solved grid, row 3 holds 6 twice (r3c1 and r3c5)");
    request = enumerated::request_for(kG4, 17);
    request.allowed = CellSet::all() - CellSet::single(40);
    request.required = CellSet::single(40);
    CHECK(impossible_because(request) == "expected the required cells to be among the allowed ones, r5c5 is not");
    request.allowed = request.required = CellSet::house(9) | CellSet::house(10);
    CHECK(impossible_because(request) == "expected no more required cells than clues, found 18 for 17");
}

}  // namespace rookery
