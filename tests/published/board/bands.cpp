// Published: a band of three rows can be filled in 9! * 2612736 ways, of which 416 are essentially different (Bertram
// Felgenhauer and Frazer Jarvis, Ed Russell, 2005). The test makes a band a grid by leaving the other six rows empty.
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>

#include "board/canonical.hpp"
#include "support/automorphisms.hpp"

namespace rookery {
namespace {

// Fills the second and third box of the band row by row; the first box is 123 456 789. In each box the columns are in
// the order of their first digits, and the second box begins with the smaller digit: swapping columns and boxes brings
// every band to this form.
class Bands {
  public:
    template <class F>
    void for_each(F f) {
        for (int i = 0; i < 9; ++i) put(i / 3, i % 3, i + 1);
        fill(0, f);
    }

  private:
    void put(int row, int column, int digit) { band_[Geometry9::cell_at(row, column)] = static_cast<Digit>(digit); }

    // Place 0..17: the second box row by row, then the third.
    template <class F>
    void fill(int place, F f) {
        if (place == 18) {
            f(band_);
            return;
        }
        const int box = 1 + place / 9;
        const int row = place % 9 / 3;
        const int column = 3 * box + place % 3;
        for (int digit = 1; digit <= 9; ++digit) {
            if (!fits(digit, box, row, column)) continue;
            put(row, column, digit);
            fill(place + 1, f);
            put(row, column, 0);
        }
    }
    bool fits(int digit, int box, int row, int column) const {
        const auto at = [&](int r, int c) { return int{band_[Geometry9::cell_at(r, c)]}; };
        for (int c = 0; c < 9; ++c) {
            if (at(row, c) == digit) return false;
        }
        for (int i = 0; i < 9; ++i) {
            if (at(i / 3, 3 * box + i % 3) == digit) return false;
        }
        if (row != 0) return true;
        if (column % 3 != 0) return digit > at(0, column - 1);
        return column != 6 || digit > at(0, 3);
    }

    Grid9 band_;
};

}  // namespace

TEST_CASE("published: 36,288 bands in normal form, 416 of them essentially different, 9! * 2,612,736 in all") {
    int bands = 0;
    std::set<Grid9> forms;
    Bands().for_each([&](const Grid9& band) {
        ++bands;
        forms.insert(canonical_form(band));
    });
    CHECK(bands == 36288);
    CHECK(forms.size() == 416);

    // The size of a class is the order of the band's symmetry group (rows, stacks, columns, digits), divided by the
    // number of automorphisms. Those of the grid include the permutations of the six empty rows.
    constexpr std::uint64_t factorial_9 = 362880;
    constexpr std::uint64_t band_group = factorial_9 * 6 * 1296;
    constexpr std::uint64_t empty_rows = 72;
    std::uint64_t all = 0;
    for (const Grid9& form : forms) all += band_group * empty_rows / automorphism_count(form);
    CHECK(all == factorial_9 * 2612736);
}

}  // namespace rookery
