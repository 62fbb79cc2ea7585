#include "shell/app/printing.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "board/geometry.hpp"
#include "shell/app/model.hpp"
#include "shell/board/solutions.hpp"
#include "shell/play/shown_picture.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

std::string caption_of(const Table& table, const TableRow& row) {
    std::string clues = counted(number_in(row, Column::clues), words::kClueOne, words::kClueMany);
    if (number_in(row, Column::er) == kNoRating) return clues;
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

namespace {

// A puzzle that takes longer is printed without its solution.
constexpr std::uint64_t kGuesses = 5'000;

std::string solution_of(std::string_view line) {
    const auto puzzle = puzzle_of_line(line);
    if (!puzzle) return {};
    const OnlySolution solution = only_solution(board_of(*puzzle), kGuesses);
    return solution.found() ? to_line(solution.grid) : std::string{};
}

void print(Model& model, PrintSheet sheet) {
    for (PrintedPuzzle& puzzle : sheet.puzzles) {
        if (puzzle.solution.empty()) puzzle.solution = solution_of(puzzle.puzzle);
    }
    model.host.print_sheet(sheet);
    model.notice.say_done(
        counted(static_cast<std::int64_t>(sheet.puzzles.size()), words::kPrintedOne, words::kPrintedMany));
}

void print_rows(Model& model, const Table& table, std::span<const std::uint32_t> rows, std::string title,
                std::string_view too_many) {
    const std::size_t count = printable_rows(table, rows);
    if (count == 0) return model.notice.say(std::string(words::kPrintNone));
    if (count > kMaxPrinted) {
        return model.notice.say(fill(too_many, {thousands(static_cast<std::int64_t>(kMaxPrinted)),
                                                thousands(static_cast<std::int64_t>(count))}));
    }
    print(model, sheet_of(table, rows, std::move(title), model.generate.per_page));
}

}  // namespace

void print_board(Model& model) {
    const Board& board = model.play.board();
    const Analysis& analysis = model.play.analysis();
    PrintSheet sheet;
    sheet.title = board.title.empty() ? std::string(words::kPrintBoardTitle) : board.title;
    sheet.per_page = 1;
    PrintedPuzzle printed;
    printed.puzzle = to_line(puzzle_of(board));
    printed.solution = analysis.solutions == Analysis::Solutions::one ? analysis.solution : std::string{};
    printed.drawing = exported_svg(model.play);
    if (analysis.is_rated() || analysis.is_beyond()) {
        printed.caption = fill("{0}  {1} {2}", {words::kScale, words::kEr, rating_text(analysis, analysis.outcome.er)});
        printed.caption += "  \u00B7  " + counted(analysis.clues, words::kClueOne, words::kClueMany);
    }
    sheet.puzzles.push_back(std::move(printed));
    print(model, std::move(sheet));
}

void print_list(Model& model) {
    const Table& table = model.list.list().table;
    print_rows(model, table, table.whole_order(), model.list.list().name, words::kPrintTooManyList);
}

void print_found(Model& model) {
    const Enumeration* shown = model.enumerate.shown();
    if (shown == nullptr) return;
    print_rows(model, shown->table, shown->table.whole_order(), std::string(words::kPrintTitle),
               words::kPrintTooManyList);
}

void print_results(Model& model) {
    const GenerateResults& results = model.generate.results;
    const std::vector<std::uint32_t> rows = results.taken();
    if (rows.empty()) return;  // the filter hides all rows, which the table says already
    print_rows(model, results.table, rows, std::string(words::kPrintTitle), words::kPrintTooMany);
}

}  // namespace rookery::shell
