// Tab in a text field on the canvas moves to the next field of the same panel, or out of the canvas after the last one,
// so that the keyboard never gets trapped.
#pragma once

#include <functional>

namespace rookery::shell {

// Applies everything typed so far and moves to the next field, or the previous one; `step` runs a frame. False: there
// is no further field, and this one has given up the keyboard.
bool tab_from_field(bool backwards, const std::function<void()>& step);

// The active text field, if any, gives up the keyboard after everything typed so far has been applied.
void leave_field(const std::function<void()>& step);

}  // namespace rookery::shell
