// Hand-offs: what a page gives to another one, as values. Pages know nothing of one another: whoever has something for
// another page hands it over (Workspace::hand_over), and the app takes it there. Each is one undo step.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "shell/board/user_board.hpp"

namespace rookery::shell {

// A puzzle comes on the board of the mode "Play".
struct OpenPuzzle {
    Board board;
    std::string name;                  // of the undo step
    std::string said;                  // in the line that says what just happened
    std::string_view taken_back = {};  // the command that does; empty: undo, if anything changed
    bool may_stay_with_list = false;   // wide pages: the list is still in sight
};

// Puzzles, one a line, become a list.
struct OpenList {
    std::string text;
    std::string name;
    std::string said;
};

// A text as if it was pasted.
struct OpenText {
    std::string text;
    std::string name = {};  // of where it came from
};

// A tool of the mode "Lab", filled in.
struct OpenTool {
    std::string tool;
    std::string options;  // as on the command line: "--all --minimal"
    std::string input;
    std::string said;
};

// An example of the Lab's tools is run.
struct RunExample {
    std::string_view id;
};

using Handoff = std::variant<OpenPuzzle, OpenList, OpenText, OpenTool, RunExample>;

}  // namespace rookery::shell
