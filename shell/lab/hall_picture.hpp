// HallPicture: a row of the verb `alldifferent` as a grid of variables and values.
//
//          1   2   3   4        row of `--reasons`: x3 loses 1, because x1 and x2 take 1 and 2
//   x1    (#)  #                #    a value in a variable's domain, in the Hall set
//   x2     #  (#)               ( )  the matching
//   x3     X   x  (o)  o        X    the eliminated value; x: one eliminated before, for another reason
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "shell/lab/lab_result.hpp"

namespace rookery::shell {

struct HallPicture {
    // Larger problems are not drawn.
    static constexpr std::size_t kMaxVariables = 24;
    static constexpr std::size_t kMaxValues = 24;

    enum class Value : std::uint8_t { absent, stays, gone, goes };
    struct Cell {
        Value value = Value::absent;
        bool in_hall_set = false;
        bool matched = false;
    };

    std::vector<std::string> values;       // the columns, ascending
    std::vector<std::vector<Cell>> cells;  // one row per variable
    std::string consistency;
    std::string reason;  // a sentence; empty: the row has none

    bool is_empty() const { return cells.empty(); }
    std::string text_of(std::size_t variable) const;  // "x3: 3 4, without 1; matched to 3"
};

// For a row of the verb; empty if it is none, or too large.
HallPicture hall_picture(const LabTable& table, std::size_t row);

}  // namespace rookery::shell
