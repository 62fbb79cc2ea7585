// SmallPattern: clue cells of a 4x4 board, drawn in the view "Exact", and the answer to the question about them.
#pragma once

#include <string>
#include <string_view>

#include "board/cell_set.hpp"
#include "board/geometry.hpp"
#include "exact/exact.hpp"
#include "exact/strategies.hpp"

namespace rookery::shell {

struct SmallPattern {
    static constexpr int kCells = Geometry<2>::kCells;

    CellSet cells;
    void flip(int cell);
    std::string mask() const;               // 16 characters, 'x' for a clue cell
    void take_mask(std::string_view mask);  // an invalid mask changes nothing

    // --- the answer ---
    int job = 0;  // of the last search; 0: none
    bool running = false;
    CellSet asked;
    StrategySet strategies;  // of that question
    Answer answer = Answer::undecided;
    std::string digits;  // 16 characters, for the answer `clues`
    std::string reason;  // for other answers

    void begin(int job_id, StrategySet asked_strategies);
    void take_row(std::string_view json);
    // The answer is for the current cells.
    bool is_answered() const { return job != 0 && !running && asked == cells; }
    std::string text() const;  // the answer in a sentence
};

}  // namespace rookery::shell
