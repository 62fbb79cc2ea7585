// Step: one piece of reasoning: what it concludes, where it stands on the board, and how hard it is.
//
// A step's conclusion (placement, eliminations) is all that solving and rating need; its picture (marks, houses,
// chains) is filled in only when Detail::picture is asked for, and words are made from it on demand by describe() in
// explain.hpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "board/digits.hpp"

namespace rookery {

enum class Technique : std::uint8_t {
    last_cell,  // the only empty cell of a house (SE: hidden single 1.0)
    hidden_single_box,
    hidden_single_line,
    direct_pointing,
    direct_claiming,
    direct_hidden_pair,
    naked_single,
    direct_hidden_triplet,
    pointing,
    claiming,
    naked_pair,
    x_wing,
    hidden_pair,
    naked_triplet,
    swordfish,
    hidden_triplet,
    xy_wing,
    xyz_wing,
    unique_rectangle,  // loops of 4 cells, types 1-4 (Step::variant)
    unique_loop,       // 6 cells and more
    naked_quad,
    jellyfish,
    hidden_quad,
    bivalue_universal_grave,  // types 1-4 (Step::variant)
    aligned_pair_exclusion,
    x_chain,   // single forcing chains: one digit, links in houses
    x_cycle,   // ... and the same as a closed loop
    y_cycle,   // loops through cells with two candidates
    xy_chain,  // both kinds of links
    xy_cycle,
    aligned_triplet_exclusion,
    nishio_chain,
    cell_chain,          // multiple: whatever a cell holds
    house_chain,         // multiple: wherever a digit goes in a house (SE: region)
    dynamic_chain,       // Step::variant is a ForcingKind here and below
    dynamic_plus_chain,  // dynamic, with locking, pairs and X-wings (level 1)
    nested_chain,        // level 2: with forcing chains
    nested_multiple,     // level 3: with multiple chains
    nested_dynamic,      // level 4: with dynamic chains
    nested_nested,       // level 5: with nested chains
};
inline constexpr int kTechniqueCount = static_cast<int>(Technique::nested_nested) + 1;
std::string_view name_of(Technique technique);  // "X-wing", "Hidden single in box", ...

using TechniqueSet = std::uint64_t;  // bit t stands for Technique t
inline constexpr TechniqueSet kAllTechniques = ~TechniqueSet{0};
constexpr TechniqueSet technique_bit(Technique technique) {
    return TechniqueSet{1} << static_cast<int>(technique);
}

// The least rating that a step of the technique has on the scale, in tenths.
int lowest_rating(Technique technique);
// Those whose steps may be rated so or less.
TechniqueSet techniques_up_to(int rating);

// "Candidate `digit` of cell `cell`".
struct CellDigit {
    std::uint8_t cell;
    Digit digit;
    friend bool operator==(const CellDigit&, const CellDigit&) = default;
};

// How a candidate takes part in the picture of a step. Each has its colour and its shape in the page (design.md).
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
    twofold,            // the same follows from a candidate being true and being false (SE: double)
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
    std::vector<std::uint16_t> parents;  // indices of earlier nodes of the same chain; none for an assumption
    std::int16_t nested = -1;            // reason pattern: index into Step::nested
};

// What follows from one assumption: a net whose nodes come after their parents. In a loop each node has the one before
// as its parent, and the first follows from the last.
struct Chain {
    std::vector<ChainNode> nodes;
    std::vector<std::uint16_t> ends;  // the nodes that carry the conclusion; two (ON and OFF) where they contradict
    bool loop = false;
};

struct Step {
    Technique technique = Technique::last_cell;
    int variant = 0;  // type of a uniqueness step (1-4), or a ForcingKind
    int rating = 0;   // on the scale of the finder, in tenths: 26 is SE 2.6
    bool places = false;
    CellDigit placement{0, 0};            // if places
    std::vector<CellDigit> eliminations;  // ascending by cell, then digit; only candidates that are there

    // The picture (Detail::picture only).
    std::vector<Mark> marks;
    std::vector<std::uint8_t> cells;   // the cells of the pattern, in the order in which the text names them
    std::vector<std::uint8_t> houses;  // houses involved; the first is the one that the text names
    DigitSet digits = 0;               // digits of the pattern
    std::vector<Chain> chains;         // one for each assumption, in the order of the text
    std::vector<Step> nested;          // the steps that chains rest on, in the states that the chains have led to
};

enum class Detail : std::uint8_t { conclusion, picture };

}  // namespace rookery
