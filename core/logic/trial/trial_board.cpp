#include "logic/trial/trial_board.hpp"

#include <algorithm>

#include "logic/trial/propagation.hpp"

namespace rookery::trial {

void read_candidates(TrialBoard& board, const CandidateViews& candidates) {
    board.known.clear();
    const std::array<DigitSet, 81>& cells = candidates.all_candidates();
    std::copy(cells.begin(), cells.end(), board.masks.begin());
    for (int digit = 0; digit < 9; ++digit) {
        const HouseRow& places = candidates.positions_of(digit + 1);
        for (int i = 0; i < 9; ++i) {
            const auto house = [i](HouseKind kind) { return 9 * static_cast<int>(kind) + i; };
            board.masks[row_variable(i, digit)] = places[house(HouseKind::row)];
            board.masks[column_variable(i, digit)] = places[house(HouseKind::column)];
            board.masks[box_variable(i, digit)] = places[house(HouseKind::box)];
        }
    }
}

bool load(TrialBoard& board, const Grid9& puzzle) {
    board.masks.fill(0x1FF);
    board.known.clear();
    FoundItems found;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (puzzle[cell] == 0) continue;
        const int candidate = 9 * cell + puzzle[cell] - 1;
        board.known.add(candidate);
        found.add(candidate);
    }
    NoTrace trace;
    return Propagation<false, NoTrace>(board, found, trace).place_all(0);
}

bool assume(TrialBoard& board, int candidate, FoundItems& found) {
    ROOKERY_EXPECTS(board.has(candidate));
    const int at = found.size;
    if (board.known.add(candidate)) found.add(candidate);
    NoTrace trace;
    return Propagation<false, NoTrace>(board, found, trace).place_all(at);
}

bool eliminate(TrialBoard& board, int candidate) {
    ROOKERY_EXPECTS(board.has(candidate));
    FoundItems found;
    NoTrace trace;
    Propagation<false, NoTrace> propagation(board, found, trace);
    propagation.remove(candidate, candidate);
    return propagation.place_all(0);
}

bool intersect(TrialBoard& board, const TrialBoard& other) {
    FoundItems found;
    NoTrace trace;
    Propagation<false, NoTrace> propagation(board, found, trace);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const unsigned gone = board.masks[cell] & ~unsigned{other.masks[cell]};
        for_members(cell, gone, [&](int candidate) { propagation.remove(candidate, candidate); });
        if (propagation.contradiction()) return false;
    }
    return propagation.place_all(0);
}

}  // namespace rookery::trial
