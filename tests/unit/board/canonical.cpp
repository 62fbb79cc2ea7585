// Min-lex forms and automorphisms that are known or can be counted by hand.
#include "board/canonical.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <string_view>

#include "support/automorphisms.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/samples.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kArrangements = std::uint64_t{2} * 1296 * 1296;  // of rows and columns, and the transposition

std::string form_of(std::string_view line) {
    return samples::line_of(canonical_form(samples::grid_of(line)));
}
std::uint64_t automorphisms_of(std::string_view line) {
    return automorphism_count(samples::grid_of(line));
}

}  // namespace

TEST_CASE("canonical: the empty grid and one clue") {
    const Grid9 empty;
    CHECK(canonical_form(empty) == empty);
    CHECK(automorphism_count(empty) == kArrangements);
    Grid9 last;
    last[80] = 1;
    for (int cell = 0; cell < 81; ++cell) {
        Grid9 one;
        one[cell] = static_cast<Digit>(1 + cell % 9);
        CHECK(canonical_form(one) == last);
        CHECK(automorphism_count(one) == kArrangements / 81);
    }
}

TEST_CASE("canonical: two clues") {
    const auto form = [](int a, int b, int digit_a, int digit_b) {
        Grid9 grid;
        grid[a] = static_cast<Digit>(digit_a);
        grid[b] = static_cast<Digit>(digit_b);
        const Grid9 least = canonical_form(grid);
        std::string cells;
        for (int cell = 0; cell < 81; ++cell) {
            if (least[cell] != 0) cells += std::to_string(cell) + "=" + std::to_string(least[cell]) + " ";
        }
        return cells;
    };
    CHECK(form(0, 1, 7, 8) == "79=1 80=2 ");    // in a row and a box
    CHECK(form(40, 49, 8, 7) == "79=1 80=2 ");  // in a column and a box
    CHECK(form(0, 8, 3, 4) == "77=1 80=2 ");    // in a row
    CHECK(form(0, 9 * 3, 3, 4) == "77=1 80=2 ");
    CHECK(form(0, 10, 9, 1) == "71=1 79=2 ");  // in a box
    CHECK(form(0, 80, 9, 1) == "53=1 77=2 ");  // in no common house or band
    CHECK(form(0, 13, 9, 1) == "71=1 77=2 ");  // in a band
    CHECK(form(0, 1, 5, 5) == "79=1 80=1 ");   // a conflict is allowed
}

TEST_CASE("canonical: grids of one digit, whole and striped") {
    Grid9 ones;
    ones.digits.fill(1);
    Grid9 nines;
    nines.digits.fill(9);
    CHECK(canonical_form(nines) == ones);
    CHECK(automorphism_count(nines) == kArrangements);
    Grid9 rows;  // row r full of digit r
    Grid9 columns;
    for (int cell = 0; cell < 81; ++cell) {
        rows[cell] = static_cast<Digit>(Geometry9::row_of(cell) + 1);
        columns[cell] = static_cast<Digit>(9 - Geometry9::column_of(cell));
    }
    CHECK(canonical_form(columns) == rows);
    CHECK(automorphism_count(columns) == kArrangements / 2);
    Grid9 boxes;
    for (int cell = 0; cell < 81; ++cell) boxes[cell] = static_cast<Digit>(Geometry9::box_of(cell) + 1);
    CHECK(canonical_form(boxes) == boxes);
    CHECK(automorphism_count(boxes) == kArrangements);
}

TEST_CASE("canonical: a different clue in each row and column, all boxes of the diagonal") {
    Grid9 grid;
    for (int i = 0; i < 9; ++i) grid[Geometry9::cell_at(i, i)] = static_cast<Digit>(i + 1);
    // The columns must follow the rows: 1296 orders, transposed or not.
    CHECK(automorphism_count(grid) == 2 * 1296);
    for (int i = 0; i < 9; ++i) grid[Geometry9::cell_at(i, i)] = 5;
    CHECK(automorphism_count(grid) == 2 * 1296);
}

TEST_CASE("canonical: the grid with the most automorphisms has 648") {
    constexpr std::string_view most_canonical =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    CHECK(form_of(most_canonical) == most_canonical);
    CHECK(automorphisms_of(most_canonical) == 648);
}

TEST_CASE("canonical: grids known in their min-lex form") {
    // Each contains many 17-clue puzzles, which is why their forms are well known.
    for (const std::string_view line : {
             known::kG4,
             std::string_view("123456789456789123798132546237915468864273915915648237342567891581394672679821354"),
             known::kG2,
             known::kG3,
         }) {
        CHECK(form_of(line) == line);
        CHECK(automorphisms_of(line) == 1);
    }
}

TEST_CASE("canonical: a form is its own form") {
    for (const std::string_view line : samples::kMinimal) CHECK(form_of(form_of(line)) == form_of(line));
    for (const std::string_view line : samples::kManySolutions) CHECK(form_of(form_of(line)) == form_of(line));
}

}  // namespace rookery
