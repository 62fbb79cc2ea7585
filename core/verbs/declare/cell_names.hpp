// Cells, or sets of cells, in a column.
#pragma once

#include <string>
#include <vector>

#include "board/cell_set.hpp"
#include "board/names.hpp"
#include "text/joined.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/row_writer.hpp"

namespace rookery {

// As text "r1c1 r5c3", or "-" if there are none; in JSON a list.
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

// A column of sets: as text "r1c1+r2c4 r5c3+r9c9", in JSON a list of lists.
//
// `kName`: the type of the list. `for_each_item(set, put)` calls put(name, value) for each item of a set: its form as
// text, and in JSON.
template <TypeName kName, class Sets, class ForEachItem>
ValueOf<kName> put_sets(RowWriter& row, const Sets& sets, ForEachItem for_each_item) {
    std::string texts;
    std::string values;
    for (const auto& set : sets) {
        std::string names;
        std::string items;
        for_each_item(set, [&](const std::string& name, const std::string& value) {
            append_item(names, name, "+");
            append_item(items, value, ",");
        });
        append_item(texts, names, " ");
        append_item(values, '[' + items + ']', ",");
    }
    if (row.json()) return row.put_json('[' + values + ']');
    row.put(texts.empty() ? "-" : texts);
    return {};
}

}  // namespace rookery
