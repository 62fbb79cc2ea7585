#include "text/export.hpp"

#include <array>
#include <utility>

#include "text/formats/f_puzzles.hpp"
#include "text/formats/good_sudoku.hpp"
#include "text/formats/gsf_line.hpp"
#include "text/formats/hodoku_line.hpp"
#include "text/formats/open_sudoku.hpp"
#include "text/formats/scf.hpp"
#include "text/formats/sdk.hpp"
#include "text/formats/sdx.hpp"
#include "text/formats/serate_line.hpp"
#include "text/formats/simple_sudoku.hpp"
#include "text/formats/sudoku_wiki.hpp"
#include "text/scan/candidate_text.hpp"

namespace rookery {

using namespace reading;

namespace {

constexpr std::string_view kGivensOnly = "digits placed, candidates, marks, title";
constexpr std::string_view kAllButTitle = "marks, title";

constexpr std::array<ExportInfo, 18> kFormats = {{
    {ExportFormat::line, "line", "81 characters", "txt", kGivensOnly, true},
    {ExportFormat::line_with_zeros, "line0", "81 characters, 0 for empty cells", "sdm", kGivensOnly, true},
    {ExportFormat::boxed_grid, "grid", "Boxed grid", "txt", kGivensOnly, false},
    {ExportFormat::pencilmark_grid, "pencilmarks", "Pencilmark grid", "txt",
     "which digits are given and which placed, marks, title", false},
    {ExportFormat::candidate_line, "candidates", "729 characters of candidates", "txt",
     "which digits are given and which placed, marks, title", true},
    {ExportFormat::hodoku, "hodoku", "HoDoKu library line", "txt", kAllButTitle, true},
    {ExportFormat::sdk, "sdk", "SadMan file", "sdk", "candidates, marks", false},
    {ExportFormat::sdx, "sdx", "SudoCue file", "sdx", "marks, title; an open cell with one candidate reads as given",
     false},
    {ExportFormat::simple_sudoku, "ss", "Simple Sudoku file", "ss", kGivensOnly, false},
    {ExportFormat::open_sudoku, "opensudoku", "OpenSudoku file", "opensudoku", "candidates, corner marks, author",
     false},
    {ExportFormat::gsf, "gsf", "gsf line", "txt", "digits placed, candidates, marks", true},
    {ExportFormat::serate, "serate", "serate line, with ratings", "txt", kGivensOnly, true},
    {ExportFormat::scf, "scf", "SudokuPad code", "txt", kGivensOnly, true},
    {ExportFormat::sudoku_pad, "sudokupad", "SudokuPad link", "txt", kGivensOnly, true},
    {ExportFormat::sudoku_wiki, "sudokuwiki", "SudokuWiki link", "txt", kGivensOnly, true},
    {ExportFormat::sudoku_wiki_candidates, "sudokuwiki-candidates", "SudokuWiki link with candidates", "txt",
     "marks, title; an open cell with one candidate reads as placed", true},
    {ExportFormat::f_puzzles, "f-puzzles", "f-puzzles link", "txt", "candidates", true},
    {ExportFormat::good_sudoku, "goodsudoku", "Good Sudoku code", "txt", kGivensOnly, true},
}};

bool holds_candidates(ExportFormat format) {
    switch (format) {
        case ExportFormat::pencilmark_grid:
        case ExportFormat::candidate_line:
        case ExportFormat::hodoku:
        case ExportFormat::sdx:
        case ExportFormat::sudoku_wiki_candidates:
            return true;
        default:
            return false;
    }
}

Written written(std::string text) {
    return {std::move(text), ""};
}

Written write_9x9(ExportFormat format, const Grid9& givens, const ParsedPuzzle& puzzle) {
    const PuzzleExtras& extras = extras_of(puzzle);
    const auto candidates = [&] {
        return puzzle.candidates ? *puzzle.candidates : open_candidates(overlaid(givens, extras.placed));
    };
    const std::string& name = extras.title.empty() ? puzzle.note : extras.title;
    switch (format) {
        case ExportFormat::pencilmark_grid:
            return written(to_pencilmark_grid(candidates()));
        case ExportFormat::candidate_line:
            return written(to_candidate_line(candidates()));
        case ExportFormat::hodoku:
            return written(write_hodoku_line(givens, extras.placed, puzzle.candidates));
        case ExportFormat::sdk:
            return written(write_sdk(givens, extras));
        case ExportFormat::sdx:
            return written(write_sdx(givens, extras.placed, candidates()));
        case ExportFormat::simple_sudoku:
            return written(write_simple_sudoku(givens));
        case ExportFormat::open_sudoku:
            return written(write_open_sudoku_game(givens, extras, name));
        case ExportFormat::gsf:
            return written(write_gsf_line(to_line(givens), name));
        case ExportFormat::serate:
            if (extras.ratings) return written(write_serate_line(to_line(givens), *extras.ratings));
            return {"", "a line of serate needs the ratings: expected a puzzle with ED=ER/EP/ED behind it"};
        case ExportFormat::scf:
            return written(write_scf(givens));
        case ExportFormat::sudoku_pad:
            return written("https://sudokupad.app/" + write_scf(givens));
        case ExportFormat::sudoku_wiki:
            return written("https://www.sudokuwiki.org/sudoku.htm?bd=" + to_line(givens, '0'));
        case ExportFormat::sudoku_wiki_candidates:
            return written("https://www.sudokuwiki.org/sudoku.htm?bd=" + write_wiki_board(givens, candidates()));
        case ExportFormat::good_sudoku:
            return written(write_good_sudoku(givens));
        case ExportFormat::line:
        case ExportFormat::line_with_zeros:
        case ExportFormat::boxed_grid:
        case ExportFormat::f_puzzles:
            break;
    }
    return {};
}

}  // namespace

std::span<const ExportInfo> export_formats() {
    return kFormats;
}

const ExportInfo& info_of(ExportFormat format) {
    return kFormats[static_cast<std::size_t>(format)];
}

std::optional<ExportFormat> export_format(std::string_view id) {
    for (const ExportInfo& info : kFormats) {
        if (info.id == id) return info.format;
    }
    return std::nullopt;
}

Written write_as(ExportFormat format, const ParsedPuzzle& puzzle) {
    const auto* grid9 = std::get_if<Grid9>(&puzzle.grid);
    if (puzzle.candidates && !holds_candidates(format) && grid9 != nullptr && grid9->clue_count() == 0) {
        return {"", "this puzzle has candidates and no givens: expected a format that holds candidates"};
    }
    switch (format) {
        case ExportFormat::line:
            return written(to_line(puzzle.grid));
        case ExportFormat::line_with_zeros:
            return written(to_line(puzzle.grid, '0'));
        case ExportFormat::boxed_grid:
            return written(to_boxed_grid(puzzle.grid));
        case ExportFormat::f_puzzles:
            return written("https://www.f-puzzles.com/?load=" + write_f_puzzles(puzzle));
        default:
            break;
    }
    if (grid9 != nullptr) return write_9x9(format, *grid9, puzzle);
    const std::string size = std::holds_alternative<Grid4>(puzzle.grid) ? "4x4" : "16x16";
    return {"", "this format expects 9x9 puzzles, found one of " + size};
}

std::string head_of(ExportFormat format) {
    return format == ExportFormat::open_sudoku ? open_sudoku_head() : "";
}

std::string end_of(ExportFormat format) {
    return format == ExportFormat::open_sudoku ? open_sudoku_end() : "";
}

Written write_document(ExportFormat format, const ParsedPuzzle& puzzle) {
    Written result = write_as(format, puzzle);
    if (result.problem.empty()) result.text = head_of(format) + result.text + end_of(format);
    return result;
}

}  // namespace rookery
