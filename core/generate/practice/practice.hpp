// Puzzles for practising a technique: it is their one hard step. Before and after it, simple techniques (the basics)
// are enough; at one point they find nothing and the technique has a step.
//
//   basics ── basics ── basics ──► stuck ──► one step of the technique ──► basics ── basics ──► solved
//
// Method: the basics are applied to a random minimal puzzle until they are stuck. Most puzzles have no step of the
// technique there and are dropped. Most of the others get stuck again after that step. These are made easier: a clue is
// given in a cell that was still empty then, and the puzzle is kept if it still needs the technique:
//
//   stuck again after the step, 31 cells empty     + r4c7=2: stuck again, 9 empty     + r8c1=5: solved
//
// Without these extra clues there are a thirtieth as many puzzles a second for W-wings, a fifteenth for XYZ-wings.
#pragma once

#include <optional>

#include "board/random.hpp"
#include "logic/finders.hpp"
#include "logic/state/state.hpp"

namespace rookery {

// The techniques allowed besides the practised one.
enum class Basics : std::uint8_t {
    singles,
    locked,   // plus intersections of boxes and lines
    subsets,  // plus naked and hidden pairs, triplets and quads
};

struct PracticeRequest {
    const Scale& scale;
    TechniqueSet techniques;  // on the scale: the one to practise, or several that share a name
    TechniqueSet others;      // the basics
    // The technique may be needed more than once: true for singles, which fill a whole board.
    bool repeats;
};
// If the techniques are basics themselves, the others are those that the scale looks for before them. An empty set
// means any technique that the scale uses besides the basics.
PracticeRequest practice_request(const Scale& scale, TechniqueSet techniques, Basics basics);

struct PracticePuzzle {
    Grid9 puzzle;
    Grid9 solution;
    State before;  // the board on which the step is needed
    Step step;     // the first one there, with its highlights
    int number;    // position of the step on the path, from 1
};

// One attempt, from a random puzzle: a few tenths of a millisecond, more if the technique takes long to search for.
// Empty: it failed, or the workspace's stop token fired.
std::optional<PracticePuzzle> try_practice(const PracticeRequest& request, Random& random, Workspace& workspace);

}  // namespace rookery
