// PathStep: one step of a solve path as the page shows it, read from a JSON row of the verb `explain`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "logic/step.hpp"
#include "shell/board/user_board.hpp"

namespace rookery::shell {

struct PathStep {
    int number = 0;  // starting from 1
    std::string technique;
    int rating = 0;          // tenths, or a length
    bool by_length = false;  // on a scale of whips or braids
    std::string text;
    std::string conclusion;
    std::optional<CellDigit> placement;
    std::vector<CellDigit> eliminations;
    std::vector<Mark> marks;
    std::vector<int> cells;
    std::vector<int> houses;
    DigitSet digits = 0;
    int variant = 0;               // type of a uniqueness step, or a ForcingKind; 0: neither
    std::vector<Chain> chains;     // parents are earlier nodes of the same chain; `nested` is an index into `nested`
    std::vector<PathStep> nested;  // the steps that chains depend on; at most kDeepestNesting levels of them
};
inline constexpr int kDeepestNesting = 8;

// The object at the end of a puzzle's path.
struct PathOutcome {
    std::string end;             // "solved", "beyond", "no_solution", "several_solutions", ...
    std::string phrase;          // the same for people
    int er = 0, ep = 0, ed = 0;  // tenths; 0: none
    std::string level;           // "easy", ...; empty: none
    std::string solution;        // 81 digits or empty
};

// Missing or out-of-range fields are skipped; a row that is neither kind of object gives monostate.
std::variant<std::monostate, PathStep, PathOutcome> read_path_row(std::string_view json);

// The step's sentence without the leading name of its technique, for use below that name.
std::string sentence_of(const PathStep& step);

// Applies the step's conclusion to the board.
void apply_step(Board& board, const PathStep& step);

}  // namespace rookery::shell
