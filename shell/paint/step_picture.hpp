// StepPicture: the drawing of a step: its marks, its conclusion, its chains. Candidates and weights only: the painter
// chooses shapes and colours.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "board/cell_set.hpp"
#include "board/geometry.hpp"
#include "logic/step.hpp"

namespace rookery::shell {

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

}  // namespace rookery::shell
