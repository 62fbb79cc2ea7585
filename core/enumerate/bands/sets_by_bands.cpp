#include "enumerate/bands/sets_by_bands.hpp"

#include <algorithm>
#include <array>

#include "enumerate/binomial.hpp"
#include "unavoidable/minimal.hpp"

namespace rookery::bands {
namespace {

constexpr std::array<std::array<int, 3>, 6> kOrders{{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

// Refills a band column by column; every refilling other than the band itself is an unavoidable set, minimal or not.
class Refilling {
  public:
    Refilling(const Grid9& grid, int band, bool by_stacks) : grid_{grid}, band_{band}, by_stacks_{by_stacks} {}

    UnavoidableList all_sets() {
        fill(0, {}, CellSet());
        return std::move(sets_);
    }

  private:
    int cell(int row, int column) const {
        return by_stacks_ ? Geometry9::cell_at(column, 3 * band_ + row) : Geometry9::cell_at(3 * band_ + row, column);
    }

    void fill(int column, std::array<DigitSet, 3> used, const CellSet& moved) {
        if (column == 9) {
            if (!moved.empty()) sets_.push_back(moved);
            return;
        }
        for (const auto& order : kOrders) {
            std::array<DigitSet, 3> now = used;
            CellSet moved_now = moved;
            bool fits = true;
            for (int row = 0; row < 3 && fits; ++row) {
                const DigitSet digit = digit_bit(grid_[cell(order[row], column)]);
                fits = (now[row] & digit) == 0;
                now[row] = static_cast<DigitSet>(now[row] | digit);
                if (order[row] != row) moved_now.add(cell(row, column));
            }
            if (fits) fill(column + 1, now, moved_now);
        }
    }

    const Grid9& grid_;
    int band_;
    bool by_stacks_;
    UnavoidableList sets_;
};

std::uint64_t count_from(const BandMasks& sets, BandMask clues, BandMask alive, int left) {
    if (all_hit(sets, clues)) return binomial(std::popcount(alive), left);
    if (left == 0) return 0;
    BandMask places = next_places(sets, clues, alive, left);
    if (left == 1) return static_cast<std::uint64_t>(std::popcount(places));
    std::uint64_t found = 0;
    for (; places != 0; places &= places - 1) {
        alive ^= lowest(places);
        found += count_from(sets, clues | lowest(places), alive, left - 1);
    }
    return found;
}

}  // namespace

UnavoidableList in_band_sets(const Grid9& grid, int band, bool by_stacks) {
    ROOKERY_EXPECTS(0 <= band && band < kBands);
    UnavoidableList sets = Refilling(grid, band, by_stacks).all_sets();
    keep_minimal(sets);
    return sets;
}

bool all_hit(const BandMasks& sets, BandMask clues) {
    return std::all_of(sets.begin(), sets.end(), [&](BandMask set) { return (set & clues) != 0; });
}

BandMask next_places(const BandMasks& sets, BandMask clues, BandMask alive, int left) {
    ROOKERY_EXPECTS(left >= 1);
    BandMask smallest = alive;
    BandMask common = alive;
    int size = kPlaces + 1;
    for (const BandMask set : sets) {
        if ((set & clues) != 0) continue;
        const BandMask places = set & alive;
        common &= places;
        if (std::popcount(places) < size) {
            smallest = places;
            size = std::popcount(places);
        }
    }
    return left == 1 ? common : smallest;
}

std::uint64_t count_hitting(const BandMasks& sets, BandMask alive, int left) {
    return count_from(sets, 0, alive, left);
}

}  // namespace rookery::bands
