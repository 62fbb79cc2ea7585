// An option of a verb, declared once: its name, what its value looks like, what it is for, its default and what values
// it has. Reading, the sentence about a wrong value, the help and the types of the page follow from that.
//
//   struct SolveOptions : VerbOptions {
//       NumberOption<> limit{this, "limit", "N", "stop at N solutions of a puzzle", {.low = 1}, {.value = 2}};
//       SwitchOption diagonal{this, "diagonal", "both main diagonals hold every digit too"};
//   };
//
// The kinds of options are in the files beside this one; a verb with a value of its own kind derives from Option.
#pragma once

#include <string>
#include <string_view>

#include "verbs/verbs.hpp"

namespace rookery {

class Option;
class VerbOptions;

// Where an option stands among those of its verb: behind all that were declared so far, or behind one of them.
struct OptionPlace {
    OptionPlace(VerbOptions* of) : options{of} {}  // written as `this`
    OptionPlace(VerbOptions* of, const Option& one) : options{of}, behind{&one} {}
    VerbOptions* options;
    const Option* behind = nullptr;
};

class Option {
  public:
    Option(OptionPlace place, std::string_view name, std::string_view value, std::string help);
    Option(const Option&) = delete;
    Option& operator=(const Option&) = delete;
    virtual ~Option() = default;

    std::string_view name() const { return info_.name; }
    const OptionInfo& info() const { return info_; }
    // Whether the call has it, right or wrong.
    bool given() const { return given_; }
    // Reads the value that the call has. Returns what is wrong with it, as a whole sentence, or nothing.
    std::string take(std::string_view text);

  protected:
    virtual std::string read(std::string_view text) = 0;  // as take()

    // "option NAME: expected EXPECTED, found "TEXT"".
    std::string refusal(std::string_view expected, std::string_view text) const;
    // The same at a character of it, from 1.
    std::string refusal_at(std::int64_t character, std::string_view sentence) const;

    // For the help, behind the words that are there: "HELP: a, b, c (DEFAULT; NOTE)".
    void describe_words(const std::vector<std::string>& words, const std::vector<std::string>& explained);
    void describe_default(std::string_view preset, std::string_view note = {});

  private:
    OptionInfo info_;
    bool given_ = false;
};

// Present with "", "true", "1", "yes" or "on"; off with "false", "0", "no" or "off".
class SwitchOption final : public Option {
  public:
    SwitchOption(OptionPlace place, std::string_view name, std::string help)
        : Option(place, name, "", std::move(help)) {}
    bool on() const { return on_; }

  private:
    std::string read(std::string_view text) override;

    bool on_ = false;
};

// Any text; what is wrong with it is seen later.
class TextOption final : public Option {
  public:
    using Option::Option;
    const std::string& text() const { return text_; }  // empty if it is not given

  private:
    std::string read(std::string_view text) override {
        text_ = text;
        return {};
    }

    std::string text_;
};

}  // namespace rookery
