// XY-wing and XYZ-wing: whatever the pivot holds, one of three cells takes digit Z.
//
//   XY-wing    pivot XY, wings XZ and YZ. Pivot X makes the second wing Z, pivot Y the first: Z is eliminated from all
//              cells that see both wings.
//   XYZ-wing   pivot XYZ, wings XZ and YZ. The pivot may be Z itself: Z is eliminated from all cells that see all
//              three.
//
// Sudoku Explainer 1.2.1: pivots row by row; wings in the order box, row, column of the pivot's peers, the second with
// a higher cell number than the first.
#include <vector>

#include "logic/finders.hpp"
#include "logic/hodoku_cards.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

// `digit`: the digit that the wings share and the victims lose. A pivot with three candidates makes it an XYZ-wing.
bool report_wing(const State& state, StepSink& sink, int pivot, int wing_a, int wing_b, int digit) {
    const bool xyz = state.candidate_count(pivot) == 3;
    CellSet victims = CellSet::peers_of(wing_a) & CellSet::peers_of(wing_b) & state.cells_with(digit);
    if (xyz) victims &= CellSet::peers_of(pivot);
    Step& step = sink.begin(xyz ? Technique::xyz_wing : Technique::xy_wing);
    victims.for_each([&](int cell) { step.eliminations.push_back(cell_digit(cell, digit)); });
    if (sink.wants_highlights()) {
        step.digits = state.candidates(pivot) | state.candidates(wing_a) | state.candidates(wing_b);
        add_cell(step, pivot);
        add_marks(step, state, pivot, step.digits, MarkRole::base);
        for (const int wing : {wing_a, wing_b}) {
            add_cell(step, wing);
            add_marks(step, state, wing, step.digits, MarkRole::cover);
        }
    }
    return sink.end();
}

bool find_with_pivot(const State& state, StepSink& sink, int pivot, CellSet bivalue) {
    const DigitSet pivot_digits = state.candidates(pivot);
    std::array<std::uint8_t, 20> wings{};
    std::size_t count = 0;
    for (const int peer : Geometry9::kPeerCells[pivot]) {
        if (!bivalue.contains(peer) || digit_count(state.candidates(peer) | pivot_digits) != 3) continue;
        wings[count++] = static_cast<std::uint8_t>(peer);
    }
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j) {
            const DigitSet a = state.candidates(wings[i]);
            const DigitSet b = state.candidates(wings[j]);
            const auto common = static_cast<DigitSet>(a & b);
            // Three digits in all, so the digit in both wings is Z, which an XY pivot does not have.
            if (wings[j] <= wings[i] || !is_single(common) || digit_count(a | b | pivot_digits) != 3) continue;
            if (report_wing(state, sink, pivot, wings[i], wings[j], lowest_digit(common))) return true;
        }
    }
    return false;
}

template <int kPivotSize>
bool find_wing(const State& state, StepSink& sink) {
    const CellSet bivalue = state.cells_with_count(2);
    for (int pivot = 0; pivot < 81; ++pivot) {
        if (state.candidate_count(pivot) != kPivotSize) continue;
        if ((CellSet::peers_of(pivot) & bivalue).size() < 2) continue;
        if (find_with_pivot(state, sink, pivot, bivalue)) return true;
    }
    return false;
}

// HoDoKu 2.2. XY: three cells of two candidates, ascending; the first is tried as the pivot, then the second, then the
// third. XYZ: the pivot first, then the wings, ascending.

std::vector<int> cells_of_size(const State& state, int count) {
    std::vector<int> cells;
    state.cells_with_count(count).for_each([&](int cell) { cells.push_back(cell); });
    return cells;
}

bool try_pivot(const State& state, StepSink& sink, int pivot, int wing_a, int wing_b) {
    if (!Geometry9::sees(pivot, wing_a) || !Geometry9::sees(pivot, wing_b)) return false;
    const auto shared = static_cast<DigitSet>(state.candidates(wing_a) & state.candidates(wing_b));
    return is_single(shared) && report_wing(state, sink, pivot, wing_a, wing_b, lowest_digit(shared));
}

// Three different sets over three digits.
bool make_wing(DigitSet a, DigitSet b, DigitSet c) {
    return digit_count(static_cast<DigitSet>(a | b | c)) == 3 && a != b && b != c && c != a;
}

bool find_xy_wing_in_order(const State& state, StepSink& sink) {
    const CellSet changed = sink.changes(state).cells;
    if ((changed & state.cells_with_count(2)).empty()) return false;
    const std::vector<int> cells = cells_of_size(state, 2);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const DigitSet a = state.candidates(cells[i]);
        for (std::size_t j = i + 1; j < cells.size(); ++j) {
            const DigitSet b = state.candidates(cells[j]);
            if (digit_count(static_cast<DigitSet>(a | b)) != 3) continue;
            const bool has_changed = changed.contains(cells[i]) || changed.contains(cells[j]);
            for (std::size_t k = j + 1; k < cells.size(); ++k) {
                if (!has_changed && !changed.contains(cells[k])) continue;
                if (!make_wing(a, b, state.candidates(cells[k]))) continue;
                if (try_pivot(state, sink, cells[i], cells[j], cells[k])) return true;
                if (try_pivot(state, sink, cells[j], cells[i], cells[k])) return true;
                if (try_pivot(state, sink, cells[k], cells[j], cells[i])) return true;
            }
        }
    }
    return false;
}

bool find_xyz_wing_in_order(const State& state, StepSink& sink) {
    const CellSet of_wings = state.cells_with_count(2) | state.cells_with_count(3);
    if ((sink.changes(state).cells & of_wings).empty()) return false;
    const std::vector<int> wings = cells_of_size(state, 2);
    for (const int pivot : cells_of_size(state, 3)) {
        const DigitSet own = state.candidates(pivot);
        for (std::size_t j = 0; j < wings.size(); ++j) {
            const DigitSet a = state.candidates(wings[j]);
            if ((a & ~own) != 0) continue;
            for (std::size_t k = j + 1; k < wings.size(); ++k) {
                if (!make_wing(own, a, state.candidates(wings[k]))) continue;
                if (try_pivot(state, sink, pivot, wings[j], wings[k])) return true;
            }
        }
    }
    return false;
}

// Whichever of its digits the pivot is, one of the cells is the digit that is eliminated.
std::string wing_words(const Step& step, DigitSet pivot_digits, std::span<const std::uint8_t> cells,
                       Language language) {
    return concluded(say(Phrase::wing, language,
                         {Value::cell(step.cells[0]), Value::digits(pivot_digits), Value::cells(cells),
                          Value::digit(step.eliminations[0].digit)}),
                     step, language);
}

std::string say_xy_wing(const Step& step, Language language) {
    const auto pivot_digits = static_cast<DigitSet>(step.digits & ~digit_bit(step.eliminations[0].digit));
    return wing_words(step, pivot_digits, cells_from(step, 1), language);
}

std::string say_xyz_wing(const Step& step, Language language) {
    return wing_words(step, step.digits, step.cells, language);
}

}  // namespace

constinit const TechniqueLabel labels::kXyWing{
    .group = TechniqueGroup::wings,
    .techniques = {Technique::xy_wing},
};
constinit const TechniqueCard cards::kXyWing{
    .label = labels::kXyWing,
    .find = find_wing<2>,
    .say = say_xy_wing,
};
constinit const TechniqueLabel labels::kXyzWing{
    .group = TechniqueGroup::wings,
    .techniques = {Technique::xyz_wing},
};
constinit const TechniqueCard cards::kXyzWing{
    .label = labels::kXyzWing,
    .find = find_wing<3>,
    .say = say_xyz_wing,
};

constinit const TechniqueCard cards::kHodokuXyWing{
    .label = labels::kXyWing, .find = find_xy_wing_in_order, .say = say_xy_wing};
constinit const TechniqueCard cards::kHodokuXyzWing{
    .label = labels::kXyzWing, .find = find_xyz_wing_in_order, .say = say_xyz_wing};

}  // namespace rookery
