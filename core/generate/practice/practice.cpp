#include "generate/practice/practice.hpp"

#include <algorithm>
#include <vector>

#include "generate/full_board.hpp"
#include "generate/masking.hpp"
#include "logic/path.hpp"
#include "rate/trial/path_scales.hpp"

namespace rookery {
namespace {

constexpr int kNearlyFull = 60;             // least number of clues, if no other technique comes first
constexpr int kMaxGiven = 6;                // clues given before a puzzle is abandoned
constexpr std::size_t kTriesForAClue = 12;  // cells in which a clue is tried

TechniqueSet basics_of(Basics basics) {
    TechniqueSet techniques;
    for (const TechniqueLabel* label : all_labels()) {
        const bool wanted = label->group == TechniqueGroup::singles ||
                            (label->group == TechniqueGroup::intersections && basics != Basics::singles) ||
                            (label->group == TechniqueGroup::subsets && basics == Basics::subsets);
        if (wanted) techniques |= label->techniques;
    }
    return techniques;
}

TechniqueSet looked_for_before(const Scale& scale, TechniqueSet techniques) {
    TechniqueSet before;
    for (const TechniqueCard* card : scale.order) {
        if (card->techniques().intersects(techniques)) break;
        before |= card->techniques();
    }
    return before;
}

bool are_singles(TechniqueSet techniques) {
    const auto all = all_labels();
    return std::all_of(all.begin(), all.end(), [&](const TechniqueLabel* label) {
        return label->group == TechniqueGroup::singles || !label->techniques.intersects(techniques);
    });
}

enum class WalkEnd : std::uint8_t {
    not_needed,   // the others solve it
    not_there,    // they get stuck, and the technique has no step
    stuck_again,  // after that step
    solved,
};

// Solves puzzles with the request's techniques, and records where the technique was used.
class Walk {
  public:
    Walk(const PracticeRequest& request, Workspace& workspace) : request_{request}, workspace_{workspace} {}

    WalkEnd go(const Grid9& puzzle) {
        State state(puzzle);
        steps_ = 0;
        if (others_solve(state)) return WalkEnd::not_needed;
        number_ = steps_ + 1;
        before_ = state;
        if (!find_step(state, Detail::conclusion)) return WalkEnd::not_there;
        do {
            apply(step_, state);
            if (others_solve(state)) return WalkEnd::solved;
        } while (request_.repeats && find_step(state, Detail::conclusion));
        after_ = state;
        return WalkEnd::stuck_again;
    }

    const State& after() const { return after_; }  // the step and everything that the others then find
    // For the walk that solved it.
    PracticePuzzle found(const Grid9& puzzle, const Grid9& solution) {
        find_step(before_, Detail::highlights);
        return {puzzle, solution, before_, step_, number_};
    }

  private:
    bool others_solve(State& state) {
        const PathOptions options{request_.scale, Detail::conclusion, request_.others, workspace_.callback()};
        const auto count = [this](const Step&, const State&) {
            ++steps_;
            return true;
        };
        return walk_path(state, options, count, workspace_) == PathEnd::solved;
    }
    bool find_step(const State& state, Detail detail) {
        return find_first_step(state, request_.scale, detail, request_.techniques, step_, workspace_);
    }

    const PracticeRequest& request_;
    Workspace& workspace_;
    Step step_;
    State before_;
    State after_;
    int steps_ = 0;
    int number_ = 1;
};

// Gives a clue after which the technique is still needed. If one of the clues tried makes the puzzle solvable, takes
// it; otherwise the one that leaves the fewest empty cells. False: there was none, or a stop was requested.
bool give_clue(Grid9& puzzle, const Grid9& solution, Walk& walk, Random& random, const Workspace& workspace) {
    std::vector<int> cells;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (walk.after().value(cell) == 0) cells.push_back(cell);
    }
    random.shuffle(cells);
    cells.resize(std::min(cells.size(), kTriesForAClue));
    int fewest = Geometry9::kCells;
    Grid9 best;
    for (const int cell : cells) {
        if (workspace.callback().stop_requested()) return false;
        Grid9 easier = puzzle;
        easier[cell] = solution[cell];
        const WalkEnd end = walk.go(easier);
        const int empty = end == WalkEnd::solved ? 0 : walk.after().empty_cells();
        if ((end != WalkEnd::solved && end != WalkEnd::stuck_again) || empty >= fewest) continue;
        fewest = empty;
        best = easier;
        if (empty == 0) break;
    }
    if (fewest == Geometry9::kCells) return false;
    puzzle = best;
    return true;
}

}  // namespace

PracticeRequest practice_request(const Scale& scale, TechniqueSet techniques, Basics basics) {
    // The scales of whips and braids have no basics beyond singles; Sudoku Explainer's are used with them.
    const Scale& of_basics = path_scale_of(scale).length != nullptr ? kSeScale : scale;
    TechniqueSet others = basics_of(basics) & of_basics.techniques;
    if (techniques.empty()) techniques = scale.by_default & ~others;
    if (others.intersects(techniques)) others &= looked_for_before(scale, techniques);
    return {scale, techniques, others, are_singles(techniques)};
}

std::optional<PracticePuzzle> try_practice(const PracticeRequest& request, Random& random, Workspace& workspace) {
    ROOKERY_EXPECTS(!request.others.intersects(request.techniques));
    const Grid9 solution = rough_full_board(random);
    // Hardly any minimal puzzle has a house with a single empty cell, so without basics more clues are left.
    Grid9 puzzle = mask_board(solution, random, PatternSymmetry::none, request.others.empty() ? kNearlyFull : 0);
    Walk walk(request, workspace);
    WalkEnd end = walk.go(puzzle);
    for (int given = 0; end == WalkEnd::stuck_again && given < kMaxGiven; ++given) {
        if (!give_clue(puzzle, solution, walk, random, workspace)) return std::nullopt;
        end = walk.go(puzzle);
    }
    if (end != WalkEnd::solved || workspace.callback().stop_requested()) return std::nullopt;
    return walk.found(puzzle, solution);
}

}  // namespace rookery
