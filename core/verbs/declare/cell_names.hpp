// Cells in a column: as text "r1c1 r5c3", or "-" if there are none; in JSON a list.
#pragma once

#include <string>
#include <vector>

#include "board/cell_set.hpp"
#include "board/names.hpp"
#include "text/joined.hpp"
#include "verbs/declare/row_writer.hpp"

namespace rookery {

struct CellNames {
    std::vector<std::string> names;  // each with its additional text

    CellNames() = default;
    explicit CellNames(CellSet cells) {
        cells.for_each([&](int cell) { names.push_back(cell_name(cell)); });
    }
};
inline TextsValue put(RowWriter& row, const CellNames& cells) {
    return row.put(cells.names.empty() ? "-" : joined(cells.names, " "), cells.names);
}

}  // namespace rookery
