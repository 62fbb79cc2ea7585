// Step: one piece of reasoning: what it concludes, what it is an example of, and where it stands on the board.
//
// A step's conclusion (placement, eliminations) is all that solving and rating need; its highlights (marks, houses,
// chains) is filled in only when Detail::highlights is asked for, and words are made from it on demand by describe() in
// explain.hpp.
#pragma once

#include <cstdint>
#include <vector>

#include "board/digits.hpp"
#include "logic/technique.hpp"

namespace rookery {

// "Candidate `digit` of cell `cell`".
struct CellDigit {
    std::uint8_t cell;
    Digit digit;
    friend bool operator==(const CellDigit&, const CellDigit&) = default;
};

// How a candidate takes part in the highlights of a step. Each has its colour and its shape in the page (design.md).
enum class MarkRole : std::uint8_t {
    base,   // the pattern itself
    cover,  // its second colour: wings, extra digits
    fin,    // exceptions
};
struct Mark {
    CellDigit at;
    MarkRole role;
};

// What forces the conclusion of a Nishio, multiple, dynamic or nested chain.
enum class ForcingKind : std::uint8_t {
    contradiction = 1,  // an assumption makes a candidate both true and false
    double_forcing,     // the same follows from a candidate being true and being false (SE: double)
    cell,               // ... from each candidate of a cell
    house,              // ... from each place of a digit in a house
};

// Why a node of a chain follows from its parents.
enum class ChainReason : std::uint8_t {
    assumption,  // it does not: this is where the chain starts
    cell,        // ON: the only candidate left in its cell. OFF: another candidate of the cell is ON
    box,         // ON: the only place left in the house. OFF: the digit is ON elsewhere in it
    row,
    column,
    pattern,  // OFF only: by the nested step
};

// "Candidate `at` is true" (ON) or "is false" (OFF).
struct ChainNode {
    CellDigit at;
    bool on;
    ChainReason reason;
    std::vector<std::uint16_t> parents;    // indices of earlier nodes of the same chain; none for an assumption
    std::int16_t nested = -1;              // reason pattern: index into Step::nested
    std::vector<std::uint8_t> group = {};  // the other cells of a group: ON, one of them has the digit; OFF, none
};

// What follows from one assumption: a net whose nodes come after their parents. In a loop each node has the one before
// as its parent, and the first follows from the last.
struct Chain {
    std::vector<ChainNode> nodes;
    std::vector<std::uint16_t> ends;  // the nodes that carry the conclusion; two (ON and OFF) where they contradict
    bool loop = false;
};

// Cells of a pattern that belong together, as an almost locked set does.
struct CellGroup {
    std::vector<std::uint8_t> cells;
    DigitSet digits = 0;  // theirs
    DigitSet link = 0;    // of which at most one of this group and the next has each;
                          // of a petal, the stem's digit
};

// What a scale needs to know of a step to rate it.
struct StepFacts {
    Technique technique = Technique::last_cell;
    int variant = 0;  // type of a uniqueness step (1-4), or a ForcingKind
    // Of a unique rectangle or loop: its cells. Of chains: the different nodes (candidate and sign) that the conclusion
    // rests on, ends included; branches and nested chains each count on their own.
    int length = 0;
    int set_digits = 0;       // of a uniqueness step of type 3: the digits of its set
    bool hidden_set = false;  // that set is a hidden one
};

struct Step : StepFacts {
    int rating = 0;  // on the scale that was asked for, in its unit; 0: it is not on that scale
    bool places = false;
    CellDigit placement{0, 0};            // if places
    std::vector<CellDigit> eliminations;  // ascending by cell, then digit; only candidates that are there

    // The highlights (Detail::highlights only).
    std::vector<Mark> marks;
    std::vector<std::uint8_t> cells;   // the cells of the pattern, in the order in which the text names them
    std::vector<std::uint8_t> houses;  // houses involved; the first is the one that the text names
    DigitSet digits = 0;               // digits of the pattern
    std::vector<CellGroup> groups;     // of almost locked sets, in the order of the text
    std::vector<Chain> chains;         // one for each assumption, in the order of the text
    std::vector<Step> nested;          // the steps that chains rest on, in the states that the chains have led to
};

enum class Detail : std::uint8_t { conclusion, highlights };

}  // namespace rookery
