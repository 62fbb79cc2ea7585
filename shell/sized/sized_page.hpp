// SizedPage: a game on a board of another size than 9x9, or diagonal: entries, checks, hints, its time, new puzzles.
// For players it is a part of the mode "Play".
//
// The solution is computed when it is needed: for "check", and if mistakes are marked at once. For puzzles generated
// here it is known.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generate/sizes/shape_steps.hpp"
#include "shell/board/sized_board.hpp"
#include "shell/games/games.hpp"
#include "shell/games/statistics.hpp"
#include "shell/games/timer.hpp"
#include "shell/jobs/jobs.hpp"
#include "shell/jobs/page.hpp"
#include "shell/sized/sizes.hpp"

namespace rookery::shell {

class SizedPage final : public Page, public JobListener {
  public:
    // `play_timer`: the clock of the mode "Play", which is shown if this one is.
    SizedPage(Workspace& workspace, Statistics& statistics, const Timer& play_timer)
        : Page{workspace}, statistics_{statistics}, play_timer_{play_timer} {}

    const SizedBoard& board() const { return ws_.history.now().sized; }
    bool has_puzzle() const { return !board().is_empty(); }
    int side() const { return board().side(); }
    std::string title() const;  // "6×6  ·  Easy"
    int cursor() const;
    // One undo step.
    void open(const SizedBoard& opened, std::string name);

    Timer timer;
    bool covered_by_page = false;  // narrow pages: by another page; set before each frame
    // Paused: the board is covered, and takes no input.
    bool is_covered() const { return timer.paused() && !timer.stopped(); }
    bool can_enter() const { return has_puzzle() && !is_covered(); }
    void pause(bool paused);

    // --- entries; each is one undo step ---
    bool enters_marks = false;
    void enter(int cell, int digit);        // as a digit or a pencil mark, depending on the mode
    void enter_other(int cell, int digit);  // the opposite
    void clear(int cell);                   // removes its digit, or if there is none its marks
    void restart();

    // --- mistakes ---
    void check();
    // Digits that differ from the solution: those found by the last check, until something changes, or immediately.
    SizedCells wrong() const;
    bool is_solved() const { return board().has_entries() && shell::is_solved(board()); }
    int finished() const { return finished_; }    // number of puzzles since the page was opened
    const FinishedPuzzle* finished_game() const;  // of the board, if the user finished it; else null
    const Statistics& statistics() const { return statistics_; }

    // --- hints ---
    // Shows the first step to the next digit, then the one after it.
    void hint();
    void enter_hint();  // the shown one's digit
    void close_hint() { hints_.clear(); }
    const ShapeStep* shown_hint() const;  // null: none, or the board has changed since
    std::string hint_text() const;        // empty: none

    // --- new puzzles ---
    ShapeLevel level = ShapeLevel::easy;  // of new puzzles
    void ask(const PuzzleSize& wanted);
    void ask_next();  // of the same size and level as the board's
    const JobItem* asked_job() const { return ask_job_ == 0 ? nullptr : ws_.jobs.find(ask_job_); }
    void cancel();
    const std::string& problem() const { return problem_; }  // why no puzzle was generated

    // What the puzzle needs, as a sentence; empty: it has no clues.
    std::string level_text() const;

    // --- unfinished games ---
    SizedGames games;
    void resume(std::string_view puzzle);
    void forget(std::string_view puzzle);
    bool can_restore() const { return forgotten_.has_value(); }
    void restore();

    int keypad_rows() const override;

  private:
    struct Answer {
        SizedBoard puzzle;     // the puzzle of this answer
        bool known = false;    // the answer has arrived
        std::string solution;  // the only one; empty: there is none, there are several, or unknown
    };

    void command_begins() override { problem_.clear(); }
    void reword(const Rewording& reworded) override { reworded.apply(problem_); }
    bool run_family(std::string_view id) override;
    void offer(std::vector<OfferedCommand>& offered) const override;
    std::string_view main_command() const override { return "sized-check"; }
    std::string_view digit_family() const override;
    std::string_view shifted_digit_family() const override;
    int digits() const override { return side(); }
    bool select(int cell) override;
    bool move_cursor(int rows, int columns) override;
    std::string text_to_copy() const override { return board().givens; }
    void apply_changes(bool in_sight) override;
    void save_settings(saved::Json& settings) const override;
    void take_settings(const saved::Json& settings) override;

    SizedBoard puzzle() const { return sized_puzzle(board().givens, board().diagonal); }
    void change(const SizedBoard& next, std::string name);
    void put(int cell, int digit);
    void mark(int cell, int digit);
    bool refuses(int cell);  // nothing can be entered there; says so
    void say_after_digit(int cell, int digit);
    void follow_puzzle();
    void follow_timer();
    void follow_game();
    void record_finished();

    bool knows_answer() const;
    void ask_answer();
    void say_checked();
    SizedCells wrong_digits() const;
    void open_made();

    void job_rows(const JobItem& job, std::string_view rows) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;
    bool job_is_notable(const JobItem& /*job*/) const override { return false; }

    Statistics& statistics_;
    const Timer& play_timer_;
    int cursor_ = 0;
    int finished_ = 0;
    HelpTaken help_;
    SizedBoard followed_;                // the puzzle of the timer, the help and the level
    std::optional<ShapeLevel> level_;    // what it needs; nullopt: it has no clues
    std::int64_t followed_changes_ = 0;  // of the history, when the game was last kept
    std::string kept_game_;              // the puzzle of the board's game, if it is in `games`
    std::string recorded_;               // the finished puzzle recorded last
    std::optional<SizedGame> forgotten_;
    std::optional<int> saved_seconds_;  // of the restored session
    bool saved_pause_ = false;

    Answer answer_;
    int answer_job_ = 0;              // 0: none
    bool checks_ = false;             // a check waits for the answer
    SizedCells checked_;              // result of the last check
    std::int64_t checked_after_ = 0;  // the document's changes at that time
    std::vector<ShapeStep> hints_;    // the steps to the next digit
    std::size_t hint_ = 0;            // the shown one
    std::int64_t hinted_after_ = -1;
    int ask_job_ = 0;
    const PuzzleSize* asked_ = nullptr;
    std::string made_;  // the row that the job has sent
    std::string problem_;
};

}  // namespace rookery::shell
