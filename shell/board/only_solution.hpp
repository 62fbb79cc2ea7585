// The only solution of a puzzle, looked for while its user waits: within some guesses, so that no puzzle can hold up
// the page.
#pragma once

#include <cstdint>

#include "shell/board/user_board.hpp"

namespace rookery::shell {

enum class Uniqueness { one, none, several, unknown };  // unknown: the guesses did not do

struct OnlySolution {
    Uniqueness answer = Uniqueness::unknown;
    Grid9 grid{};  // of Uniqueness::one
    bool found() const { return answer == Uniqueness::one; }
};

constexpr std::uint64_t kQuickGuesses = 100'000;  // some 50 milliseconds

// Of the board's clues and of the candidates that the puzzle bars; nothing that was entered counts.
OnlySolution only_solution(const Board& board, std::uint64_t guesses = kQuickGuesses);

}  // namespace rookery::shell
