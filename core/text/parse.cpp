// Formats that are a file of their own are told by its beginning. Every other text is taken line by line
// (plain_text.hpp).
#include <string>
#include <utility>

#include "text/formats/code_reading.hpp"
#include "text/formats/f_puzzles.hpp"
#include "text/formats/link.hpp"
#include "text/formats/open_sudoku.hpp"
#include "text/formats/sdk.hpp"
#include "text/formats/sudoku_pad.hpp"
#include "text/plain_text.hpp"
#include "text/scan/characters.hpp"
#include "text/scan/problems.hpp"
#include "text/scan/puzzle_line.hpp"
#include "text/text.hpp"

namespace rookery {

using namespace reading;

namespace {

// The JSON of a link without its packing.
bool read_json_text(std::string_view text, Findings& findings) {
    if (!begins_json(text)) return false;
    const std::string_view value = text.substr(skip_space(text, 0));
    auto reading = read_f_puzzles_json(value);
    if (!reading) reading = read_sudoku_pad_json(value);
    if (!reading) return false;
    if (!reading->problem.empty()) findings.add_remark({1, 1, std::move(reading->problem)});
    if (reading->puzzle) findings.add(std::move(*reading->puzzle), reading->format);
    return true;
}

}  // namespace

std::string_view name_of(TextFormat format) {
    switch (format) {
        case TextFormat::unknown:
            return "unknown text";
        case TextFormat::line:
            return "puzzle on one line";
        case TextFormat::list:
            return "list of puzzles";
        case TextFormat::grid:
            return "grid";
        case TextFormat::boxed_grid:
            return "boxed grid";
        case TextFormat::pencilmark_grid:
            return "pencilmark grid";
        case TextFormat::candidate_line:
            return "candidate line";
        case TextFormat::hodoku_line:
            return "HoDoKu library line";
        case TextFormat::gsf_line:
            return "gsf line";
        case TextFormat::serate_line:
            return "serate line";
        case TextFormat::sdk:
            return "SadMan file (.sdk)";
        case TextFormat::sdx:
            return "SudoCue file (.sdx)";
        case TextFormat::simple_sudoku:
            return "Simple Sudoku file (.ss)";
        case TextFormat::stacked_grids:
            return "givens with a pencilmark grid";
        case TextFormat::open_sudoku:
            return "OpenSudoku file";
        case TextFormat::f_puzzles:
            return "f-puzzles link";
        case TextFormat::sudoku_pad:
            return "SudokuPad link";
        case TextFormat::scf:
            return "SudokuPad link (scf)";
        case TextFormat::sudoku_wiki:
            return "SudokuWiki board";
        case TextFormat::good_sudoku:
            return "Good Sudoku code";
        case TextFormat::link:
            return "link with a puzzle";
    }
    return "";
}

ParseResult parse(std::string_view text, std::size_t most_problems) {
    Findings findings(most_problems);
    if (is_utf16(text)) {
        findings.add_problem({1, 1, "expected text in UTF-8, found UTF-16"});
        return findings.finish();
    }
    if (is_open_sudoku(text)) {
        read_open_sudoku(text, findings);
    } else if (is_sdk(text)) {
        read_sdk(text, findings);
    } else if (!read_json_text(text, findings)) {
        read_plain_text(text, 1, findings);
    }
    if (findings.is_empty()) {
        findings.add_problem({1, 1, "nothing to read: expected a puzzle of 81 cells (1-9, '.' or '0')"});
    }
    return findings.finish();
}

std::variant<ParsedPuzzle, TextProblem> parse_line(std::string_view line, std::int64_t line_number) {
    ParsedPuzzle puzzle;
    TextFormat format{};
    TextProblem problem;
    if (read_one_line(line_of(line, line_number), LineLength::any, puzzle, format, &problem)) return puzzle;
    return problem;
}

bool is_blank_or_comment(std::string_view line) {
    const Line whole = line_of(line, 1);
    return is_blank(whole) || is_comment(whole);
}

}  // namespace rookery
