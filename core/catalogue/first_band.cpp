#include "catalogue/first_band.hpp"

#include <compare>
#include <span>
#include <utility>

#include "board/insertion_sort.hpp"
#include "catalogue/min_lex_rows.hpp"

namespace rookery {
namespace {

GridRows with_sorted_third(const Band& first, const Band& second, const Band& third) {
    GridRows rows = rows_of_bands(first, second, third);
    auto third_rows = std::span(rows).subspan<6>();
    insertion_sort(third_rows);
    return rows;
}

}  // namespace

FirstBand::FirstBand(int band_class)
    : classes_{BandClasses::get()}, class_{band_class}, band_{classes_.form(band_class)}, third_bands_{band_} {
    open_.fill(kAllDigits);
    for (std::size_t column = 0; column < 9; ++column) {
        for (const BandRow& row : band_) open_[column] = static_cast<DigitSet>(open_[column] & ~digit_bit(row[column]));
    }
    const std::vector<BandMap>& automorphisms = classes_.automorphisms(class_);
    maps_.assign(automorphisms.begin() + 1, automorphisms.end());
    for (const BandMap& map : maps_) starts_.push_back(digit_that_becomes_two(map));
}

bool FirstBand::row4_is_least(const BandRow& row, OpenMaps& maps) const {
    maps.clear();
    for (std::size_t i = 0; i < maps_.size(); ++i) {
        const BandMap& map = maps_[i];
        if (row[map.columns[0]] == starts_[i]) {
            const int order = compare_image(map, row, row);
            if (order < 0) return false;
            if (order > 0) continue;
        }
        maps.push_back(static_cast<std::uint8_t>(i));
    }
    return true;
}

bool FirstBand::second_band_is_least(const Band& band, const OpenMaps& row4_maps, OpenMaps& maps) const {
    if (classes_.class_of(band_number(band)) < class_) return false;
    maps.clear();
    for (const std::uint8_t i : row4_maps) {
        const BandMap& map = maps_[i];
        std::size_t row = 0;
        while (row < 3 && band[row][map.columns[0]] != starts_[i]) ++row;
        if (row < 3) {
            int order = compare_image(map, band[row], band[0]);
            if (order == 0) {
                std::size_t next = (row + 1) % 3;
                std::size_t last = (row + 2) % 3;
                if (map.labels[band[next][map.columns[0]]] > map.labels[band[last][map.columns[0]]]) {
                    std::swap(next, last);
                }
                order = compare_image(map, band[next], band[1]);
                if (order == 0) order = compare_image(map, band[last], band[2]);
            }
            if (order < 0) return false;
            if (order > 0) continue;
        }
        maps.push_back(i);
    }
    return true;
}

// The orders that the stacks' classes allow. For each order of a stack's third box, `wanted` tells whether the stack's
// class is at least the first band's, and `equal` whether it is the same. False if a stack allows no order.
bool FirstBand::wanted_orders(const Band& second, ThirdBands::WantedOrders& wanted,
                              ThirdBands::WantedOrders& equal) const {
    for (std::size_t stack = 0; stack < 3; ++stack) {
        std::array<std::uint8_t, 10> label{};
        for (std::uint8_t i = 0; i < 9; ++i) label[third_bands_.label_order(stack)[i]] = i;
        const auto column = [&](std::size_t i) {
            const std::size_t c = 3 * stack + i;
            return std::array<std::uint8_t, 3>{label[second[0][c]], label[second[1][c]], label[second[2][c]]};
        };
        const int box = second_box_number(column(0), column(1), column(2));
        wanted[stack] = classes_.orders_from(box, class_);
        if (wanted[stack] == 0) return false;
        equal[stack] = wanted[stack] & ~classes_.orders_from(box, class_ + 1);
    }
    return true;
}

// Compares the grid's image under one of the first band's maps, as compare_image(): row 4 nearly always decides.
int FirstBand::compare_mapped(std::size_t map, const Band& second, const Band& third) const {
    for (const Band* band : {&second, &third}) {
        for (const BandRow& row : *band) {
            if (row[maps_[map].columns[0]] != starts_[map]) continue;
            const int order = compare_image(maps_[map], row, second[0]);
            if (order != 0) return order;
        }
    }
    const GridRows rows = with_sorted_third(band_, second, third);
    return compare_image(rows, 0, maps_[map], rows);
}

// Whether no map gives a smaller grid: the first band's open maps, and all maps of the bands and stacks in the same
// class. Bit n of `chutes` is band n+1, bit 3+n is stack n+1.
bool FirstBand::is_least(const Band& second, const Band& third, const OpenMaps& maps, unsigned chutes) const {
    for (const std::uint8_t map : maps) {
        if (compare_mapped(map, second, third) < 0) return false;
    }
    if (chutes == 0) return true;
    const GridRows rows = with_sorted_third(band_, second, third);
    const GridRows columns = transposed(rows);
    for (std::size_t chute = 1; chute < 6; ++chute) {
        if ((chutes >> chute & 1U) == 0) continue;
        const GridRows& lines = chute < 3 ? rows : columns;
        const BandMap map = classes_.map_to_form(band_at(lines, chute % 3));
        for (const BandMap& automorphism : classes_.automorphisms(class_)) {
            if (compare_image(lines, chute % 3, one_after_other(map, automorphism), rows) < 0) return false;
        }
    }
    return true;
}

}  // namespace rookery
