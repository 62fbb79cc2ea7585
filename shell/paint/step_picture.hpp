// StepPicture: what is drawn of a step: its marks, its conclusion, its chains. Places and strengths only: the painter
// gives them shapes and colours.
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

// none: not drawn. pale: there, but not what is looked at. lit: what is looked at now.
enum class Weight : std::uint8_t { none, pale, plain, lit };

struct ChainLink {
    CellDigit from, to;
    LinkKind kind;
    Weight weight;
};

// What the chains say about one candidate. Several branches may say different things.
struct ChainMark {
    Weight on = Weight::none;
    Weight off = Weight::none;
    bool assumed = false;
    bool conflict = false;  // it would have to be both: the contradiction
};

// Candidates of a digit that a chain takes as one, as those where a box and a line cross.
struct CandidateGroup {
    CellSet cells;
    Digit digit = 0;
    bool on = false;
    Weight weight = Weight::none;
};

struct ChainPicture {
    std::vector<ChainLink> links;        // in reading order, each once; of equal ones the strongest
    std::vector<CandidateGroup> groups;  // the same
    std::array<ChainMark, std::size_t{Geometry9::kCells} * 9> marks{};

    const ChainMark& mark(int cell, int digit) const { return marks[place(cell, digit)]; }
    ChainMark& mark(int cell, int digit) { return marks[place(cell, digit)]; }
    bool empty = true;

  private:
    static std::size_t place(int cell, int digit) { return static_cast<std::size_t>(cell * 9 + digit - 1); }
};

// Looks into the step, which must outlive it.
struct StepPicture {
    std::span<const Mark> marks;  // none of a step with chains, which say more
    std::span<const CellDigit> eliminations;
    std::optional<CellDigit> placement;
    ChainPicture chains;
};

}  // namespace rookery::shell
