// The rows of the verb exact. A puzzle is shown only after rooms that had no part in finding it have verified every
// claim about it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "exact/exact.hpp"
#include "verbs/declare/column.hpp"

namespace rookery {

inline constexpr std::string_view kStrategiesMeaning = "names joined by commas";

// The result for a pattern.
struct ExactRow {
    std::string pattern;
    int clues = 0;
    std::string strategies;
    std::string_view answer;
    std::optional<std::string> puzzle = {};
    std::optional<int> steps = {};
    std::optional<std::string> reason = {};
    std::vector<int> marked = {};  // the cells that the reason is about
    int refuted = 0;               // number of refuted parts of the pattern; 0: parts are not mentioned

    IfAny<std::vector<std::int64_t>> cells() const {
        if (marked.empty()) return {};
        return {std::vector<std::int64_t>(marked.begin(), marked.end())};
    }
    IfAny<int> parts() const { return refuted != 0 ? IfAny<int>{refuted} : IfAny<int>{}; }
};
inline constexpr std::array kExactColumns{
    column<&ExactRow::pattern>("pattern").means("clue cells are x, the others dots"),
    column<&ExactRow::clues>("clues"),
    column<&ExactRow::strategies>("strategies").means(kStrategiesMeaning),
    column<&ExactRow::answer>("answer")
        .means("\"undecided\": neither clues nor a refutation was found")
        .one_of(names_of_all<kAllAnswers>),
    column<&ExactRow::puzzle>("puzzle").means("solved by the strategies, with one solution; checked independently"),
    column<&ExactRow::steps>("steps").means(
        "how many the puzzle takes, each doing all that the strategies can do at once; "
        "or the number after which all clues are stuck"),
    column<&ExactRow::reason>("reason"),
    only_json<&ExactRow::cells>("cells").means("if the positions alone are the reason: the cells that it concerns"),
    only_json<&ExactRow::parts>("parts").means("if it was refuted in parts: how many")};

// Empty if the puzzle has its clues in the cells of the pattern, has one solution by core/solve, and is solved by the
// strategies: step by step as defined by core/exact, and, on a 9x9 board, by the techniques of the same names in
// core/logic. Otherwise what is wrong.
template <int N>
std::string error_in(const Grid<N>& puzzle, CellSet pattern, StrategySet strategies);

// The row of a pattern of order N.
template <int N>
ExactRow exact_row(CellSet pattern, StrategySet strategies, const Decision<N>& decision);
// For a pattern divided into parts: `refuted` of them have no clues.
template <int N>
ExactRow exact_row_without_puzzle(CellSet pattern, StrategySet strategies, Answer answer, const std::string& reason,
                                  int refuted);

}  // namespace rookery
