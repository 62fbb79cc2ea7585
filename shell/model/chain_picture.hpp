// ChainPicture: what of a step's chains is to be drawn, and how strongly: candidates that are true or false, and the
// links between them. Decided here, without a place or a colour, so that it can be tested.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/chain_view.hpp"

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

struct ChainPicture {
    std::vector<ChainLink> links;  // in reading order, each once; of equal ones the strongest
    std::array<ChainMark, std::size_t{Geometry9::kCells} * 9> marks{};

    const ChainMark& mark(int cell, int digit) const { return marks[place(cell, digit)]; }
    ChainMark& mark(int cell, int digit) { return marks[place(cell, digit)]; }
    bool empty = true;

  private:
    static std::size_t place(int cell, int digit) { return static_cast<std::size_t>(cell * 9 + digit - 1); }
};

// More links than these are drawn pale unless something of them is chosen.
inline constexpr int kMostPlainLinks = 24;

ChainPicture picture_of_chains(const PathStep& root, const ChainView& view);

}  // namespace rookery::shell
