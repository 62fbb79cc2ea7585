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
    int number = 0;  // from 1
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
    std::vector<PathStep> nested;  // the steps that chains rest on; at most kDeepestNesting levels of them
};
inline constexpr int kDeepestNesting = 8;

// The object that ends a puzzle's path.
struct PathOutcome {
    std::string end;             // "solved", "beyond", "no_solution", "several_solutions", ...
    std::string phrase;          // the same for people
    int er = 0, ep = 0, ed = 0;  // tenths; 0 where there is none
    std::string level;           // "easy", ...; empty if it has none
    std::string solution;        // 81 digits or empty
};

// Fields that are missing or out of range are left out; a row that is no object of either kind gives monostate.
std::variant<std::monostate, PathStep, PathOutcome> read_path_row(std::string_view json);

// The step's sentence without the name of its technique in front, for where the name stands above it.
std::string sentence_of(const PathStep& step);

// The step's conclusion, put on the board.
void apply_step(Board& board, const PathStep& step);

}  // namespace rookery::shell
