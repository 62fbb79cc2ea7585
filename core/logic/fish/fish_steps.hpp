// Fish of any shape and size as steps: how HoDoKu's rows of fish search, and how a fish is drawn.
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

// In the order of the list of techniques; X-wing, swordfish and jellyfish come first.
inline constexpr int kFishRows = 42;
extern const std::array<FishRow, kFishRows> kFishTable;

// For one step: digits ascending, then the order of the search. For all steps: of those with equal eliminations, the
// first. Siamese fish are included if the workspace's choices enable them.
bool find_fish_of_row(const State& state, StepSink& sink, int row);

// Two fish over the same bases with fins in different places, reported as one step of the technique of the first. Off
// by default, as in HoDoKu. Both must have the same shape and size and eliminate different candidates. Fish without
// fins have none.
std::vector<Step> find_siamese_fish(const State& state, Technique technique);

// The highlights of a fish: its houses, bases first; its cells, fins last.
void draw_fish(Step& step, int digit, const Fish& fish);

// step.length is the size; houses are the bases, then the covers, then those of a second fish.
// "5 in rows 2 and 7 fits only in columns 3 and 8", and what its fins add to that.
std::string fish_reason(const Step& step, Language language);
std::string with_fins(std::string reason, const Step& step, Language language);
std::string say_any_fish(const Step& step, Language language);

}  // namespace rookery
