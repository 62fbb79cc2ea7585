// Closures determine beforehand which links nested chains have to look at (NewLinks). The reference: all chains of the
// grid, filtered to those with a link that the base does not have.
#include <doctest/doctest.h>

#include <algorithm>
#include <memory>

#include "logic/chains/single_chains.hpp"
#include "logic/forcing/forcing_choice.hpp"
#include "rate/se_scale.hpp"
#include "support/random/random_puzzles.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

// The number of hints of each kind, from complete nets.
std::array<int, 5> count_hints(const OpenGrid& grid, ChainGraph& graph, Implications& nets) {
    std::array<int, 5> counts{};
    nets.begin(grid, graph, kSeScale);
    nets.set_mode(ForcingMode::dynamic, 0);
    nets.set_depth(Implications::kAnyDepth);
    const auto count_common = [&](ForcingKind kind, const std::vector<Net*>& group) {
        for (const bool on : {true, false}) {
            for (CandidateId id = 0; id < graph.size(); ++id) {
                const bool common =
                    std::all_of(group.begin(), group.end(), [&](const Net* net) { return net->has(id, on); });
                counts[static_cast<std::size_t>(kind)] += common;
            }
        }
    };
    for (CandidateId id = 0; id < graph.size(); ++id) {
        if (is_single(grid.candidates(graph.cell_of(id)))) continue;
        for (const bool on : {true, false}) {
            counts[static_cast<std::size_t>(ForcingKind::contradiction)] += nets.net(id, on).contradicts();
        }
        if (digit_count(grid.candidates(graph.cell_of(id))) < 3) continue;
        count_common(ForcingKind::double_forcing, {&nets.net(id, true), &nets.net(id, false)});
    }
    for (int cell = 0; cell < 81; ++cell) {
        std::vector<Net*> group;
        for (int digit = 1; digit <= 9; ++digit) {
            if (grid.has(cell, digit)) group.push_back(&nets.net(graph.id_of(cell, digit), true));
        }
        if (group.size() > 1) count_common(ForcingKind::cell, group);
    }
    for (int house = 0; house < kHouseCount; ++house) {
        for (int digit = 1; digit <= 9; ++digit) {
            std::vector<Net*> group;
            for_each_cell(house, grid.positions(house, digit),
                          [&](int cell) { group.push_back(&nets.net(graph.id_of(cell, digit), true)); });
            if (group.size() > 1) count_common(ForcingKind::house, group);
        }
    }
    return counts;
}

struct Searches {
    Implications nets;
    ChainGraph whole;
    ChainGraph own;
    ChainGraph part;
    SingleChains single;
    NewLinks links;
    ForcingChoice forcing;
};

// A part of a base at rest, itself at rest: the state after an assumption, as in the nets of forcing chains.
struct Part {
    State state;
    OpenGrid base;
    OpenGrid grid;
};

// Places and eliminates singles until there are none.
void rest(OpenGrid& grid) {
    for (bool changes = true; changes;) {
        changes = false;
        for (int cell = 0; cell < 81; ++cell) {
            for (DigitSet left = grid.candidates(cell); left != 0; left = without_lowest(left)) {
                const int digit = lowest_digit(left);
                bool single = is_single(grid.candidates(cell));
                for (const int house : kCellPlaces[cell].houses) single |= is_single(grid.positions(house, digit));
                if (!single) continue;
                for (int other = 1; other <= 9; ++other) {
                    if (other == digit || !grid.has(cell, other)) continue;
                    grid.remove(cell, other);
                    changes = true;
                }
                CellSet::peers_of(cell).for_each([&](int peer) {
                    if (!grid.has(peer, digit)) return;
                    grid.remove(peer, digit);
                    changes = true;
                });
            }
        }
    }
}

// False: singles solve the puzzle.
bool make_part(const Grid9& puzzle, Random& random, Part& part) {
    part.state = State(puzzle);
    part.base = OpenGrid(part.state);
    rest(part.base);
    part.grid = part.base;
    const int first = static_cast<int>(random.below(81));
    for (int i = 0; i < 81; ++i) {
        const int cell = (first + i) % 81;
        if (digit_count(part.grid.candidates(cell)) < 2) continue;
        part.grid.remove(cell, lowest_digit(part.grid.candidates(cell)));
        rest(part.grid);
        return true;
    }
    return false;
}

bool has_new_link(const Part& part, const ChainGraph& graph, const SingleChain& chain) {
    return std::any_of(chain.path.begin(), chain.path.end(), [&](const PathNode& node) {
        if (!node.on || node.reason == ChainReason::assumption) return false;
        const int cell = graph.cell_of(node.id);
        if (node.reason == ChainReason::cell) return part.grid.candidates(cell) != part.base.candidates(cell);
        const int house = kCellPlaces[cell].houses[house_kind_of(node.reason)];
        const int digit = graph.digit_of(node.id);
        return part.grid.positions(house, digit) != part.base.positions(house, digit);
    });
}

// The same chain, although the two graphs number candidates differently.
bool is_same(const ChainGraph& a, const SingleChain& in_a, const ChainGraph& b, const SingleChain& in_b) {
    return in_a.form == in_b.form && in_a.links == in_b.links &&
           std::equal(in_a.path.begin(), in_a.path.end(), in_b.path.begin(), in_b.path.end(),
                      [&](const PathNode& x, const PathNode& y) {
                          return x.on == y.on && a.cell_of(x.id) == b.cell_of(y.id) &&
                                 a.digit_of(x.id) == b.digit_of(y.id);
                      });
}

struct Counts {
    int parts = 0;
    int chains = 0;
    int without_chains = 0;
    int forcing = 0;
    int without_forcing = 0;
};

void compare(const Part& part, Searches& searches, Counts& counts) {
    ++counts.parts;
    searches.whole.build(part.base);
    searches.own.build(part.grid);
    std::array<std::uint64_t, kMaxWords> decided{};
    for (CandidateId id = 0; id < searches.whole.size(); ++id) {
        const int cell = searches.whole.cell_of(id);
        const bool is_there = part.grid.has(cell, searches.whole.digit_of(id));
        if (!is_there || is_single(part.grid.candidates(cell))) add_id(decided.data(), id);
    }
    std::vector<SingleChain> all;
    searches.single.find_all(part.grid, searches.own, kSeScale, kAllTechniques, all);
    searches.links.find(part.grid, part.base, searches.whole, decided.data());
    std::vector<SingleChain> found;
    if (searches.links.may_chain()) {
        searches.links.build(searches.part);
        searches.single.find_new(part.grid, searches.part, kSeScale, searches.links, found);
    }
    for (const SingleChain& chain : found) {
        CHECK(std::any_of(all.begin(), all.end(), [&](const SingleChain& other) {
            return is_same(searches.part, chain, searches.own, other);
        }));
    }
    for (const SingleChain& chain : all) {
        if (!has_new_link(part, searches.own, chain)) continue;
        ++counts.chains;
        CHECK(std::any_of(found.begin(), found.end(), [&](const SingleChain& other) {
            return is_same(searches.own, chain, searches.part, other);
        }));
    }
    counts.without_chains += !searches.links.may_chain();

    std::vector<ForcingHint> hints;
    searches.forcing.begin(part.grid, searches.own, kSeScale);
    searches.forcing.find_all(ForcingMode::fixed, 0, kAllForcingKinds, hints);
    counts.forcing += !hints.empty();
    CHECK((hints.empty() || searches.links.may_force()));
    counts.without_forcing += !searches.links.may_force();
}

// For each conclusion, its first chain.
void compare_first(const Part& part, ForcingMode mode, Searches& searches) {
    CAPTURE(static_cast<int>(mode));
    std::vector<ForcingHint> all;
    std::vector<ForcingHint> first;
    searches.own.build(part.grid);
    searches.forcing.begin(part.grid, searches.own, kSeScale);
    searches.forcing.find_all(mode, 0, kAllForcingKinds, all);
    searches.forcing.find_first(mode, 0, first);
    const auto conclusion = [](const ForcingHint& hint) { return std::pair{hint.conclusion, hint.on}; };
    std::vector<ForcingHint> expected;
    for (const ForcingHint& hint : all) {
        const auto is_known = [&](const ForcingHint& other) { return conclusion(other) == conclusion(hint); };
        if (std::none_of(expected.begin(), expected.end(), is_known)) expected.push_back(hint);
    }
    REQUIRE(first.size() == expected.size());
    for (std::size_t i = 0; i < first.size(); ++i) {
        CAPTURE(i);
        CHECK(conclusion(first[i]) == conclusion(expected[i]));
        CHECK(first[i].length == expected[i].length);
        CHECK(first[i].kind == expected[i].kind);
        CHECK(first[i].ends[0].net == expected[i].ends[0].net);
    }
}

// Nets that are built only where they may meet, and only until they do, have the same hints as complete ones.
void compare_counts(const Part& part, Searches& searches) {
    std::vector<ForcingHint> all;
    searches.own.build(part.grid);
    searches.forcing.begin(part.grid, searches.own, kSeScale);
    searches.forcing.find_all(ForcingMode::dynamic, 0, kAllForcingKinds, all);
    std::array<int, 5> counts{};
    for (const ForcingHint& hint : all) ++counts[static_cast<std::size_t>(hint.kind)];
    const bool is_equal = counts == count_hints(part.grid, searches.own, searches.nets);
    CHECK(is_equal);
}

}  // namespace

TEST_CASE("exactly the chains through a new link are found; forcing chains are not abandoned too early") {
    const auto searches = std::make_unique<Searches>();
    Counts counts;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const Grid9 puzzle = seed % 3 == 0 ? samples::grid_of(samples::kEasterMonster)
                                           : samples::random_puzzle(random, seed % 2 == 0 ? 0 : 26);
        Part part;
        if (!make_part(puzzle, random, part)) continue;
        compare(part, *searches, counts);
        compare_first(part, ForcingMode::fixed, *searches);
        compare_first(part, ForcingMode::dynamic, *searches);
        compare_counts(part, *searches);
    }
    CHECK(counts.parts > 20);
    CHECK(counts.chains > 20);
    CHECK(counts.without_chains > 0);
    CHECK(counts.forcing > 0);
    CHECK(counts.without_forcing > 0);
}
