// What the verb exact is asked, read from its options and its input.
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
#include "verbs/options.hpp"

namespace rookery {

enum class ExactMethod : std::uint8_t {
    portfolio,  // all that follows in turn, as core/exact has it
    anneal,     // clues at random, mended
    find,       // one formula: solved within K steps
    refute,     // one formula for each K: stuck before any step after it
    states,     // the formula of the paper
    test,       // generate and test
};

struct ExactOptions {
    StrategySet strategies = kBasicStrategies;
    ExactMethod method = ExactMethod::portfolio;
    int order = 0;                           // 0: that of the mask
    int steps = 0;                           // K; 0: as the method has it
    std::optional<int> cubes;                // how many parts a pattern is divided into
    std::optional<std::uint64_t> attempts;   // puzzles tried
    std::optional<std::uint64_t> conflicts;  // of the SAT solver
    std::uint64_t seed = 1;
    bool proof = false;
    bool fewest = false;
    std::optional<int> clues;         // of `fewest`
    std::int64_t max_idle_parts = 0;  // of `fewest`, as Work::max_idle_parts
    bool json = false;

    ExactLimits limits() const;
};

// A pattern that was given, or what is wrong with it.
struct ExactPattern {
    std::int64_t line = 1;
    int order = 3;
    CellSet cells;
    std::optional<TextProblem> problem;
};

// Rejects what cannot be read.
ExactOptions read_exact_options(Options& options);
// The option `pattern`, or the lines of the input; rejects a call with both, or with none.
std::vector<ExactPattern> read_exact_patterns(const ExactOptions& wanted, Options& options, std::string_view input);
// One mask: of 16 cells or 81, unless the order says which.
ExactPattern read_exact_pattern(std::string_view text, std::int64_t line, int order);

// The options for the verb's table.
std::vector<OptionInfo> exact_option_infos();

}  // namespace rookery
