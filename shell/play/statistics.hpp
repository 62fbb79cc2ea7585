// Statistics: the puzzles that were finished by hand in this browser, in any window, and what they come to: by level,
// and by day.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rate/level.hpp"
#include "shell/play/daily.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

// A puzzle that was filled in without being told the solution.
struct FinishedPuzzle {
    std::string puzzle;  // 81 characters, '.' for an empty cell
    std::optional<Level> level;
    int seconds = 0;
    int hints = 0;     // that were asked for
    int mistakes = 0;  // wrong digits that were entered
    Day on = 0;        // the day on which it was finished
    std::optional<Day> puzzle_of_day;
    int number = 0;  // one more than of those that its window knew of
};

std::optional<Level> level_named(std::string_view name);  // "hard"

struct LevelSummary {
    int finished = 0;
    int without_hints = 0;
    int best_seconds = 0;    // of those without hints, or of all if there are none; 0: none was finished
    int median_seconds = 0;  // the lower one of an even number
};

class Statistics {
  public:
    const std::vector<FinishedPuzzle>& all() const { return finished_; }  // in the order in which they were finished
    bool is_empty() const { return finished_.empty(); }
    void add(FinishedPuzzle finished);
    int added() const { return added_; }  // since the page was opened
    LevelSummary of(Level level) const;
    // Days in a row, up to today or yesterday, on which that day's puzzle was finished.
    int streak(Day today) const;
    int longest_streak() const;
    bool has_finished_day(Day day) const;

    // The one of this puzzle that was finished last; null: there is none.
    const FinishedPuzzle* last_of(std::string_view puzzle) const;

    // Everything goes, in all windows, until it is taken back.
    void erase();
    bool can_restore() const { return !erased_.empty() && finished_.empty(); }
    void restore();

    std::string as_csv() const;  // a line each, under names of the columns
    // To be remembered; empty: nothing was ever finished. A puzzle has its number where it is not one more than the one
    // before: {"rookery":3,"erasures":1,"finished":[{"puzzle":"53..7...","seconds":288,"on":20454,"number":7,...}]}
    const std::string& as_text() const;
    bool read(
        const saved::Json& value);  // in place of what is there; false, and nothing has changed: it makes no sense
    // Of two lists the one that was erased more often counts; else all of both.
    void merge(const Statistics& other);

  private:
    std::vector<Day> daily_days() const;  // on which that day's puzzle was finished, ascending, each once
    void put(std::vector<FinishedPuzzle> finished);

    std::vector<FinishedPuzzle> finished_;
    std::vector<FinishedPuzzle> erased_;
    int erasures_ = 0;  // and restorations
    int added_ = 0;
    mutable std::optional<std::string> text_;  // of this, as it was last asked for
};

}  // namespace rookery::shell
