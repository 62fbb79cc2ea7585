// An option of a verb, declared once: its name, the form of its value, its purpose, its default and its valid values.
// Parsing, error messages, the help and the page's types follow from that.
//
//   struct SolveOptions : VerbOptions {
//       NumberOption<> limit{this, "limit", "N", "stop after N solutions of a puzzle", {.low = 1}, {.value = 2}};
//       SwitchOption diagonal{this, "diagonal", "both main diagonals also contain every digit"};
//   };
//
// The other files of this folder define the kinds of options; a verb with a special kind of value derives from Option.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "board/cell_set.hpp"
#include "verbs/verbs.hpp"

namespace rookery {

class Option;
class VerbOptions;

// The place of an option among those of its verb: after all declared so far, or after one of them.
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
    // Whether the call has the option, valid or not.
    bool given() const { return given_; }
    // Reads the value in the call. Returns an error as a whole sentence, or nothing.
    std::string take(std::string_view text);

  protected:
    virtual std::string read(std::string_view text) = 0;  // as take()

    // "option NAME: expected EXPECTED, found "TEXT"".
    std::string refusal(std::string_view expected, std::string_view text) const;
    // The same for one character of the text, from 1.
    std::string refusal_at(std::int64_t character, std::string_view sentence) const;

    // Adds to the help: "HELP: a, b, c (DEFAULT; NOTE)".
    void describe_words(const std::vector<std::string>& words, const std::vector<std::string>& explained);
    void describe_default(std::string_view preset, std::string_view note = {});
    void declare_members(std::vector<std::string> words) { info_.members = std::move(words); }
    void declare_limits(std::string_view low, std::string_view high);  // empty: no highest

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

// Any text; it is validated later.
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

// An option whose value is a MASK of cells: 81 characters.
class MaskOption final : public Option {
  public:
    MaskOption(OptionPlace place, std::string_view name, std::string help)
        : Option(place, name, "MASK", std::move(help)) {}
    CellSet value_or(const CellSet& default_value) const { return cells_.value_or(default_value); }

  private:
    std::string read(std::string_view text) override;

    std::optional<CellSet> cells_;
};

// The options of a verb: the common ones, and in a struct of each verb that derives from this, its own.
class VerbOptions {
  public:
    VerbOptions() = default;
    VerbOptions(const VerbOptions&) = delete;
    VerbOptions& operator=(const VerbOptions&) = delete;

    // Reads the options of a call in declaration order. The first invalid one sets error().
    void read(const Call& call, std::string_view verb);
    // Reports an inconsistency between options, or between an option and the input. Only the first counts.
    void refuse(std::string sentence);
    const std::string& error() const { return error_; }  // empty: no error

    std::vector<OptionInfo> infos() const;  // in declaration order, json last

  private:
    friend class Option;
    void add(Option& option, const Option* behind);

    std::vector<Option*> declared_;
    std::string error_;

  public:
    SwitchOption json{this, "json", "write each row as a JSON object; ratings in tenths"};
};

}  // namespace rookery
