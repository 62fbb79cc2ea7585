// The rows of the verbs `explain` and `steps`: a row for each step (StepRecord), and a closing row.
//
// Only "text" and "phrase" are in the language that the option chooses. Ratings are in tenths, 0 for a step that is not
// on the scale. On a scale of whips or braids they are lengths, and there is also a "length". Only steps found with
// Detail::highlights have marks, cells, houses, digits and chains.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "language/language.hpp"
#include "logic/scale.hpp"
#include "logic/step_record.hpp"
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

// A step of a path or list on a scale, with its sentence in the language. Without `details`: only what text shows.
StepRecord record_of(const Step& step, int number, const Scale& scale, Language language, bool details);

inline StepRating shown_rating(const StepRecord& step) {
    return {step.rating, step.length.has_value()};
}
inline int shown_length(const StepRecord& step) {
    return step.rating;
}
inline StepText shown_text(const StepRecord& step) {
    return {step.text};
}

// A member that is a list or optional; web/rookery_rows.d.ts describes its type.
template <auto kMember, TypeName kType>
auto member_json(const StepRecord& step) {
    JsonText<kType> json{json_of_member<kMember>(step)};
    if constexpr (step_field<kMember>().left_out_if_empty) {
        return json.text.empty() ? IfAny<JsonText<kType>>{} : IfAny<JsonText<kType>>{std::move(json)};
    } else {
        return json;
    }
}
template <auto kMember, TypeName kType>
constexpr Column<StepRecord> json_column() {
    return only_json<member_json<kMember, kType>>(step_field<kMember>().key);
}

inline constexpr std::string_view kHousesMeaning = "0 to 8 boxes, 9 to 17 rows, 18 to 26 columns";
inline constexpr std::string_view kMarksMeaning = "the candidates that the step is based on, and their roles";
inline constexpr std::string_view kPlaceMeaning = "missing if the step places nothing";
inline constexpr std::string_view kConclusionMeaning = "eliminations and placements: \"r4c3<>5, r9c8<>5\"";
inline constexpr std::string_view kSentenceMeaning = "the whole step in a sentence";
inline constexpr std::string_view kChainsMeaning = "one for each assumption";
inline constexpr std::array kNumberColumn{
    column<&StepRecord::number>("number", step_field<&StepRecord::number>().key).means("from 1")};
inline constexpr std::array kTechniqueColumns{
    column<&StepRecord::technique>("technique"),
    column<shown_rating>("rating").means("in tenths, 0 if the technique is not on the scale; with whips or braids "
                                         "their length")};
inline constexpr std::array kLengthColumn{
    only_json<shown_length>(step_field<&StepRecord::length>().key).means("of the whip or braid: 0 for a single")};
inline constexpr std::array kStepDetailColumns{
    column<shown_text>("text").means(kSentenceMeaning),
    only_json<&StepRecord::conclusion>("conclusion").means(kConclusionMeaning),
    json_column<&StepRecord::placement, "CellDigit">().means(kPlaceMeaning),
    json_column<&StepRecord::eliminations, "CellDigit[]">(),
    json_column<&StepRecord::marks, "Mark[]">().means(kMarksMeaning),
    json_column<&StepRecord::cells, "number[]">(),
    json_column<&StepRecord::houses, "number[]">().means(kHousesMeaning),
    json_column<&StepRecord::digits, "number[]">(),
    json_column<&StepRecord::variant, "number">().means(
        "type of a uniqueness step; for forcing chains 1 contradiction, 2 both ways, 3 every candidate of a cell, 4 "
        "every place in a house"),
    json_column<&StepRecord::chains, "Chain[]">().means(kChainsMeaning),
    json_column<&StepRecord::nested, "NestedStep[]">().means(
        "the steps that nodes with the reason \"pattern\" are based on")};
Table<StepRecord> step_table(const Scale& scale, bool json);
RowInfo step_row_info();

// How the steps of a puzzle ended.
std::vector<std::string_view> path_ends();  // of explain
std::vector<std::string_view> list_ends();  // of steps
struct Ending {
    std::string_view key;  // for programs: "solved", "listed", ...
    std::string phrase;    // for people
    Language language;     // of the phrase
};
// The same if there were no steps to search for.
Ending ending_of(const PathStart& start, Language language);

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
    std::string text() const;
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
