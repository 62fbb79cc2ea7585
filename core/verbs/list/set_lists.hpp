// A column of sets: as text "r1c1+r2c4 r5c3+r9c9", in JSON a list of lists.
#pragma once

#include <string>

#include "text/joined.hpp"
#include "verbs/declare/column.hpp"

namespace rookery {

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
