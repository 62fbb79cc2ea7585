#include "text/scan/problems.hpp"

#include <algorithm>
#include <utility>

#include "text/scan/characters.hpp"

namespace rookery::reading {

namespace {

std::string counted(std::int64_t n, const std::string& thing) {
    return grouped(n) + " " + thing + (n == 1 ? "" : "s");
}

int size_of(const AnyGrid& grid) {
    return std::visit([](const auto& g) { return std::decay_t<decltype(g)>::Geo::kSize; }, grid);
}

// What one puzzle was read from.
std::string phrase_for_one(TextFormat format, int size) {
    const std::string side = std::to_string(size);
    const std::string board = side + "\u00D7" + side;
    switch (format) {
        case TextFormat::line:
            return std::to_string(size * size) + "-character line";
        case TextFormat::grid:
            return board + " grid";
        case TextFormat::boxed_grid:
            return "boxed " + board + " grid";
        case TextFormat::pencilmark_grid:
            return "pencilmark grid";
        case TextFormat::candidate_line:
            return "729-character candidate line";
        case TextFormat::list:
            return "list of 1 puzzle";
        case TextFormat::link:
            return "link with 81 characters";
        case TextFormat::sudoku_wiki:
        case TextFormat::hodoku_line:
        case TextFormat::gsf_line:
        case TextFormat::serate_line:
        case TextFormat::sdk:
        case TextFormat::sdx:
        case TextFormat::simple_sudoku:
        case TextFormat::stacked_grids:
        case TextFormat::open_sudoku:
        case TextFormat::f_puzzles:
        case TextFormat::sudoku_pad:
        case TextFormat::scf:
        case TextFormat::good_sudoku:
            return std::string(name_of(format));
        case TextFormat::unknown:
            break;
    }
    return "";
}

// One puzzle a line: several of them are a list.
bool is_line_format(TextFormat format) {
    switch (format) {
        case TextFormat::line:
        case TextFormat::candidate_line:
        case TextFormat::hodoku_line:
        case TextFormat::gsf_line:
        case TextFormat::serate_line:
        case TextFormat::f_puzzles:
        case TextFormat::sudoku_pad:
        case TextFormat::scf:
        case TextFormat::sudoku_wiki:
        case TextFormat::good_sudoku:
        case TextFormat::link:
            return true;
        default:
            return false;
    }
}

}  // namespace

TextProblem problem_at(const Line& line, const char* at, std::string sentence) {
    return {line.number, column_of(line.whole, static_cast<std::size_t>(at - line.whole.data())), std::move(sentence)};
}

TextProblem problem_at_start(const Line& line, std::string sentence) {
    return problem_at(line, line.whole.data() + skip_space(line.whole, line.body), std::move(sentence));
}

TextProblem problem_at_end(const Line& line, std::string sentence) {
    return problem_at(line, line.whole.data() + visible_end(line.whole, line.body), std::move(sentence));
}

void Findings::expect_puzzles(std::size_t count) {
    result_.puzzles.reserve(count);
    formats_.reserve(count);
}

void Findings::add(ParsedPuzzle&& puzzle, TextFormat format) {
    result_.puzzles.push_back(std::move(puzzle));
    formats_.push_back(format);
}

void Findings::add_plain(const Grid9& grid, std::int64_t line) {
    ParsedPuzzle& puzzle = result_.puzzles.emplace_back();
    puzzle.grid = grid;
    puzzle.line = line;
    formats_.push_back(TextFormat::line);
}

void Findings::forget_last() {
    result_.puzzles.pop_back();
    formats_.pop_back();
}

void Findings::add_problem(TextProblem problem) {
    if (wants_problems()) {
        result_.problems.push_back(std::move(problem));
    } else {
        count_problem(problem.line);
    }
}

void Findings::add_remark(TextProblem problem) {
    ++remarks_;
    add_problem(std::move(problem));
}

void Findings::count_problem(std::int64_t line) {
    if (uncounted_++ == 0) first_uncounted_line_ = line;
}

ParseResult Findings::finish() {
    ParseResult result = std::move(result_);
    const auto count = static_cast<std::int64_t>(result.puzzles.size());
    const std::int64_t tried = count + static_cast<std::int64_t>(result.problems.size()) + uncounted_ - remarks_;
    if (uncounted_ > 0) {
        result.problems.push_back(
            {first_uncounted_line_, 1, "and " + counted(uncounted_, "more problem") + " from here on"});
    }
    if (count == 0) return result;

    const int size = size_of(result.puzzles.front().grid);
    result.order = size == 4 ? 2 : size == 9 ? 3 : 4;
    result.format = formats_.front();
    const bool one_kind =
        std::all_of(formats_.begin(), formats_.end(), [&](TextFormat f) { return f == result.format; });
    const TextFormat kind = result.format;
    if (tried > 1 && (is_line_format(kind) || !one_kind)) result.format = TextFormat::list;
    if (count == 1 && result.format != TextFormat::list) {
        result.recognised = phrase_for_one(kind, size);
    } else if (result.format == TextFormat::list) {
        const bool plain = !one_kind || kind == TextFormat::line || kind == TextFormat::candidate_line;
        result.recognised = "list of " + counted(count, plain ? "puzzle" : std::string(name_of(kind)));
    } else {
        result.recognised = counted(count, std::string(name_of(result.format)));
    }
    return result;
}

}  // namespace rookery::reading
