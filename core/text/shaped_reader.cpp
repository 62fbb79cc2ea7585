#include "text/shaped_reader.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "text/formats/list.hpp"
#include "text/scan/cells.hpp"
#include "text/scan/characters.hpp"

namespace rookery::reading {
namespace {

constexpr std::array kSides = {6, 8, 12, 25};

std::optional<Shape> shape_of_row(std::size_t cells) {
    for (const int side : kSides) {
        if (static_cast<std::size_t>(side) == cells) return shape_of_side(side);
    }
    return std::nullopt;
}
std::optional<Shape> shape_of_line(std::int64_t cells) {
    for (const int side : kSides) {
        if (std::int64_t{side} * side == cells) return shape_of_side(side);
    }
    return std::nullopt;
}

struct PlacedSymbol {
    Character character;
    const char* at;
};

// Reads symbols into a grid. The problem, if there is one, is at a symbol.
struct Cells {
    ShapedGrid grid;
    std::optional<std::pair<const char*, std::string>> problem;
};
Cells read_cells(const Shape& shape, const std::vector<PlacedSymbol>& symbols) {
    Cells cells{ShapedGrid{shape}, {}};
    CellReader reader(shape.side());
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        cells.grid.digits[i] = reader.read(symbols[i].character, symbols[i].at);
    }
    if (const auto error = reader.error_of_whole()) {
        cells.problem = {error->at, reader.sentence(*error)};
    } else if (const auto conflict = first_conflict(cells.grid)) {
        cells.problem = {symbols[static_cast<std::size_t>(conflict->second_cell)].at,
                         sentence_of(*conflict, shape.side())};
    }
    return cells;
}

std::vector<PlacedSymbol> symbols_of(const Line& line, std::size_t begin, std::size_t end) {
    std::vector<PlacedSymbol> symbols;
    for (std::size_t at = begin; at < end;) {
        const Character character = character_at(line.whole, at);
        const char32_t code = folded(character);
        if (!is(code, kCellSeparator) && !is(code, kBoxLine)) symbols.push_back({character, line.whole.data() + at});
        at += character.bytes;
    }
    return symbols;
}

bool is_rule(const Line& line) {
    for (std::size_t at = line.body; at < line.whole.size();) {
        const Character character = character_at(line.whole, at);
        const char32_t code = folded(character);
        if (!is(code, kCellSeparator) && !is(code, kBoxLine) && !is(code, kDash)) return false;
        at += character.bytes;
    }
    return true;
}

void deliver(std::vector<ParsedPuzzle>& puzzles, std::vector<TextProblem>& problems, const TextFormat& format,
             Diagnostics& to) {
    for (ParsedPuzzle& puzzle : puzzles) to.add(std::move(puzzle), format);
    for (TextProblem& problem : problems) to.add_problem(std::move(problem));
}

// Lines with one puzzle each.
bool read_lines(std::string_view text, Diagnostics& to) {
    std::vector<ParsedPuzzle> puzzles;
    std::vector<TextProblem> problems;
    LineCutter lines(text);
    for (Line line; lines.next(line);) {
        if (is_blank(line) || is_comment(line)) continue;
        ParsedPuzzle puzzle;
        std::optional<TextProblem> problem;
        if (read_shaped_line(line, puzzle, &problem)) {
            puzzles.push_back(std::move(puzzle));
        } else if (problem) {
            problems.push_back(std::move(*problem));
        } else {
            return false;
        }
    }
    if (puzzles.empty()) return false;
    deliver(puzzles, problems, formats::line, to);
    return true;
}

// Grids with one row per line, all of one size.
bool read_grids(std::string_view text, Diagnostics& to) {
    std::optional<Shape> shape;
    std::vector<PlacedSymbol> symbols;
    std::vector<Line> rows;
    LineCutter lines(text);
    for (Line line; lines.next(line);) {
        if (is_blank(line) || is_comment(line) || is_rule(line)) continue;
        const std::vector<PlacedSymbol> row = symbols_of(line, line.body, line.whole.size());
        if (!shape) shape = shape_of_row(row.size());
        if (!shape || row.size() != static_cast<std::size_t>(shape->side())) return false;
        symbols.insert(symbols.end(), row.begin(), row.end());
        rows.push_back(line);
    }
    if (!shape || rows.size() % static_cast<std::size_t>(shape->side()) != 0) return false;
    const auto side = static_cast<std::size_t>(shape->side());
    std::vector<ParsedPuzzle> puzzles;
    std::vector<TextProblem> problems;
    for (std::size_t first = 0; first < rows.size(); first += side) {
        const auto begin = symbols.begin() + static_cast<std::ptrdiff_t>(first * side);
        const std::vector<PlacedSymbol> own(begin, begin + shape->cells());
        Cells cells = read_cells(*shape, own);
        if (cells.problem) {
            const auto row = std::find_if(rows.begin(), rows.end(), [&](const Line& line) {
                return line.whole.data() <= cells.problem->first &&
                       cells.problem->first < line.whole.data() + line.whole.size();
            });
            problems.push_back(problem_at(*row, cells.problem->first, cells.problem->second));
            continue;
        }
        if (cells.grid.clue_count() == 0) return false;
        ParsedPuzzle puzzle;
        puzzle.grid = std::move(cells.grid);
        puzzle.line = rows[first].number;
        puzzles.push_back(std::move(puzzle));
    }
    deliver(puzzles, problems, formats::grid, to);
    return true;
}

}  // namespace

bool read_shaped_line(const Line& line, ParsedPuzzle& puzzle, std::optional<TextProblem>* problem) {
    Field field;
    if (!next_field(line.whole, line.body, field) || field.digits + field.letters == 0) return false;
    const auto shape = shape_of_line(field.symbols);
    if (!shape) return false;
    std::vector<PlacedSymbol> symbols;
    for (std::size_t at = field.begin; at < field.end;) {
        const Character character = character_at(line.whole, at);
        symbols.push_back({character, line.whole.data() + at});
        at += character.bytes;
    }
    Cells cells = read_cells(*shape, symbols);
    if (cells.problem) {
        if (problem != nullptr) *problem = problem_at(line, cells.problem->first, cells.problem->second);
        return false;
    }
    if (cells.grid.clue_count() == 0) return false;
    puzzle = {};
    puzzle.grid = std::move(cells.grid);
    puzzle.line = line.number;
    puzzle.note = cleaned(line.whole.substr(field.end));
    return true;
}

bool read_shaped_text(std::string_view text, Diagnostics& to) {
    return read_lines(text, to) || read_grids(text, to);
}

}  // namespace rookery::reading
