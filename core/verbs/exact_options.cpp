#include "verbs/exact_options.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <variant>

#include "text/joined.hpp"
#include "text/scan/lines.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr std::array<std::pair<std::string_view, ExactMethod>, 6> kMethods{{{"portfolio", ExactMethod::portfolio},
                                                                            {"anneal", ExactMethod::anneal},
                                                                            {"find", ExactMethod::find},
                                                                            {"refute", ExactMethod::refute},
                                                                            {"states", ExactMethod::states},
                                                                            {"test", ExactMethod::test}}};
constexpr int kMostSteps = 200;
constexpr int kMostCubes = 10'000;
constexpr std::uint64_t kMaxIdleParts = 20;
constexpr std::uint64_t kMostIdleParts = 1'000'000'000;
constexpr std::uint64_t kMostAttempts = 1'000'000'000'000;

StrategySet read_strategies(Options& options) {
    if (!options.has("strategies")) return kBasicStrategies;
    const auto named = strategies_named(options.text("strategies"));
    if (!named) {
        std::string names;
        for (const Strategy strategy : kAllStrategies) append_item(names, name_of(strategy));
        options.reject("strategies", "a comma-separated list of " + names);
        return kBasicStrategies;
    }
    if (!named->places_digits()) options.reject("strategies", "naked or hidden among them, which alone place digits");
    return *named;
}

bool takes_steps(ExactMethod method) {
    return method == ExactMethod::find || method == ExactMethod::refute || method == ExactMethod::states;
}

}  // namespace

ExactLimits ExactOptions::limits() const {
    ExactLimits limits;
    limits.attempts = attempts.value_or(limits.attempts);
    limits.conflicts = conflicts.value_or(limits.conflicts);
    limits.proof_conflicts = conflicts.value_or(limits.proof_conflicts);
    return limits;
}

ExactOptions read_exact_options(Options& options) {
    const auto optional_number = [&](std::string_view name, std::uint64_t low, std::uint64_t high) {
        const std::uint64_t number = options.number(name, low, low, high);
        return options.has(name) ? std::optional(number) : std::nullopt;
    };
    ExactOptions wanted;
    wanted.strategies = read_strategies(options);
    wanted.method = options.choice("method", kMethods, ExactMethod::portfolio);
    if (options.has("order")) wanted.order = static_cast<int>(options.number("order", 3, 2, 3));
    if (options.has("steps")) wanted.steps = static_cast<int>(options.number("steps", 1, 1, kMostSteps));
    if (wanted.steps != 0 && !takes_steps(wanted.method)) {
        options.reject_call("steps are for the methods find, refute and states: expected one of them beside it");
    }
    if (const auto cubes = optional_number("cubes", 1, kMostCubes)) wanted.cubes = static_cast<int>(*cubes);
    if (wanted.cubes && wanted.method != ExactMethod::portfolio) {
        options.reject_call("cubes divide the search of the method portfolio: expected no other method beside them");
    }
    wanted.attempts = optional_number("attempts", 0, kMostAttempts);
    wanted.conflicts = optional_number("conflicts", 0, kMostAttempts);
    wanted.seed = options.number("seed", 1, 0, std::numeric_limits<std::uint64_t>::max());
    wanted.proof = options.flag("proof");
    wanted.fewest = options.flag("fewest");
    if (const auto clues = optional_number("clues", 1, Geometry9::kCells)) wanted.clues = static_cast<int>(*clues);
    if (wanted.clues && !wanted.fewest) {
        options.reject_call("clues say how many the option fewest is to look for: expected it beside them");
    }
    wanted.max_idle_parts = static_cast<std::int64_t>(options.number("give-up", kMaxIdleParts, 1, kMostIdleParts));
    if (options.has("give-up") && !wanted.fewest) {
        options.reject_call("give-up ends the search of the option fewest: expected it beside it");
    }
    wanted.json = options.flag("json");
    return wanted;
}

std::vector<ExactPattern> read_exact_patterns(const ExactOptions& wanted, Options& options, std::string_view input) {
    std::vector<ExactPattern> patterns;
    reading::LineCutter lines(input);
    for (reading::Line line; lines.next(line);) {
        if (!reading::is_blank(line) && !reading::is_comment(line)) {
            patterns.push_back(read_exact_pattern(line.whole, line.number, wanted.order));
        }
    }
    if (!options.has("pattern")) return patterns;
    if (!patterns.empty()) options.reject_call("expected either the option pattern or patterns as input, found both");
    const ExactPattern pattern = read_exact_pattern(options.text("pattern"), 1, wanted.order);
    if (pattern.problem) {
        options.reject_call("option pattern, character " + std::to_string(pattern.problem->column) + ": " +
                            pattern.problem->sentence);
    }
    return {pattern};
}

ExactPattern read_exact_pattern(std::string_view text, std::int64_t line, int order) {
    ExactPattern pattern;
    pattern.line = line;
    pattern.order = order == 0 ? 3 : order;
    auto mask = parse_mask(text, order == 2 ? Geometry<2>::kCells : Geometry9::kCells);
    if (order == 0 && std::holds_alternative<TextProblem>(mask)) {
        auto small = parse_mask(text, Geometry<2>::kCells);
        if (std::holds_alternative<std::vector<int>>(small)) {
            mask = std::move(small);
            pattern.order = 2;
        }
    }
    if (const auto* problem = std::get_if<TextProblem>(&mask)) {
        pattern.problem = *problem;
        return pattern;
    }
    for (const int cell : std::get<std::vector<int>>(mask)) pattern.cells.add(cell);
    if (pattern.cells.empty()) pattern.problem = TextProblem{line, 1, "expected at least one clue cell, found none"};
    return pattern;
}

std::vector<OptionInfo> exact_option_infos() {
    return {{"pattern", "MASK", "clues in exactly these cells: 81 characters, or 16; . or 0 for an empty cell"},
            {"order", "N", "3 for boards of 9x9, 2 for 4x4 (as the pattern is)"},
            {"strategies", "LIST", "naked, hidden, locked, naked-pairs, hidden-pairs (naked,hidden,locked)"},
            {"method", "NAME", "portfolio (as it is), or one alone: anneal, find, refute, states, test"},
            {"steps", "K", "of the methods find (12), states (30) and refute (more and more)"},
            {"cubes", "N", "divide a pattern into N parts or more (64, and 1 where there are several patterns)"},
            {"attempts", "N", "try so many puzzles (6000000)"},
            {"conflicts", "N", "end a part undecided after so many conflicts of the SAT solver"},
            {"seed", "S", "the seed of all randomness (1)"},
            {"proof", "",
             "write the formula and its refutation, as DIMACS and LRAT, of what is impossible: FILE.cnf and FILE.lrat"},
            {"fewest", "", "no pattern: the fewest clues that the strategies solve"},
            {"clues", "N", "with fewest: just so many clues"},
            {"give-up", "N", "with fewest: end after N attempts in a row that found no fewer (20)"},
            kJsonOption};
}

}  // namespace rookery
