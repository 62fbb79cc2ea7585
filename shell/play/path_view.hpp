// PathView: which step is on the board: one of the solve path, or one that was found from the user's own board, whole
// or as a hint; how it is walked through, played and applied.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shell/board/path_step.hpp"
#include "shell/board/user_board.hpp"
#include "shell/jobs/notice.hpp"

namespace rookery::shell {

class Play;

// How much a hint gives away.
enum class HintStrength : std::uint8_t {
    where,  // the house to look at
    what,   // the technique and its digits
    step,   // all of it
};

// A step that was just put on the board, for the motion that shows it.
struct AppliedStep {
    std::int64_t serial = 0;  // grows with every step applied
    PathStep step;
};

class PathView {
  public:
    PathView(Play& play, Notice& notice) : play_{play}, notice_{notice} {}

    int step_count() const;
    int shown_step() const { return shown_step_; }  // of the path, from 0; -1: none
    const PathStep* shown() const;                  // that one, or one from the user's board; null: none
    bool shows_step() const { return shown_step_ >= 0 || own_; }
    bool shows_own_step() const { return own_ && !hint_; }  // one that is neither of the path nor a hint
    bool is_hint() const { return shows_step() && hint_; }
    HintStrength hint_strength() const { return strength_; }
    // The picture of the shown step is drawn only when all of it is given away.
    bool shows_picture() const { return shows_step() && (!hint_ || strength_ == HintStrength::step); }
    void show_step(int index);  // clamped; -1: none
    void next_step();
    void previous_step();
    void apply_shown_step();
    void apply_all_steps();
    // Shows a step that was found from the user's board, whole or as a hint.
    void show_own_step(PathStep step);
    void show_own_hint(PathStep step);
    // Answers the request for a hint from what is known: the same one more strongly, the path's next step if the user's
    // board is one of the path's, or why there is none. False: the next step from the board has to be looked for.
    bool hint_at_once();
    std::string hint_text() const;
    bool is_playing() const { return playing_; }
    void set_playing(bool playing);
    void tick(double now);  // a playing path goes on
    const AppliedStep& last_applied() const { return applied_; }

    // What the board shows: the user's, or the one before the shown step of the path.
    Board shown_board() const;
    void forget();  // the board or its analysis is another: no step is shown

  private:
    const std::vector<PathStep>& steps() const;
    void say_hint();
    // The path's step that is next from the user's board, from 0, or -1 if that is none of the path's boards.
    int step_from_here() const;
    Board board_before(int step) const;

    Play& play_;
    Notice& notice_;
    int shown_step_ = -1;
    std::optional<PathStep> own_;  // shown in place of a step of the path
    bool hint_ = false;
    HintStrength strength_ = HintStrength::where;
    bool playing_ = false;
    double next_tick_ = 0;
    AppliedStep applied_;
};

}  // namespace rookery::shell
