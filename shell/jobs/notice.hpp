// Notice: the one line about the last action, and the command that undoes it. Each sentence has a lifetime, so that it
// disappears once it is no longer true.
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
    std::string_view undo_command;  // id of the command that undoes it; empty if there is none

    // Until the document changes again or the user goes to another mode.
    void say(std::string sentence) { put(std::move(sentence), {}, Lasts::until_change, {}); }
    // Until the document changes again.
    void say_with_undo(std::string sentence, std::string_view command = "undo") {
        put(std::move(sentence), command, Lasts::until_change, {});
    }
    // For actions with no visible effect here ("Copied"): until the next command.
    void say_done(std::string sentence) { put(std::move(sentence), {}, Lasts::until_command, {}); }
    // As long as holds() is true.
    void say_while(std::string sentence, std::function<bool()> holds) {
        put(std::move(sentence), {}, Lasts::while_so, std::move(holds));
    }

    // A question: "yes" runs the command, and "cancel-question" withdraws it. It is withdrawn once holds() is false.
    void ask(std::string sentence, std::string_view yes, std::function<bool()> holds) {
        put(std::move(sentence), {}, Lasts::while_so, std::move(holds));
        yes_command_ = yes;
    }
    bool asks() const { return !yes_command_.empty(); }
    bool asks(std::string_view yes) const { return asks() && yes_command_ == yes; }
    std::string_view yes_command() const { return yes_command_; }

    std::int64_t serial() const { return serial_; }  // different for every sentence
    // Rewords the sentence with that number, unless another has replaced it.
    void reword(std::int64_t serial, std::string sentence) {
        if (serial == serial_) text = std::move(sentence);
    }

    // Call before each command.
    void command_begins() {
        if (lasts_ == Lasts::until_command) say({});
    }
    // Call once all changes have been applied. `changes`: number of changes to the document so far; `place`: the mode.
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
        yes_command_ = {};
        lasts_ = lasts;
        holds_ = std::move(holds);
        ++serial_;
    }

    std::string_view yes_command_;  // of a question; empty: it is none
    Lasts lasts_ = Lasts::until_change;
    std::function<bool()> holds_;
    std::int64_t serial_ = 0;
    std::int64_t applied_ = 0;  // the number of the latest sentence when changes were last applied, and
    std::int64_t changes_ = 0;
    int place_ = 0;  // the changes and the place at that time
};

}  // namespace rookery::shell
