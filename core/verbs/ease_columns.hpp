// The columns of the ease of a puzzle, the same in every verb that shows them.
#pragma once

#include "rate/ease.hpp"
#include "verbs/row.hpp"

namespace rookery {

// "WNEF": four decimals; "-" (null) for a full grid, which has no cell to count.
void add_wnef(Row& row, const Ease& ease, EaseWeight weight);

// The columns "empty cells", "choices", "WNEF" and "histogram" (in JSON: empty, choices, wnef, and histogram as a
// list of nine numbers).
void add_ease(Row& row, const Ease& ease, EaseWeight weight);
// The same, absent.
void add_no_ease(Row& row);

}  // namespace rookery
