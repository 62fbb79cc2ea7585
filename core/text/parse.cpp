// Two walks through the text: the survey says what kind of lines it has, then one of two readers takes them in order.
// Both are linear in the text and look at no line more often than a fixed number of times.
#include <string>
#include <utility>

#include "text/characters.hpp"
#include "text/fields.hpp"
#include "text/grid_reader.hpp"
#include "text/lines.hpp"
#include "text/problems.hpp"
#include "text/puzzle_line.hpp"
#include "text/survey.hpp"
#include "text/text.hpp"

namespace rookery {

namespace {

using namespace reading;

// Column names above a table: fields that are words, one of them a name that tables give to the column of puzzles.
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

// A line between parts of a list: nothing that could be a cell.
bool is_ornament(const Line& line) {
    Field field;
    for (std::size_t at = line.body; next_field(line.whole, at, field); at = field.end) {
        if (!field.is_ornament()) return false;
    }
    return true;
}

void read_list(std::string_view text, const Survey& survey, Findings& findings) {
    findings.expect_puzzles(static_cast<std::size_t>(survey.puzzle_lines));
    // Words around one puzzle are its title and remarks; among several puzzles they stand where another was meant.
    const bool alone = survey.puzzle_lines + survey.attempts == 1;
    std::string title;
    LineCutter lines(text);
    bool first = true;
    for (Line line; lines.next(line);) {
        if (is_blank(line) || is_comment(line)) continue;
        ParsedPuzzle puzzle;
        TextFormat format{};
        TextProblem problem;
        const bool wanted = findings.wants_problems();
        if (read_puzzle_line(line, survey.usual, puzzle, format, wanted ? &problem : nullptr)) {
            if (puzzle.note.empty()) puzzle.note = std::exchange(title, std::string());
            findings.add(std::move(puzzle), format);
        } else if (alone && look_at(line).symbols == 0 && is_words(line)) {
            title = cleaned(line.whole.substr(line.body));
        } else if (!(first && is_table_head(line)) && !is_ornament(line)) {
            if (wanted) {
                findings.add_problem(std::move(problem));
            } else {
                findings.count_problem(line.number);
            }
        }
        first = false;
    }
}

void read_grids(std::string_view text, const Survey& survey, Findings& findings) {
    // A line of 16 symbols is a puzzle here only if that is what the puzzles on one line have.
    const LineLength usual = survey.usual == LineLength::any ? LineLength::order3 : survey.usual;
    constexpr std::int64_t kSurelyAPuzzle = 40;  // symbols in one field that no row has
    GridReader reader(survey, findings);
    LineCutter lines(text);
    for (Line line; lines.next(line);) {
        if (is_blank(line)) {
            reader.take_blank(line);
            continue;
        }
        if (is_comment(line)) continue;
        const LineLook look = look_at(line);
        const bool fragment = look.length == LineLength::order2 && usual != LineLength::order2;
        if ((look.length == LineLength::any && look.symbols < kSurelyAPuzzle) || fragment) {
            reader.take(line, lines);
            continue;
        }
        std::string title = reader.take_title();
        reader.end();
        ParsedPuzzle puzzle;
        TextFormat format{};
        TextProblem problem;
        if (read_puzzle_line(line, usual, puzzle, format, &problem)) {
            if (puzzle.note.empty()) puzzle.note = std::move(title);
            findings.add(std::move(puzzle), format);
        } else {
            findings.add_problem(std::move(problem));
        }
    }
    reader.end();
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
    }
    return "";
}

ParseResult parse(std::string_view text, std::size_t most_problems) {
    Findings findings(most_problems);
    const std::string_view mark = text.substr(0, 2);
    if (mark == "\xFF\xFE" || mark == "\xFE\xFF") {
        findings.add_problem({1, 1, "expected text in UTF-8, found UTF-16"});
        return findings.finish();
    }
    const Survey survey = survey_of(text);
    if (survey.has_rows) {
        read_grids(text, survey, findings);
    } else {
        read_list(text, survey, findings);
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
    if (read_puzzle_line(line_of(line, line_number), LineLength::any, puzzle, format, &problem)) return puzzle;
    return problem;
}

bool is_blank_or_comment(std::string_view line) {
    const Line whole = line_of(line, 1);
    return is_blank(whole) || is_comment(whole);
}

}  // namespace rookery
