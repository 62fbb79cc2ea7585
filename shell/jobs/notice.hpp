// Notice: the one line that says what just happened, and the command that takes it back. It goes when it is not true
// any more: each sentence says how long that may be.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace rookery::shell {

class Notice {
  public:
    std::string text;
    std::string_view undo_command;  // id of the command that takes it back; empty if there is none

    // Until something else is done to the document, or the user goes to another mode.
    void say(std::string sentence) { put(std::move(sentence), {}, Lasts::until_change, {}); }
    // Until something else is done to the document.
    void say_with_undo(std::string sentence, std::string_view command = "undo") {
        put(std::move(sentence), command, Lasts::until_change, {});
    }
    // Something was done that leaves nothing to be seen here ("Copied"): until the next command.
    void say_done(std::string sentence) { put(std::move(sentence), {}, Lasts::until_command, {}); }
    // As long as that is so, whatever else happens.
    void say_while(std::string sentence, std::function<bool()> holds) {
        put(std::move(sentence), {}, Lasts::while_so, std::move(holds));
    }

    std::int64_t serial() const { return serial_; }  // another one for every sentence
    // The sentence of that number in other words, unless another has been said since.
    void reword(std::int64_t serial, std::string sentence) {
        if (serial == serial_) text = std::move(sentence);
    }

    // A command is about to be run.
    void command_begins() {
        if (lasts_ == Lasts::until_command) say({});
    }
    // Once all changes have been applied. `changes`: made to the document so far; `place`: the mode.
    void apply_changes(std::int64_t changes, int place) {
        if (std::exchange(applied_, serial_) != serial_) {
            changes_ = changes;
            place_ = place;
        }
        const bool changed = changes != changes_ || (undo_command.empty() && place != place_);
        if (lasts_ == Lasts::while_so ? !holds_() : changed) say({});
    }

  private:
    enum class Lasts : std::uint8_t { until_change, until_command, while_so };
    void put(std::string sentence, std::string_view undo, Lasts lasts, std::function<bool()> holds) {
        text = std::move(sentence);
        undo_command = undo;
        lasts_ = lasts;
        holds_ = std::move(holds);
        ++serial_;
    }

    Lasts lasts_ = Lasts::until_change;
    std::function<bool()> holds_;
    std::int64_t serial_ = 0;
    std::int64_t applied_ = 0;  // the number of the sentence that had been said when changes were applied last, and
    std::int64_t changes_ = 0;
    int place_ = 0;  // what it was said about
};

}  // namespace rookery::shell
