// Boards of HoDoKu's library, and what a technique does there.
#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "logic/finders.hpp"
#include "rate/hodoku_scale.hpp"

namespace rookery::hodoku {

// "318": 3 in r1c8.
inline std::string triple_of(CellDigit at) {
    return std::to_string(at.digit) + std::to_string(Geometry9::row_of(at.cell) + 1) +
           std::to_string(Geometry9::column_of(at.cell) + 1);
}

// Sorted, and none twice: the library repeats some.
inline std::string sorted_triples(std::vector<std::string> triples) {
    std::sort(triples.begin(), triples.end());
    triples.erase(std::unique(triples.begin(), triples.end()), triples.end());
    std::string text;
    for (const std::string& triple : triples) text += (text.empty() ? "" : " ") + triple;
    return text;
}
inline std::string sorted_triples(const std::string& text) {
    std::istringstream in(text == "-" ? "" : text);
    std::vector<std::string> triples;
    for (std::string triple; in >> triple;) triples.push_back(triple);
    return sorted_triples(triples);
}

inline std::string eliminations_of(const Step& step) {
    std::vector<std::string> triples;
    for (const CellDigit& gone : step.eliminations) triples.push_back(triple_of(gone));
    return sorted_triples(triples);
}
inline std::string placements_of(const Step& step) {
    return step.places ? triple_of(step.placement) : "";
}

// `grid`: 81 cells, with a '+' before what was placed and is not given. `deleted`: triples.
inline State state_of(const std::string& grid, const std::string& deleted) {
    Grid9 values;
    CellSet givens;
    int cell = 0;
    bool placed = false;
    for (const char c : grid) {
        if (c == '+') {
            placed = true;
            continue;
        }
        if (c != '.' && c != '0') {
            values[cell] = static_cast<Digit>(c - '0');
            if (!placed) givens.add(cell);
        }
        placed = false;
        ++cell;
    }
    State state(values);
    state.set_givens(givens);
    std::istringstream in(deleted == "-" ? "" : deleted);
    for (std::string triple; in >> triple;) {
        state.eliminate(Geometry9::cell_at(triple[1] - '1', triple[2] - '1'), triple[0] - '0');
    }
    return state;
}

// A line of a table whose columns are parted by tabs.
inline std::vector<std::string> columns_of(const std::string& line) {
    std::vector<std::string> columns;
    std::istringstream in(line);
    for (std::string column; std::getline(in, column, '\t');) columns.push_back(column);
    return columns;
}

}  // namespace rookery::hodoku
