#include "verbs/generate/generate_options.hpp"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "board/clue_cells.hpp"
#include "generate/geometry/reasons.hpp"
#include "generate/on_pattern.hpp"
#include "solve/solve.hpp"
#include "text/text.hpp"

namespace rookery {

std::string PuzzleOption::read(std::string_view text) {
    const ParseResult parsed = parse(text);
    const std::string option = "option " + std::string(name());
    if (!parsed.problems.empty()) {
        const TextProblem& problem = parsed.problems.front();
        return refusal_at(problem.column, problem.sentence);
    }
    const Grid9* grid = parsed.puzzles.size() == 1 ? std::get_if<Grid9>(&parsed.puzzles[0].grid) : nullptr;
    if (grid == nullptr || parsed.puzzles[0].candidates) return option + ": expected one 9x9 puzzle of given digits";
    const SolveResult solved = solve(*grid);
    if (!solved.unique()) {
        return option + ": expected a puzzle with one solution; this one has " +
               (solved.solutions == 0 ? "none" : "several");
    }
    puzzle_ = *grid;
    return {};
}

namespace {

void set_places(GenerateOptions& options, GenerateRequest& request) {
    if (options.pattern.symmetry()) request.symmetry = *options.pattern.symmetry();
    request.pattern = options.pattern.cells();
    if (options.symmetry.given()) {
        if (options.pattern.given()) options.refuse("expected either a pattern or a symmetry, found both");
        request.symmetry = options.symmetry.value();
    }
    const IntRange clues = options.clues.value_or({request.min_clues, request.max_clues});
    request.min_clues = clues.low;
    request.max_clues = clues.high;
    request.minimal = options.minimal.on();
}

void set_difficulty(GenerateOptions& options, Difficulty& difficulty) {
    difficulty.er = window_of(options.er);
    difficulty.ep = window_of(options.ep);
    difficulty.ed = window_of(options.ed);
    difficulty.pearl = options.pearl.on();
    difficulty.diamond = options.diamond.on();
    difficulty.techniques = techniques_left(options.techniques, options.without, options);
    difficulty.required = options.with.value_or(difficulty.required);
    const IntRange steps = options.steps.value_or({0, 0});
    difficulty.steps = {steps.low, steps.high};
    difficulty.level = options.level.window();
    difficulty.hodoku = options.hodoku.target();
    difficulty.trial = options.trial.target(options);
}

// The same clue cells, and about the same ER unless the options restrict the rating in another way.
void set_like(const Grid9& puzzle, GenerateOptions& options, GenerateSpec& spec) {
    GenerateRequest& request = spec.request;
    if (request.pattern || request.symmetry != PatternSymmetry::none) {
        options.refuse("like uses the pattern of its puzzle: leave out pattern and symmetry");
        return;
    }
    request.pattern = clue_cells(puzzle);
    spec.original = puzzle;
    const Difficulty& difficulty = request.difficulty;
    if (difficulty.rates() || difficulty.rates_by_hodoku() || difficulty.trial.asked()) return;
    if (puzzle.is_full()) {
        options.refuse("option like: a solved grid has no ER to match; add a range, such as er 7..8");
        return;
    }
    spec.like_er = true;
}

void set_starts(GenerateOptions& options, GenerateSpec& spec) {
    if (const auto& puzzle = options.like.puzzle()) set_like(*puzzle, options, spec);
    spec.request.near = options.near.puzzle();
    spec.request.within = options.within.puzzle();
    for (const auto& start : {spec.request.near, spec.request.within}) {
        if (start) spec.original = start;
    }
}

// A quick test: most patterns have a puzzle, and do not need the long check for reasons that rule them out.
bool has_puzzle_at_once(CellSet pattern) {
    constexpr std::uint64_t kSeed = 1;
    Budget budget(20'000);  // a few milliseconds
    Random random(kSeed);
    return PatternSearch(pattern, random).next(budget);
}

}  // namespace

std::string PatternOption::read(std::string_view text) {
    symmetry_ = pattern_symmetry(text);
    if (symmetry_) return {};
    const auto mask = parse_mask(text);
    if (const auto* problem = std::get_if<TextProblem>(&mask)) return refusal_at(problem->column, problem->sentence);
    cells_.emplace();
    for (const int cell : std::get<std::vector<int>>(mask)) cells_->add(cell);
    return {};
}

GenerateSpec generate_spec(GenerateOptions& options) {
    GenerateSpec spec;
    spec.count = options.count.value();
    spec.max_idle_tries = options.give_up.value_or(kNoIdleLimit);
    spec.seed = options.seed.value();
    spec.unrated = options.unrated.on();
    spec.graded = options.graded.on() || options.level.given() || options.hodoku.given();
    for (const SwitchOption* one : {&options.graded, &options.depth}) {
        if (one->on() && spec.unrated)
            options.refuse("expected either " + std::string(one->name()) + " or unrated, found both");
    }
    spec.json = options.json.on();
    set_places(options, spec.request);
    set_difficulty(options, spec.request.difficulty);
    set_starts(options, spec);
    const TrialScales asked = spec.request.difficulty.trial.scales();
    if (options.depth.on() || !asked.empty()) spec.trial = asked | kDepthScales;
    spec.request.ease = options.ease.ease_request();
    if (!options.error().empty()) return spec;
    std::string reason = impossible_because(spec.request);
    if (reason.empty() && spec.request.pattern && !has_puzzle_at_once(*spec.request.pattern))
        reason = impossible_by_crossing(*spec.request.pattern);
    if (!reason.empty()) options.refuse(std::move(reason));
    return spec;
}

}  // namespace rookery
