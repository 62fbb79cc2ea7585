// From where steps are looked for: the givens, or a board that somebody is working on; and the rows of steps. What the
// verbs `explain` and `steps` share.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "logic/logic.hpp"
#include "rate/rate.hpp"
#include "text/text.hpp"
#include "verbs/row.hpp"
#include "verbs/verb.hpp"

namespace rookery {

// The options that say what to use and where to start: technique, without, values, candidates. And those of `more`.
std::vector<OptionInfo> state_options(const std::vector<OptionInfo>& more);

// The board as somebody has it now.
struct BoardNow {
    std::optional<Grid9> values;            // the digits that stand on it, givens included
    std::optional<Candidates9> candidates;  // those still open; only those of empty cells matter
    bool is_given() const { return values || candidates; }
};

// Reads the options `values` and `candidates`. With them the input must hold one puzzle, whose givens must stand.
BoardNow read_board_now(Options& options, const std::vector<ParsedPuzzle>& puzzles);

struct Start {
    // `rated`: there is one solution and something left to do, so steps can be looked for unless `wrong` has cells.
    RatingStatus status = RatingStatus::rated;
    State state;
    std::vector<std::int64_t> wrong;  // cells with another digit than the solution's, or whose candidates lack it
    std::string phrase;               // the first of them: "r3c4 is 5 where the solution has 7", "r3c4 has lost its 7"
    bool has_steps() const { return status == RatingStatus::rated && wrong.empty(); }
};

// Solves the puzzle first: without exactly one solution there is nothing to explain, for uniqueness techniques would
// mislead; and against the solution the board is checked.
Start start_of(const ParsedPuzzle& puzzle, const Grid9& givens, const BoardNow& now, StopToken stop);

// The columns of a row as text, and the row of a step found with Detail::picture, `number` counting from 1.
std::vector<std::string> step_columns();
std::string step_row(const Step& step, int number, bool json);

// How the list of a puzzle's steps ended.
struct Ending {
    std::string key;     // for programs: "solved", "listed", ...
    std::string phrase;  // for people
};
// The same where there were no steps to look for.
Ending ending_of(const Start& start);

// The last row of a puzzle as JSON has the ending's key and phrase, the wrong cells if there are any, and what the verb
// adds.
Row closing_object(const Ending& ending, const Start& start);
// The same as text, with the columns of a step.
std::string closing_text(std::string_view phrase, std::string_view rating);

}  // namespace rookery
