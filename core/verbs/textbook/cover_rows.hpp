// The rows of the verb cover, of every kind.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "textbook/combinatorics/decimal_text.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/list/solution_columns.hpp"
#include "verbs/textbook/cover_options.hpp"
#include "verbs/textbook/estimate_row.hpp"

namespace rookery {

struct CoverRow {
    std::uint64_t n;
    std::vector<std::int64_t> numbers = {};  // of rows of the matrix, or as Langford pairs
    std::string solution = {};               // of a sudoku
};
inline constexpr std::array kCoverColumns{column<&CoverRow::n>("n"), column<&CoverRow::numbers>("rows")};
inline constexpr std::array kLangfordColumns{column<&CoverRow::n>("n"), column<&CoverRow::numbers>("arrangement")};
inline constexpr std::array kSudokuColumns{column<&CoverRow::n>("n"), column<&CoverRow::solution>("solution")};

struct MatrixRow {
    std::string entries;
    int number;
    std::vector<std::string> columns;
};
inline constexpr std::array kMatrixColumns{column<&MatrixRow::entries>("matrix"), only_json<&MatrixRow::number>("row"),
                                           only_json<&MatrixRow::columns>("columns")};

// A depth of the path to the first cover, or in text "total": of all of them.
struct ShownDepth {
    std::optional<int> depth;
};
inline void put(RowWriter& row, const ShownDepth& shown) {
    if (shown.depth) {
        row.put(*shown.depth);
    } else {
        row.put("total", nullptr);
    }
}
struct DepthRow {
    ShownDepth depth;
    std::optional<std::string> column_name = {};
    std::optional<int> row = {};
    std::uint64_t covers = 0;
    std::uint64_t backtracks = 0;
    std::optional<int> degree = {};
    IfAny<double> estimate = {};  // of the total
};
inline constexpr std::array kDepthColumns{column<&DepthRow::depth>("depth"),
                                          column<&DepthRow::column_name>("column"),
                                          column<&DepthRow::row>("row"),
                                          column<&DepthRow::covers>("covers"),
                                          column<&DepthRow::backtracks>("backtracks"),
                                          column<&DepthRow::degree>("degree"),
                                          only_json<&DepthRow::estimate>("estimate")};

struct ShownEstimate {
    double nodes;
};
inline void put(RowWriter& row, const ShownEstimate& estimate) {
    row.put(decimal_text(estimate.nodes), estimate.nodes);
}
struct CoverCountRow {
    SolutionCount solutions;
    std::uint64_t nodes;
    std::uint64_t updates;
    std::optional<ShownEstimate> estimate = {};
    std::optional<ShownEstimate> error = {};
};
inline constexpr auto kCoverCountColumns = joined_columns(
    kSolutionCountColumns<&CoverCountRow::solutions>,
    std::array{column<&CoverCountRow::nodes>("nodes"), column<&CoverCountRow::updates>("updates"),
               column<&CoverCountRow::estimate>("estimate"), column<&CoverCountRow::error>("standard error")});

inline constexpr auto kPathColumns = estimate_columns("paths");

// The rows of each kind; of one call there is one kind.
struct CoverTables {
    CoverTables(const CoverQuestion& question, bool json)
        : covers(question.langford     ? kLangfordColumns
                 : question.sudoku > 0 ? kSudokuColumns
                                       : kCoverColumns,
                 json),
          depths(kDepthColumns, json),
          count(kCoverCountColumns, json),
          matrix(kMatrixColumns, json),
          paths(kPathColumns, json) {}

    Table<CoverRow> covers;
    Table<DepthRow> depths;
    Table<CoverCountRow> count;
    Table<MatrixRow> matrix;
    Table<EstimateRow> paths;
};

}  // namespace rookery
