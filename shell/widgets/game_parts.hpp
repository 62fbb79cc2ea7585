// Parts of a game, whatever its board: the clock, the cover of a paused board, and the keys.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "shell/paint/board_frame.hpp"
#include "shell/widgets/icons.hpp"
#include "shell/widgets/ui.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

// The way home, unless the tabs have it. Returns where the name in the head begins.
float draw_way_home(Ui& ui);
inline constexpr float kClockRoom = 92;  // in the head, for the clock

struct ClockFace {
    std::string time;
    bool paused = false;
    bool stopped = false;
    bool counts = false;
};
// Pressing it runs the command that pauses or resumes.
void draw_clock(Ui& ui, const ClockFace& clock, std::string_view command, float right, float middle);

// A puzzle that is being made, with the command that cancels it; and why none was made.
void draw_making(Ui& ui, const JobItem* job, std::string_view problem, const char* cancel);

// In place of a paused board, with a button for that command.
void draw_pause_cover(Ui& ui, const BoardFrame& board, std::string_view command);

// Commands as buttons in two columns of equal width.
struct ActionButton {
    std::string_view command;
    Icon icon;
};
void draw_actions(Ui& ui, std::span<const ActionButton> actions);

struct GameKey {
    std::string_view command;
    Icon icon;
    words::Text name;
    ButtonLook look = ButtonLook::key;
};
// The tools in rows above the digits, in the layout's area for the keypad. The last tool is the eraser, which may
// follow the digits (erases_after_digits). `digit_key` draws the key of a digit at the next item's position.
void draw_game_keys(Ui& ui, std::span<const GameKey> tools, int digits,
                    const std::function<void(int digit, float width, float height)>& digit_key);

}  // namespace rookery::shell
