// Statistics: the puzzles that the user finished in this browser, in any window, summarised by level and by day.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rate/level.hpp"
#include "shell/board/sized_board.hpp"
#include "shell/games/daily.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

// Limits of what is read back.
inline constexpr int kLongestSeconds = 100'000'000;
inline constexpr Day kLastDay = 1'000'000;

// A puzzle completed without seeing its solution.
struct FinishedPuzzle {
    std::string puzzle;  // 81 characters, '.' for an empty cell; as many as its size has
    std::optional<Level> level;
    int seconds = 0;
    int hints = 0;     // number requested
    int mistakes = 0;  // number of wrong digits entered
    Day on = 0;        // the day on which it was finished
    std::optional<Day> puzzle_of_day;
    int number = 0;         // one more than any that its window knew
    bool peeked = false;    // the analysis was visible meanwhile: the time is no record
    std::string size = {};  // "6x6", "9x9 diagonal"; empty: 9x9
};

std::optional<Level> level_named(std::string_view name);  // "hard"

struct LevelSummary {
    int finished = 0;
    int without_hints = 0;
    // Of those without a look at the analysis; 0: none was finished.
    int best_seconds = 0;    // without hints, or of all if there are none
    int median_seconds = 0;  // the lower one for an even number
};

std::string size_of(const SizedBoard& board);  // "6x6", "9x9 diagonal"
// "6x6" as players read it: "6×6", "9×9, diagonal".
std::string size_title(std::string_view size);

// A time among the others of its size and level.
struct Rank {
    int place = 0;  // from 1
    int of = 0;
};

class Statistics {
  public:
    const std::vector<FinishedPuzzle>& all() const { return finished_; }  // in the order of finishing
    bool is_empty() const { return finished_.empty(); }
    void add(FinishedPuzzle finished);
    int added() const { return added_; }  // since the page was opened
    LevelSummary of(Level level) const;   // 9x9 only
    LevelSummary of_size(std::string_view size) const;
    std::vector<std::string> other_sizes() const;  // those of which one was finished, from the smallest
    // Among the puzzles of its size and level, all without hints or a look at the analysis; nullopt: it is none of
    // them.
    std::optional<Rank> rank_of(const FinishedPuzzle& one) const;
    // Consecutive days, up to today or yesterday, whose puzzle was finished on that day.
    int streak(Day today) const;
    int longest_streak() const;
    bool has_finished_day(Day day) const;

    // The latest record of this puzzle; null: there is none.
    const FinishedPuzzle* last_of(std::string_view puzzle, std::string_view size = {}) const;

    // Erases everything in all windows; can be undone.
    void erase();
    bool can_restore() const { return !erased_.empty() && finished_.empty(); }
    void restore();

    std::string as_csv() const;  // one line each, after a line of column names
    // For Host::remember; empty: nothing was ever finished. A puzzle has a number only if it is not one more than the
    // previous one's:
    // {"rookery":3,"erasures":1,"finished":[{"puzzle":"53..7...","seconds":288,"on":20454,"number":7,...}]}
    const std::string& as_text() const;
    bool read(const saved::Json& value);  // replaces the content; false if it is invalid, and nothing has changed
    // The list with more erasures replaces the other; if the numbers are equal, the result is the union of both.
    void merge(const Statistics& other);

  private:
    std::vector<Day> daily_days() const;  // days whose puzzle was finished on that day, ascending, without duplicates
    void put(std::vector<FinishedPuzzle> finished);
    template <class F>
    LevelSummary summary_of(F counts) const;

    std::vector<FinishedPuzzle> finished_;
    std::vector<FinishedPuzzle> erased_;
    int erasures_ = 0;  // including restorations
    int added_ = 0;
    mutable std::optional<std::string> text_;  // cached result of as_text()
};

}  // namespace rookery::shell
