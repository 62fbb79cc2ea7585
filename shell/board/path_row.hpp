// The JSON rows of the verbs `explain` and `steps` as the page reads them: steps, and the object at the end of a path.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "logic/step_record.hpp"
#include "shell/board/user_board.hpp"

namespace rookery::shell {

// The object at the end of a puzzle's path.
struct PathOutcome {
    std::string end;             // "solved", "beyond", "no_solution", "several_solutions", ...
    std::string phrase;          // the same for people
    int er = 0, ep = 0, ed = 0;  // tenths; 0: none
    std::string level;           // "easy", ...; empty: none
    std::string solution;        // 81 digits or empty
};

// A row that is neither kind of object gives monostate.
std::variant<std::monostate, StepRecord, PathOutcome> read_path_row(std::string_view json);

// The step's sentence without the leading name of its technique, for use below that name.
std::string sentence_of(const StepRecord& step);
// The conclusion with cells as the page's language names them: "r4c3<>5, r9c8<>5".
std::string conclusion_in_words(const StepRecord& step);

// Applies the step's conclusion to the board.
void apply_step(Board& board, const StepRecord& step);

}  // namespace rookery::shell
