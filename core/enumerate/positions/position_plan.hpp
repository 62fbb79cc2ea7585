// A grid prepared for the search by positions. Every free cell has a position, 0..; the clues of a puzzle are placed by
// descending position, the first of them anywhere. Created by make_plan(), then shared read-only by all parts.
//
//   position   0 1 2 3   4 5 6 7   8 9 10 11 12 13   ...   79 80
//   contents   [ best ]  [ next ]  [ clique's sets ]       [ cells of no set of the clique ]
//
// GridChecker's order: cells that many small sets depend on, and the small sets of the clique, come last in the search,
// when few clues are left and each of them must hit something.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "board/cell_set.hpp"
#include "enumerate/enumerate.hpp"
#include "job/stop_token.hpp"
#include "solve/other_solution.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery::positions {

// The weight of a set in the ratings: 1 / (its number of cells)^2, as an integer, so that sums do not depend on their
// order or on the platform.
inline constexpr std::uint64_t kSmallnessOne = 1'000'000'000;  // represents 1

inline std::uint64_t smallness(const CellSet& set) {
    ROOKERY_EXPECTS(!set.empty());
    const auto size = static_cast<std::uint64_t>(set.size());
    return kSmallnessOne / (size * size);
}

// Bit p is position p.
using PositionSet = CellSet;

inline constexpr int kMaxPositions = Geometry9::kCells;

struct Plan {
    explicit Plan(const Grid9& solution) : grid(solution) {}

    KnownGrid grid;
    bool minimal = false;                               // only puzzles without redundant clues
    bool possible = false;                              // false: there is no puzzle, and the rest is meaningless
    CellSet given;                                      // clues of every puzzle; they have no position
    int clues = 0;                                      // number to place, not counting the given ones
    int positions = 0;                                  // number of positions
    std::array<std::uint8_t, kMaxPositions> cell_at{};  // by position

    // Unavoidable sets that the given clues do not hit, by descending lowest position; ties: small ones first.
    std::vector<PositionSet> sets;
    std::vector<std::uint8_t> lowest;  // of each set

    // With n clues left, the next one is placed below limit[n].
    std::array<std::uint8_t, kMaxPositions + 1> limit{};

    CellSet cells_of(const PositionSet& placed) const {
        CellSet cells;
        placed.for_each([&](int position) { cells.add(cell_at[static_cast<std::size_t>(position)]); });
        return cells;
    }
};

// Null if stopped.
std::unique_ptr<const Plan> make_plan(const EnumerationRequest& request, StopToken stop);

// Where the next clue may be placed: from..to-1.
struct Range {
    int from = 0;
    int to = 0;
};

// The range with `left` clues to place (>= 1), all below position `below`. `lowest` is the lowest position of the first
// unhit set (0 if all are hit). Since positions descend, a clue below that set would leave it unhit for good. The clues
// after this one need room below it, and a clue above the limit would leave too few for the clique.
inline Range next_range(const Plan& plan, int left, int below, int lowest) {
    ROOKERY_EXPECTS(1 <= left && left <= kMaxPositions);
    return {std::max(left - 1, lowest), std::min<int>(below, plan.limit[static_cast<std::size_t>(left)])};
}

// All positions below `position`.
inline PositionSet all_below(int position) {
    ROOKERY_EXPECTS(position <= kMaxPositions);
    const auto ones = [](int n) { return n <= 0 ? 0 : n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1; };
    return PositionSet::from_words(ones(position), ones(position - 64));
}

// The sets that the search uses, and their order.
//
// `sets` in positions, in the order of the list from which they were cut. The result has at most 2000, by descending
// lowest position; ties: small ones first.
UnavoidableList chosen_sets(UnavoidableList sets);

}  // namespace rookery::positions
