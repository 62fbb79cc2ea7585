// Numbers, classes and maps of bands.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "catalogue/band_classes.hpp"

namespace rookery {
namespace {

// The image of a band under a map, its rows in the order of their first digits.
Band mapped(const BandMap& map, const Band& band) {
    Band image{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t i = 0; i < 9; ++i) image[row][i] = map.labels[band[row][map.columns[i]]];
    }
    std::sort(image.begin(), image.end());
    return image;
}

}  // namespace

TEST_CASE("every number is that of its band") {
    int wrong = 0;
    for (int number = 0; number < kBandNumbers; ++number) wrong += band_number(band_of(number)) != number;
    CHECK(wrong == 0);
}

TEST_CASE("a number does not depend on labels or on the order of columns in the last boxes") {
    Band band = band_of(12345);
    const int number = band_number(band);
    for (BandRow& row : band) {
        std::swap(row[3], row[5]);
        std::rotate(row.begin() + 6, row.begin() + 7, row.end());
        for (Digit& digit : row) digit = static_cast<Digit>(digit % 9 + 1);
    }
    CHECK(band_number(band) == number);
    std::swap(band[0], band[1]);
    CHECK(band_number(band) != number);
}

TEST_CASE("forms are in ascending order, each in its class, and maps take bands to them") {
    const BandClasses& classes = BandClasses::get();
    for (int i = 0; i < kBandClasses; ++i) {
        CAPTURE(i);
        CHECK(classes.class_of(band_number(classes.form(i))) == i);
        if (i > 0) CHECK(classes.form(i - 1) < classes.form(i));
        REQUIRE(!classes.automorphisms(i).empty());
        for (const BandMap& map : classes.automorphisms(i)) CHECK(mapped(map, classes.form(i)) == classes.form(i));
    }
    int wrong = 0;
    for (int number = 0; number < kBandNumbers; number += 7) {
        const Band band = band_of(number);
        wrong += mapped(classes.map_to_form(band), band) != classes.form(classes.class_of(number));
    }
    CHECK(wrong == 0);
}

TEST_CASE("the size of a class follows from its automorphisms") {
    // 216 arrangements of a form, each of which gives one of the 72576 bands; automorphic ones give the same one.
    const BandClasses& classes = BandClasses::get();
    std::vector<int> bands(std::size_t{kBandClasses});
    for (int number = 0; number < kBandNumbers; ++number) ++bands[static_cast<std::size_t>(classes.class_of(number))];
    for (int i = 0; i < kBandClasses; ++i) {
        CHECK(bands[static_cast<std::size_t>(i)] * static_cast<int>(classes.automorphisms(i).size()) == 216);
    }
}

TEST_CASE("orders from a class on are those whose band has that class or a higher one") {
    const BandClasses& classes = BandClasses::get();
    for (const int box : {0, 1, 77, 1000, 2015}) {
        for (const int least : {0, 1, 9, 200, 415, 416}) {
            std::uint64_t expected = 0;
            for (int order = 0; order < kBoxOrders; ++order) {
                expected |= std::uint64_t{classes.class_of(box * kBoxOrders + order) >= least} << order;
            }
            CHECK(classes.orders_from(box, least) == expected);
        }
    }
}

}  // namespace rookery
