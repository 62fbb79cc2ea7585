#include "shell/jobs/print_sheet.hpp"

#include <utility>

#include "board/geometry.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_generate.hpp"

namespace rookery::shell {
namespace {

std::string caption_of(const Table& table, const TableRow& row) {
    std::string clues = counted(row.clues, words::kClueOne, words::kClueMany);
    if (row.er == kNoRating) return clues;
    return fill(words::kPrintCaption, {words::kScale, table.cell_text(row, Column::er), clues});
}

}  // namespace

PrintSheet sheet_of(const Table& table, std::span<const std::uint32_t> rows, std::string title, int per_page) {
    PrintSheet sheet;
    sheet.title = std::move(title);
    sheet.per_page = per_page;
    for (const std::uint32_t index : rows) {
        const TableRow& row = table.row(index);
        if (row.puzzle_size != Geometry9::kCells) continue;
        sheet.puzzles.push_back({std::string(table.puzzle(row)), caption_of(table, row), {}, {}});
    }
    return sheet;
}

}  // namespace rookery::shell
