// The rows of the verbs `explain` and `steps` on HoDoKu's scale: its names and scores, with eliminations and placements
// in its library's format: digit, row, column, sorted. The JSON is that of step_rows.hpp, where "rating" is the score.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "rate/hodoku_rating.hpp"
#include "verbs/steps/step_rows.hpp"

namespace rookery {

struct HodokuStepRow {
    StepRow plain;

    int number() const { return plain.number; }
    std::string_view technique() const { return kHodokuScale.name(plain.step.technique); }
    int score() const { return plain.step.rating; }
    StepText text() const;
    std::optional<std::string> eliminations() const;
    std::optional<std::string> placements() const;
    std::string conclusion() const { return plain.conclusion(); }
    IfAny<PlacementJson> place() const { return plain.place(); }
    EliminationsJson eliminate() const { return plain.eliminate(); }
    MarksJson marks() const { return plain.marks(); }
    std::vector<std::int64_t> cells() const { return plain.cells(); }
    std::vector<std::int64_t> houses() const { return plain.houses(); }
    std::vector<std::int64_t> digits() const { return plain.digits(); }
    IfAny<ChainsJson> chains() const { return plain.chains(); }
};
inline constexpr std::array kHodokuStepColumns{
    column<&HodokuStepRow::number>("number", "n").means("from 1"),
    column<&HodokuStepRow::technique>("technique").means("HoDoKu's name"),
    column<&HodokuStepRow::score>("score", "rating").means("HoDoKu's score"),
    only_text<&HodokuStepRow::eliminations>("eliminations"),
    only_text<&HodokuStepRow::placements>("placements"),
    column<&HodokuStepRow::text>("text").means(kSentenceMeaning),
    only_json<&HodokuStepRow::conclusion>("conclusion").means(kConclusionMeaning),
    only_json<&HodokuStepRow::place>("place").means(kPlaceMeaning),
    only_json<&HodokuStepRow::eliminate>("eliminate"),
    only_json<&HodokuStepRow::marks>("marks").means(kMarksMeaning),
    only_json<&HodokuStepRow::cells>("cells"),
    only_json<&HodokuStepRow::houses>("houses").means(kHousesMeaning),
    only_json<&HodokuStepRow::digits>("digits"),
    only_json<&HodokuStepRow::chains>("chains").means(kChainsMeaning)};

struct HodokuClosingRow {
    Ending ending;
    std::optional<HodokuRating> rating = {};  // of a path that solved the puzzle

    std::string_view number() const { return "end"; }
    std::string_view none() const { return "-"; }
    std::optional<int> score() const { return rating ? std::optional(rating->score) : std::nullopt; }
    std::optional<std::string_view> level() const {
        return rating ? std::optional(name_of(rating->level)) : std::nullopt;
    }
    std::string text() const {
        return rating ? ending.phrase + ": " + std::string(name_of(rating->level)) : ending.phrase;
    }
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
