// The rows of the verbs `explain` and `steps` on HoDoKu's scale: its names and scores, with eliminations and placements
// in its library's format: digit, row, column, sorted. The JSON is the same as in step_rows.hpp, with the score as
// "rating".
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "rate/hodoku_rating.hpp"
#include "verbs/steps/step_rows.hpp"

namespace rookery {

// Nothing if there are none.
std::optional<std::string> eliminations_of(const StepRecord& step);
std::optional<std::string> placements_of(const StepRecord& step);
inline constexpr std::array kHodokuStepColumns{
    column<&StepRecord::number>("number", step_field<&StepRecord::number>().key).means("from 1"),
    column<&StepRecord::technique>("technique").means("HoDoKu's name"),
    column<&StepRecord::rating>("score", "rating").means("HoDoKu's score"),
    only_text<eliminations_of>("eliminations"),
    only_text<placements_of>("placements"),
    column<shown_text>("text").means(kSentenceMeaning),
    only_json<&StepRecord::conclusion>("conclusion").means(kConclusionMeaning),
    json_column<&StepRecord::placement, "CellDigit">().means(kPlaceMeaning),
    json_column<&StepRecord::eliminations, "CellDigit[]">(),
    json_column<&StepRecord::marks, "Mark[]">().means(kMarksMeaning),
    json_column<&StepRecord::cells, "number[]">(),
    json_column<&StepRecord::houses, "number[]">().means(kHousesMeaning),
    json_column<&StepRecord::digits, "number[]">(),
    json_column<&StepRecord::chains, "Chain[]">().means(kChainsMeaning)};

struct HodokuClosingRow {
    Ending ending;
    std::optional<HodokuRating> rating = {};  // of a path that solved the puzzle

    std::string_view number() const { return "end"; }
    std::string_view none() const { return "-"; }
    std::optional<int> score() const { return rating ? std::optional(rating->score) : std::nullopt; }
    std::optional<std::string_view> level() const {
        return rating ? std::optional(name_of(rating->level)) : std::nullopt;
    }
    std::string text() const;
    std::string_view end() const { return ending.key; }
    std::string_view phrase() const { return ending.phrase; }
};
// `kEnds`: the possible ends.
template <Names kEnds>
constexpr std::array kHodokuClosingColumns{
    only_text<&HodokuClosingRow::number>("number"),
    only_text<&HodokuClosingRow::none>("technique"),
    column<&HodokuClosingRow::score>("score").means("of a path to the solution; null for others"),
    only_text<&HodokuClosingRow::none>("eliminations"),
    only_text<&HodokuClosingRow::none>("placements"),
    only_text<&HodokuClosingRow::text>("text"),
    only_json<&HodokuClosingRow::level>("level")
        .means("of a path to the solution; null for others")
        .one_of(names_of_all<kAllHodokuLevels>),
    only_json<&HodokuClosingRow::end>("end").means(kEndMeaning).one_of(kEnds),
    only_json<&HodokuClosingRow::phrase>("phrase").means(kPhraseMeaning)};

}  // namespace rookery
