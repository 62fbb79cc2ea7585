// TechniqueChoice: the techniques that paths, hints and new puzzles may use. All of them unless the user leaves some
// out. Paths, hints and lists of steps may go by whips or braids instead.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "logic/technique.hpp"
#include "rate/se_scale.hpp"
#include "rate/trial/length_scales.hpp"
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

// What paths may go by: Sudoku Explainer's scale, or one of whips or braids.
struct PathChoice {
    std::string_view id;  // as the verbs name the scale
    std::string_view name;
    const LengthScale* scale;  // null: Sudoku Explainer's
};
std::span<const PathChoice> path_choices();
const PathChoice& path_choice_of(const LengthScale* scale);
// The scale that has exactly these techniques; null: it is none of whips or braids.
const LengthScale* length_scale_with(TechniqueSet techniques);

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

    // --- of paths, hints and lists of steps ---
    const LengthScale* length_scale() const { return length_scale_; }  // null: they go by the techniques above
    void go_by(const LengthScale* scale) { length_scale_ = scale; }
    TechniqueSet path_set() const { return length_scale_ != nullptr ? length_scale_->techniques() : set_; }
    bool is_path_full() const { return path_set() == se_techniques(); }
    bool is_path_empty() const { return path_set().empty(); }
    // What the verbs that walk paths and list steps have to be told.
    void add_path_options(std::map<std::string, std::string>& options) const;

  private:
    TechniqueSet set_ = se_techniques();
    const LengthScale* length_scale_ = nullptr;
};

// "23 of 40 techniques", for a set that is not full.
std::string share_text(TechniqueSet techniques);

}  // namespace rookery::shell
