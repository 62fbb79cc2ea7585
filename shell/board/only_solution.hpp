// The only solution of a puzzle, computed while the user waits: with a limit on guesses, so that no puzzle can block
// the page.
#pragma once

#include <cstdint>

#include "shell/board/user_board.hpp"

namespace rookery::shell {

enum class Uniqueness { one, none, several, unknown };  // unknown: the limit was reached

struct OnlySolution {
    Uniqueness answer = Uniqueness::unknown;
    Grid9 grid{};  // if Uniqueness::one
    bool found() const { return answer == Uniqueness::one; }
};

constexpr std::uint64_t kQuickGuesses = 100'000;  // about 50 milliseconds

// For the board's clues and barred candidates; entered digits do not count.
OnlySolution only_solution(const Board& board, std::uint64_t guesses = kQuickGuesses);

}  // namespace rookery::shell
