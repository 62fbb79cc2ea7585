// The help taken with the puzzle on the board, and the mistakes made.
#pragma once

namespace rookery::shell {

struct HelpTaken {
    int hints = 0;     // number of hints, path steps and "why not" answers requested
    int mistakes = 0;  // number of wrong digits entered
    bool solution_shown = false;
    bool peeked = false;  // the analysis was visible
    friend bool operator==(const HelpTaken&, const HelpTaken&) = default;
};

}  // namespace rookery::shell
