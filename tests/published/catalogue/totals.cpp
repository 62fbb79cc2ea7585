// Published: 5,472,730,538 essentially different grids (Frazer Jarvis and Ed Russell, 2006), with first bands of 416
// classes. The sudoku forum's lists have the least and the greatest min-lex form, and the number of forms that begin
// with the first band: 1,007,170.
#include <doctest/doctest.h>

#include "catalogue/catalogue.hpp"
#include "support/samples.hpp"
#include "support/table_files.hpp"

namespace rookery {

TEST_CASE("the counts of the first bands add up to all grids") {
    const CountTable table = *CountTable::read(tests::count_table_file());
    std::uint64_t sum = 0;
    for (int band = 0; band < kBandClasses; ++band) sum += table.grids(band);
    CHECK(sum == 5'472'730'538);
    CHECK(table.grids(0) == 1'007'170);
    CHECK(table.grids(415) == 1);
}

TEST_CASE("the first and the last grid") {
    const CountTable table = *CountTable::read(tests::count_table_file());
    Catalogue catalogue(table);
    CHECK(catalogue.grid(1) ==
          samples::grid_of("123456789456789123789123456214365897365897214897214365531642978642978531978531642"));
    CHECK(catalogue.grid(kGridClasses) ==
          samples::grid_of("123456789457893612986217354274538196531964827698721435342685971715349268869172543"));
}

}  // namespace rookery
