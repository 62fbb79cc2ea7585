// The options of the verb generate, and the request made from them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "board/grid.hpp"
#include "generate/generate.hpp"
#include "generate/generate_limits.hpp"
#include "text/text.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/option.hpp"
#include "verbs/declare/symmetries.hpp"
#include "verbs/generate/ease_options.hpp"
#include "verbs/rated/level_options.hpp"
#include "verbs/rated/trial_options.hpp"
#include "verbs/steps/technique_option.hpp"

namespace rookery {

// A 9x9 puzzle with exactly one solution, in any format that core/text reads.
class PuzzleOption final : public Option {
  public:
    PuzzleOption(OptionPlace place, std::string_view name, std::string help)
        : Option(place, name, "PUZZLE", std::move(help)) {}
    const std::optional<Grid9>& puzzle() const { return puzzle_; }

  private:
    std::string read(std::string_view text) override;

    std::optional<Grid9> puzzle_;
};

// A mask, or the name of a symmetry.
class PatternOption final : public Option {
  public:
    explicit PatternOption(OptionPlace place)
        : Option(place, "pattern", "MASK", "clues in exactly these cells: 81 characters, . or 0 for an empty cell") {}
    const std::optional<CellSet>& cells() const { return cells_; }
    const std::optional<PatternSymmetry>& symmetry() const { return symmetry_; }

  private:
    std::string read(std::string_view text) override;

    std::optional<CellSet> cells_;
    std::optional<PatternSymmetry> symmetry_;
};

struct GenerateOptions : VerbOptions {
    NumberOption<std::int64_t> count{this, "count", "N", "number of puzzles", limits::kPuzzles, {.value = 1}};
    PatternOption pattern{this};
    ChoiceOption<PatternSymmetry> symmetry{this, "symmetry", "",
                                           ChoiceOption<PatternSymmetry>::named(all_symmetries())};
    RangeOption clues{this, "clues", "number of clues", limits::kClues};
    SwitchOption minimal{this, "minimal", "no clue can be removed"};
    RangeOption er{this, "er", "ER from A to B, such as 2.6..4.5", limits::kRatings, RangeOption::Unit::tenths};
    RangeOption ep{this, "ep", "the same for EP", limits::kRatings, RangeOption::Unit::tenths};
    RangeOption ed{this, "ed", "the same for ED", limits::kRatings, RangeOption::Unit::tenths};
    SwitchOption pearl{this, "pearl", "EP as high as ER: the hardest step comes before the first digit"};
    SwitchOption diamond{this, "diamond", "ED as high as ER: the hardest step comes first"};
    TechniquesOption techniques{this, "techniques", "solvable with these techniques alone, comma-separated"};
    TechniquesOption without{this, "without", "solvable without these techniques"};
    TechniquesOption with{this, "with", "the solve path uses each of these techniques"};
    RangeOption steps{this, "steps", "number of steps in the solve path", limits::kSteps};
    PuzzleOption like{
        this, "like",
        "same clue cells as this puzzle, with an ER within " + format_rating(kLikeTenths) + " of its own"};
    PuzzleOption near{this, "near", "puzzles close to this one: some clues moved or changed"};
    PuzzleOption within{this, "within", "puzzles that use only clues of this one"};
    EaseOptions ease{this};
    LevelOption level{this};
    HodokuOptions hodoku{this};
    TrialOptions trial{this};
    SwitchOption graded{this, "graded",
                        "add HoDoKu's score and level and Rookery's level to each row, even if none is requested"};
    SwitchOption depth{
        this, "depth",
        "add T&E depth and the lengths of braids and whips at that depth to each row, even if none is requested"};
    SwitchOption unrated{this, "unrated", "do not rate puzzles, unless the search needs it"};
    NumberOption<std::int64_t> give_up{
        this, "give-up", "N", "stop after N tries in a row without a new puzzle (each puzzle examined is a try)",
        limits::kIdleTries};
    SeedOption seed{this, "random seed"};
};

// The request.
struct GenerateSpec {
    GenerateRequest request;
    std::int64_t count = 1;
    std::int64_t max_idle_tries = kNoIdleLimit;  // as Job::max_idle_parts
    std::uint64_t seed = 1;
    std::optional<Grid9> original;  // the option like: its own class is not reported
    bool like_er = false;           // results must have about its ER, which a part determines
    bool unrated = false;           // rates nothing beyond what the search itself needs
    bool graded = false;            // rows include HoDoKu's rating and the level
    TrialScales trial;              // and these scales
    bool json = false;
};

// Refuses requests that cannot be met.
GenerateSpec generate_spec(GenerateOptions& options);

}  // namespace rookery
