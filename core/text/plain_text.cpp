#include "text/plain_text.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "text/codes.hpp"
#include "text/formats/list.hpp"
#include "text/grid_reader.hpp"
#include "text/scan/characters.hpp"
#include "text/scan/lines.hpp"
#include "text/scan/puzzle_line.hpp"

namespace rookery::reading {

namespace {

// Column names above a table: fields that are words, one of them a usual name for the column of puzzles.
bool is_table_head(const Line& line) {
    bool names_puzzles = false;
    std::size_t begin = line.body;
    for (std::size_t at = begin; at <= line.whole.size(); ++at) {
        const bool ends =
            at == line.whole.size() || line.whole[at] == '\t' || line.whole[at] == ',' || line.whole[at] == ';';
        if (!ends) continue;
        std::string name = cleaned(line.whole.substr(begin, at - begin), 16);
        for (char& c : name) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
        for (const std::string_view known :
             {"puzzle", "puzzles", "sudoku", "sudokus", "grid", "grids", "quiz", "quizzes", "pattern", "canonical"}) {
            names_puzzles = names_puzzles || name == known;
        }
        begin = at + 1;
    }
    return names_puzzles;
}

// A line between parts of a list: nothing in it could be a cell.
bool is_ornament(const Line& line) {
    Field field;
    for (std::size_t at = line.body; next_field(line.whole, at, field); at = field.end) {
        if (!field.is_ornament()) return false;
    }
    return true;
}

FoundCode code_of(const Line& line) {
    return is_plain_line(line) ? FoundCode{} : find_code(line);
}

// A line of plain symbols, perhaps with more text that a format knows. False if it has no puzzle: then `problem` says
// why, unless it is null.
bool read_symbols(const Line& line, LineLength usual, Diagnostics& to, TextProblem* problem) {
    ParsedPuzzle puzzle;
    if (!read_puzzle_line(line, usual, puzzle, problem)) return false;
    if (puzzle.candidates) {
        to.add(std::move(puzzle), formats::candidate_line);
        return true;
    }
    if (!puzzle.note.empty()) {
        Piece piece{.place = Place::same_line, .text = line.whole.substr(line.body), .cells = &puzzle};
        if (const Claim claim = claim_of(piece); claim.format != nullptr) {
            piece.text = claim.text;
            claim.format->read(piece, to);
            return true;
        }
    }
    to.add(std::move(puzzle), formats::line);
    return true;
}

void take_title(ParsedPuzzle& puzzle, std::string& title) {
    if (puzzle.note.empty()) puzzle.note = std::exchange(title, std::string());
}

// `alone`: there is one puzzle, and words around it are its title and remarks; among several puzzles such a line is a
// problem. Returns the number of the line after them.
std::int64_t read_list(std::string_view text, std::int64_t first_line, LineLength usual, bool alone, Diagnostics& to) {
    std::int64_t next = first_line;
    std::string title;
    LineCutter lines(text, first_line);
    bool at_head = first_line == 1;
    for (Line line; lines.next(line);) {
        next = line.number + 1;
        if (is_blank(line) || is_comment(line)) continue;
        const bool first = std::exchange(at_head, false);
        if (const FoundCode code = code_of(line); code.format != nullptr) {
            if (read_code(line, code, to)) take_title(to.puzzles().back(), title);
            continue;
        }
        TextProblem problem;
        const bool wanted = to.wants_problems();
        if (read_symbols(line, usual, to, wanted ? &problem : nullptr)) {
            take_title(to.puzzles().back(), title);
        } else if (alone && look_at(line).symbols == 0 && is_words(line)) {
            title = cleaned(line.whole.substr(line.body));
        } else if (!(first && is_table_head(line)) && !is_ornament(line)) {
            if (wanted) {
                to.add_problem(std::move(problem));
            } else {
                to.count_problem(line.number);
            }
        }
    }
    return next;
}

void read_grids(std::string_view text, std::int64_t first_line, const Survey& survey, Diagnostics& to) {
    // A line of 16 symbols is a puzzle here only if the puzzles on one line have that length.
    const LineLength usual = survey.usual == LineLength::any ? LineLength::order3 : survey.usual;
    constexpr std::int64_t kSurelyAPuzzle = 40;  // number of symbols in one field that no row reaches
    GridReader reader(survey, to);
    LineCutter lines(text, first_line);
    for (Line line; lines.next(line);) {
        if (is_blank(line)) {
            reader.take_blank(line);
            continue;
        }
        if (is_comment(line)) continue;
        const FoundCode code = code_of(line);
        const bool coded = code.format != nullptr && !code.format->names_only;
        const LineLook look = coded ? LineLook{LineLength::order3, 81} : look_at(line);
        const bool fragment = look.length == LineLength::order2 && usual != LineLength::order2;
        if ((look.length == LineLength::any && look.symbols < kSurelyAPuzzle) || fragment) {
            reader.take(line, lines);
            continue;
        }
        std::string title = reader.take_title();
        reader.end();
        TextProblem problem;
        if (coded ? read_code(line, code, to) : read_symbols(line, usual, to, &problem)) {
            take_title(to.puzzles().back(), title);
        } else if (!coded) {
            to.add_problem(std::move(problem));
        }
    }
    reader.end();
}

}  // namespace

bool read_one_line(const Line& line, Diagnostics& to) {
    if (const FoundCode code = code_of(line); code.format != nullptr) return read_code(line, code, to);
    TextProblem problem;
    if (read_symbols(line, LineLength::any, to, &problem)) return true;
    to.add_problem(std::move(problem));
    return false;
}

void read_plain_text(std::string_view text, std::int64_t first_line, Diagnostics& to) {
    const Survey survey = survey_of(text);
    if (survey.has_rows) {
        read_grids(text, first_line, survey, to);
    } else {
        to.expect_puzzles(static_cast<std::size_t>(survey.puzzle_lines));
        const bool alone = survey.puzzle_lines + survey.attempts == 1;
        read_list(text, first_line, survey.usual, alone, to);
    }
}

std::int64_t read_list_lines(std::string_view lines, std::int64_t first_line, LineLength usual, Diagnostics& to) {
    return read_list(lines, first_line, usual, false, to);
}

}  // namespace rookery::reading
