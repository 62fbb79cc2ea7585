// The columns ER, EP, ED and "hardest technique", and the level, the same in every verb that rates.
//
// Rated: three numbers and the technique. If no technique finds a step: "beyond" instead of each number that is not
// certain. No rating at all (not one solution): "-" three times and the reason. In JSON: tenths or null, and the key
// "status".
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rate/level.hpp"
#include "rate/rate.hpp"
#include "verbs/declare/column.hpp"

namespace rookery {

// One number of a rating.
struct RatingNumber {
    int tenths = 0;
    bool certain = false;
    bool beyond = false;  // uncertain because no technique finds the next step
};
OrNull<NumberValue> put(RowWriter& row, const RatingNumber& number);

// A rating as shown in rows; or the key of its status and perhaps a phrase, if a puzzle was not rated.
class ShownRating {
  public:
    explicit ShownRating(const SeRating& rating) : rating_{rating} {}
    explicit ShownRating(std::string_view status, std::optional<std::string_view> phrase = {})
        : status_{status}, phrase_{phrase} {}

    RatingNumber er() const;
    RatingNumber ep() const;
    RatingNumber ed() const;
    // The hardest technique by name, or why there is none.
    std::optional<std::string_view> hardest() const;
    // For puzzles that were rated, or could not be.
    std::string_view hardest_or_reason() const { return hardest().value_or(std::string_view()); }
    std::string_view status() const;

  private:
    // A number that is known before the path ends, unless it is 0.
    RatingNumber early_number(int tenths) const;

    std::optional<SeRating> rating_;
    std::string_view status_;
    std::optional<std::string_view> phrase_;
};

// "rated", "beyond", "no_solution", "several_solutions", "already_solved", "stopped": for programs.
std::string_view key_of(RatingStatus status);
// The statuses of rows: "stopped" is not among them, because rows of puzzles that were not finished are not sent.
inline std::vector<std::string_view> row_statuses() {
    return {"rated", "beyond", "no_solution", "several_solutions", "already_solved", "other_size", "unrated"};
}

inline constexpr std::string_view kErMeaning = "in tenths: the highest rating of all steps; null if it is unknown";

// `kRating`: the path to a ShownRating.
template <auto... kRating>
constexpr auto kStatusColumn = only_json<kRating..., &ShownRating::status>("status")
                                   .means(
                                       "\"beyond\": no technique finds a step; \"other_size\": the scale is for 9x9 "
                                       "puzzles; \"unrated\": the rating was not needed")
                                   .one_of(row_statuses);
template <auto... kRating>
constexpr std::array kRatingNumberColumns{
    column<kRating..., &ShownRating::er>("ER").means(kErMeaning),
    column<kRating..., &ShownRating::ep>("EP").means(
        "in tenths: the highest rating up to and including the first step that places a digit; null if it is unknown"),
    column<kRating..., &ShownRating::ed>("ED").means("in tenths: the rating of the first step; null if it is unknown")};
template <auto... kRating>
constexpr auto kRatingColumns =
    joined_columns(kRatingNumberColumns<kRating...>,
                   std::array{column<kRating..., &ShownRating::hardest_or_reason>("hardest technique")
                                  .means("by name, or why the puzzle is not rated"),
                              kStatusColumn<kRating...>});

// The column of a puzzle's level (rate/level.hpp); "-" if it has none.
inline TextValue put(RowWriter& row, Level level) {
    return row.put(name_of(level));
}

// `kLevel`: the path to a level, if there is one. (The key "level" is HoDoKu's.)
template <auto... kLevel>
constexpr std::array kLevelColumn{column<kLevel...>("Rookery level")
                                      .means("by ER and HoDoKu's level; null if the puzzle is not rated")
                                      .one_of(names_of_all<kAllLevels>)};

}  // namespace rookery
