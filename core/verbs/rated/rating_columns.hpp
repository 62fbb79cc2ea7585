// The columns ER, EP, ED and "hardest technique", the same in every verb that rates.
//
// Rated: three numbers and the technique. If no technique finds a step: "beyond" instead of each number that is not
// certain. No rating at all (not one solution): "-" three times and the reason. In JSON: tenths or null, and the key
// "status".
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "rate/rate.hpp"
#include "verbs/declare/column.hpp"

namespace rookery {

// One number of a rating.
struct RatingNumber {
    int tenths = 0;
    bool certain = false;
    bool beyond = false;  // uncertain because no technique finds the next step
};
void put(RowWriter& row, const RatingNumber& number);

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
    std::string_view status() const;

  private:
    // A number that is known before the path ends, unless it is 0.
    RatingNumber early_number(int tenths) const;

    std::optional<SeRating> rating_;
    std::string_view status_;
    std::optional<std::string_view> phrase_;
};

// `kRating`: the path to a ShownRating.
template <auto... kRating>
constexpr std::array kRatingNumberColumns{column<kRating..., &ShownRating::er>("ER"),
                                          column<kRating..., &ShownRating::ep>("EP"),
                                          column<kRating..., &ShownRating::ed>("ED")};
template <auto... kRating>
constexpr auto kRatingColumns = joined_columns(kRatingNumberColumns<kRating...>,
                                               std::array{
                                                   column<kRating..., &ShownRating::hardest>("hardest technique"),
                                                   only_json<kRating..., &ShownRating::status>("status")});

// "rated", "beyond", "no_solution", "several_solutions", "already_solved", "stopped": for programs.
std::string_view key_of(RatingStatus status);

}  // namespace rookery
