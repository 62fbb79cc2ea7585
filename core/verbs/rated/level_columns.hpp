// The column of a puzzle's level (rate/level.hpp), the same in every verb that shows it; "-" if it has none.
#pragma once

#include <array>

#include "rate/level.hpp"
#include "verbs/declare/column.hpp"

namespace rookery {

inline TextValue put(RowWriter& row, Level level) {
    return row.put(name_of(level));
}

// `kLevel`: the path to a level, if there is one. (The key "level" is HoDoKu's.)
template <auto... kLevel>
constexpr std::array kLevelColumn{column<kLevel...>("Rookery level")
                                      .means("by ER and HoDoKu's level; null if the puzzle is not rated")
                                      .one_of(names_of_all<kAllLevels>)};

}  // namespace rookery
