// Changes: where the board has changed since a search last found nothing. Along a path, candidates are only ever
// removed. If none of the candidates that a pattern depends on has been removed, the pattern was there before and
// eliminated at least as much. So a search that found nothing there then finds nothing there now.
//
// The record belongs to the searches of one scale for the same techniques. It is reset for a board that does not follow
// from the previous one, and for a search for other techniques.
#pragma once

#include <array>
#include <vector>

#include "logic/search_choices.hpp"
#include "logic/state/state.hpp"
#include "logic/technique.hpp"

namespace rookery {

struct Scale;

// Cells that have lost candidates or been filled, and the digits removed from cells.
struct Change {
    CellSet cells;
    DigitSet digits;
};
inline Change change_of_everything() {
    return {CellSet::all(), kAllDigits};
}

class Changes {
  public:
    // Updates the record to the state.
    void follow(const State& state, const Scale& scale, TechniqueSet techniques, const SearchChoices& choices);
    // What has changed since the search that finds the technique last found nothing; everything, if there was no such
    // search.
    Change since_search_for(Technique technique) const;
    // Records that the search found nothing in the state last passed to follow().
    void note_nothing(Technique technique) { searched_[static_cast<std::size_t>(technique)] = moment(); }

  private:
    std::size_t moment() const { return log_.size() + 1; }
    bool begins_anew(const State& state, const Scale& scale, TechniqueSet techniques,
                     const SearchChoices& choices) const;

    State state_;
    const Scale* scale_ = nullptr;
    TechniqueSet techniques_;
    SearchChoices choices_;
    std::vector<Change> log_;
    std::array<std::size_t, kTechniqueCount> searched_{};  // the moment; 0: never
};

}  // namespace rookery
