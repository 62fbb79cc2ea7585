// Notice: the one line that says what just happened, and the command that takes it back.
#pragma once

#include <string>
#include <string_view>

namespace rookery::shell {

struct Notice {
    std::string text;
    std::string_view undo_command;  // id of the command that takes it back; empty if there is none

    void say(std::string sentence) {
        text = std::move(sentence);
        undo_command = {};
    }
    void say_with_undo(std::string sentence, std::string_view command = "undo") {
        text = std::move(sentence);
        undo_command = command;
    }
};

}  // namespace rookery::shell
