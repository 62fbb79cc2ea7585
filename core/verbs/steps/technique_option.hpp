// Techniques named by people: "x-wing, naked pair".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "logic/technique.hpp"
#include "rate/trial/path_scales.hpp"
#include "verbs/declare/option.hpp"

namespace rookery {

// A comma-separated list, ignoring case, blanks and hyphens. The beginning of a name selects all names that begin with
// it: "hidden single", "nested".
class TechniquesOption final : public Option {
  public:
    enum class Names : std::uint8_t {
        own,           // of Sudoku Explainer's scale
        hodoku_too,    // and those of every other scale: hodoku_or(), on()
        hodoku_alone,  // of HoDoKu's
        all,           // of any scale
    };
    TechniquesOption(OptionPlace place, std::string_view name, std::string help, Names names = Names::own)
        : Option(place, name, "LIST", std::move(help)), names_{names} {}
    TechniqueSet value_or(TechniqueSet default_value) const {
        return techniques_.empty() ? default_value : techniques_;
    }

    // The same by HoDoKu's names and codes, if enabled.
    TechniqueSet hodoku_or(TechniqueSet default_value) const { return given_ ? hodoku_ : default_value; }
    // The techniques of a scale, by the names that its users know.
    TechniqueSet on(const Scale& scale, TechniqueSet default_value) const {
        if (&scale == &kHodokuScale) return hodoku_or(default_value);
        if (&scale == &kSeScale) return value_or(default_value);
        return given_ ? by_length_ & scale.techniques : default_value;
    }
    bool is_known(const Scale& scale) const { return !given_ || !on(scale, {}).empty(); }

  private:
    std::string read(std::string_view text) override;

    Names names_;
    bool given_ = false;
    TechniqueSet techniques_;
    TechniqueSet hodoku_;
    TechniqueSet by_length_;  // of the scales of whips and braids
};

// The techniques of a scale that the two options leave: exactly its own if that is all of them. Refuses options that
// leave none.
TechniqueSet techniques_left(const TechniquesOption& only, const TechniquesOption& without, VerbOptions& options,
                             const Scale& scale = kSeScale);

}  // namespace rookery
