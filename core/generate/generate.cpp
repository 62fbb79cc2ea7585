// One attempt at a request: puzzles come from the pattern search or from masked boards, and what does not fit is
// dropped.
#include "generate/generate.hpp"

#include "generate/full_board.hpp"
#include "generate/masking.hpp"
#include "generate/on_pattern.hpp"
#include "logic/path.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

// In guesses and solutions of the solver: about a quarter of a second.
constexpr std::uint64_t kEffort = 1'000'000;
constexpr std::uint64_t kMaskEffort = 6'000;      // a board made, and masked in up to 81 short searches
constexpr std::uint64_t kMinimalityEffort = 200;  // a search for each clue
constexpr std::uint64_t kRatingEffort = 4'000;    // a puzzle rated

bool spend(std::uint64_t& effort, std::uint64_t amount) {
    if (effort < amount) {
        effort = 0;
        return false;
    }
    effort -= amount;
    return true;
}

bool solved_by(TechniqueSet techniques, const Grid9& puzzle, const Watch& watch, Workspace& workspace) {
    State state(puzzle);
    PathOptions options;
    options.techniques = techniques;
    options.watch = watch;
    const auto go_on = [](void*, const Step&, const State&) { return true; };
    return walk_path(state, options, go_on, nullptr, workspace) == PathEnd::solved;
}

// What is asked for besides the clue cells and minimality. Fills in the rating if the request rates.
bool fits(const GenerateRequest& request, GeneratedPuzzle& candidate, std::uint64_t& effort, const Watch& watch,
          Workspace& workspace) {
    const int clues = candidate.puzzle.clue_count();
    if (clues < request.min_clues || clues > request.max_clues) return false;
    if (request.difficulty.restricts() &&
        (!spend(effort, kRatingEffort) ||
         !solved_by(request.difficulty.techniques, candidate.puzzle, watch, workspace))) {
        return false;
    }
    if (!request.difficulty.rates()) return true;
    if (!spend(effort, kRatingEffort)) return false;
    // What the techniques up to the window cannot solve is above it, and need not be searched for harder ones.
    if (!solved_by(techniques_up_to(request.difficulty.er.high), candidate.puzzle, watch, workspace)) return false;
    candidate.rating = rate_se(candidate.puzzle, watch, workspace);
    return candidate.rating.status == RatingStatus::rated && request.difficulty.er.contains(candidate.rating.er);
}

// Annealing over puzzles with `from` and `to` redundant clues: each clue more is accepted once in three times.
bool accepts(int from, int to, Random& random) {
    for (int i = from; i < to; ++i) {
        if (random.below(3) != 0) return false;
    }
    return true;
}

// Minimal puzzles are rare on patterns with many clues, so the walk from puzzle to puzzle is itself an annealing there.
bool generate_on_pattern(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, const Watch& watch,
                         Workspace& workspace) {
    std::uint64_t effort = kEffort;
    Grid9 last{};
    int last_redundant = Geometry9::kCells;
    PatternSearch search(*request.pattern, random);
    while (search.next(effort, watch.stop)) {
        result.puzzle = search.puzzle();
        result.solution = search.solution();
        if (request.minimal) {
            if (!spend(effort, kMinimalityEffort)) return false;
            const int redundant = redundant_clues(result.puzzle).size();
            if (!accepts(last_redundant, redundant, random)) {
                search.go_back_to(last);
                continue;
            }
            last = result.puzzle;
            last_redundant = redundant;
            if (redundant > 0) continue;
        }
        if (fits(request, result, effort, watch, workspace)) return true;
    }
    return false;
}

bool generate_by_masking(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, const Watch& watch,
                         Workspace& workspace) {
    std::uint64_t effort = kEffort;
    // A minimal puzzle has to be taken as far as it goes; otherwise clues are left as soon as the window's lower end is
    // met.
    const int fewest = request.minimal ? 0 : request.min_clues;
    while (!watch.stop_requested() && spend(effort, kMaskEffort)) {
        result.solution = random_full_board(random);
        result.puzzle = mask_board(result.solution, random, request.symmetry, fewest);
        if (request.minimal && !redundant_clues(result.puzzle).empty()) continue;
        if (fits(request, result, effort, watch, workspace)) return true;
    }
    return false;
}

}  // namespace

bool generate(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, const Watch& watch,
              Workspace& workspace) {
    const bool found = request.pattern ? generate_on_pattern(request, random, result, watch, workspace)
                                       : generate_by_masking(request, random, result, watch, workspace);
    return found && !watch.stop_requested();
}

bool generate(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, const std::atomic<bool>* stop) {
    Workspace workspace;
    return generate(request, random, result, Watch{stop}, workspace);
}

}  // namespace rookery
