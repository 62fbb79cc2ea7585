// The table of counts: written, read, and rejected if invalid.
#include "catalogue/count_table.hpp"

#include <doctest/doctest.h>

#include "support/table_files.hpp"

namespace rookery {

TEST_CASE("counts are read back as written") {
    const std::vector<std::vector<std::uint32_t>> rows{{0, 1, 2, 70'000, 0}, {0, 0}, {1}, {16'777'216, 5}, {}};
    BitWriter writer;
    for (const auto& row : rows) write_counts(row, writer);
    BitReader reader(writer.bytes());
    for (const auto& row : rows) {
        std::vector<std::uint32_t> read(row.size(), 99);
        read_counts(reader, read);
        CHECK(read == row);
    }
    CHECK(reader.take(20) == 0);  // past the end
}

TEST_CASE("the table is complete, and a damaged one is rejected") {
    const std::vector<std::uint8_t>& file = tests::count_table_file();
    REQUIRE(CountTable::read(file).has_value());
    std::vector<std::uint8_t> bytes = file;
    bytes.pop_back();
    CHECK_FALSE(CountTable::read(bytes).has_value());
    bytes = file;
    bytes.push_back(0);
    CHECK_FALSE(CountTable::read(bytes).has_value());
    for (const std::size_t at : {std::size_t{0}, std::size_t{6}, std::size_t{8}, std::size_t{12}, std::size_t{16}}) {
        bytes = file;
        bytes[at] ^= 0x40U;
        CHECK_FALSE(CountTable::read(bytes).has_value());
    }
    for (std::size_t length = 0; length < 4000; length += 37) {
        CHECK_FALSE(CountTable::read({file.data(), length}).has_value());
    }
}

TEST_CASE("the band of a number is the one that contains it") {
    const CountTable table = *CountTable::read(tests::count_table_file());
    for (int band = 0; band < kBandClasses; ++band) {
        if (table.grids(band) == 0) continue;
        CHECK(table.band_at(table.grids_before(band)) == band);
        CHECK(table.band_at(table.grids_before(band) + table.grids(band) - 1) == band);
    }
}

TEST_CASE("the count of a first band matches the table") {
    const CountTable table = *CountTable::read(tests::count_table_file());
    for (const int band : {380, 406, 412, 415}) {
        const CountedBand counted = *count_band(band);
        CHECK(counted.grids == table.grids(band));
        CHECK(counted.columns_of_row5 == table.columns_of_row5(band));
        BitReader expected = table.counts(band);
        BitReader found(counted.counts);
        for (std::size_t i = 0; i < counted.counts.size(); ++i) REQUIRE(found.take(8) == expected.take(8));
    }
    const std::atomic<bool> stopped{true};
    CHECK_FALSE(count_band(3, StopToken(&stopped)).has_value());
}

}  // namespace rookery
