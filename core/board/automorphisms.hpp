// The maps of the board that leave a pattern of cells unchanged.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/cell_set.hpp"

namespace rookery {

template <int N>
struct CellMap {
    std::array<std::uint8_t, Geometry<N>::kCells> to{};  // where each cell moves
};

// Receives maps, one after the other.
template <int N>
class CellMapVisitor {
  public:
    virtual bool visit(const CellMap<N>& map) = 0;  // false: stop

  protected:
    ~CellMapVisitor() = default;
};

// The maps that exchange bands, stacks, rows in a band, columns in a stack, or rows and columns, and that map the
// pattern onto itself. The identity is left out; the order is always the same.
template <int N>
void visit_automorphisms(CellSet pattern, CellMapVisitor<N>& visitor);

// Returns at most the first `most` of them.
template <int N>
std::vector<CellMap<N>> automorphisms_of(CellSet pattern, int most);

}  // namespace rookery
