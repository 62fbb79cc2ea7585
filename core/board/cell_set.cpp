#include "board/cell_set.hpp"

namespace rookery::detail {

constinit const std::array<CellWords, Geometry9::kAllHouses> kHouseWords = [] {
    std::array<CellWords, Geometry9::kAllHouses> table{};
    for (std::size_t house = 0; house < table.size(); ++house) {
        for (const int cell : Geometry9::kHouseCells[house]) table[house].add(cell);
    }
    return table;
}();

constinit const std::array<CellWords, Geometry9::kCells> kPeerWords = [] {
    std::array<CellWords, Geometry9::kCells> table{};
    for (std::size_t cell = 0; cell < table.size(); ++cell) {
        for (const int peer : Geometry9::kPeerCells[cell]) table[cell].add(peer);
    }
    return table;
}();

}  // namespace rookery::detail
