// AvailableSteps: every step that can be taken on the user's board, by technique, as the verb `steps` finds them.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/host.hpp"
#include "model/path_step.hpp"

namespace rookery::shell {

// The steps of one technique. Groups come in the order of their least rating.
struct StepGroup {
    std::string technique;
    int lowest = 0;  // ratings, in tenths
    int highest = 0;
    bool unfolded = false;
    std::vector<int> steps;  // indices into steps()
};

std::string heading_of(const StepGroup& group);  // "X-wing, 3 steps"

class AvailableSteps {
  public:
    enum class State : std::uint8_t {
        none,
        working,
        listed,
        refused,  // the board is wrong, solved, or no puzzle with one solution: outcome() says which
        failed,
        cancelled,
    };

    bool open = false;  // the panel

    // The work `id` looks for the steps of this board with these techniques.
    void start(int id, const Board& board, TechniqueSet techniques);
    void clear();
    bool is_about(const Board& board, TechniqueSet techniques) const;

    int work() const { return work_; }
    void add_row(std::string_view json);
    void end(WorkEnd end, std::string_view message);

    State state() const { return state_; }
    const PathOutcome& outcome() const { return outcome_; }
    const std::string& message() const { return message_; }  // failed: why
    const std::vector<PathStep>& steps() const { return steps_; }
    const std::vector<StepGroup>& groups() const { return groups_; }

    // The lines of the list: headings of groups, and below unfolded ones their steps.
    struct Line {
        int group = 0;
        int step = -1;  // -1: the heading
    };
    const std::vector<Line>& lines() const { return lines_; }
    void fold(int group);         // or unfold
    int line_of(int step) const;  // -1: folded away

    int chosen = -1;  // the step last shown

  private:
    void make_groups();
    void make_lines();

    int work_ = 0;
    Board board_;
    TechniqueSet techniques_ = kAllTechniques;
    State state_ = State::none;
    PathOutcome outcome_;
    std::string message_;
    std::vector<PathStep> steps_;
    std::vector<StepGroup> groups_;
    std::vector<Line> lines_;
    std::set<std::string, std::less<>> unfolded_;  // techniques that the user unfolded, kept from board to board
};

}  // namespace rookery::shell
