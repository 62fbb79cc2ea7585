// Which rows of a table the DOM twin tells: those about where its reader is. What can be done to a single row is
// offered for the same ones.
#pragma once

#include <cstddef>

namespace rookery::shell {

class Model;

inline constexpr std::size_t kTwinRows = 50;  // of a table, at a time

struct TwinRows {
    std::size_t first = 0;
    std::size_t end = 0;
};
// Of a table of the model's present mode that has so many rows.
TwinRows twin_rows(const Model& model, std::size_t total);

}  // namespace rookery::shell
