// Lesson: a page of the guide, read from a JSON row of the verb `guide`; and the board that a row of `guide` or of
// `practice` brings, on which the technique is to be found.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "logic/technique.hpp"
#include "shell/board/user_board.hpp"

namespace rookery::shell {

struct Lesson {
    int rating = 0;     // the lowest on Sudoku Explainer's scale, in tenths; 0: it is not there
    int score = 0;      // HoDoKu's; 0: it is not there
    std::string level;  // HoDoKu's, with the score
    std::string idea, needs, removes, looking;
    std::vector<Technique> cousins;
    std::optional<Board> example;  // on which a step of it is next
};

std::optional<Lesson> read_lesson(std::string_view json);
// The puzzle with the digits and candidates that the row says. Nothing: the row has none.
std::optional<Board> board_in_row(std::string_view json);
std::optional<Grid9> solution_in_row(std::string_view json);

}  // namespace rookery::shell
