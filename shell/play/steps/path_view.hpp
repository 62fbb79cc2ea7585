// PathView: the step on the board, either from the solve path or found from the user's board, shown whole or as a hint.
// It also walks, plays and applies steps.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shell/board/path_row.hpp"
#include "shell/board/user_board.hpp"
#include "shell/jobs/notice.hpp"

namespace rookery::shell {

class Play;

// How much a hint reveals.
enum class HintStrength : std::uint8_t {
    where,  // the house to look at
    what,   // the technique and its digits
    step,   // everything
};

// The step that was just applied, for its animation.
struct AppliedStep {
    std::int64_t serial = 0;  // increases with every step applied
    StepRecord step;
};

class PathView {
  public:
    PathView(Play& play, Notice& notice) : play_{play}, notice_{notice} {}

    int step_count() const;
    int shown_step() const { return shown_step_; }  // index in the path; -1: none
    const StepRecord* shown() const;                // that step, or one from the user's board; null: none
    bool shows_step() const { return shown_step_ >= 0 || own_; }
    bool shows_own_step() const { return own_ && !hint_; }  // it is neither from the path nor a hint
    bool is_hint() const { return shows_step() && hint_; }
    bool is_own_hint() const { return own_ && hint_; }  // it is not from the path
    HintStrength hint_strength() const { return strength_; }
    // The picture of the shown step is drawn only when all of it is revealed.
    bool shows_picture() const { return shows_step() && (!hint_ || strength_ == HintStrength::step); }
    void show_step(int index);  // clamped; -1: none
    void next_step();
    void previous_step();
    void apply_shown_step();
    void apply_all_steps();
    // Shows a step found from the user's board, whole or as a hint.
    void show_own_step(StepRecord step);
    void show_own_hint(StepRecord step);
    // Takes the sentence of the step that is shown, in another language; of another step, nothing.
    void reword_own(const StepRecord& step);
    // Answers a request for a hint from known facts: more of the current hint, the path's next step if the user's board
    // is one of the path's, or why there is none. False: the next step must be searched for.
    bool hint_at_once();
    std::string hint_text() const;
    void reword_hint();  // the notice says the hint in the page's language
    bool is_playing() const { return playing_; }
    void set_playing(bool playing);
    void tick(double now);  // advances playback
    const AppliedStep& last_applied() const { return applied_; }

    // The visible board: the user's, or the one before the shown step of the path.
    Board shown_board() const;
    void forget();  // the board or its analysis has changed: shows no step

  private:
    const std::vector<StepRecord>& steps() const;
    void say_hint();
    // The index of the path's next step from the user's board, or -1 if that is not one of the path's boards.
    int step_from_here() const;
    Board board_before(int step) const;

    Play& play_;
    Notice& notice_;
    int shown_step_ = -1;
    std::optional<StepRecord> own_;  // shown instead of a step of the path
    bool hint_ = false;
    HintStrength strength_ = HintStrength::where;
    std::int64_t said_ = -1;  // number of the notice about the hint
    bool playing_ = false;
    double next_tick_ = 0;
    AppliedStep applied_;
};

}  // namespace rookery::shell
