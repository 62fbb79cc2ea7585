// The min-lex grids that begin with one first band, in ascending order.
//
// A grid is min-lex if
//   - its first band is the form of its class, and no band or stack is of a lower class;
//   - its second and third bands have their rows in ascending order of first digits, the second beginning with a 2;
//   - no other map of a band or stack onto the first band gives a smaller second and third band. For the first band
//     itself these maps are its automorphisms, usually none. Other bands and stacks have such maps only if they are of
//     the same class, in about one grid in fifty.
// The search chooses row 4 first, then rows 5 and 6, then the third band, and tests each choice before the next.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/grid.hpp"
#include "catalogue/band_classes.hpp"
#include "catalogue/row_choices.hpp"
#include "catalogue/third_bands.hpp"

namespace rookery {

class FirstBand {
  public:
    explicit FirstBand(int band_class);

    int band_class() const { return class_; }
    const Band& band() const { return band_; }

    // The maps of the first band to itself, without the identity, that a choice leaves open: depending on later rows,
    // they may give an equal grid or a smaller one.
    using OpenMaps = std::vector<std::uint8_t>;

    // Calls f(row, maps) for every row 4 with its open maps, in ascending order; ends when f returns false.
    template <class F>
    bool visit_row4(F f) const {
        BandRow row{};
        OpenMaps maps;
        OpenColumns open = open_;
        open[0] = digit_bit(2);
        DigitSet used = 0;
        auto each = [&] { return !row4_is_least(row, maps) || f(row, maps); };
        return fill_row<0, 9>(open, row, used, each);
    }

    // Calls f(row) for every beginning of row 5 with `columns` columns, 0..3, in ascending order. Some have no second
    // band.
    template <class F>
    bool visit_row5_beginnings(int columns, const BandRow& row4, F f) const {
        const OpenColumns open = open_for_row5(row4);
        BandRow row{};
        DigitSet used = 0;
        auto each = [&] { return f(row); };
        switch (columns) {
            case 0:
                return each();
            case 1:
                return fill_row<0, 1>(open, row, used, each);
            case 2:
                return fill_row<0, 2>(open, row, used, each);
            default:
                return fill_row<0, 3>(open, row, used, each);
        }
    }

    // Calls f(band, maps) for every second band that begins with row 4 and the first `columns` columns of row 5, in
    // ascending order; ends when f returns false.
    template <class F>
    bool visit_second_bands(int columns, const BandRow& row4, const BandRow& row5, const OpenMaps& row4_maps,
                            F f) const {
        OpenColumns open = open_for_row5(row4);
        for (std::size_t i = 0; i < static_cast<std::size_t>(columns); ++i) open[i] = digit_bit(row5[i]);
        Band band{row4, {}, {}};
        OpenMaps maps;
        DigitSet used = 0;
        auto each_row5 = [&] {
            OpenColumns open6 = open_below(open_for_row5(row4), band[1], true);
            open6[0] = static_cast<DigitSet>(open6[0] & ~((digit_bit(band[1][0]) << 1) - 1));
            DigitSet used6 = 0;
            auto each = [&] { return !second_band_is_least(band, row4_maps, maps) || f(band, maps); };
            return fill_row<0, 9>(open6, band[2], used6, each);
        };
        return fill_row<0, 9>(open, band[1], used, each_row5);
    }

    // The maps that row 4 leaves open.
    OpenMaps maps_of_row4(const BandRow& row) const {
        OpenMaps maps;
        row4_is_least(row, maps);
        return maps;
    }

    // Calls f(third_band) for every third band below `second`, in no particular order.
    template <class F>
    void visit_third_bands(const Band& second, const OpenMaps& maps, F f) const {
        OpenColumns open = open_;
        for (std::size_t column = 0; column < 9; ++column) {
            const int above =
                digit_bit(second[0][column]) | digit_bit(second[1][column]) | digit_bit(second[2][column]);
            open[column] = static_cast<DigitSet>(open[column] & ~above);
        }
        ThirdBands::WantedOrders wanted{};
        ThirdBands::WantedOrders equal{};
        if (!wanted_orders(second, wanted, equal)) return;
        const bool second_is_equal = classes_.class_of(band_number(second)) == class_;
        third_bands_.visit(open, wanted, [&](const ThirdBand& third, const ThirdBands::OrdersOfStacks& orders) {
            const int third_class = classes_.class_of(third.number());
            if (third_class < class_) return true;
            unsigned chutes = unsigned{second_is_equal} << 1 | unsigned{third_class == class_} << 2;
            for (std::size_t stack = 0; stack < 3; ++stack) {
                chutes |= static_cast<unsigned>(equal[stack] >> orders[stack] & 1U) << (3 + stack);
            }
            if (maps.empty() && chutes == 0) return f(third);
            return !is_least(second, third.band(), maps, chutes) || f(third);
        });
    }

  private:
    OpenColumns open_for_row5(const BandRow& row4) const {
        OpenColumns open = open_below(open_, row4, true);
        open[0] = static_cast<DigitSet>(open[0] & ~digit_bit(1));
        return open;
    }
    bool row4_is_least(const BandRow& row, OpenMaps& maps) const;
    bool second_band_is_least(const Band& band, const OpenMaps& row4_maps, OpenMaps& maps) const;
    bool wanted_orders(const Band& second, ThirdBands::WantedOrders& wanted, ThirdBands::WantedOrders& equal) const;
    int compare_mapped(std::size_t map, const Band& second, const Band& third) const;
    bool is_least(const Band& second, const Band& third, const OpenMaps& maps, unsigned chutes) const;

    const BandClasses& classes_;
    int class_;
    Band band_;
    OpenColumns open_{};         // below the first band
    std::vector<BandMap> maps_;  // of the first band to itself, without the identity
    std::vector<Digit> starts_;  // for each, the digit that becomes 2
    ThirdBands third_bands_;
};

}  // namespace rookery
