// Lesson: a page of the guide, read from a JSON row of the verb `guide`; and the board in a row of `guide` or
// `practice`, on which to find the technique.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "logic/technique.hpp"
#include "shell/board/user_board.hpp"

namespace rookery::shell {

struct Lesson {
    int rating = 0;     // the lowest on Sudoku Explainer's scale, in tenths; 0: not on it
    int score = 0;      // HoDoKu's; 0: not on its scale
    std::string level;  // HoDoKu's level for that score
    std::string idea, needs, removes, looking;
    std::vector<Technique> cousins;
    std::optional<Board> example;  // a board on which it is the next step
};

std::optional<Lesson> read_lesson(std::string_view json);
// The puzzle with the digits and candidates of the row. nullopt: the row has none.
std::optional<Board> board_in_row(std::string_view json);
std::optional<Grid9> solution_in_row(std::string_view json);

}  // namespace rookery::shell
