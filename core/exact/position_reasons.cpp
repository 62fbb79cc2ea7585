#include "exact/position_reasons.hpp"

#include <algorithm>

#include "generate/geometry/feasibility.hpp"
#include "generate/geometry/reasons.hpp"

namespace rookery {
namespace {

// The fewest clues of a puzzle with one solution: for order 3 as found by G. McGuire, B. Tugemann and G. Civario
// (2012).
template <int N>
constexpr int kFewestCluesOf = N == 2 ? 4 : kFewestClues;

// Two lines of a chute without a clue.
template <int N>
std::optional<PositionReason> empty_lines(CellSet pattern) {
    using Geo = Geometry<N>;
    for (int house = Geo::kSize; house < Geo::kHouses; ++house) {
        for (int other = house + 1; other / N == house / N; ++other) {
            CellSet cells;
            for (const int cell : Geo::kHouseCells[house]) cells.add(cell);
            for (const int cell : Geo::kHouseCells[other]) cells.add(cell);
            if (!(cells & pattern).empty()) continue;
            const bool rows = Geo::kind_of_house(house) == HouseKind::row;
            return PositionReason{std::string(rows ? "rows " : "columns ") + std::to_string(house % Geo::kSize + 1) +
                                      " and " + std::to_string(other % Geo::kSize + 1) +
                                      " have no clue, so their digits could be swapped",
                                  cells};
        }
    }
    return std::nullopt;
}

// Four boxes without a clue where two bands cross two stacks. If the basic strategies fail with clues in all cells of
// the other five boxes, they fail with fewer too; a proof refutes that case (tests/published/exact).
std::optional<PositionReason> empty_boxes(CellSet pattern, StrategySet strategies) {
    if (strategies.has(Strategy::naked_pairs) || strategies.has(Strategy::hidden_pairs)) return std::nullopt;
    for (int other_band = 0; other_band < 3; ++other_band) {
        for (int other_stack = 0; other_stack < 3; ++other_stack) {
            PositionReason reason;
            std::string boxes;
            for (int box = 0; box < Geometry9::kSize; ++box) {
                if (box / 3 == other_band || box % 3 == other_stack) continue;
                reason.cells |= CellSet::house(box);
                boxes += (boxes.empty() ? "" : ", ") + std::to_string(box + 1);
            }
            if (!(reason.cells & pattern).empty()) continue;
            reason.sentence = "boxes " + boxes + " have no clue: even clues in all other cells are not enough for " +
                              list_of(kBasicStrategies);
            return reason;
        }
    }
    return std::nullopt;
}

CellSet cells_of_chute(int chute) {
    CellSet cells;
    for (int line = 3 * chute; line < 3 * chute + 3; ++line) cells |= CellSet::house(Geometry9::kSize + line);
    return cells;
}

// One or two chutes that their clues never determine.
std::optional<PositionReason> undetermined_chutes(CellSet pattern, StopToken stop) {
    if (const auto chute = undetermined_chute(pattern)) {
        return PositionReason{reason_of_chute(*chute), cells_of_chute(*chute)};
    }
    if (const auto crossing = undetermined_crossing(pattern, stop)) {
        const auto [band, stack] = *crossing;
        return PositionReason{reason_of_crossing(band, stack), cells_of_chute(band) | cells_of_chute(stack)};
    }
    return std::nullopt;
}

}  // namespace

template <int N>
std::vector<int> first_naked_steps(CellSet pattern) {
    using Geo = Geometry<N>;
    std::vector<int> first(Geo::kCells);
    CellSet placed = pattern;
    for (int cell = 0; cell < Geo::kCells; ++cell) first[cell] = placed.contains(cell) ? 0 : kNever;
    for (int step = 1;; ++step) {
        CellSet next = placed;
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            if (placed.contains(cell)) continue;
            int peers = 0;
            for (const int peer : Geo::kPeerCells[cell]) peers += placed.contains(peer);
            if (peers < Geo::kSize - 1) continue;
            next.add(cell);
            first[cell] = step;
        }
        if (next == placed) return first;
        placed = next;
    }
}

template <int N>
std::vector<int> first_steps(CellSet pattern, StrategySet strategies) {
    if (!strategies.has(Strategy::hidden_singles)) return first_naked_steps<N>(pattern);
    std::vector<int> first;
    first.reserve(Geometry<N>::kCells);
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) first.push_back(pattern.contains(cell) ? 0 : 1);
    return first;
}

namespace {

template <int N>
std::optional<PositionReason> too_few_clues(CellSet pattern) {
    if (pattern.size() >= kFewestCluesOf<N>) return std::nullopt;
    return PositionReason{"no puzzle with fewer than " + std::to_string(kFewestCluesOf<N>) +
                              " clues has one solution, and every puzzle that the strategies solve has one",
                          pattern};
}

// Cells that never see enough others for a naked single.
template <int N>
std::optional<PositionReason> unseeing_cells(CellSet pattern, StrategySet strategies) {
    if (strategies.has(Strategy::hidden_singles)) return std::nullopt;
    const auto first = first_naked_steps<N>(pattern);
    PositionReason reason;
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        if (first[cell] == kNever) reason.cells.add(cell);
    }
    if (reason.cells.empty()) return std::nullopt;
    reason.sentence = "a naked single needs " + std::to_string(Geometry<N>::kSize - 1) +
                      " digits in the cell's row, column and box; " + std::to_string(reason.cells.size()) +
                      (reason.cells.size() == 1 ? " cell never sees" : " cells never see") +
                      " that many, whatever the order in which the others are filled";
    return reason;
}

template <int N>
std::optional<PositionReason> seen_at_once(CellSet pattern, StrategySet strategies) {
    if (auto reason = empty_lines<N>(pattern)) return reason;
    if constexpr (N == 3) {
        if (auto reason = empty_boxes(pattern, strategies)) return reason;
    }
    return unseeing_cells<N>(pattern, strategies);
}

}  // namespace

template <int N>
std::optional<PositionReason> impossible_at_sight(CellSet pattern, StrategySet strategies) {
    if (auto reason = too_few_clues<N>(pattern)) return reason;
    return seen_at_once<N>(pattern, strategies);
}

template <int N>
std::optional<PositionReason> impossible_for_any_number(CellSet pattern, StrategySet strategies, StopToken stop) {
    auto reason = seen_at_once<N>(pattern, strategies);
    if constexpr (N == 3) {
        if (!reason) reason = undetermined_chutes(pattern, stop);
    }
    return reason;
}

template <int N>
std::optional<PositionReason> impossible_by_positions(CellSet pattern, StrategySet strategies, StopToken stop) {
    if (auto reason = too_few_clues<N>(pattern)) return reason;
    return impossible_for_any_number<N>(pattern, strategies, stop);
}

template std::optional<PositionReason> impossible_for_any_number<2>(CellSet, StrategySet, StopToken);
template std::optional<PositionReason> impossible_for_any_number<3>(CellSet, StrategySet, StopToken);
template std::vector<int> first_naked_steps<2>(CellSet);
template std::vector<int> first_naked_steps<3>(CellSet);
template std::vector<int> first_steps<2>(CellSet, StrategySet);
template std::vector<int> first_steps<3>(CellSet, StrategySet);
template std::optional<PositionReason> impossible_at_sight<2>(CellSet, StrategySet);
template std::optional<PositionReason> impossible_at_sight<3>(CellSet, StrategySet);
template std::optional<PositionReason> impossible_by_positions<2>(CellSet, StrategySet, StopToken);
template std::optional<PositionReason> impossible_by_positions<3>(CellSet, StrategySet, StopToken);

}  // namespace rookery
