#include "verbs/puzzle_state.hpp"

#include <algorithm>

#include "solve/solve.hpp"
#include "verbs/rating_columns.hpp"
#include "verbs/step_json.hpp"

namespace rookery {
namespace {

constexpr std::size_t kCandidateCharacters = 729;  // nine for each cell

// "found "x"", or words for what cannot be shown.
std::string found_text(char c) {
    if (c < ' ' || c > '~') return "found another character";
    return std::string("found \"") + c + '"';
}

void reject_character(Options& options, std::string_view name, std::size_t at, std::string_view expected, char found) {
    options.reject_call("option " + std::string(name) + ", character " + std::to_string(at + 1) + ": expected " +
                        std::string(expected) + ", " + found_text(found));
}

// The option's value, if it has so many characters.
std::optional<std::string> text_of_length(Options& options, std::string_view name, std::size_t length) {
    std::string text = options.text(name);
    if (text.size() == length) return text;
    options.reject_call("option " + std::string(name) + ": expected " + std::to_string(length) + " characters, found " +
                        std::to_string(text.size()));
    return std::nullopt;
}

bool is_blank(char c) {
    return c == '.' || c == '0';
}

Grid9 read_values(Options& options) {
    Grid9 values{};
    const auto text = text_of_length(options, "values", Geometry9::kCells);
    if (!text) return values;
    for (std::size_t cell = 0; cell < text->size(); ++cell) {
        const char c = (*text)[cell];
        if ('1' <= c && c <= '9') {
            values[static_cast<int>(cell)] = static_cast<Digit>(c - '0');
        } else if (!is_blank(c)) {
            reject_character(options, "values", cell, "a digit, . or 0", c);
        }
    }
    return values;
}

Candidates9 read_candidates(Options& options) {
    Candidates9 candidates{};
    const auto text = text_of_length(options, "candidates", kCandidateCharacters);
    if (!text) return candidates;
    for (std::size_t i = 0; i < text->size(); ++i) {
        const char c = (*text)[i];
        const int digit = static_cast<int>(i % 9) + 1;
        DigitSet& set = candidates[static_cast<int>(i / 9)];
        if (c == static_cast<char>('0' + digit)) {
            set = static_cast<DigitSet>(set | digit_bit(digit));
        } else if (!is_blank(c)) {
            reject_character(options, "candidates", i, std::to_string(digit) + ", . or 0", c);
        }
    }
    return candidates;
}

// Givens of a plain puzzle stand on every board of it.
void check_givens(Options& options, const Grid9& givens, const Grid9& values) {
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (givens[cell] == 0 || values[cell] == givens[cell]) continue;
        const std::string found = values[cell] == 0 ? "nothing" : std::to_string(values[cell]);
        options.reject_call("option values: expected the given " + std::to_string(givens[cell]) + " in " +
                            cell_name(cell) + ", found " + found);
    }
}

// The digits on the board from which to go on. Of a puzzle given by candidates no cell has one unless it is said to.
Grid9 values_of(const ParsedPuzzle& puzzle, const Grid9& givens, const BoardNow& now) {
    return now.values.value_or(puzzle.candidates ? Grid9{} : givens);
}

State state_of(const ParsedPuzzle& puzzle, const Grid9& values, const BoardNow& now) {
    Candidates9 open{};
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const DigitSet puzzles_own = puzzle.candidates ? (*puzzle.candidates)[cell] : all_digits(9);
        open[cell] = static_cast<DigitSet>((now.candidates ? (*now.candidates)[cell] : all_digits(9)) & puzzles_own);
    }
    return State(values, open);
}

// Notes the cells where the board contradicts the solution, and says so of the first. A candidate that a wrong digit
// nearby has taken away is not lost by itself.
void compare(const Grid9& values, const Grid9& solution, Start& start) {
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const Digit wanted = solution[cell];
        if (values[cell] == wanted || (values[cell] == 0 && start.state.has(cell, wanted))) continue;
        const auto& peers = Geometry9::kPeerCells[static_cast<std::size_t>(cell)];
        const bool taken = std::any_of(peers.begin(), peers.end(), [&](int peer) { return values[peer] == wanted; });
        if (values[cell] == 0 && taken) continue;
        if (start.wrong.empty()) {
            const std::string digit = std::to_string(wanted);
            start.phrase = cell_name(cell);
            start.phrase += values[cell] == 0
                                ? " has lost its " + digit
                                : " is " + std::to_string(values[cell]) + " where the solution has " + digit;
        }
        start.wrong.push_back(cell);
    }
}

}  // namespace

std::vector<OptionInfo> state_options(const std::vector<OptionInfo>& more) {
    std::vector<OptionInfo> options{
        {"technique", "LIST", "use only these techniques, comma-separated"},
        {"without", "LIST", "use all techniques but these"},
        {"values", "V", "go on from this board: 81 characters, the digits that stand on it now, givens included"},
        {"candidates", "C", "... and from these candidates: 729 characters, . or 0 for one that is gone"}};
    options.insert(options.end(), more.begin(), more.end());
    options.push_back(kJsonOption);
    return options;
}

BoardNow read_board_now(Options& options, const std::vector<ParsedPuzzle>& puzzles) {
    BoardNow now;
    if (options.has("values")) now.values = read_values(options);
    if (options.has("candidates")) now.candidates = read_candidates(options);
    if (!now.is_given()) return now;
    if (puzzles.size() > 1) {
        options.reject_call("the options values and candidates are about one puzzle, found " +
                            std::to_string(puzzles.size()) + " in the input");
    }
    if (puzzles.size() != 1 || !now.values || puzzles.front().candidates) return now;
    if (const auto* givens = std::get_if<Grid9>(&puzzles.front().grid)) check_givens(options, *givens, *now.values);
    return now;
}

Start start_of(const ParsedPuzzle& puzzle, const Grid9& givens, const BoardNow& now, StopToken stop) {
    Start start;
    SolveLimits limits;
    limits.stop = stop.flag();
    const SolveResult found = puzzle.candidates ? solve(*puzzle.candidates, limits) : solve(givens, limits);
    if (found.end == SolveEnd::stopped) {
        start.status = RatingStatus::stopped;
    } else if (found.solutions != 1) {
        start.status = found.solutions == 0 ? RatingStatus::no_solution : RatingStatus::several_solutions;
    } else {
        const Grid9 values = values_of(puzzle, givens, now);
        start.state = state_of(puzzle, values, now);
        compare(values, found.first, start);
        // A puzzle given by candidates that leave no choice counts as solved too.
        const bool certain = puzzle.candidates && !now.is_given() && givens.is_full();
        if (values.is_full() || certain) start.status = RatingStatus::already_solved;
    }
    return start;
}

std::vector<std::string> step_columns() {
    return {"number", "technique", "rating", "text"};
}

std::string step_row(const Step& step, int number, bool json) {
    if (json) return to_json(step, number);
    std::string text = describe(step);
    std::replace(text.begin(), text.end(), '\n', ' ');
    return Row(false)
        .number("number", number)
        .text("technique", name_of(step.technique))
        .text("rating", format_rating(step.rating))
        .text("text", text)
        .write();
}

Ending ending_of(const Start& start) {
    if (!start.wrong.empty()) return {"contradicts", start.phrase};
    return {std::string(key_of(start.status)), std::string(phrase_of(start.status))};
}

Row closing_object(const Ending& ending, const Start& start) {
    Row row(true);
    row.extra("end", ending.key).extra("phrase", ending.phrase);
    if (!start.wrong.empty()) row.extra("wrong", start.wrong);
    return row;
}

std::string closing_text(std::string_view phrase, std::string_view rating) {
    return Row(false).text("number", "end").text("technique", "-").text("rating", rating).text("text", phrase).write();
}

}  // namespace rookery
