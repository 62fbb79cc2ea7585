// Boards of HoDoKu's library, and the result of a technique there.
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

// Sorted, without duplicates: the library repeats some.
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

// `grid`: 81 cells, with a '+' before digits that are placed but not given. `deleted`: triples.
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

inline std::vector<std::string> columns_of(const std::string& line) {
    std::vector<std::string> columns;
    std::istringstream in(line);
    for (std::string column; std::getline(in, column, '\t');) columns.push_back(column);
    return columns;
}

// The options that HoDoKu's own tester switches on for a case. The variant follows a hyphen ("0709-2"); siamese fish
// have a fifth digit.
inline SearchChoices choices_of(const std::string& code) {
    const std::string kind = code.substr(0, 4);
    const int variant = code.size() > 5 && code[5] != 'x' ? code[5] - '0' : 0;
    SearchChoices choices;
    choices.als_chains = (kind == "0709" && variant == 2) || ((kind == "0710" || kind == "0711") && variant >= 3);
    choices.als_overlap = (kind == "0902" || kind == "0903" || kind == "0904") && variant == 2;
    choices.siamese_fish = code.size() == 5;
    return choices;
}

inline bool has_step(const std::vector<Step>& steps, const std::string& eliminations, const std::string& placements) {
    return std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
        return eliminations_of(step) == eliminations && placements_of(step) == placements;
    });
}

// HoDoKu reports all placements of a digit by templates as one step.
inline bool places_all(const std::vector<Step>& steps, const std::string& placements) {
    std::vector<std::string> triples;
    for (const Step& step : steps) {
        if (placements_of(step)[0] == placements[0]) triples.push_back(placements_of(step));
    }
    return sorted_triples(triples) == placements;
}

// A line of its regression library: name, code, digits, grid, deleted candidates, eliminations, placements. BUG+1 is
// identified by its eliminations. A code with "-x" means that there must be no such step.
inline bool is_found(const std::vector<std::string>& columns, const std::vector<Step>& steps) {
    const std::string& code = columns[1];
    if (code.ends_with("-x")) return steps.empty();
    const std::string placements = code == "0610" ? "" : sorted_triples(columns[6]);
    if (code == "1201") return places_all(steps, placements);
    return has_step(steps, sorted_triples(columns[5]), placements);
}

}  // namespace rookery::hodoku
