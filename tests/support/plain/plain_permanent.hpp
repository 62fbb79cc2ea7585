// The oracle: the permanent by its definition, row by row.
#pragma once

#include <vector>

#include "textbook/combinatorics/permanent.hpp"

namespace rookery::plain {

inline Wide permanent_below(const SquareMatrix& matrix, int row, std::vector<bool>& taken) {
    if (row == matrix.n) return 1;
    Wide sum = 0;
    for (int column = 0; column < matrix.n; ++column) {
        if (taken[static_cast<std::size_t>(column)] || matrix.at(row, column) == 0) continue;
        taken[static_cast<std::size_t>(column)] = true;
        sum += matrix.at(row, column) * permanent_below(matrix, row + 1, taken);
        taken[static_cast<std::size_t>(column)] = false;
    }
    return sum;
}

inline Wide permanent(const SquareMatrix& matrix) {
    std::vector<bool> taken(static_cast<std::size_t>(matrix.n));
    return permanent_below(matrix, 0, taken);
}

}  // namespace rookery::plain
