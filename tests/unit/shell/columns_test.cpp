// Every column of a table can be read, sorted, filtered and exported, by its card alone.
#include "shell/table/columns.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <variant>

#include "shell/table/table.hpp"
#include "shell/words/phrasing.hpp"
#include "support/shell/filters.hpp"

namespace rookery::shell {
namespace {

// Three cells of a kind in ascending order; a filter's field accepts the last two.
std::array<std::string, 3> cells_of(ColumnKind kind) {
    switch (kind) {
        case ColumnKind::packed_text:
            return {std::string(81, '1'), std::string(81, '2'), std::string(81, '3')};
        case ColumnKind::shared_text:
        case ColumnKind::technique:
            return {"a text", "b text", "c text"};
        case ColumnKind::count:
            return {"0", "2", "3"};
        case ColumnKind::number:
            return {"-", "2", "3"};
        case ColumnKind::rating:
            return {"-", "1.2", "12.0"};
        case ColumnKind::share:
            return {"-", "0.0200", "0.1234"};
        case ColumnKind::yes_no:
            return {"-", "no", "yes"};
        case ColumnKind::level:
        case ColumnKind::hodoku_level:
            return {"-", "Easy", "Extreme"};
    }
    return {};
}

// A table with the column, whose rows are in the order b, c, a.
Table table_of(const ColumnCard& card, const std::array<std::string, 3>& cells) {
    Table table;
    const bool alone = card.column == Column::puzzle;
    table.set_columns(alone ? "puzzle" : std::string(card.name) + "\tpuzzle");
    for (const std::size_t i : {1, 2, 0}) table.add_rows(alone ? cells[i] : cells[i] + "\t" + std::string(81, '4'));
    return table;
}

}  // namespace

TEST_CASE("every column is read, shown, sorted both ways, filtered and exported") {
    for (const ColumnCard& card : kColumns) {
        CAPTURE(card.name);
        const auto cells = cells_of(card.kind);
        Table table = table_of(card, cells);
        REQUIRE(std::count(table.columns().begin(), table.columns().end(), card.column) == 1);
        const auto shown = [&](std::size_t place) {
            return table.cell_text(table.row(table.order()[place]), card.column);
        };
        for (const bool descending : {false, true}) {
            table.sort_by(card.column, descending);
            REQUIRE(table.order().size() == 3);
            for (std::size_t i = 0; i < 3; ++i) CHECK(same_word(shown(descending ? 2 - i : i), cells[i]));
        }
        const std::string tsv = table.as_tsv();
        CHECK(tsv.find(card.name) < tsv.find('\n'));
        CHECK(tsv.find(shown(0)) != std::string::npos);
        CHECK_FALSE(table.shown_text(table.row(0), card.column).empty());
        if (!is_field(card.column)) continue;
        const std::string field(card.short_name);
        table.set_filter(filter_of(field + ">" + cells[1]));
        REQUIRE(table.order().size() == 1);
        CHECK(same_word(shown(0), cells[2]));
        table.set_filter(filter_of(field + "<=" + cells[1]));
        CHECK(table.order().size() == (cells[0] == kNothing ? 1 : 2));  // unknown values are neither less nor greater
        CHECK(std::holds_alternative<FilterProblem>(read_filter(field + "=x")));
    }
}

TEST_CASE("texts that rows share are searched by words") {
    for (const ColumnCard& card : kColumns) {
        if (!is_shared(card.kind)) continue;
        CAPTURE(card.name);
        Table table = table_of(card, cells_of(card.kind));
        table.set_filter(filter_of("\"b text\""));
        REQUIRE(table.order().size() == 1);
        CHECK(table.cell_text(table.row(table.order()[0]), card.column) == "b text");
    }
}

TEST_CASE("each column has a title and a place of its own, and its histogram counts") {
    std::set<std::string_view> names;
    std::set<std::string_view> short_names;
    std::set<int> places;
    for (const ColumnCard& card : kColumns) {
        CAPTURE(card.name);
        CHECK_FALSE(card.title.empty());
        names.insert(card.name);
        short_names.insert(card.short_name);
        places.insert(card.place);
        CHECK(column_of(card.short_name) == card.column);
        if (!card.histogram) continue;
        const Table table = table_of(card, cells_of(card.kind));
        CHECK(table.shown_counts(card.column).total() == 2);
    }
    CHECK(names.size() == kColumns.size());
    CHECK(short_names.size() == kColumns.size());
    CHECK(places.size() == kColumns.size());
}

TEST_CASE("an empty row knows no numbers, and the largest numbers fit without changing their neighbours") {
    TableRow row;
    for (const ColumnCard& card : kColumns) {
        CAPTURE(card.name);
        const RowBits& bits = kRowBits[static_cast<std::size_t>(card.column)];
        if (bits.size == 0) continue;
        CHECK(number_in(row, card.column) == bits.none);
        row.set(bits, std::int64_t{1} << 40);
        CHECK(number_in(row, card.column) == static_cast<std::int64_t>(bits.most()) + bits.none);
        CHECK_FALSE(row.has_more_solutions());
    }
    row.set(kMoreSolutions, 1);
    for (const ColumnCard& card : kColumns) {
        const RowBits& bits = kRowBits[static_cast<std::size_t>(card.column)];
        if (bits.size == 0) continue;
        row.set(bits, bits.none);
        CHECK(number_in(row, card.column) == bits.none);
    }
    CHECK(row.has_more_solutions());
}

}  // namespace rookery::shell
