// Hand-offs: what one page gives to another, as values. Pages know nothing about each other: a page calls
// Workspace::hand_over, and the app delivers it. Each is one undo step.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "shell/board/user_board.hpp"

namespace rookery::shell {

// Opens a puzzle on the board of the mode "Play".
struct OpenPuzzle {
    Board board;
    std::string name;                  // of the undo step
    std::string said;                  // in the line about the last action
    std::string_view taken_back = {};  // by this command; empty: undo, if anything changed
    bool may_stay_with_list = false;   // wide pages: the list stays visible
};

// Opens puzzles, one per line, as a list.
struct OpenList {
    std::string text;
    std::string name;
    std::string said;
};

// A text, treated as if it were pasted.
struct OpenText {
    std::string text;
    std::string name = {};  // of its origin
};

// Opens a tool of the mode "Lab", filled in.
struct OpenTool {
    std::string tool;
    std::string options;  // as on the command line: "--all --minimal"
    std::string input;
    std::string said;
};

// Runs an example of the Lab's tools.
struct RunExample {
    std::string_view id;
};

using Handoff = std::variant<OpenPuzzle, OpenList, OpenText, OpenTool, RunExample>;

}  // namespace rookery::shell
