// Orders built in slices: the same as in one go, even with changes in between; and the memory of a row.
#include "shell/table/ordering.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

#include "shell/table/filter.hpp"
#include "shell/table/table.hpp"
#include "support/shell/filters.hpp"
#include "support/shell/made_rows.hpp"

namespace rookery::shell {
namespace {

constexpr std::size_t kLarge = Ordering::kAtOnce + 20'000;

Table made_table(std::size_t rows) {
    MadeRows made(1);
    Table table;
    table.set_columns(MadeRows::kHeader);
    table.add_rows(made.rows(rows));
    return table;
}

Table large_table() {
    static const Table table = made_table(kLarge);
    return table;
}

// The plain way: the rows that pass the filter, stably sorted by the texts of their cells.
std::vector<std::uint32_t> plain_order(const Table& table, const Filter& filter, const Sorting& sorting) {
    std::vector<std::uint32_t> order;
    std::vector<std::string> texts(table.size());
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        if (passes(filter, table, table.row(i))) order.push_back(i);
        if (sorting.on && !is_number(sorting.column)) texts[i] = table.cell_text(table.row(i), sorting.column);
        if (texts[i] == "-") texts[i].clear();
    }
    const auto less = [&](std::uint32_t a, std::uint32_t b) {
        if (!is_number(sorting.column)) return texts[a] < texts[b];
        return number_in(table.row(a), sorting.column) < number_in(table.row(b), sorting.column);
    };
    if (!sorting.on) return order;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return sorting.descending ? less(b, a) : less(a, b); });
    return order;
}

void check_ratings(const Table& table) {
    NumberCounts counts;
    for (const std::uint32_t index : table.order()) counts.add(number_in(table.row(index), Column::er));
    CHECK(table.shown_counts(Column::er).total() == counts.total());
    CHECK(table.shown_counts(Column::er).lowest() == counts.lowest());
    CHECK(table.shown_counts(Column::er).highest() == counts.highest());
    for (int er = 0; er <= NumberCounts::kMaxNumber; ++er)
        REQUIRE(table.shown_counts(Column::er).of(er) == counts.of(er));
}

int slices_to_the_end(Table& table) {
    int slices = 1;
    while (table.order_some()) REQUIRE(++slices < 10'000);
    return slices;
}

}  // namespace

TEST_CASE("a table up to the limit is sorted on request, a larger one slice by slice") {
    Table table = made_table(Ordering::kAtOnce);
    MadeRows made(2);
    CHECK(table.order().size() == Ordering::kAtOnce);
    table.sort_by(Column::er, false);
    CHECK(table.change() == Ordering::Change::none);
    CHECK_FALSE(table.order_some());
    CHECK(table.order() == plain_order(table, {}, {true, Column::er, false}));

    const auto before = table.order();
    table.add_rows(made.rows(1));
    CHECK(table.order() == before);  // the new row is not in it yet
    CHECK(table.hidden() == 0);
    CHECK_FALSE(table.order_some());
    CHECK(table.order() == plain_order(table, {}, {true, Column::er, false}));

    const auto ascending = table.order();
    table.sort_by(Column::er, true);
    CHECK(table.is_descending());
    CHECK(table.change() == Ordering::Change::sorting);
    CHECK(table.order_some());
    CHECK(table.order() == ascending);
    CHECK(slices_to_the_end(table) > 3);
    CHECK(table.change() == Ordering::Change::none);
    CHECK(table.order() == plain_order(table, {}, {true, Column::er, true}));

    table.set_filter(filter_of("er>5 clues>=20"));
    CHECK(table.change() == Ordering::Change::filter);
    CHECK(table.hidden() == 0);
    slices_to_the_end(table);
    CHECK(table.order() == plain_order(table, filter_of("er>5 clues>=20"), {true, Column::er, true}));
    CHECK(table.hidden() == table.size() - table.order().size());
    check_ratings(table);

    // A reader never gets the previous order.
    table.set_filter(filter_of("er>11.8"));
    const std::string lines = table.puzzles_as_text();
    CHECK(static_cast<std::size_t>(std::count(lines.begin(), lines.end(), '\n')) == table.order().size());
    CHECK(table.order() == plain_order(table, filter_of("er>11.8"), {true, Column::er, true}));
    table.clear();
    CHECK(table.order().empty());
    CHECK(table.hidden() == 0);
}

TEST_CASE("by every column: slices give the order of a stable sort") {
    Table table = large_table();
    bool descending = false;
    for (const Column column : {Column::line, Column::puzzle, Column::clues, Column::solutions, Column::solution,
                                Column::er, Column::hardest, Column::symmetry}) {
        descending = !descending;
        CAPTURE(short_name_of(column));
        table.sort_by(column, descending);
        slices_to_the_end(table);
        REQUIRE(table.order() == plain_order(table, {}, {true, column, descending}));
    }
    table.sort_by_arrival();
    slices_to_the_end(table);
    CHECK(table.order() == plain_order(table, {}, {}));
}

TEST_CASE("similar puzzles, or texts that are not 9x9 puzzles, in slices") {
    std::mt19937 random(3);
    Table table;
    table.set_columns("puzzle");
    std::string rows;
    for (std::size_t i = 0; i < kLarge; ++i) {
        // Hundreds of rows have the same text, thousands the same first half.
        std::string text(81, '.');
        text[40] = static_cast<char>('1' + random() % 3);
        text[70] = static_cast<char>('1' + random() % 9);
        if (random() % 3 == 0) text[20] = "0-A/."[random() % 5];
        if (random() % 9 == 0) text.resize(random() % 2 == 0 ? 16 : 36);
        rows += (i == 0 ? "" : "\n") + text;
    }
    table.add_rows(rows);
    for (const bool descending : {false, true}) {
        table.sort_by(Column::puzzle, descending);
        slices_to_the_end(table);
        CHECK(table.order() == plain_order(table, {}, {true, Column::puzzle, descending}));
    }
}

TEST_CASE("new rows and changing filters and orders while sorting is in progress") {
    for (unsigned seed = 0; seed < 3; ++seed) {
        CAPTURE(seed);
        std::mt19937 random(seed);
        MadeRows made(100 + seed);
        Table table = large_table();
        Filter filter;
        Sorting sorting;
        const auto change = [&] {
            static constexpr std::array<const char*, 6> kFilters = {"",     "er>5", "clues=24 OR er<3",
                                                                    "half", "..1",  "er>20"};
            static constexpr std::array<Column, 5> kColumns = {Column::er, Column::puzzle, Column::hardest, Column::ed,
                                                               Column::line};
            if (random() % 2 == 0) {
                filter = filter_of(kFilters[random() % kFilters.size()]);
                table.set_filter(filter);
            } else if (random() % 5 == 0) {
                sorting = {};
                table.sort_by_arrival();
            } else {
                sorting = {true, kColumns[random() % kColumns.size()], random() % 2 == 0};
                table.sort_by(sorting.column, sorting.descending);
            }
        };
        for (int frame = 0; frame < 60; ++frame) {
            if (random() % 3 == 0) table.add_rows(made.rows(1 + random() % 400));
            if (random() % 12 == 0) change();
            if (random() % 40 == 0) table.add_rows(made.rows(20'000));
            table.order_some();
            // The displayed order has some of the rows, each of them once.
            REQUIRE(table.order().size() + table.hidden() <= table.size());
        }
        slices_to_the_end(table);
        REQUIRE(table.order() == plain_order(table, filter, sorting));
        check_ratings(table);
        for (int i = 0; i < 200; ++i) {
            const auto row = static_cast<std::uint32_t>(random() % table.size());
            const auto place = table.place_of(row);
            REQUIRE(place.has_value() == passes(filter, table, table.row(row)));
            if (place) REQUIRE(table.order()[*place] == row);
        }
    }
}

TEST_CASE("a row with its solution takes at most 85 bytes in a large table, and 25 more while it is sorted") {
    Table table = large_table();
    const auto bytes_a_row = [&] { return static_cast<double>(table.bytes()) / static_cast<double>(table.size()); };
    slices_to_the_end(table);
    CHECK(bytes_a_row() > 70);
    CHECK(bytes_a_row() <= 85);
    for (const Column column : {Column::er, Column::puzzle}) {
        table.sort_by(column, false);
        double most = 0;
        while (table.order_some()) most = std::max(most, bytes_a_row());
        CHECK(most <= 110);
        CHECK(bytes_a_row() <= 85);
    }
}

}  // namespace rookery::shell
