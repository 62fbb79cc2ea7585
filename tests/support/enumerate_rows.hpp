// Rows as the verbs `unavoidable`, `enumerate` and `estimate` send them, for tests of the UI that need none of the
// three.
#pragma once

#include <string>
#include <string_view>

#include "model/model.hpp"
#include "support/working_host.hpp"

namespace rookery::shell::sample_rows {

// 14 puzzles of 17 clues, and 311 unavoidable sets of up to 12 cells.
inline constexpr std::string_view kFourteen =
    "123456789457189263689237451275613948348975612961842537534798126712364895896521374";
// One of those puzzles.
inline constexpr std::string_view kSeventeenOfIt =
    "1...5.........9..36.........7...3.........61.......5...347.........6.8...9......4";

// The cells of `mask` that are not '.' with the grid's digits.
inline std::string set_of(std::string_view grid, std::string_view mask) {
    std::string text(mask);
    for (std::size_t i = 0; i < text.size(); ++i) text[i] = mask[i] == '.' ? '.' : grid[i];
    return text;
}

// A mask of cells given as "r1c1 r2c5".
inline std::string mask_of_cells(std::string_view cells) {
    std::string mask(81, '.');
    for (std::size_t at = 0; at + 3 < cells.size() + 1; at += 5) {
        mask[static_cast<std::size_t>((cells[at + 1] - '1') * 9 + cells[at + 3] - '1')] = 'x';
    }
    return mask;
}

// The work of that verb that was started last; 0 if none was.
inline int last_work(const WorkingHost& host, std::string_view verb) {
    for (auto work = host.started.rbegin(); work != host.started.rend(); ++work) {
        if (work->verb == verb) return work->id;
    }
    return 0;
}

}  // namespace rookery::shell::sample_rows
