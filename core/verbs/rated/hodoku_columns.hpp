// The columns of a rating by HoDoKu: score, level and hardest technique; without a rating, "-" twice and the reason.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "rate/hodoku_rating.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/rated/rating_columns.hpp"

namespace rookery {

inline std::optional<int> hodoku_score_of(const std::optional<HodokuRating>& rating) {
    return rating && rating->has_score() ? std::optional(rating->score) : std::nullopt;
}
inline std::optional<std::string_view> hodoku_level_of(const std::optional<HodokuRating>& rating) {
    return rating && rating->has_score() ? std::optional(name_of(rating->level)) : std::nullopt;
}
inline std::optional<std::string_view> hodoku_hardest_of(const std::optional<HodokuRating>& rating) {
    if (!rating) return std::nullopt;
    return rating->status == RatingStatus::rated ? kHodokuScale.name(rating->hardest) : phrase_of(rating->status);
}

// `kRating`: the path to a rating, if there is one.
template <auto... kRating>
constexpr std::array kHodokuRatingColumns{
    column<kRating..., &hodoku_score_of>("HoDoKu score", "score")
        .means("by HoDoKu; null if it does not rate the puzzle"),
    column<kRating..., &hodoku_level_of>("HoDoKu level", "level")
        .means("by HoDoKu; null if it does not rate the puzzle")
        .one_of(names_of_all<kAllHodokuLevels>),
    column<kRating..., &hodoku_hardest_of>("HoDoKu hardest technique", "hodoku_hardest")
        .means("the hardest technique of its path by HoDoKu's name, or why there is none")};

}  // namespace rookery
