// The table "labelling" of a search that assigns digits to cells: a row for each node of its tree.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "board/names.hpp"
#include "textbook/classic/houses.hpp"
#include "textbook/classic/trace.hpp"

namespace rookery {

template <int N>
class LabellingTable {
  public:
    // `number`: the title of the column between the digit and the outcome.
    LabellingTable(Trace& trace, std::string number) : trace_{trace} {
        if (trace.wants_events()) {
            table_ = trace.table("labelling", {"Depth", "Cell", "Digit", std::move(number), "Outcome"});
        }
    }

    // The root has neither cell nor digit: both are -1. `next`: a cell that belongs to the outcome, or -1.
    void row(std::size_t depth, int cell, int digit, std::uint64_t number, std::string_view outcome, int next) {
        if (!trace_.wants_events()) return;
        if (trace_.tables()[table_].left_out > 0) {  // the table is full and only counts
            trace_.row(table_, {});
            return;
        }
        std::string text(outcome);
        if (next >= 0) text += ' ' + cell_name(next, Geometry<N>::kSize);
        trace_.row(table_, {std::to_string(depth), cell < 0 ? "-" : cell_name(cell, Geometry<N>::kSize),
                            digit < 0 ? "-" : std::string(1, "-123456789ABCDEFG"[digit]), std::to_string(number),
                            std::move(text)});
    }

  private:
    Trace& trace_;
    std::size_t table_ = 0;
};

}  // namespace rookery
