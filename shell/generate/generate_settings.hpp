// GenerateSettings: the requirements for puzzles in the user's fields, and the resulting options of the verb
// `generate`. The page has the pattern (generate_page.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "generate/ease/ease_request.hpp"
#include "logic/step.hpp"
#include "rate/ease.hpp"
#include "rate/level.hpp"
#include "shell/generate/generate_controls.hpp"
#include "shell/jobs/controls.hpp"
#include "shell/words/field.hpp"

namespace rookery::shell {

// Where a search starts: anywhere, or from the puzzle on the board.
enum class StartFrom : std::uint8_t {
    anew,
    like,    // with its clue cells and about its rating
    near,    // puzzles that differ from it in few clues
    within,  // puzzles with a subset of its clues
};
inline constexpr int kStartFromCount = 4;
// Any, or a level of rate/level.hpp.
enum class WantedLevel : std::uint8_t { any, easy, medium, hard, expert, extreme };
inline constexpr int kWantedLevelCount = 1 + static_cast<int>(kAllLevels.size());
inline constexpr int kEaseWeightCount = static_cast<int>(kEaseWeights.size());

// The name in options and commands, and the name for people.
std::string_view name_of(StartFrom start);
std::string_view title_of(StartFrom start);
std::string_view name_of(WantedLevel level);
std::string_view title_of(WantedLevel level);
// What the level means; empty for `any`.
std::string definition_of(WantedLevel level);
std::string_view title_of(EaseWeight weight);
std::string_view title_of(Masking masking);
std::string_view title_of(UniquenessTest uniqueness);

// "WNEF 0.1663 on the board: 51 empty cells with 204 choices"
std::string choices_text(const Grid9& puzzle, EaseWeight weight);

struct GenerateCall {
    std::map<std::string, std::string> options;  // without those for the pattern and the techniques
    std::int64_t wanted = 0;
    double seconds = 0;  // time limit; 0: none
};

struct GenerateSettings {
    using Place = SettingPlace;

    ROOKERY_SETTING_SWITCHES(ROOKERY_SWITCH_MEMBER)
    ROOKERY_SETTING_FIELDS(ROOKERY_FIELD_MEMBER)
    ROOKERY_SETTING_RANGES(ROOKERY_RANGE_MEMBER)
    ROOKERY_SETTING_CHOICES(ROOKERY_CHOICE_MEMBER)

    TechniqueSet required;  // each must occur on the path

    // Whether there is a target (a WNEF, or the lowest one) and the generator of "Ease and Toil" is to be used.
    bool has_ease() const { return lowest || !trimmed(wnef.text).empty(); }
    // Whether the pattern does not determine the clue cells: the puzzle on the board does, or the masking of "Ease and
    // Toil".
    bool frees_cells() const { return start != StartFrom::anew || has_ease(); }
    // A summary of the settings in a foldable section; empty: none.
    std::string summary_of(SettingPlace place) const;
    std::string more_text() const;
    std::string start_text() const;
    std::string ease_text() const;
    std::string stop_text() const;

    // nullopt if a field is invalid (its problem is set). `asks_clues`: the number of clues is free.
    std::optional<GenerateCall> read(bool asks_clues, std::uint64_t fresh_seed, std::string_view board_puzzle);
};

template <>
struct ControlsOf<GenerateSettings> {
    using Owner = GenerateSettings;
    static constexpr auto kSwitches = std::to_array<SwitchControl<Owner>>({ROOKERY_SETTING_SWITCHES(ROOKERY_CONTROL)});
    static constexpr auto kFields = std::to_array<FieldControl<Owner>>({ROOKERY_SETTING_FIELDS(ROOKERY_CONTROL)});
    static constexpr auto kRanges = std::to_array<RangeControl<Owner>>({ROOKERY_SETTING_RANGES(ROOKERY_RANGE_CONTROL)});
    static constexpr auto kChoices =
        std::to_array<ChoiceControl<Owner>>({ROOKERY_SETTING_CHOICES(ROOKERY_CHOICE_CONTROL)});
};

}  // namespace rookery::shell
