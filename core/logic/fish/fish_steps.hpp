// Fish of any shape and size as steps: how HoDoKu's rows of fish search, and what is drawn of a fish.
#pragma once

#include <string>
#include <vector>

#include "logic/finders.hpp"
#include "logic/fish/fish_search.hpp"

namespace rookery {

// A row of the table: one technique, with the fish that it finds.
struct FishRow {
    Technique technique;
    FishQuery query;  // narrow_bases is set by the search
    bool sashimi;     // of basic fish with fins
};

// In the order of the list of techniques, X-wing, swordfish and jellyfish in front.
inline constexpr int kFishRows = 42;
extern const std::array<FishRow, kFishRows> kFishTable;

// For one step: digits in ascending order, then the order of the search. For all steps: of those that eliminate the
// same, the first. Siamese fish too where the workspace's choices have them.
bool find_fish_of_row(const State& state, StepSink& sink, int row);

// Two fish over the same bases, whose fins lie differently, told as one step; of the technique of the first. HoDoKu
// has them switched off as it comes. None for fish without fins but those of one shape and size that eliminate
// different candidates.
std::vector<Step> find_siamese_fish(const State& state, Technique technique);

// The highlights of a fish: its houses, bases first; its cells, fins last.
void draw_fish(Step& step, int digit, const Fish& fish);

// step.length is the size; houses are the bases and then the covers, those of a second fish behind them.
std::string say_any_fish(const Step& step);

}  // namespace rookery
