// A visitor that keeps every cover, sorted, together with the state of the search.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "textbook/exactcover/exactcover.hpp"

namespace rookery::tests {

class KeptCovers : public CoverVisitor {
  public:
    void node(std::size_t depth, const CoverCounts&) override {
        if (depth >= nodes.size()) nodes.resize(depth + 1);
        ++nodes[depth];
    }
    void solution(const CoverPath& path, const CoverCounts& counts) override {
        std::vector<int> rows(path.rows.begin(), path.rows.end());
        std::sort(rows.begin(), rows.end());
        covers.push_back(rows);
        depths.emplace_back(path.depths.begin(), path.depths.end());
        given_covers = path.given_covers;
        counts_then.push_back(counts);
    }

    std::vector<std::vector<int>> covers;
    std::vector<std::vector<CoverDepth>> depths;
    std::vector<CoverCounts> counts_then;
    std::uint64_t given_covers = 0;
    std::vector<std::uint64_t> nodes;  // by depth
};

// A matrix of lines like "1010", its columns named a, b, c, ...
inline CoverMatrix matrix_of(const std::vector<std::string>& lines) {
    CoverMatrix matrix;
    for (std::size_t i = 0; !lines.empty() && i < lines[0].size(); ++i) {
        matrix.add_column(std::string(1, static_cast<char>('a' + i)));
    }
    for (const std::string& line : lines) {
        std::vector<int> columns;
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (line[i] == '1') columns.push_back(static_cast<int>(i));
        }
        matrix.add_row(columns);
    }
    return matrix;
}

struct Found : KeptCovers {
    CoverResult result;
};

inline Found find_all(const CoverMatrix& matrix, const CoverSettings& settings = {}, std::span<const int> given = {}) {
    Found found;
    found.result = find_covers(matrix, given, settings, found);
    return found;
}

}  // namespace rookery::tests
