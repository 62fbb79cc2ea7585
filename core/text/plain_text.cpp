#include "text/plain_text.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "text/formats/code_reading.hpp"
#include "text/formats/gsf_line.hpp"
#include "text/formats/link.hpp"
#include "text/formats/serate_line.hpp"
#include "text/grid_reader.hpp"
#include "text/scan/characters.hpp"
#include "text/scan/fields.hpp"
#include "text/scan/puzzle_line.hpp"

namespace rookery::reading {

namespace {

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

// The text on both sides of a code.
std::string note_beside(const Line& line, const FoundCode& code) {
    const std::string_view before = line.whole.substr(line.body, code.begin - line.body);
    const std::string_view after = line.whole.substr(code.end);
    const auto trimmed = [](std::string_view text) {
        while (!text.empty() && std::string_view(" \t,;:#\"'`<>()[]").find(text[0]) != std::string_view::npos) {
            text.remove_prefix(1);
        }
        while (!text.empty() && std::string_view(" \t,;:\"'`<>()[]").find(text.back()) != std::string_view::npos) {
            text.remove_suffix(1);
        }
        return std::string(text.substr(0, kLongestNote));
    };
    return cleaned(trimmed(before) + " " + trimmed(after));
}

// Lines of plain symbols that are also those of certain programs.
void look_for_metadata(const Line& line, ParsedPuzzle& puzzle, TextFormat& format) {
    if (puzzle.note.empty() || format != TextFormat::line) return;
    ExtrasBuilder extras;
    if (const auto ratings = serate_ratings(puzzle.note)) {
        extras->ratings = ratings;
        format = TextFormat::serate_line;
    } else if (const auto name = gsf_name(line.whole.substr(line.body))) {
        extras->title = cleaned(*name);
        format = TextFormat::gsf_line;
    }
    std::move(extras).attach(puzzle);
}

bool read_found_code(const Line& line, const FoundCode& code, ParsedPuzzle& puzzle, TextFormat& format,
                     TextProblem* problem) {
    CodeReading reading = read_code(code);
    if (problem != nullptr && !reading.problem.empty()) {
        // Within an address the escapes have been undone, so its beginning has to do.
        const std::size_t at = code.in_address ? code.begin : code.end - code.code.size() + reading.at;
        *problem = problem_at(line, line.whole.data() + at, std::move(reading.problem));
    }
    if (!reading.puzzle) return false;
    puzzle = std::move(*reading.puzzle);
    puzzle.line = line.number;
    if (puzzle.note.empty()) puzzle.note = note_beside(line, code);
    format = reading.format;
    return true;
}

FoundCode code_of(const Line& line) {
    return is_plain_line(line) ? FoundCode{} : find_code(line);
}

// The line as the code found in it, or as symbols if there is none.
bool read_found(const Line& line, const FoundCode& code, LineLength usual, ParsedPuzzle& puzzle, TextFormat& format,
                TextProblem* problem) {
    if (code.kind != CodeKind::none) return read_found_code(line, code, puzzle, format, problem);
    if (!read_puzzle_line(line, usual, puzzle, format, problem)) return false;
    look_for_metadata(line, puzzle, format);
    return true;
}

// `alone`: there is one puzzle. Words around it are its title and remarks; among several puzzles they stand where
// another was meant. Returns the number of the line behind them.
std::int64_t read_list(std::string_view text, std::int64_t first_line, LineLength usual, bool alone,
                       Findings& findings) {
    std::int64_t next = first_line;
    std::string title;
    LineCutter lines(text, first_line);
    bool first = first_line == 1;
    for (Line line; lines.next(line);) {
        next = line.number + 1;
        if (is_blank(line) || is_comment(line)) continue;
        ParsedPuzzle puzzle;
        TextFormat format{};
        TextProblem problem;
        const bool wanted = findings.wants_problems();
        const FoundCode code = code_of(line);
        if (read_found(line, code, usual, puzzle, format, wanted ? &problem : nullptr)) {
            if (puzzle.note.empty()) puzzle.note = std::exchange(title, std::string());
            findings.add(std::move(puzzle), format);
            if (!problem.sentence.empty()) findings.add_remark(std::move(problem));
        } else if (code.kind == CodeKind::none && alone && look_at(line).symbols == 0 && is_words(line)) {
            title = cleaned(line.whole.substr(line.body));
        } else if (code.kind != CodeKind::none || (!(first && is_table_head(line)) && !is_ornament(line))) {
            if (wanted) {
                findings.add_problem(std::move(problem));
            } else {
                findings.count_problem(line.number);
            }
        }
        first = false;
    }
    return next;
}

void read_grids(std::string_view text, std::int64_t first_line, const Survey& survey, Findings& findings) {
    // A line of 16 symbols is a puzzle here only if that is what the puzzles on one line have.
    const LineLength usual = survey.usual == LineLength::any ? LineLength::order3 : survey.usual;
    constexpr std::int64_t kSurelyAPuzzle = 40;  // symbols in one field that no row has
    GridReader reader(survey, findings);
    LineCutter lines(text, first_line);
    for (Line line; lines.next(line);) {
        if (is_blank(line)) {
            reader.take_blank(line);
            continue;
        }
        if (is_comment(line)) continue;
        const FoundCode code = code_of(line);
        const bool coded = code.kind != CodeKind::none && code.kind != CodeKind::server_name;
        const LineLook look = coded ? LineLook{LineLength::order3, 81} : look_at(line);
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
        if (read_found(line, coded ? code : FoundCode{}, usual, puzzle, format, &problem)) {
            if (puzzle.note.empty()) puzzle.note = std::move(title);
            findings.add(std::move(puzzle), format);
            if (!problem.sentence.empty()) findings.add_remark(std::move(problem));
        } else {
            findings.add_problem(std::move(problem));
        }
    }
    reader.end();
}

}  // namespace

bool read_one_line(const Line& line, LineLength usual, ParsedPuzzle& puzzle, TextFormat& format, TextProblem* problem) {
    return read_found(line, code_of(line), usual, puzzle, format, problem);
}

void read_plain_text(std::string_view text, std::int64_t first_line, Findings& findings) {
    const Survey survey = survey_of(text);
    if (survey.has_rows) {
        read_grids(text, first_line, survey, findings);
    } else {
        findings.expect_puzzles(static_cast<std::size_t>(survey.puzzle_lines));
        const bool alone = survey.puzzle_lines + survey.attempts == 1;
        read_list(text, first_line, survey.usual, alone, findings);
    }
}

bool is_utf16(std::string_view text) {
    const std::string_view mark = text.substr(0, 2);
    return mark == "\xFF\xFE" || mark == "\xFE\xFF";
}

bool begins_json(std::string_view text) {
    const std::size_t first = skip_space(text, 0);
    return first < text.size() && text[first] == '{';
}

std::int64_t read_list_lines(std::string_view lines, std::int64_t first_line, LineLength usual, Findings& findings) {
    return read_list(lines, first_line, usual, false, findings);
}

}  // namespace rookery::reading
