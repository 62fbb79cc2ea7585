// Tab in a text field on the canvas: on to the next field of the same panel, or out of the canvas behind the last one,
// so that the keyboard is never caught in it.
#pragma once

#include <functional>

namespace rookery::shell {

// Takes in all that was typed so far and goes to the next field, or the one before; `step` runs a frame. False: there
// is none further on, and the field has given up the keyboard.
bool tab_from_field(bool backwards, const std::function<void()>& step);

// The active text field, if there is one, gives up the keyboard, with all that was typed so far taken in.
void leave_field(const std::function<void()>& step);

}  // namespace rookery::shell
