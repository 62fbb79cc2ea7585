// Numbers and grids: a bijection that keeps the order of min-lex forms.
#include <doctest/doctest.h>

#include "board/canonical.hpp"
#include "board/isomorphism.hpp"
#include "catalogue/catalogue.hpp"
#include "catalogue/min_lex_rows.hpp"
#include "support/automorphisms.hpp"
#include "support/environment.hpp"
#include "support/random/random_grids.hpp"
#include "support/table_files.hpp"

namespace rookery {
namespace {

struct Setting {
    CountTable table = *CountTable::read(tests::count_table_file());
    Catalogue catalogue{table};
    std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    Random random{seed};
    std::uint64_t cases = environment::number("ROOKERY_CASES", 2000);
};

}  // namespace

TEST_CASE_FIXTURE(Setting, "the grid of a number, shuffled, has that number") {
    CAPTURE(seed);
    Grid9 before{};
    GridNumber number_before = 0;
    for (std::uint64_t i = 0; i < cases; ++i) {
        const GridNumber number = 1 + random.next() % kGridClasses;
        CAPTURE(number);
        const Grid9 grid = catalogue.grid(number);
        REQUIRE(is_solution(grid));
        REQUIRE(catalogue.number_of(apply(random_isomorphism(random), grid)) == number);
        if (number_before != 0) REQUIRE((before < grid) == (number_before < number));
        before = grid;
        number_before = number;
    }
}

TEST_CASE_FIXTURE(Setting, "the form of a grid's number is its canonical form") {
    CAPTURE(seed);
    for (std::uint64_t i = 0; i < cases / 4; ++i) {
        const Grid9 grid = random_grids::solution(random);
        const Grid9 form = canonical_form(grid);
        REQUIRE(grid_of_rows(min_lex_rows(grid).rows) == form);
        REQUIRE(catalogue.grid(catalogue.number_of(grid)) == form);
    }
}

TEST_CASE_FIXTURE(Setting, "a range has the grids of its numbers, in order") {
    CAPTURE(seed);
    for (int i = 0; i < 20; ++i) {
        const GridNumber first = 1 + random.next() % (kGridClasses - 3000);
        CAPTURE(first);
        Grid9 before{};
        GridNumber next = first;
        catalogue.visit(first, first + 2999, [&](GridNumber number, const Grid9& grid) {
            REQUIRE(number == next++);
            REQUIRE(before < grid);
            before = grid;
            if (number % 499 == 0) {
                REQUIRE(catalogue.number_of(grid) == number);
                REQUIRE(canonical_form(grid) == grid);
            }
            return true;
        });
        CHECK(next == first + 3000);
    }
}

TEST_CASE_FIXTURE(Setting, "a range goes from a band to the next, and ends when it is told to") {
    // The last grids of band 1, and all grids of the last 200 bands, most of which have few grids or none.
    const GridNumber end_of_first = table.grids_before(1);
    std::vector<GridNumber> numbers;
    catalogue.visit(end_of_first - 1, end_of_first + 2, [&](GridNumber number, const Grid9& grid) {
        CHECK(min_lex_rows(grid).first_class == (number <= end_of_first ? 0 : 1));
        numbers.push_back(number);
        return numbers.size() < 3;
    });
    CHECK(numbers == std::vector<GridNumber>{end_of_first - 1, end_of_first, end_of_first + 1});
    GridNumber next = table.grids_before(350) + 1;
    catalogue.visit(next, kGridClasses, [&](GridNumber number, const Grid9& grid) {
        REQUIRE(number == next++);
        if (number % 97 == 0) REQUIRE(canonical_form(grid) == grid);
        return true;
    });
    CHECK(next == kGridClasses + 1);
    catalogue.visit(5, 4, [&](GridNumber, const Grid9&) {
        FAIL("an empty range has no grid");
        return true;
    });
}

TEST_CASE_FIXTURE(Setting, "automorphisms of grids are counted as a plain search counts them") {
    // Number 1 and its neighbours are highly symmetrical; most others have only the identity.
    for (const GridNumber number :
         {GridNumber{1}, GridNumber{2}, GridNumber{27}, GridNumber{1'000'000}, kGridClasses}) {
        const Grid9 grid = catalogue.grid(number);
        CAPTURE(number);
        CHECK(static_cast<std::uint64_t>(min_lex_rows(grid).automorphisms) == automorphism_count(grid));
    }
}

}  // namespace rookery
