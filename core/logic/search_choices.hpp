// What HoDoKu's users may switch on for its searches. All is off as that program comes, and searches of techniques that
// Sudoku Explainer has too do not ask.
#pragma once

namespace rookery {

struct SearchChoices {
    bool als_overlap = false;   // almost locked sets of one step may overlap, outside what links them
    bool als_chains = false;    // grouped nice loops and chains may pass through almost locked sets
    bool siamese_fish = false;  // two fish over the same bases are a step as well
    friend bool operator==(const SearchChoices&, const SearchChoices&) = default;
};

}  // namespace rookery
