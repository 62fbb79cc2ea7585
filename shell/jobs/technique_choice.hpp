// TechniqueChoice: the techniques that paths, hints and new puzzles may use. All of them unless the user leaves some
// out.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "logic/technique.hpp"
#include "rate/se_scale.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

// Those that are offered: of Sudoku Explainer's scale, which stand first in the list.
inline constexpr int kOfferedTechniques = static_cast<int>(Technique::nested_nested) + 1;

// A choice that has a name.
struct TechniquePreset {
    std::string_view id;
    std::string_view name;
    TechniqueSet techniques;
};
std::span<const TechniquePreset> technique_presets();  // "all" first, "none" last

// "dynamic-forcing-chains-plus": the name as part of a command's.
std::string id_of(Technique technique);

// A set as JSON, by their names; and back: names that are not known are left out. Nothing: it is no such list.
saved::Json json_of_techniques(TechniqueSet set);
std::optional<TechniqueSet> techniques_in(const saved::Json& value);

class TechniqueChoice {
  public:
    bool has(Technique technique) const { return set_.contains(technique); }
    TechniqueSet flipped(Technique technique) const;  // the set with that one on instead of off, or off instead of on
    void take(TechniqueSet techniques);

    // se_techniques() when none is left out.
    TechniqueSet set() const { return set_; }
    bool is_full() const { return set_ == se_techniques(); }
    bool is_empty() const { return set_.empty(); }
    int count() const;
    // The value of the verbs' option: names, comma-separated.
    std::string names() const;

  private:
    TechniqueSet set_ = se_techniques();
};

// "23 of 40 techniques", for a set that is not full.
std::string share_text(TechniqueSet techniques);

}  // namespace rookery::shell
