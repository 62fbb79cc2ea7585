// HandPlay: solving the Lab's puzzle by hand on a board with 4, 9 or 16 rows, with entries, checks, and new puzzles of
// these sizes. Entries are part of the document, as the puzzle is.
//
// The solution is computed when it is needed: for "check", and if mistakes are marked at once. For puzzles generated
// here it is known.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shell/board/sized_board.hpp"
#include "shell/jobs/page_workspace.hpp"
#include "shell/lab/lab_run.hpp"

namespace rookery::shell {

class LabPage;

// Kinds of new puzzles to solve by hand.
enum class HandPuzzle : std::uint8_t { four, nine_diagonal, sixteen };

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

    // --- new puzzles ---
    void ask(HandPuzzle wanted);
    const JobItem* asked_job() const { return ask_job_ == 0 ? nullptr : ws_.jobs.find(ask_job_); }
    void cancel();
    const std::string& problem() const { return problem_; }  // why no puzzle was generated
    void forget_problem() { problem_.clear(); }

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
    int ask_job_ = 0;
    HandPuzzle asked_ = HandPuzzle::four;
    std::string made_;  // the row that the job has sent
    std::string problem_;
};

// "4×4", "9×9, diagonal".
std::string size_text(const LabPuzzle& puzzle);
// A sentence: no rating scale covers such puzzles.
std::string no_scale_text(const LabPuzzle& puzzle);

}  // namespace rookery::shell
