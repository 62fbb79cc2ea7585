// levels with the options same-clues and correlations: what the WNEF says of a whole list of puzzles.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string_view>

#include "rate/ease_statistics.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/rated/shown_decimals.hpp"

namespace rookery {

struct SameCluesRow {
    const LevelOfClues* one;

    int clues() const { return one->clues; }
    std::string_view level() const { return kLevelNames[one->level]; }
    int puzzles() const { return one->wnef.size; }
    Decimals<4> mean() const { return {one->wnef.mean}; }
    Decimals<6> variance() const { return {one->wnef.variance}; }
    std::optional<Decimals<2>> t() const { return of_next(Decimals<2>{one->next ? one->next->t : 0}); }
    std::optional<Decimals<3>> critical() const { return of_next(Decimals<3>{one->next ? one->next->critical : 0}); }
    std::optional<bool> significant() const { return of_next(one->next && one->next->significant); }

  private:
    template <class T>
    std::optional<T> of_next(T value) const {
        return one->next ? std::optional(value) : std::nullopt;
    }
};
inline constexpr std::array kSameCluesColumns{
    column<&SameCluesRow::clues>("clues"),         column<&SameCluesRow::level>("level"),
    column<&SameCluesRow::puzzles>("puzzles"),     column<&SameCluesRow::mean>("mean"),
    column<&SameCluesRow::variance>("variance"),   column<&SameCluesRow::t>("t"),
    column<&SameCluesRow::critical>("critical t"), column<&SameCluesRow::significant>("told apart")};

struct CorrelationRow {
    const EaseCorrelation* one;

    std::string_view measure() const { return one->measure; }
    int puzzles() const { return one->puzzles; }
    std::optional<Decimals<3>> all() const { return shown(one->all); }
    std::optional<Decimals<3>> equal_clues() const { return shown(one->equal_clues); }

  private:
    static std::optional<Decimals<3>> shown(std::optional<double> value) {
        return value ? std::optional(Decimals<3>{*value}) : std::nullopt;
    }
};
inline constexpr std::array kCorrelationColumns{
    column<&CorrelationRow::measure>("measure"), column<&CorrelationRow::puzzles>("puzzles"),
    column<&CorrelationRow::all>("with WNEF"), column<&CorrelationRow::equal_clues>("of equal clues")};

std::unique_ptr<Job> make_same_clues_job(const Call& call, EaseWeight weight, bool json);
std::unique_ptr<Job> make_correlations_job(const Call& call, EaseWeight weight, bool json);

}  // namespace rookery
