// BoardPicture: all that there is to see of a board: digits, marks of the user's hand, the picture of a step, and what
// only the page shows.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "shell/paint/step_picture.hpp"

namespace rookery::shell {

// The digit that "why not" was asked about.
struct AskedDigit {
    CellDigit at;
    int peer = -1;         // the cell that holds it
    bool refuted = false;  // something is against it
};

// A step that has just been applied. Looks into the step.
struct StepMotion {
    std::span<const CellDigit> gone;
    std::optional<CellDigit> placed;
    float passed = 0;  // of its time, below 1
};

struct BoardPicture {
    Grid9 digits{};
    CellSet givens;
    CellSet conflicts;
    std::array<std::uint8_t, 81> paints{};  // from 1; 0: none
    bool all_candidates = false;            // at their places; else the marks of the hand at theirs
    Candidates9 candidates{};
    Candidates9 dead{}, single{};      // of those, ones that no solution holds, or one alone
    Candidates9 corners{}, centres{};  // marks of the hand; candidates that have one are told from the others
    std::optional<StepPicture> step;
    std::vector<int> houses;  // washed, with an edge

    // On the page alone:
    CellSet selected;
    int ring = -1;      // the cell under the cursor, where several are selected
    CellSet peers;      // of the one that is selected
    int digit = 0;      // the highlighted one; 0: none
    CellSet possible;   // where it can still stand, if that is asked for
    CellSet differing;  // between several solutions, one of which is shown
    CellSet wrong;      // as "check" found
    CellSet doubtful;   // hard to read in the picture that the board came from
    int misread = -1;   // the cell that is likeliest to be wrong there; -1: none
    std::optional<AskedDigit> asked;
    std::optional<StepMotion> motion;

    int paint_of(int cell) const { return paints[static_cast<std::size_t>(cell)]; }
};

}  // namespace rookery::shell
