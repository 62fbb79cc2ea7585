// The 416 classes of bands, and the maps that bring a band to the min-lex form of its class.
//
// Two bands are in one class if relabelling, and reordering rows, boxes and columns, can make them equal. Classes are
// numbered from 0 in the order of their min-lex forms, read row by row. The first row of a form is 123456789.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "catalogue/band_number.hpp"

namespace rookery {

inline constexpr int kBandClasses = 416;

// The map from a band to its form: column j of the form is column columns[j] of the band, and digit d becomes
// labels[d]. The rows are then in the order of their first digits.
struct BandMap {
    std::array<std::uint8_t, 9> columns{};
    std::array<Digit, 10> labels{};
};

// The map that applies `first`, then `second`.
BandMap one_after_other(const BandMap& first, const BandMap& second);

class BandClasses {
  public:
    // Built once, in about 20 ms.
    static const BandClasses& get();

    int class_of(int band_number) const { return class_of_[static_cast<std::size_t>(band_number)]; }
    // Bit n is set if the band with this second box (0..2015) and orders n of the third box is of class `least` or
    // above. `least` is in 0..kBandClasses.
    std::uint64_t orders_from(int second_box, int least) const;
    const Band& form(int band_class) const { return forms_[static_cast<std::size_t>(band_class)]; }
    // The maps of the form to itself, the identity first.
    const std::vector<BandMap>& automorphisms(int band_class) const {
        return automorphisms_[static_cast<std::size_t>(band_class)];
    }
    // One map from a band to the form of its class. Following it by the automorphisms gives all others.
    BandMap map_to_form(const Band& band) const;

  private:
    BandClasses();

    std::vector<std::uint16_t> class_of_;       // of each band number
    std::vector<std::uint8_t> arrangement_of_;  // that makes the band with each number from the form of its class
    std::vector<Band> forms_;
    std::vector<std::vector<BandMap>> automorphisms_;
};

}  // namespace rookery
