// Step: one piece of reasoning: what it concludes, where it stands on the board, and how hard it is.
//
// A step's conclusion (placement, eliminations) is all that solving and rating need; its picture (marks, houses, links)
// is filled in only when Detail::picture is asked for, and words are made from it on demand by describe() in
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
};
inline constexpr int kTechniqueCount = static_cast<int>(Technique::aligned_pair_exclusion) + 1;
std::string_view name_of(Technique technique);  // "X-wing", "Hidden single in box", ...

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

struct Step {
    Technique technique = Technique::last_cell;
    int variant = 0;  // type of a uniqueness step (1-4), size or orientation where the technique has one
    int rating = 0;   // on the scale of the finder, in tenths: 26 is SE 2.6
    bool places = false;
    CellDigit placement{0, 0};            // if places
    std::vector<CellDigit> eliminations;  // ascending by cell, then digit; only candidates that are there

    // The picture (Detail::picture only).
    std::vector<Mark> marks;
    std::vector<std::uint8_t> cells;   // the cells of the pattern, in the order in which the text names them
    std::vector<std::uint8_t> houses;  // houses involved; the first is the one that the text names
    DigitSet digits = 0;               // digits of the pattern
};

enum class Detail : std::uint8_t { conclusion, picture };

}  // namespace rookery
