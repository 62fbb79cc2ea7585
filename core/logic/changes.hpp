// Changes: where the board has changed since a search last found nothing. Along a path candidates only ever go. So
// where none has gone that a pattern rests on, the pattern was there before, and eliminated at least as much: a search
// that found nothing then finds nothing there now.
//
// Kept for the searches of one scale for the same techniques. A board that does not follow from the one before, or a
// search for other techniques, is a new beginning.
#pragma once

#include <array>
#include <vector>

#include "logic/search_choices.hpp"
#include "logic/state/state.hpp"
#include "logic/technique.hpp"

namespace rookery {

struct Scale;

// Cells that have lost candidates or been filled, and the digits that have gone from cells.
struct Change {
    CellSet cells;
    DigitSet digits;
};
inline Change change_of_everything() {
    return {CellSet::all(), kAllDigits};
}

class Changes {
  public:
    // Brings what is known up to date with the state.
    void follow(const State& state, const Scale& scale, TechniqueSet techniques, const SearchChoices& choices);
    // Since the search that finds the technique last found nothing; of everything if it has not been made.
    Change since_search_for(Technique technique) const;
    // It found nothing in the state that was followed last.
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
