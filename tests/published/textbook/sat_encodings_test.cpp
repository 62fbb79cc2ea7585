// Clause counts of the encodings: for order 3, those of "Sudoku as a SAT problem" (Lynce, Ouaknine, 2006); for the
// naive one, those that follow from its definition.
#include "textbook/classic/sat_encodings.hpp"

#include <doctest/doctest.h>

using namespace rookery;

namespace {

template <int N>
void check_count(SatEncoding encoding, Variant variant, std::int64_t clauses) {
    const Formula formula = encode<N>({{}, variant}, encoding);
    CHECK(formula.clauses() == clauses);
    CHECK(clause_count<N>(encoding, variant) == clauses);
    CHECK(formula.variables() == Geometry<N>::kCells * Geometry<N>::kSize);
}

}  // namespace

TEST_CASE("minimal and extended encodings of 9x9 boards have 8829 and 11988 clauses") {
    check_count<3>(SatEncoding::minimal, Variant::plain, 8829);
    check_count<3>(SatEncoding::extended, Variant::plain, 11988);
}

TEST_CASE("the naive translation of a house has 10 clauses in the text's count, and 28 with one for each value") {
    // Order 2: 6 pairs of cells, 4 cells. The text: "a CNF formula with 10 disjunctive clauses".
    constexpr std::int64_t kHouses = 12;
    check_count<2>(SatEncoding::naive, Variant::plain, kHouses * (6 * 4 + 4));
    check_count<3>(SatEncoding::naive, Variant::plain, 8991);
    check_count<4>(SatEncoding::naive, Variant::plain, 92'928);
}

TEST_CASE("clause counts of the other orders") {
    check_count<2>(SatEncoding::minimal, Variant::plain, 304);
    check_count<2>(SatEncoding::extended, Variant::plain, 448);
    check_count<4>(SatEncoding::minimal, Variant::plain, 92'416);
    check_count<4>(SatEncoding::extended, Variant::plain, 123'904);
}

TEST_CASE("clause counts with two diagonals") {
    check_count<2>(SatEncoding::naive, Variant::diagonal, 336 + 2 * 28);
    check_count<2>(SatEncoding::minimal, Variant::diagonal, 304 + 2 * 24);
    check_count<2>(SatEncoding::extended, Variant::diagonal, 448 + 2 * 28);
    check_count<3>(SatEncoding::naive, Variant::diagonal, 8991 + 2 * 333);
    check_count<3>(SatEncoding::minimal, Variant::diagonal, 8829 + 2 * 324);
    check_count<3>(SatEncoding::extended, Variant::diagonal, 11988 + 2 * 333);
}
