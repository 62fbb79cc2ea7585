// How a player likes to play: the same in all windows (app/saved_settings.cpp).
#pragma once

namespace rookery::shell {

struct PlayChoices {
    bool both_marks = false;   // corner and centre marks; otherwise one kind of notes
    bool auto_erase = true;    // a digit erases its notes from the cells that see it
    bool digit_first = false;  // a digit key chooses the digit, and each pressed cell gets it
    // What is highlighted with the cursor's digit, or with the chosen one.
    bool highlight_same = true;
    bool highlight_notes = true;
    bool highlight_houses = true;  // the row, column and box of the cursor
    bool count_mistakes = false;   // they are shown while playing
    bool vibration = false;
};

}  // namespace rookery::shell
