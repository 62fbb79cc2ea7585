#include "verbs/generate_options.hpp"

#include <algorithm>
#include <limits>
#include <string>

#include "board/clue_cells.hpp"
#include "generate/geometry/reasons.hpp"
#include "generate/on_pattern.hpp"
#include "text/joined.hpp"
#include "verbs/ease_options.hpp"
#include "verbs/puzzle_option.hpp"
#include "verbs/technique_list.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr int kMostExpectedSteps = 999;
constexpr std::int64_t kMostPuzzles = 1'000'000'000;

std::string symmetry_names() {
    std::string names;
    for (int i = 0; i < kPatternSymmetryCount; ++i) {
        append_item(names, name_of(static_cast<PatternSymmetry>(i)));
    }
    return names;
}

void read_places(Options& options, GenerateRequest& request) {
    if (options.has("pattern")) {
        if (const auto symmetry = pattern_symmetry(options.text("pattern"))) {
            request.symmetry = *symmetry;
        } else {
            request.pattern = options.mask("pattern", CellSet());
        }
    }
    if (options.has("symmetry")) {
        const auto symmetry = pattern_symmetry(options.text("symmetry"));
        if (!symmetry) options.reject("symmetry", "one of " + symmetry_names());
        if (options.has("pattern")) options.reject_call("expected either a pattern or a symmetry, found both");
        request.symmetry = symmetry.value_or(PatternSymmetry::none);
    }
    const IntRange clues = options.range("clues", {request.min_clues, request.max_clues}, 0, Geometry9::kCells);
    request.min_clues = clues.low;
    request.max_clues = clues.high;
    request.minimal = options.flag("minimal");
}

Window rating_window(Options& options, std::string_view name) {
    const IntRange range = options.rating_range(name, {0, 0}, kLowestRating, kHighestRating);
    return {range.low, range.high};
}

void read_difficulty(Options& options, Difficulty& difficulty) {
    difficulty.er = rating_window(options, "er");
    difficulty.ep = rating_window(options, "ep");
    difficulty.ed = rating_window(options, "ed");
    difficulty.pearl = options.flag("pearl");
    difficulty.diamond = options.flag("diamond");
    difficulty.techniques = read_techniques(options, "techniques");
    if (options.has("with")) {
        difficulty.required = techniques_named(options.text("with"));
        if (difficulty.required == 0) options.reject("with", "a comma-separated list of " + all_technique_names());
    }
    const IntRange steps = options.range("steps", {0, 0}, 1, kMostExpectedSteps);
    difficulty.steps = {steps.low, steps.high};
}

// The same clue cells, and about the same ER unless something else is asked of the rating.
void read_like(Options& options, GenerateOptions& wanted) {
    const auto puzzle = read_puzzle_option(options, "like");
    if (!puzzle) return;
    GenerateRequest& request = wanted.request;
    if (request.pattern || request.symmetry != PatternSymmetry::none) {
        options.reject_call("like has the pattern of its puzzle: expected no pattern or symmetry beside it");
        return;
    }
    request.pattern = clue_cells(*puzzle);
    wanted.original = puzzle;
    if (request.difficulty.rates()) return;
    const SeRating rating = rate_se(*puzzle);
    if (rating.status != RatingStatus::rated) {
        options.reject_call("option like: the puzzle has no ER to come near to (it is " +
                            std::string(phrase_of(rating.status)) + "); expected a window, as er 7..8, beside it");
        return;
    }
    request.difficulty.er = {std::max(kLowestRating, rating.er - kLikeTenths), rating.er + kLikeTenths};
}

void read_starts(Options& options, GenerateOptions& wanted) {
    read_like(options, wanted);
    wanted.request.near = read_puzzle_option(options, "near");
    wanted.request.within = read_puzzle_option(options, "within");
    for (const auto& start : {wanted.request.near, wanted.request.within}) {
        if (start) wanted.original = start;
    }
}

// Most patterns have, and need no long look at what rules them out.
bool has_puzzle_at_once(CellSet pattern) {
    constexpr std::uint64_t kSeed = 1;
    Effort effort(20'000);  // a few milliseconds
    Random random(kSeed);
    return PatternSearch(pattern, random).next(effort);
}

}  // namespace

GenerateOptions read_generate_options(Options& options) {
    GenerateOptions wanted;
    wanted.count = static_cast<std::int64_t>(options.number("count", 1, 1, kMostPuzzles));
    wanted.max_idle_parts = options.has("give-up")
                                ? static_cast<std::int64_t>(options.number("give-up", 1, 1, kMostPuzzles))
                                : kNoIdleLimit;
    wanted.seed = options.number("seed", 1, 0, std::numeric_limits<std::uint64_t>::max());
    wanted.unrated = options.flag("unrated");
    wanted.json = options.flag("json");
    read_places(options, wanted.request);
    read_difficulty(options, wanted.request.difficulty);
    read_starts(options, wanted);
    wanted.request.ease = read_ease(options);
    if (!options.error().empty()) return wanted;
    std::string reason = impossible_because(wanted.request);
    if (reason.empty() && wanted.request.pattern && !has_puzzle_at_once(*wanted.request.pattern))
        reason = impossible_by_crossing(*wanted.request.pattern);
    if (!reason.empty()) options.reject_call(reason);
    return wanted;
}

std::vector<OptionInfo> generate_option_infos() {
    std::vector<OptionInfo> infos{
        {"count", "N", "how many (1)"},
        {"pattern", "MASK", "clues in exactly these cells: 81 characters, . or 0 for an empty cell"},
        {"symmetry", "NAME", "half-turn, quarter-turn, diagonal, two-mirrors, full, ..."},
        {"clues", "A..B", "number of clues"},
        {"minimal", "", "no clue can be left out"},
        {"er", "A..B", "ER from A to B, as 2.6..4.5"},
        {"ep", "A..B", "the same for EP"},
        {"ed", "A..B", "the same for ED"},
        {"pearl", "", "EP as high as ER: the hardest step comes before the first digit"},
        {"diamond", "", "ED as high as ER: the hardest step comes first"},
        {"techniques", "LIST", "these techniques alone must solve it, comma-separated"},
        {"without", "LIST", "all techniques but these must solve it"},
        {"with", "LIST", "each of these techniques is used to solve it"},
        {"steps", "A..B", "number of steps of its path"},
        {"like", "PUZZLE", "on the pattern of this puzzle, with an ER at most 0.2 from its own"},
        {"near", "PUZZLE", "puzzles around this one: some clues moved or changed"},
        {"within", "PUZZLE", "puzzles whose clues are all clues of this one"},
    };
    const std::vector<OptionInfo> ease = ease_option_infos();
    infos.insert(infos.end(), ease.begin(), ease.end());
    infos.insert(infos.end(), {{"unrated", "", "rate nothing, unless the search has to"},
                               {"give-up", "N", "end after N attempts in a row without a new puzzle"},
                               {"seed", "S", "the seed of all randomness (1)"},
                               kJsonOption});
    return infos;
}

}  // namespace rookery
