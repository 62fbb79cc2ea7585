// Step: one piece of reasoning: its conclusion, its technique, and where it is on the board.
//
// A step's conclusion (placement, eliminations) is all that solving and rating need. Its highlights (marks, houses,
// chains) are filled in only for Detail::highlights, and describe() in explain.hpp puts them into words on demand.
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
    friend bool operator==(const Mark&, const Mark&) = default;
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
    assumption,  // none: the chain starts here
    cell,        // ON: the only candidate left in its cell. OFF: another candidate of the cell is ON
    box,         // ON: the only place left in the house. OFF: the digit is ON elsewhere in it
    row,
    column,
    pattern,  // OFF only: because of the nested step
};

// "Candidate `at` is true" (ON) or "is false" (OFF).
struct ChainNode {
    CellDigit at;
    bool on;
    ChainReason reason;
    std::vector<std::uint16_t> parents;    // indices of earlier nodes of the same chain; none for an assumption
    std::int16_t nested = -1;              // reason pattern: index into Step::nested
    std::vector<std::uint8_t> group = {};  // the other cells of a group: ON, one of them has the digit; OFF, none
    friend bool operator==(const ChainNode&, const ChainNode&) = default;
};

// The consequences of one assumption: a net in which nodes come after their parents. In a loop each node's parent is
// the one before, and the first follows from the last.
struct Chain {
    std::vector<ChainNode> nodes;
    std::vector<std::uint16_t> ends;  // the nodes with the conclusion; two (ON and OFF) for a contradiction
    bool loop = false;
    friend bool operator==(const Chain&, const Chain&) = default;
};

// Cells of a pattern that belong together, as an almost locked set does.
struct CellGroup {
    std::vector<std::uint8_t> cells;
    DigitSet digits = 0;  // the candidates of these cells
    DigitSet link = 0;    // its restricted commons with the next group;
                          // for a petal, the stem's digit
};

// The facts that a scale needs to rate a step.
struct StepFacts {
    Technique technique = Technique::last_cell;
    int variant = 0;  // type of a uniqueness step (1-4), or a ForcingKind
    // Of a unique rectangle or loop: its cells. Of chains: the number of different nodes (candidate and sign) that the
    // conclusion depends on, ends included; branches and nested chains are counted separately.
    int length = 0;
    int set_digits = 0;       // of a uniqueness step of type 3: the digits of its set
    bool hidden_set = false;  // that set is a hidden one
};

struct Step : StepFacts {
    int rating = 0;  // on the requested scale, in its unit; 0: not on that scale
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
    std::vector<Step> nested;          // the steps that chains depend on, in the states that the chains have led to
};

enum class Detail : std::uint8_t { conclusion, highlights };

}  // namespace rookery
