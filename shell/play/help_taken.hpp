// The help taken with the puzzle on the board, and the mistakes made.
#pragma once

namespace rookery::shell {

struct HelpTaken {
    int hints = 0;     // number of hints, path steps and "why not" answers requested
    int mistakes = 0;  // number of wrong digits entered
    bool solution_shown = false;
};

}  // namespace rookery::shell
