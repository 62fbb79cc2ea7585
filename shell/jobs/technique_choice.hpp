// TechniqueChoice: the techniques that paths, hints and new puzzles may use. All are on unless the user switches some
// off. Paths, hints and lists of steps may use whips or braids instead.
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

// A named choice.
struct TechniquePreset {
    std::string_view id;
    std::string_view name;
    TechniqueSet techniques;
};
std::span<const TechniquePreset> technique_presets();  // "all" first, "none" last

// What paths may use: Sudoku Explainer's scale, or one of whips or braids.
struct PathChoice {
    std::string_view id;  // as the verbs name the scale
    std::string_view name;
    const LengthScale* scale;  // null: Sudoku Explainer's
};
std::span<const PathChoice> path_choices();
const PathChoice& path_choice_of(const LengthScale* scale);
// The scale that has exactly these techniques; null: no scale of whips or braids does.
const LengthScale* length_scale_with(TechniqueSet techniques);

// "dynamic-forcing-chains-plus": the technique's name in a command.
std::string id_of(Technique technique);

// Converts a set to JSON, by names, and back; unknown names are skipped. nullopt: not a list of names.
saved::Json json_of_techniques(TechniqueSet set);
std::optional<TechniqueSet> techniques_in(const saved::Json& value);

class TechniqueChoice {
  public:
    bool has(Technique technique) const { return set_.contains(technique); }
    TechniqueSet flipped(Technique technique) const;  // the set with that technique toggled
    void take(TechniqueSet techniques);

    // se_techniques() when all are on.
    TechniqueSet set() const { return set_; }
    bool is_full() const { return set_ == se_techniques(); }
    bool is_empty() const { return set_.empty(); }
    int count() const;
    // The value of the verbs' option: names, comma-separated.
    std::string names() const;

    // --- of paths, hints and lists of steps ---
    const LengthScale* length_scale() const { return length_scale_; }  // null: they use the techniques above
    void go_by(const LengthScale* scale) { length_scale_ = scale; }
    TechniqueSet path_set() const { return length_scale_ != nullptr ? length_scale_->techniques() : set_; }
    bool is_path_full() const { return path_set() == se_techniques(); }
    bool is_path_empty() const { return path_set().empty(); }
    // Adds the options of the verbs that walk paths and list steps.
    void add_path_options(std::map<std::string, std::string>& options) const;

  private:
    TechniqueSet set_ = se_techniques();
    const LengthScale* length_scale_ = nullptr;
};

// "23 of 40 techniques", for a set that is not full.
std::string share_text(TechniqueSet techniques);

}  // namespace rookery::shell
