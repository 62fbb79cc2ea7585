// Model: sheets of puzzles for paper, from every mode that has puzzles, and what became of pictures of the board.
#include <string>
#include <utility>
#include <vector>

#include "model/board_svg.hpp"
#include "model/format.hpp"
#include "model/model.hpp"
#include "model/only_solution.hpp"
#include "model/strings_flow.hpp"
#include "model/strings_generate.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// A printed puzzle that takes longer has no solution on the sheet.
constexpr std::uint64_t kGuesses = 5'000;

std::string solution_of(std::string_view line) {
    const auto puzzle = puzzle_of_line(line);
    if (!puzzle) return {};
    const OnlySolution solution = only_solution(board_of(*puzzle), kGuesses);
    return solution.found() ? to_line(solution.grid) : std::string{};
}

// The puzzles of rows that a sheet can show: of 9 rows, without barred candidates.
PrintSheet sheet_of(const Table& table, std::string title, int per_page) {
    PrintSheet sheet;
    sheet.title = std::move(title);
    sheet.per_page = per_page;
    for (const std::uint32_t index : table.order()) {
        const TableRow& row = table.row(index);
        if (row.puzzle_size != Geometry9::kCells) continue;
        sheet.puzzles.push_back({std::string(table.puzzle(row)), caption_of(table, row), {}, {}});
    }
    return sheet;
}

}  // namespace

void Model::print(PrintSheet sheet) {
    const auto count = static_cast<std::int64_t>(sheet.puzzles.size());
    if (count == 0) return notice.say(std::string(words::kPrintNone));
    if (sheet.puzzles.size() > kMostPrinted) {
        return notice.say(
            fill(words::kPrintTooManyList, {thousands(static_cast<std::int64_t>(kMostPrinted)), thousands(count)}));
    }
    for (PrintedPuzzle& puzzle : sheet.puzzles) {
        if (puzzle.solution.empty()) puzzle.solution = solution_of(puzzle.puzzle);
    }
    host_.print_sheet(sheet);
    notice.say(counted(count, words::kPrintedOne, words::kPrintedMany));
}

void Model::print_board() {
    const Board& board = play.board();
    const Analysis& analysis = play.analysis();
    PrintSheet sheet;
    sheet.title = board.title.empty() ? std::string(words::kPrintBoardTitle) : board.title;
    sheet.per_page = 1;
    PrintedPuzzle printed;
    printed.puzzle = to_line(board_puzzle());
    printed.solution = analysis.solutions == Analysis::Solutions::one ? analysis.solution : std::string{};
    printed.drawing = board_svg(drawing_of(*this, picture_candidates));
    if (analysis.is_rated() || analysis.is_beyond()) {
        printed.caption = fill("{0}  {1} {2}", {words::kScale, words::kEr, rating_text(analysis, analysis.outcome.er)});
        printed.caption += "  \u00B7  " + counted(analysis.clues, words::kClueOne, words::kClueMany);
    }
    sheet.puzzles.push_back(std::move(printed));
    print(std::move(sheet));
}

void Model::print_list() {
    print(sheet_of(list.list().table, list.list().name, generate.per_page));
}

void Model::print_found() {
    const Enumeration* shown = enumerate.shown();
    if (shown != nullptr) print(sheet_of(shown->table, std::string(words::kPrintTitle), generate.per_page));
}

void Model::picture_ended(PictureEnd end) {
    switch (end) {
        case PictureEnd::copied:
            return notice.say(std::string(words::kPictureCopied));
        case PictureEnd::saved:
            return notice.say(std::string(words::kPictureSaved));
        case PictureEnd::no_clipboard:
            return notice.say(std::string(words::kPictureNoClipboard));
        case PictureEnd::failed:
            return notice.say(std::string(words::kPictureFailed));
    }
}

}  // namespace rookery::shell
