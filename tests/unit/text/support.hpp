// Helpers for the tests of the readers.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "text/formats/list.hpp"

namespace rookery {

// n empty cells.
inline std::string dots(std::size_t n) {
    return std::string(n, '.');
}

// "LINE:COLUMN sentence" of the first problem, or "" if there is none.
inline std::string first_problem(const ParseResult& result) {
    if (result.problems.empty()) return "";
    const TextProblem& problem = result.problems.front();
    return std::to_string(problem.line) + ":" + std::to_string(problem.column) + " " + problem.sentence;
}

// Of a text with exactly one problem and no puzzle.
inline std::string only_problem(std::string_view text) {
    const ParseResult result = parse(text);
    CHECK(result.puzzles.empty());
    CHECK(result.problems.size() == 1);
    return first_problem(result);
}

// The only puzzle of a text without problems, as a line.
inline std::string only_puzzle(std::string_view text) {
    const ParseResult result = parse(text);
    CHECK(first_problem(result) == "");
    CHECK(result.puzzles.size() == 1);
    return result.puzzles.empty() ? std::string() : to_line(result.puzzles.front().grid);
}

}  // namespace rookery
