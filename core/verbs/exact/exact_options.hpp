// The options of the verb exact, and the request made from them and the input.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/cell_set.hpp"
#include "exact/exact.hpp"
#include "exact/strategies.hpp"
#include "text/text.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/option.hpp"

namespace rookery {

enum class ExactMethod : std::uint8_t {
    portfolio,  // anneal and refute in turn, if positions alone decide nothing, as in core/exact
    anneal,     // random clues, repaired
    find,       // one formula: solved within K steps
    refute,     // one formula for each K: stuck before step K
    states,     // the formula of the paper
    test,       // generate and test
    sat,        // for the option fewest: formulas that leave the cells open
};

// K if none is given.
inline constexpr int kFindSteps = 12;
inline constexpr int kFirstStateSteps = 4;  // then more and more
inline constexpr int kMoreStateSteps = 2;

inline constexpr int kDefaultCubes = 16;
inline constexpr std::uint64_t kMaxAttempts = 1'000'000'000'000;
inline constexpr std::uint64_t kNoConflictLimit = UINT64_MAX;
inline constexpr std::uint64_t kFewestAttempts = 2'000'000;  // for a part of the option fewest: some seconds

class StrategiesOption final : public Option {
  public:
    explicit StrategiesOption(OptionPlace place);
    StrategySet value() const { return strategies_; }

  private:
    std::string read(std::string_view text) override;

    StrategySet strategies_ = kBasicStrategies;
};

struct ExactOptions : VerbOptions {
    TextOption pattern{this, "pattern", "MASK",
                       "clues in exactly these cells: 81 or 16 characters, . or 0 for an empty cell"};
    NumberOption<int> order{
        this, "order", "N", "3 for 9x9 boards, 2 for 4x4", {.low = 2, .high = 3}, {.note = "that of the pattern"}};
    StrategiesOption strategies{this};
    ChoiceOption<ExactMethod> method{
        this,
        "method",
        "portfolio combines position checks, annealing and refute; with fewest, anneal or sat",
        {{"portfolio", ExactMethod::portfolio},
         {"anneal", ExactMethod::anneal},
         {"find", ExactMethod::find},
         {"refute", ExactMethod::refute},
         {"states", ExactMethod::states},
         {"test", ExactMethod::test},
         {"sat", ExactMethod::sat}},
        {.word = "portfolio"}};
    NumberOption<int> steps{
        this, "steps", "K",
        "number of steps for the methods find (" + std::to_string(kFindSteps) + "), states and refute (increasing)",
        limits::kExactSteps};
    NumberOption<int> cubes{this,
                            "cubes",
                            "N",
                            "divide a pattern into at least N parts",
                            {.low = 1, .high = 10'000},
                            {.value = kDefaultCubes, .note = "1 if there are several patterns"}};
    NumberOption<> attempts{this,
                            "attempts",
                            "N",
                            "number of puzzles to try",
                            {.high = kMaxAttempts},
                            {.value = ExactLimits().attempts,
                             .note = "with fewest: " + std::to_string(kFewestAttempts) + " in each attempt"}};
    NumberOption<> conflicts{
        this, "conflicts", "N", "leave a part undecided after N conflicts in the SAT solver", {.high = kMaxAttempts}};
    SeedOption seed{this, "random seed"};
    SwitchOption proof{this, "proof", "if impossible, write the formula (DIMACS) and its refutation (LRAT)"};
    SwitchOption fewest{this, "fewest", "no pattern: find the fewest clues that the strategies can solve"};
    NumberOption<int> clues{this, "clues", "N", "with fewest: exactly N clues", limits::kFewestClues};
    SwitchOption count{this, "count",
                       "with fewest, method sat, order 2 and clues: the number of sets of cells with clues that the "
                       "strategies can solve"};
    SwitchOption each{this, "each",
                      "with fewest, method sat and clues: one row for each way to distribute the clues over the boxes"};
    NumberOption<std::int64_t> give_up{this,
                                       "give-up",
                                       "N",
                                       "with fewest: stop after N attempts in a row without improvement",
                                       {.low = 1, .high = 1'000'000'000},
                                       {.value = 20}};
};

// The request.
struct ExactSpec {
    StrategySet strategies = kBasicStrategies;
    ExactMethod method = ExactMethod::portfolio;
    int order = 0;                           // 0: that of the mask
    int steps = 0;                           // K; 0: the method's default
    std::optional<int> cubes;                // number of parts of a pattern
    std::optional<std::uint64_t> attempts;   // puzzles tried
    std::optional<std::uint64_t> conflicts;  // of the SAT solver
    std::uint64_t seed = 1;
    bool proof = false;
    std::optional<int> clues;         // for the option fewest
    std::int64_t max_idle_parts = 0;  // for the option fewest, as Job::max_idle_parts
    bool json = false;

    ExactLimits limits() const;
};

// A given pattern, or what is wrong with it.
struct ExactPattern {
    std::int64_t line = 1;
    int order = 3;
    CellSet cells;
    std::optional<TextProblem> problem;
};

// Refuses incompatible options.
ExactSpec exact_spec(ExactOptions& options);
// The option `pattern`, or the lines of the input; refuses a call with both.
std::vector<ExactPattern> read_exact_patterns(const ExactSpec& wanted, ExactOptions& options, std::string_view input);
// One mask: of 16 or 81 cells, unless the order determines which.
ExactPattern read_exact_pattern(std::string_view text, std::int64_t line, int order);

}  // namespace rookery
