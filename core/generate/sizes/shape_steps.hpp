// Solving boards of any shape by hand: singles, locked candidates, pairs and triples; and levels by what is needed.
//
// The 9x9 rooms logic and rate are far richer. These techniques are the ones that players of 6x6 to 25x25 use.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "solve/shape_state.hpp"

namespace rookery {

enum class ShapeTechnique : std::uint8_t {
    hidden_single,
    naked_single,
    locked,  // the places of a digit in one house are all in another one too
    naked_pair,
    hidden_pair,
    naked_triple,
    hidden_triple,
};

struct ShapeRemoval {
    int cell;
    WideSet digits;
    friend bool operator==(const ShapeRemoval&, const ShapeRemoval&) = default;
};

struct ShapeStep {
    ShapeTechnique technique = ShapeTechnique::naked_single;
    int house = -1;                     // of the pattern; a naked single has none
    int other_house = -1;               // of a locked candidate: where it is removed
    std::vector<int> cells;             // of the pattern, ascending
    WideSet digits = 0;                 // of the pattern
    std::vector<ShapeRemoval> removed;  // empty if the step places a digit

    bool is_placement() const { return technique <= ShapeTechnique::naked_single; }
    friend bool operator==(const ShapeStep&, const ShapeStep&) = default;
};

// The first step in the order of the techniques. None: more than these is needed, or the board is full.
std::optional<ShapeStep> next_step(const ShapeState& state);
void apply(ShapeState& state, const ShapeStep& step);
// Whether the step's pattern is there, so that its conclusion is right.
bool is_valid(const ShapeState& state, const ShapeStep& step);
// The steps up to the next digit, without the ones that it does not need; the last one places it. Empty: next_step()
// finds none.
std::vector<ShapeStep> steps_to_digit(const ShapeState& state);

enum class ShapeLevel : std::uint8_t {
    easy,    // hidden singles
    medium,  // naked singles too
    hard,    // locked candidates, pairs and triples too
    expert,  // more than these
};
inline constexpr std::array kShapeLevels{ShapeLevel::easy, ShapeLevel::medium, ShapeLevel::hard, ShapeLevel::expert};
std::string_view name_of(ShapeLevel level);

// Removes the candidates of one technique: all its steps, of the first technique that has any. Returns whether it did.
bool remove_some(ShapeState& state);
// Goes as far as the level's techniques can (expert: those of `hard`), but no further than to the digit of `target`.
// Returns whether that cell, or without one the whole board, was filled.
bool fill(ShapeState& state, ShapeLevel level, int target = -1);
// The lowest level whose techniques solve the puzzle. Its solution must be unique.
ShapeLevel level_of(const ShapedGrid& puzzle);

}  // namespace rookery
