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
#include "verbs/rated/rating_columns.hpp"

namespace rookery {

// A sentence, whose lines are joined in text.
struct StepText {
    std::string text;
};
void put(RowWriter& row, const StepText& step);
// In tenths, as text "-" for a step that is not on the scale; or a length, 0 for a single.
struct StepRating {
    int rating;
    bool is_length = false;
};
void put(RowWriter& row, const StepRating& rating);

struct StepRow {
    const Step& step;
    IfAny<int> number;       // from 1; none for steps that others rest on
    bool by_length = false;  // the scale is one of whips or braids

    std::string_view technique() const;
    StepRating rating() const { return {step.rating, by_length}; }
    IfAny<int> length() const { return by_length ? IfAny<int>{step.rating} : IfAny<int>{}; }
    StepText text() const;
    std::string conclusion() const;
    IfAny<JsonText> place() const;
    JsonText eliminate() const;
    JsonText marks() const;
    std::vector<std::int64_t> cells() const;
    std::vector<std::int64_t> houses() const;
    std::vector<std::int64_t> digits() const;
    IfAny<int> variant() const { return step.variant != 0 ? IfAny<int>{step.variant} : IfAny<int>{}; }
    IfAny<JsonText> chains() const;
    IfAny<JsonText> nested() const;
};
inline constexpr std::array kStepColumns{
    column<&StepRow::number>("number", "n"), column<&StepRow::technique>("technique"),
    column<&StepRow::rating>("rating"),      only_json<&StepRow::length>("length"),
    column<&StepRow::text>("text"),          only_json<&StepRow::conclusion>("conclusion"),
    only_json<&StepRow::place>("place"),     only_json<&StepRow::eliminate>("eliminate"),
    only_json<&StepRow::marks>("marks"),     only_json<&StepRow::cells>("cells"),
    only_json<&StepRow::houses>("houses"),   only_json<&StepRow::digits>("digits"),
    only_json<&StepRow::variant>("variant"), only_json<&StepRow::chains>("chains"),
    only_json<&StepRow::nested>("nested")};

// How the steps of a puzzle ended.
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
inline constexpr std::array kClosingColumns{
    only_text<&ClosingRow::number>("number"), only_text<&ClosingRow::technique>("technique"),
    only_text<&ClosingRow::rating>("rating"), only_text<&ClosingRow::text>("text"),
    only_json<&ClosingRow::end>("end"),       only_json<&ClosingRow::phrase>("phrase"),
    only_json<&ClosingRow::wrong>("wrong")};
inline constexpr auto kPathClosingColumns =
    joined_columns(kClosingColumns,
                   std::array{only_json<&ClosingRow::er>("er"), only_json<&ClosingRow::ep>("ep"),
                              only_json<&ClosingRow::ed>("ed"), only_json<&ClosingRow::level>("rookery_level"),
                              only_json<&ClosingRow::solution>("solution"), only_json<&ClosingRow::length>("length")});

}  // namespace rookery
