// The 416 classes of bands, and the maps that bring a band to the min-lex form of its class.
//
// Two bands are of one class if labels, the order of rows, boxes and columns can be chosen so that they are equal.
// Classes are numbered from 0 in the order of their min-lex forms, read row by row. The first row of a form is
// 123456789.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "catalogue/band_number.hpp"

namespace rookery {

inline constexpr int kBandClasses = 416;

// How a band comes to its form: column j of the form is column columns[j] of the band, and digit d becomes labels[d].
// The order of the rows is then that of their first digits.
struct BandMap {
    std::array<std::uint8_t, 9> columns{};
    std::array<Digit, 10> labels{};
};

// The map that does `first`, and then `second`.
BandMap one_after_other(const BandMap& first, const BandMap& second);

class BandClasses {
  public:
    // Made once, some 20 ms.
    static const BandClasses& get();

    int class_of(int band_number) const { return class_of_[static_cast<std::size_t>(band_number)]; }
    // Of the 36 bands that have one second box (0..2015), those of class `least` or above: bit n for the orders n of
    // the third box. `least` is in 0..kBandClasses.
    std::uint64_t orders_from(int second_box, int least) const;
    const Band& form(int band_class) const { return forms_[static_cast<std::size_t>(band_class)]; }
    // The maps of the form to itself, the identity first.
    const std::vector<BandMap>& automorphisms(int band_class) const {
        return automorphisms_[static_cast<std::size_t>(band_class)];
    }
    // A map that brings a band to the form of its class. Its others are this one and an automorphism after it.
    BandMap map_to_form(const Band& band) const;

  private:
    BandClasses();

    std::vector<std::uint16_t> class_of_;       // of each band number
    std::vector<std::uint8_t> arrangement_of_;  // that makes the band of each number from the form of its class
    std::vector<Band> forms_;
    std::vector<std::vector<BandMap>> automorphisms_;
};

}  // namespace rookery
