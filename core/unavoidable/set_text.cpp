#include "unavoidable/set_text.hpp"

#include <cstddef>
#include <utility>
#include <variant>

#include "text/scan/characters.hpp"
#include "text/scan/lines.hpp"
#include "unavoidable/minimal.hpp"

namespace rookery {
namespace {

// The first word of a row of column names.
constexpr std::string_view kColumnName = "set";

// From the first visible character up to white space.
struct FirstWord {
    std::string_view text;
    std::size_t begin = 0;  // in the line
};

FirstWord first_word(const reading::Line& line) {
    const std::size_t begin = reading::skip_space(line.whole, line.body);
    std::size_t end = begin;
    while (end < line.whole.size()) {
        const reading::Character character = reading::character_at(line.whole, end);
        if (reading::is_space(reading::folded(character))) break;
        end += character.bytes;
    }
    return {line.whole.substr(begin, end - begin), begin};
}

// The cells of the set on a line; empty if there is a problem.
CellSet read_set(const reading::Line& line, const FirstWord& word, TextProblem& problem) {
    CellSet cells;
    const auto mask = parse_mask(word.text);
    if (const auto* found = std::get_if<TextProblem>(&mask)) {
        problem = *found;
        problem.line = line.number;
        problem.column += reading::column_of(line.whole, word.begin) - 1;
        return cells;
    }
    for (const int cell : std::get<std::vector<int>>(mask)) cells.add(cell);
    problem = {line.number, reading::column_of(line.whole, word.begin), "expected the cells of a set, found none"};
    return cells;
}

std::string not_unavoidable(const CellSet& cells) {
    const int size = cells.size();
    return "expected an unavoidable set of the grid, found " +
           (size == 1 ? std::string("1 cell") : std::to_string(size) + " cells") +
           " whose removal still leaves only one solution";
}

void add_numbers(std::string& text, char name, unsigned which) {
    if (which == 0) return;
    if (!text.empty()) text += ' ';
    text += name;
    text += digit_names(static_cast<DigitSet>(which));
}

}  // namespace

SetListText read_sets(std::string_view text, const KnownGrid& grid, StopToken stop) {
    SetListText result;
    std::int64_t more_problems = 0;
    std::int64_t first_of_more = 0;
    const auto complain = [&](TextProblem problem) {
        if (result.problems.size() < kMaxSetProblems) {
            result.problems.push_back(std::move(problem));
        } else if (more_problems++ == 0) {
            first_of_more = problem.line;
        }
    };
    reading::LineCutter lines(text);
    for (reading::Line line; lines.next(line);) {
        if (stop.stop_requested()) {
            result.stopped = true;
            return result;
        }
        if (reading::is_blank(line) || reading::is_comment(line)) continue;
        const FirstWord word = first_word(line);
        if (word.text == kColumnName) continue;
        TextProblem problem;
        const CellSet cells = read_set(line, word, problem);
        if (cells.empty()) {
            complain(std::move(problem));
            continue;
        }
        const CellSet minimal = shrunk_to_minimal(grid, cells);
        if (minimal.empty()) {
            problem.sentence = not_unavoidable(cells);
            complain(std::move(problem));
            continue;
        }
        result.sets.push_back(minimal);
    }
    if (more_problems != 0) {
        result.problems.push_back({first_of_more, 1,
                                   "and " + std::to_string(more_problems) + " more problem" +
                                       (more_problems == 1 ? "" : "s") + " from here on"});
    }
    keep_minimal(result.sets);
    return result;
}

std::string set_line(const Grid9& grid, const CellSet& cells) {
    ROOKERY_EXPECTS(grid.is_full());
    std::string line(Geometry9::kCells, '.');
    cells.for_each([&](int cell) { line[static_cast<std::size_t>(cell)] = static_cast<char>('0' + grid[cell]); });
    return line;
}

std::string digit_names(DigitSet digits) {
    std::string text;
    for (; digits != 0; digits = without_lowest(digits)) text += static_cast<char>('0' + lowest_digit(digits));
    return text;
}

std::string house_names(std::uint32_t houses) {
    constexpr std::uint32_t kNine = 511;
    std::string text;
    add_numbers(text, 'r', houses >> 9 & kNine);
    add_numbers(text, 'c', houses >> 18 & kNine);
    add_numbers(text, 'b', houses & kNine);
    return text;
}

}  // namespace rookery
