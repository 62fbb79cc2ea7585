// Each named symmetry is a subgroup of the eight maps of the square, stored as a mask of those maps.
#include "board/symmetry.hpp"

#include <array>
#include <bit>
#include <cstddef>

namespace rookery {
namespace {

// The maps of the square: where the cell in row r and column c moves. m is 8, so m - r mirrors.
enum SquareMap : unsigned {
    kIdentity = 1,        // r, c
    kLeftRight = 2,       // r, m-c
    kTopBottom = 4,       // m-r, c
    kHalfTurn = 8,        // m-r, m-c
    kDiagonal = 16,       // c, r
    kQuarterTurn = 32,    // c, m-r
    kThreeQuarters = 64,  // m-c, r
    kAntiDiagonal = 128,  // m-c, m-r
};

constexpr int image_of(int cell, SquareMap map) {
    constexpr int last = Geometry9::kSize - 1;
    const int r = Geometry9::row_of(cell);
    const int c = Geometry9::column_of(cell);
    switch (map) {
        case kIdentity:
            break;
        case kLeftRight:
            return Geometry9::cell_at(r, last - c);
        case kTopBottom:
            return Geometry9::cell_at(last - r, c);
        case kHalfTurn:
            return Geometry9::cell_at(last - r, last - c);
        case kDiagonal:
            return Geometry9::cell_at(c, r);
        case kQuarterTurn:
            return Geometry9::cell_at(c, last - r);
        case kThreeQuarters:
            return Geometry9::cell_at(last - c, r);
        case kAntiDiagonal:
            return Geometry9::cell_at(last - c, last - r);
    }
    return cell;
}

struct NamedSymmetry {
    std::string_view name;
    unsigned maps;  // the subgroup
};

// In the order of PatternSymmetry.
constexpr std::array<NamedSymmetry, kPatternSymmetryCount> kSymmetries{{
    {"none", kIdentity},
    {"half-turn", kIdentity | kHalfTurn},
    {"quarter-turn", kIdentity | kHalfTurn | kQuarterTurn | kThreeQuarters},
    {"mirror-left-right", kIdentity | kLeftRight},
    {"mirror-top-bottom", kIdentity | kTopBottom},
    {"two-mirrors", kIdentity | kLeftRight | kTopBottom | kHalfTurn},
    {"diagonal", kIdentity | kDiagonal},
    {"anti-diagonal", kIdentity | kAntiDiagonal},
    {"two-diagonals", kIdentity | kDiagonal | kAntiDiagonal | kHalfTurn},
    {"full", 255},
}};

constexpr const NamedSymmetry& entry(PatternSymmetry symmetry) {
    return kSymmetries[static_cast<std::size_t>(symmetry)];
}

}  // namespace

std::string_view name_of(PatternSymmetry symmetry) {
    return entry(symmetry).name;
}

std::optional<PatternSymmetry> pattern_symmetry(std::string_view name) {
    for (std::size_t i = 0; i < kSymmetries.size(); ++i) {
        if (kSymmetries[i].name == name) return static_cast<PatternSymmetry>(i);
    }
    return std::nullopt;
}

CellSet orbit_of(int cell, PatternSymmetry symmetry) {
    CellSet orbit;
    for (unsigned maps = entry(symmetry).maps; maps != 0; maps &= maps - 1) {
        orbit.add(image_of(cell, static_cast<SquareMap>(maps & (0U - maps))));
    }
    return orbit;
}

std::vector<CellSet> orbits_of_board(PatternSymmetry symmetry) {
    std::vector<CellSet> orbits;
    CellSet covered;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (covered.contains(cell)) continue;
        orbits.push_back(orbit_of(cell, symmetry));
        covered |= orbits.back();
    }
    return orbits;
}

bool has_symmetry(CellSet cells, PatternSymmetry symmetry) {
    bool closed = true;
    cells.for_each([&](int cell) { closed = closed && (orbit_of(cell, symmetry) - cells).empty(); });
    return closed;
}

PatternSymmetry symmetry_of(CellSet cells) {
    auto best = PatternSymmetry::none;
    for (int i = 0; i < kPatternSymmetryCount; ++i) {
        const auto symmetry = static_cast<PatternSymmetry>(i);
        const bool as_large = std::popcount(entry(symmetry).maps) >= std::popcount(entry(best).maps);
        if (as_large && has_symmetry(cells, symmetry)) best = symmetry;
    }
    return best;
}

}  // namespace rookery
