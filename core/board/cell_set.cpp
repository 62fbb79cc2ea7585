#include "board/cell_set.hpp"

#include <array>

namespace rookery {
namespace {

struct Words {
    std::uint64_t lo = 0;
    std::uint64_t hi = 0;
    constexpr void add(int cell) { (cell < 64 ? lo : hi) |= std::uint64_t{1} << (cell & 63); }
};

constexpr auto kHouseWords = [] {
    std::array<Words, Geometry9::kAllHouses> table{};
    for (std::size_t house = 0; house < table.size(); ++house) {
        for (const int cell : Geometry9::kHouseCells[house]) table[house].add(cell);
    }
    return table;
}();

constexpr auto kPeerWords = [] {
    std::array<Words, Geometry9::kCells> table{};
    for (std::size_t cell = 0; cell < table.size(); ++cell) {
        for (const int peer : Geometry9::kPeerCells[cell]) table[cell].add(peer);
    }
    return table;
}();

}  // namespace

CellSet CellSet::house(int house) {
    const Words& words = kHouseWords[static_cast<std::size_t>(house)];
    return from_words(words.lo, words.hi);
}

CellSet CellSet::peers_of(int cell) {
    const Words& words = kPeerWords[static_cast<std::size_t>(cell)];
    return from_words(words.lo, words.hi);
}

}  // namespace rookery
