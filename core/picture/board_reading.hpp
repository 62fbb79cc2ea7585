// The reading of one grid in a picture.
#pragma once

#include <array>
#include <cstdint>

#include "board/digits.hpp"
#include "board/grid.hpp"
#include "picture/projection.hpp"

namespace rookery {

enum class CellKind : std::uint8_t {
    empty,
    given,
    entered,  // a digit in another colour, or written by hand
    marks,
};

struct CellReading {
    CellKind kind = CellKind::empty;
    Digit digit = 0;     // of given and entered cells
    Digit next = 0;      // the second likeliest digit
    DigitSet marks = 0;  // of cells with pencil marks
    bool handwritten = false;
    bool doubtful = false;  // a person should look at it
    int margin = 0;         // odds of `digit` against `next`: 256 times their natural logarithm
};

struct BoardReading {
    Quad corners{};  // in pixels of the picture, from the upper left corner of the board as it is read
    std::array<CellReading, 81> cells;

    // The printed digits; with `entered`, also the entered ones.
    Grid9 grid(bool entered) const {
        Grid9 result;
        for (int cell = 0; cell < 81; ++cell) {
            const CellReading& reading = cells[cell];
            if (reading.kind == CellKind::given || (entered && reading.kind == CellKind::entered)) {
                result[cell] = reading.digit;
            }
        }
        return result;
    }
};

}  // namespace rookery
