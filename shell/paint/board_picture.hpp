// BoardPicture: all visible content of a board, which is digits, the user's marks, the picture of a step, and content
// for the page only.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "board/cell_set.hpp"
#include "board/geometry.hpp"
#include "board/grid.hpp"
#include "logic/step.hpp"

namespace rookery::shell {

// StepPicture: the drawing of a step, with its marks, its conclusion and its chains. It consists of candidates and
// weights only; the painter chooses shapes and colours.

// OFF to ON, ON to OFF, and OFF to OFF through a nested step.
enum class LinkKind : std::uint8_t { strong, weak, nested };

// none: not drawn. pale: context. lit: the current focus.
enum class Weight : std::uint8_t { none, pale, plain, lit };

struct ChainLink {
    CellDigit from, to;
    LinkKind kind;
    Weight weight;
};

// The role of one candidate in the chains. Branches may disagree.
struct ChainMark {
    Weight on = Weight::none;
    Weight off = Weight::none;
    bool assumed = false;
    bool conflict = false;  // it would have to be both: the contradiction
};

// Candidates of a digit that a chain treats as one, such as those in the intersection of a box and a line.
struct CandidateGroup {
    CellSet cells;
    Digit digit = 0;
    bool on = false;
    Weight weight = Weight::none;
};

struct ChainPicture {
    std::vector<ChainLink> links;        // in reading order, without duplicates; of equal links, the strongest
    std::vector<CandidateGroup> groups;  // likewise
    std::array<ChainMark, std::size_t{Geometry9::kCells} * 9> marks{};

    const ChainMark& mark(int cell, int digit) const { return marks[place(cell, digit)]; }
    ChainMark& mark(int cell, int digit) { return marks[place(cell, digit)]; }
    bool empty = true;

  private:
    static std::size_t place(int cell, int digit) { return static_cast<std::size_t>(cell * 9 + digit - 1); }
};

// Refers to the step, which must outlive it.
struct StepPicture {
    std::span<const Mark> marks;  // empty for a step with chains, which say more
    std::span<const CellDigit> eliminations;
    std::optional<CellDigit> placement;
    ChainPicture chains;
};

// The digit of a "why not" question.
struct AskedDigit {
    CellDigit at;
    int peer = -1;         // the cell that has it
    bool refuted = false;  // something contradicts it
};

// A step that has just been applied. Refers to the step.
struct StepMotion {
    std::span<const CellDigit> gone;
    std::optional<CellDigit> placed;
    float passed = 0;  // elapsed fraction, below 1
};

struct BoardPicture {
    Grid9 digits{};
    CellSet givens;
    CellSet conflicts;
    Candidates9 paints{};         // sets of colours from 1 to 9
    bool all_candidates = false;  // in a 3x3 layout; else the user's marks
    bool notes_in_grid = false;   // centre marks have a 3x3 layout too, in cells without corner marks
    Candidates9 candidates{};
    Candidates9 dead{}, single{};      // candidates that are in no solution, or in exactly one
    Candidates9 corners{}, centres{};  // the user's marks; marked candidates look different
    std::optional<StepPicture> step;
    std::vector<int> houses;  // tinted, with an edge

    // On the page only:
    CellSet selected;
    int ring = -1;      // the cell under the cursor, if several are selected
    CellSet peers;      // of the selected cell
    int digit = 0;      // the highlighted one; 0: none
    int marked = 0;     // the digit whose candidates and marks are highlighted; 0: none
    CellSet possible;   // its possible cells, if requested
    CellSet differing;  // between several solutions, of which one is shown
    CellSet wrong;      // found by "check"
    CellSet doubtful;   // hard to read in the board's source picture
    int misread = -1;   // the cell most likely misread there; -1: none
    std::optional<AskedDigit> asked;
    std::optional<StepMotion> motion;

    bool is_painted(int cell) const { return paints[cell] != 0; }
};

}  // namespace rookery::shell
