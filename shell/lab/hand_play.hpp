// HandPlay: solving the Lab's puzzle by hand on a board with 4 to 25 rows, with entries, checks, hints, and new puzzles
// of these sizes. Entries are part of the document, as the puzzle is.
//
// The solution is computed when it is needed: for "check", and if mistakes are marked at once. For puzzles generated
// here it is known.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "generate/sizes/shape_steps.hpp"
#include "shell/board/sized_board.hpp"
#include "shell/jobs/page_workspace.hpp"
#include "shell/lab/lab_run.hpp"

namespace rookery::shell {

class LabPage;

// A kind of new puzzles to solve by hand.
struct HandSize {
    int side;
    bool diagonal;
};

class HandPlay final : public JobListener {
  public:
    HandPlay(Workspace& workspace, LabPage& page) : ws_{workspace}, page_{page} {}

    SizedBoard board() const;
    // False: the board's puzzle is played in the mode "Play".
    bool can_enter() const { return !ws_.history.now().lab.empty(); }
    bool has_entries() const;

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
    bool is_solved() const { return has_entries() && shell::is_solved(board()); }
    int finished() const { return finished_; }  // number of puzzles since the page was opened

    // --- hints ---
    // Shows the first step to the next digit, then the one after it.
    void hint();
    const ShapeStep* shown_hint() const;  // null: none, or the board has changed since
    std::string hint_text() const;        // empty: none

    // --- new puzzles ---
    ShapeLevel level = ShapeLevel::easy;  // of new puzzles; those of 4 rows are easy
    void ask(HandSize wanted);
    const JobItem* asked_job() const { return ask_job_ == 0 ? nullptr : ws_.jobs.find(ask_job_); }
    void cancel();
    void reword(const Rewording& reworded) { reworded.apply(problem_); }
    const std::string& problem() const { return problem_; }  // why no puzzle was generated
    void forget_problem() { problem_.clear(); }

    // What the puzzle needs, as a sentence; empty: it has no clues.
    const std::string& level_text() const { return level_text_; }

    void apply_changes(bool in_sight);

  private:
    struct Answer {
        LabPuzzle puzzle;      // the puzzle of this answer
        bool known = false;    // the answer has arrived
        std::string solution;  // the only one; empty: there is none, there are several, or unknown
    };

    void change(const SizedBoard& next, std::string name);
    void put(int cell, int digit);
    void mark(int cell, int digit);
    bool refuses(int cell);  // nothing can be entered there; says so
    void say_after_digit(int cell, int digit);
    bool knows_answer() const;
    void ask_answer();
    void say_checked();
    SizedCells wrong_digits() const;
    void open_made();

    void job_rows(const JobItem& job, std::string_view rows) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;
    bool job_is_notable(const JobItem& /*job*/) const override { return false; }

    Workspace& ws_;
    LabPage& page_;
    int finished_ = 0;
    Answer answer_;
    int answer_job_ = 0;              // 0: none
    bool checks_ = false;             // a check waits for the answer
    SizedCells checked_;              // result of the last check
    std::int64_t checked_after_ = 0;  // the document's changes at that time
    std::vector<ShapeStep> hints_;    // the steps to the next digit
    std::size_t hint_ = 0;            // the shown one
    std::int64_t hinted_after_ = -1;
    LabPuzzle levelled_;  // the puzzle of level_text_
    std::string level_text_;
    int ask_job_ = 0;
    HandSize asked_{};
    std::string made_;  // the row that the job has sent
    std::string problem_;
};

// "4×4", "9×9, diagonal".
std::string size_text(const LabPuzzle& puzzle);
// What the puzzle needs, as a sentence; empty: it has no clues.
std::string level_text_of(const LabPuzzle& puzzle);

}  // namespace rookery::shell
