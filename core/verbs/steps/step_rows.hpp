// The rows of the verbs `explain` and `steps`: a row for each step, and a closing row.
//
// As JSON, for programs and for the page that draws it, a step found with Detail::highlights is
// {"n":1,"technique":"X-wing","rating":32,"text":"...","conclusion":"r4c3<>5","place":[cell,digit],
//  "eliminate":[[cell,digit],...],"marks":[[cell,digit,"base|cover|fin"],...],
//  "cells":[...],"houses":[...],"digits":[5]}
// Ratings are in tenths, 0 for a step that is not on the scale. On a scale of whips or braids they are lengths, and
// there is also a "length". Cells are 0..80; "place" is only there if the step places a digit.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "logic/step.hpp"
#include "rate/level.hpp"
#include "rate/typed_board.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/row_info.hpp"
#include "verbs/rated/rating_columns.hpp"

namespace rookery {

// A sentence, whose lines are joined in text.
struct StepText {
    std::string text;
};
TextValue put(RowWriter& row, const StepText& step);
// In tenths, as text "-" for a step that is not on the scale; or a length, 0 for a single.
struct StepRating {
    int rating;
    bool is_length = false;
};
NumberValue put(RowWriter& row, const StepRating& rating);

// Pairs, lists and objects; web/rookery_rows.d.ts describes their types.
using PlacementJson = JsonText<"CellDigit">;
using EliminationsJson = JsonText<"CellDigit[]">;
using MarksJson = JsonText<"Mark[]">;
using ChainsJson = JsonText<"Chain[]">;
using NestedJson = JsonText<"NestedStep[]">;

struct StepRow {
    const Step& step;
    int number;              // from 1; none for steps that others rest on
    bool by_length = false;  // the scale is one of whips or braids

    std::string_view technique() const;
    StepRating rating() const { return {step.rating, by_length}; }
    int length() const { return step.rating; }
    StepText text() const;
    std::string conclusion() const;
    IfAny<PlacementJson> place() const;
    EliminationsJson eliminate() const;
    MarksJson marks() const;
    std::vector<std::int64_t> cells() const;
    std::vector<std::int64_t> houses() const;
    std::vector<std::int64_t> digits() const;
    IfAny<int> variant() const { return step.variant != 0 ? IfAny<int>{step.variant} : IfAny<int>{}; }
    IfAny<ChainsJson> chains() const;
    IfAny<NestedJson> nested() const;
};
inline constexpr std::string_view kHousesMeaning = "0 to 8 boxes, 9 to 17 rows, 18 to 26 columns";
inline constexpr std::string_view kMarksMeaning = "the candidates that the step is based on, and their roles";
inline constexpr std::string_view kPlaceMeaning = "missing if the step places nothing";
inline constexpr std::string_view kConclusionMeaning = "eliminations and placements: \"r4c3<>5, r9c8<>5\"";
inline constexpr std::string_view kSentenceMeaning = "the whole step in a sentence";
inline constexpr std::string_view kChainsMeaning = "one for each assumption";
inline constexpr std::array kNumberColumn{column<&StepRow::number>("number", "n").means("from 1")};
inline constexpr std::array kTechniqueColumns{
    column<&StepRow::technique>("technique"),
    column<&StepRow::rating>("rating").means("in tenths, 0 if the technique is not on the scale; with whips or braids "
                                             "their length")};
inline constexpr std::array kLengthColumn{
    only_json<&StepRow::length>("length").means("of the whip or braid: 0 for a single")};
inline constexpr std::array kStepDetailColumns{
    column<&StepRow::text>("text").means(kSentenceMeaning),
    only_json<&StepRow::conclusion>("conclusion").means(kConclusionMeaning),
    only_json<&StepRow::place>("place").means(kPlaceMeaning),
    only_json<&StepRow::eliminate>("eliminate"),
    only_json<&StepRow::marks>("marks").means(kMarksMeaning),
    only_json<&StepRow::cells>("cells"),
    only_json<&StepRow::houses>("houses").means(kHousesMeaning),
    only_json<&StepRow::digits>("digits"),
    only_json<&StepRow::variant>("variant").means("type of a uniqueness step; for forcing chains 1 contradiction, 2 "
                                                  "both ways, 3 every candidate of a cell, 4 every "
                                                  "place in a house"),
    only_json<&StepRow::chains>("chains").means(kChainsMeaning),
    only_json<&StepRow::nested>("nested").means("the steps that nodes with the reason \"pattern\" are based on")};
Table<StepRow> step_table(bool by_length, bool json);
RowInfo step_row_info();

// How the steps of a puzzle ended.
std::vector<std::string_view> path_ends();  // of explain
std::vector<std::string_view> list_ends();  // of steps
struct Ending {
    std::string_view key;  // for programs: "solved", "listed", ...
    std::string phrase;    // for people
};
// The same if there were no steps to search for.
Ending ending_of(const PathStart& start);

// The last row of a puzzle. As text it has the columns of a step.
struct ClosingRow {
    Ending ending;
    std::vector<int> wrong_cells;  // of the board
    // Of a path, in tenths, if they are the puzzle's own and certain.
    std::optional<int> er = {};
    std::optional<int> ep = {};
    std::optional<int> ed = {};
    std::string solution = {};  // reached by the path
    std::optional<Level> puzzle_level = {};
    // Of a path by whips or braids, if it is the puzzle's own, and its symbol: "W".
    std::optional<int> greatest_length = {};
    std::string_view length_name = {};

    std::string_view number() const { return "end"; }
    std::string_view technique() const { return "-"; }
    std::optional<StepRating> rating() const {
        if (greatest_length) return StepRating{*greatest_length, true};
        return er ? std::optional(StepRating{*er}) : std::nullopt;
    }
    std::string text() const {
        if (greatest_length) {
            return ending.phrase + ": " + std::string(length_name) + " " + std::to_string(*greatest_length);
        }
        if (!er) return ending.phrase;
        return ending.phrase + ": ER " + format_rating(*er) + ", EP " + format_rating(ep.value_or(0)) + ", ED " +
               format_rating(ed.value_or(0));
    }
    std::optional<std::string_view> level() const {
        return puzzle_level ? std::optional(name_of(*puzzle_level)) : std::nullopt;
    }
    IfAny<int> length() const { return {greatest_length}; }
    std::string_view end() const { return ending.key; }
    std::string_view phrase() const { return ending.phrase; }
    IfAny<std::vector<std::int64_t>> wrong() const {
        if (wrong_cells.empty()) return {};
        return {std::vector<std::int64_t>(wrong_cells.begin(), wrong_cells.end())};
    }
};
inline constexpr std::string_view kEndMeaning = "\"contradicts\": the given board cannot lead to the solution";
inline constexpr std::string_view kPhraseMeaning = "the same in words";
// `kEnds`: the possible ends.
template <Names kEnds>
constexpr std::array kClosingColumns{only_text<&ClosingRow::number>("number"),
                                     only_text<&ClosingRow::technique>("technique"),
                                     only_text<&ClosingRow::rating>("rating"),
                                     only_text<&ClosingRow::text>("text"),
                                     only_json<&ClosingRow::end>("end").means(kEndMeaning).one_of(kEnds),
                                     only_json<&ClosingRow::phrase>("phrase").means(kPhraseMeaning),
                                     only_json<&ClosingRow::wrong>("wrong").means(
                                         "if the board contradicts the solution: cells whose digit differs from "
                                         "it, or whose candidates lack it")};

}  // namespace rookery
