// AvailableSteps: every step available on the user's board, grouped by technique, from the verb `steps`.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rate/se_scale.hpp"
#include "shell/board/path_row.hpp"
#include "shell/board/user_board.hpp"
#include "shell/jobs/page_workspace.hpp"
#include "shell/jobs/technique_choice.hpp"
#include "shell/play/play.hpp"

namespace rookery::shell {

// The steps of one technique. Groups are sorted by their lowest rating.
struct StepGroup {
    std::string technique;
    int lowest = 0;  // ratings, in tenths or lengths
    int highest = 0;
    bool by_length = false;
    bool unfolded = false;
    std::vector<int> steps;  // indices into steps()
};

std::string heading_of(const StepGroup& group);  // "X-wing, 3 steps"

class AvailableSteps final : public JobListener {
  public:
    AvailableSteps(Workspace& workspace, Play& play) : ws_{workspace}, play_{play} {}

    enum class State : std::uint8_t {
        none,
        working,
        listed,
        refused,  // the board is wrong or solved, or has no or several solutions: outcome() says which
        failed,
        cancelled,
    };

    bool open = false;  // whether the panel is open

    void look();          // starts the search on the user's board
    void look_if_new();   // unless they are known
    void close();         // closes the panel and cancels the search
    void show(int step);  // on the board; -1: none
    void walk(int by);    // to the next or previous visible one
    int shown() const { return play_.path().shows_own_step() ? chosen : -1; }  // the step on the board, or -1
    bool is_about_board() const;  // whether the steps are for the user's board, with the techniques that are on
    void apply_changes();         // drops the steps of another board
    std::string summary() const;  // of all steps: how many, why there are none, or that the search is running

    int job() const { return job_; }

    State state() const { return state_; }
    const PathOutcome& outcome() const { return outcome_; }
    void reword(const Rewording& reworded) { reworded.apply(message_); }
    const std::string& message() const { return message_; }  // failed: the reason
    const std::vector<StepRecord>& steps() const { return steps_; }
    const std::vector<StepGroup>& groups() const { return groups_; }

    // The lines of the list: group headings, each followed by its steps if unfolded.
    struct Line {
        int group = 0;
        int step = -1;  // -1: a heading
    };
    const std::vector<Line>& lines() const { return lines_; }
    void fold(int group);         // folds or unfolds it
    int line_of(int step) const;  // -1: not visible

    int chosen = -1;  // the step last shown

  private:
    void job_rows(const JobItem& job, std::string_view rows) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;

    void start();
    void clear();
    void make_groups();
    void make_lines();

    Workspace& ws_;
    Play& play_;
    int job_ = 0;
    Board board_;
    TechniqueSet techniques_ = se_techniques();
    State state_ = State::none;
    PathOutcome outcome_;
    std::string message_;
    std::vector<StepRecord> steps_;
    Language language_ = Language::english;  // of the steps' sentences
    bool rewording_ = false;                 // the running job repeats the steps in another language
    std::vector<StepRecord> reworded_;       // those received so far
    std::vector<StepGroup> groups_;
    std::vector<Line> lines_;
    std::set<std::string, std::less<>> unfolded_;  // techniques that the user unfolded; kept when the board changes
};

// The options of the verbs that find steps from the user's board ("explain", "steps").
std::map<std::string, std::string> step_options(const Board& board, const TechniqueChoice& techniques);

}  // namespace rookery::shell
