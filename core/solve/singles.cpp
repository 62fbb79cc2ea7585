// Method: sweeps over the open cells until a sweep finds nothing. Since the solution is known, no search is needed. A
// cell can be filled if its digit is its only candidate (naked single), or has no other place in one of its houses
// (hidden single, an intersection with nine bits). Two sets give the cells with one candidate, all at once. There is no
// queue: a cell filled early in a sweep helps the later ones, and two or three sweeps usually suffice.
//
// The order does not affect the result: filling a cell or removing a candidate never prevents another step.
//
// This deliberately does not use the techniques of core/logic: it evaluates thousands of states a second and needs no
// steps. A test compares the results with a plain copy of the same logic (tests/agreement/solve/backdoors_test.cpp).
#include "solve/singles.hpp"

namespace rookery {

namespace {

// If all places of a digit in a box are on one line, removes it from the rest of the line, and vice versa.
bool remove_locked(SinglesState& state, int box, int line) {
    const CellSet in_box = CellSet::house(box);
    const CellSet on_line = CellSet::house(line);
    bool removed = false;
    for (CellSet& places : state.places) {
        if ((places & in_box & on_line).empty()) continue;
        const CellSet box_only = places & (in_box - on_line);
        const CellSet line_only = places & (on_line - in_box);
        if (box_only.empty() == line_only.empty()) continue;
        places -= box_only | line_only;
        removed = true;
    }
    return removed;
}

bool remove_locked(SinglesState& state) {
    bool removed = false;
    for (int box = 0; box < 9; ++box) {
        for (int i = 0; i < 3; ++i) {
            removed |= remove_locked(state, box, 9 + box / 3 * 3 + i);
            removed |= remove_locked(state, box, 18 + box % 3 * 3 + i);
        }
    }
    return removed;
}

}  // namespace

Singles::Singles(const Grid9& puzzle, const Grid9& solution, SimpleLogic logic) : solution_{solution}, logic_{logic} {
    ROOKERY_EXPECTS(solves(solution, puzzle));
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        for (const HouseKind kind : kHouseKinds) {
            others_[cell][static_cast<int>(kind)] =
                CellSet::house(Geometry9::house_of(cell, kind)) - CellSet::single(cell);
        }
    }
    start_.places.fill(CellSet::all());
    start_.open = CellSet::all();
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (puzzle[cell] != 0) place(start_, cell);
    }
    follow(start_);
}

void Singles::fill(SinglesState& state, int cell) const {
    ROOKERY_EXPECTS(state.open.contains(cell));
    place(state, cell);
    follow(state);
}

void Singles::place(SinglesState& state, int cell) const {
    const CellSet own = CellSet::single(cell);
    const auto& [box, row, column] = others_[cell];
    state.places[solution_[cell] - 1] -= box | row | column;
    for (CellSet& places : state.places) places -= own;
    state.open -= own;
}

void Singles::follow(SinglesState& state) const {
    do {
        while (follow_singles(state)) {
        }
    } while (logic_ == SimpleLogic::singles_and_locking && !state.solved() && remove_locked(state));
}

// One sweep. Returns whether it filled a cell and open cells remain.
bool Singles::follow_singles(SinglesState& state) const {
    CellSet once;
    CellSet twice;
    for (const CellSet places : state.places) {
        twice |= once & places;
        once |= places;
    }
    const CellSet before = state.open;
    before.for_each([&](int cell) {
        if (!twice.contains(cell) || is_hidden_single(state, cell)) place(state, cell);
    });
    return !state.solved() && !(state.open == before);
}

bool Singles::is_hidden_single(const SinglesState& state, int cell) const {
    const CellSet places = state.places[solution_[cell] - 1];
    const auto& [box, row, column] = others_[cell];
    return (places & box).empty() || (places & row).empty() || (places & column).empty();
}

}  // namespace rookery
