// The kinds of rows of a verb, for VerbInfo, from their columns and the options that choose them:
//
//   .rows = {instead_with({"all"}, row_info(kSolutionColumns)),                               // the first that applies
//            row_info(kSolveColumns) + only_with({"number"}, row_info(kNumberColumn))}
//
// An option is given by its name, or by "NAME=WORD" if its value is that word or a list that contains it.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "verbs/declare/column.hpp"
#include "verbs/verbs.hpp"

namespace rookery {

template <class Record>
RowInfo row_info(std::span<const Column<Record>> columns) {
    RowInfo info;
    for (const Column<Record>& column : columns) {
        if (!column.name.empty()) info.columns.emplace_back(column.name);
        if (column.key.empty()) continue;
        KeyInfo& key = info.keys.emplace_back(KeyInfo{.name = key_of_column(column.key),
                                                      .type = std::string(column.type->name),
                                                      .nullable = column.type->nullable,
                                                      .optional = column.type->optional,
                                                      .note = std::string(column.note)});
        if (column.words == nullptr) continue;
        for (const std::string_view word : column.words()) key.words.emplace_back(word);
    }
    return info;
}
template <class Record, std::size_t kColumns>
RowInfo row_info(const std::array<Column<Record>, kColumns>& columns) {
    return row_info(std::span<const Column<Record>>(columns));
}

inline RowInfo operator+(RowInfo row, const RowInfo& more) {
    row.columns.insert(row.columns.end(), more.columns.begin(), more.columns.end());
    row.keys.insert(row.keys.end(), more.keys.begin(), more.keys.end());
    return row;
}

// Columns that rows have only with one of these options.
inline RowInfo only_with(const std::vector<std::string>& options, RowInfo row) {
    for (KeyInfo& key : row.keys) key.with = options;
    return row;
}
// Columns that rows may lack, depending on the input.
inline RowInfo perhaps(RowInfo row) {
    for (KeyInfo& key : row.keys) key.optional = true;
    return row;
}
// A kind of rows that, with one of these options, replaces the kinds after it.
inline RowInfo instead_with(std::vector<std::string> options, RowInfo row) {
    row.with = std::move(options);
    return row;
}
// The row that ends a list of rows of the kind before it.
inline RowInfo closing(RowInfo row) {
    row.closing = true;
    return row;
}

}  // namespace rookery
