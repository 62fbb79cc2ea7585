// HandPlay: the Lab's puzzle solved by hand, on a board of 4, 9 or 16 rows: what is entered, whether it is right, and
// new puzzles of these sizes. What is entered is part of the document, as the puzzle is.
//
// The solution is asked for when it is needed: for "check", and where mistakes are marked at once. Of puzzles that were
// made here it is known.
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

// New puzzles that are made for playing by hand.
enum class HandPuzzle : std::uint8_t { four, nine_diagonal, sixteen };

class HandPlay final : public JobListener {
  public:
    HandPlay(Workspace& workspace, LabPage& page) : ws_{workspace}, page_{page} {}

    SizedBoard board() const;
    // The board's puzzle is played in the mode "Play".
    bool can_enter() const { return !ws_.history.now().lab.empty(); }
    bool has_entries() const;

    // --- entering; each is an undo step ---
    bool enters_marks = false;
    void enter(int cell, int digit);        // as a digit or a pencil mark, as was chosen
    void enter_other(int cell, int digit);  // the other way round
    void clear(int cell);                   // its digit; without one its marks
    void restart();

    // --- mistakes ---
    void check();
    // Digits that are not the solution's: as the last check found, until something changes, or at once.
    SizedCells wrong() const;
    bool is_solved() const { return has_entries() && shell::is_solved(board()); }
    int finished() const { return finished_; }  // so many puzzles since the page was opened

    // --- new puzzles ---
    void ask(HandPuzzle wanted);
    const JobItem* asked_job() const { return ask_job_ == 0 ? nullptr : ws_.jobs.find(ask_job_); }
    void cancel();
    const std::string& problem() const { return problem_; }  // why none was made
    void forget_problem() { problem_.clear(); }

    void apply_changes(bool in_sight);

  private:
    struct Answer {
        LabPuzzle puzzle;      // whose answer it is
        bool known = false;    // it has come
        std::string solution;  // the only one; empty: there is none, there are several, or it is not known which
    };

    void change(const SizedBoard& next, std::string name);
    void put(int cell, int digit);
    void mark(int cell, int digit);
    bool refuses(int cell);  // nothing can be entered there, which is said
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
    int answer_job_ = 0;              // 0: none runs
    bool checks_ = false;             // the answer is awaited by a check
    SizedCells checked_;              // what the last check found
    std::int64_t checked_after_ = 0;  // changes to the document
    int ask_job_ = 0;
    HandPuzzle asked_ = HandPuzzle::four;
    std::string made_;  // the row that it has sent
    std::string problem_;
};

// "4×4", "9×9, diagonal".
std::string size_text(const LabPuzzle& puzzle);
// That nobody rates such puzzles, in a sentence.
std::string no_scale_text(const LabPuzzle& puzzle);

}  // namespace rookery::shell
