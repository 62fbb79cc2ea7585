// Options of HoDoKu's searches. All are off by default, as in HoDoKu. Searches for techniques that Sudoku Explainer
// also has ignore them.
#pragma once

namespace rookery {

struct SearchChoices {
    bool als_overlap = false;   // almost locked sets of one step may overlap, outside their links
    bool als_chains = false;    // grouped nice loops and chains may pass through almost locked sets
    bool siamese_fish = false;  // two fish over the same bases also make a step
    friend bool operator==(const SearchChoices&, const SearchChoices&) = default;
};

}  // namespace rookery
