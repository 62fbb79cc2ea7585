// Changes: where the board has changed since a search last found nothing. Along a path, candidates are only ever
// removed. If none of the candidates that a pattern depends on has been removed, the pattern was there before and
// eliminated at least as much. So a search that found nothing there then finds nothing there now.
//
// The record belongs to the searches of one scale for the same techniques. It is reset when a board does not follow
// from the previous one, or when other techniques are searched for.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

#include "logic/state/state.hpp"
#include "logic/technique.hpp"
#include "logic/workspace.hpp"

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

// Calls f(i) for each i where a[i] != b[i], ascending; f may modify those elements. Compares eight bytes at a time: one
// step of a path changes few cells.
template <class T, std::size_t kSize, class F>
void for_each_difference(const std::array<T, kSize>& a, const std::array<T, kSize>& b, F f) {
    constexpr std::size_t kAtOnce = sizeof(std::uint64_t) / sizeof(T);
    for (std::size_t first = 0; first < kSize; first += kAtOnce) {
        const std::size_t count = first + kAtOnce <= kSize ? kAtOnce : kSize - first;
        if (count == kAtOnce) {
            std::uint64_t of_a = 0;
            std::uint64_t of_b = 0;
            std::memcpy(&of_a, &a[first], sizeof(of_a));
            std::memcpy(&of_b, &b[first], sizeof(of_b));
            if (of_a == of_b) continue;
        }
        for (std::size_t i = first; i < first + count; ++i) {
            if (a[i] != b[i]) f(static_cast<int>(i));
        }
    }
}

}  // namespace rookery
