// The oracle for min-lex forms: tries all 2 * 6^8 arrangements of rows and columns, relabelling digits in the order of
// their appearance. About a tenth of a second per grid; it shares nothing with core/board but the grid itself.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "board/grid.hpp"

namespace rookery::plain {

struct MinLex {
    Grid9 form;
    std::uint64_t arrangements = 0;  // that give the form: the number of automorphisms
};

using Lines = std::array<int, 9>;

// The 6^4 orders of nine lines that keep bands together, found by filtering all permutations of nine numbers.
inline std::vector<Lines> line_orders() {
    std::vector<Lines> orders;
    Lines lines{0, 1, 2, 3, 4, 5, 6, 7, 8};
    do {
        bool together = true;
        for (std::size_t i = 0; i < 9; ++i) together = together && lines[i] / 3 == lines[i / 3 * 3] / 3;
        if (together) orders.push_back(lines);
    } while (std::next_permutation(lines.begin(), lines.end()));
    return orders;
}

inline MinLex min_lex(const Grid9& grid) {
    static const std::vector<Lines> orders = line_orders();
    MinLex best;
    best.form.digits.fill(10);
    for (const bool transpose : {false, true}) {
        for (const Lines& rows : orders) {
            for (const Lines& columns : orders) {
                std::array<Digit, 10> label{};
                Digit labels = 0;
                Grid9 image;
                int order = 0;  // of the image relative to the best form: -1, 0, 1
                for (int cell = 0; cell < 81 && order <= 0; ++cell) {
                    const int row = rows[static_cast<std::size_t>(cell / 9)];
                    const int column = columns[static_cast<std::size_t>(cell % 9)];
                    const Digit digit = grid[transpose ? column * 9 + row : row * 9 + column];
                    if (digit != 0 && label[digit] == 0) label[digit] = ++labels;
                    image[cell] = label[digit];
                    if (order == 0 && image[cell] != best.form[cell]) order = image[cell] < best.form[cell] ? -1 : 1;
                }
                if (order < 0) best = {image, 0};
                best.arrangements += order <= 0;
            }
        }
    }
    return best;
}

}  // namespace rookery::plain
