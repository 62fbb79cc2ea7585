// Puzzles to practise a technique on: it is their one hard step. Before it and after it simple techniques, the basics,
// are all that is needed; at one point they find nothing, and a step of the technique is there.
//
//   basics ── basics ── basics ──► stuck ──► one step of the technique ──► basics ── basics ──► solved
//
// Method: a random minimal puzzle is walked by the basics until they are stuck; most have no step of the technique
// there, and are left. Of the others most are stuck again after that step. These are made easier: a clue is given in a
// cell that was still empty then, and the puzzle is kept if the technique is needed still:
//
//   stuck again after the step, 31 cells empty     + r4c7=2: stuck again, 9 empty     + r8c1=5: solved
//
// Measured without that: for W-wings a thirtieth as many puzzles a second, for XYZ-wings a fifteenth.
#pragma once

#include <optional>

#include "board/random.hpp"
#include "logic/finders.hpp"
#include "logic/state/state.hpp"

namespace rookery {

// What may be used besides the technique.
enum class Basics : std::uint8_t {
    singles,
    locked,   // and intersections of boxes and lines
    subsets,  // and naked and hidden pairs, triplets and quads
};

struct PracticeRequest {
    const Scale& scale;
    TechniqueSet techniques;  // on the scale: the one to practise, or several that have a name in common
    TechniqueSet others;      // the basics
    // They may be needed more than once: singles, which fill a whole board.
    bool repeats;
};
// Of techniques that are among the basics themselves, the others are those that the scale looks for before them. No
// technique: any that the scale uses beside the basics.
PracticeRequest practice_request(const Scale& scale, TechniqueSet techniques, Basics basics);

struct PracticePuzzle {
    Grid9 puzzle;
    Grid9 solution;
    State before;  // the board on which the step is needed
    Step step;     // the first one there, with its highlights
    int number;    // of the step on the path, from 1
};

// One attempt, from a random puzzle; some tenths of a millisecond, more where the technique takes long to search. None:
// it came to nothing, or the workspace's stop token asked to stop.
std::optional<PracticePuzzle> try_practice(const PracticeRequest& request, Random& random, Workspace& workspace);

}  // namespace rookery
