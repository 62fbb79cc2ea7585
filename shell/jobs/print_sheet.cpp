#include "shell/jobs/print_sheet.hpp"

#include <algorithm>
#include <utility>

#include "board/geometry.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

std::string caption_of(const Table& table, const TableRow& row) {
    std::string clues = counted(row.clues, words::kClueOne, words::kClueMany);
    if (row.er == kNoRating) return clues;
    return fill(words::kPrintCaption, {words::kScale, table.cell_text(row, Column::er), clues});
}

bool is_printable(const Table& table, const TableRow& row) {
    return table.puzzle_size(row) == Geometry9::kCells;
}

}  // namespace

std::size_t printable_rows(const Table& table, std::span<const std::uint32_t> rows) {
    return static_cast<std::size_t>(std::count_if(
        rows.begin(), rows.end(), [&](std::uint32_t index) { return is_printable(table, table.row(index)); }));
}

PrintSheet sheet_of(const Table& table, std::span<const std::uint32_t> rows, std::string title, int per_page) {
    PrintSheet sheet;
    sheet.title = std::move(title);
    sheet.per_page = per_page;
    for (const std::uint32_t index : rows) {
        const TableRow& row = table.row(index);
        if (!is_printable(table, row)) continue;
        sheet.puzzles.push_back({table.puzzle(row), caption_of(table, row), {}, {}});
    }
    return sheet;
}

}  // namespace rookery::shell
