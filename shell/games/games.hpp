// Games: the unfinished puzzles of this browser, in any window, so that starting another puzzle loses nothing. Those of
// 9 rows and those of other sizes are kept apart.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rate/level.hpp"
#include "shell/board/sized_board.hpp"
#include "shell/board/user_board.hpp"
#include "shell/games/daily.hpp"
#include "shell/games/help_taken.hpp"
#include "shell/saved/latest_changes.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

// [hints, mistakes, 1 if the solution was shown, 1 if the analysis was visible]
saved::Json json_of(const HelpTaken& help);
HelpTaken help_in(const saved::Json& value);

struct Game {
    Board board;
    int seconds = 0;
    HelpTaken help;
    std::optional<Level> level;
    std::optional<Day> puzzle_of_day;
    Day on = 0;  // the day on which it was last played

    std::string puzzle() const;  // as text, which identifies the game
    int filled() const;          // share of its empty cells that have a digit now, in percent
};

// A puzzle of another size, or diagonal.
struct SizedGame {
    SizedBoard board;
    int seconds = 0;
    HelpTaken help;
    std::optional<Level> level;
    Day on = 0;

    std::string puzzle() const { return name_of(board); }
    int filled() const;
    // The givens, and "x" after those of a diagonal puzzle.
    static std::string name_of(const SizedBoard& board);
};

std::string title_of(const SizedGame& game);  // "6×6  ·  Easy"

template <class Kept>
class KeptGames {
  public:
    const std::vector<Kept>& all() const;  // latest first
    const Kept* find(std::string_view puzzle) const;
    void keep(const Kept& game);  // as the latest one; replaces an earlier state of the same puzzle
    void set_seconds(std::string_view puzzle, int seconds);
    void remove(std::string_view puzzle);  // finished, or no longer wanted

    // For Host::remember; a game without a board was removed:
    // {"rookery":3,"games":[{"puzzle":"53..7...","number":7,"game":{"board":{...},"seconds":62,"on":20454}},...]}
    const std::string& as_text() const;
    bool read(const saved::Json& value);  // replaces the content; false if it is invalid, and nothing has changed
    void merge(const KeptGames& other);   // the later state of each game wins

  private:
    saved::LatestChanges changes_;                   // JSON of a game, by puzzle; empty: removed
    mutable std::optional<std::vector<Kept>> read_;  // of changes_, when last asked for
    mutable std::optional<std::string> text_;        // likewise, the result of as_text()
    void forget_cached();
};
extern template class KeptGames<Game>;
extern template class KeptGames<SizedGame>;

using Games = KeptGames<Game>;
using SizedGames = KeptGames<SizedGame>;

}  // namespace rookery::shell
