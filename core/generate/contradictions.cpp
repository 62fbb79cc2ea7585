#include "generate/contradictions.hpp"

#include <algorithm>
#include <array>
#include <bitset>

#include "board/clue_cells.hpp"
#include "generate/generate.hpp"
#include "generate/geometry/reasons.hpp"
#include "generate/initial_states.hpp"
#include "rate/rate.hpp"
#include "rate/se_scale.hpp"
#include "solve/solve.hpp"

namespace rookery {

namespace {

struct NamedWindow {
    const char* name;
    const Window& window;
};

std::string technique_name(Technique technique) {
    return std::string(name_of(technique));
}

// "1.3" or "1.3 to 1.4"
template <class Show>
std::string range_text(Show show, const Window& window) {
    return window.low == window.high ? show(window.low) : show(window.low) + " to " + show(window.high);
}

// ED <= EP <= ER. A pearl has EP = ER, a diamond ED = ER.
}  // namespace

std::string rating_contradiction_in(const Difficulty& constraints) {
    const Window er = constraints.er_window();
    const std::array<NamedWindow, 3> windows{{{"ED", constraints.ed}, {"EP", constraints.ep}, {"ER", er}}};
    for (const auto& [name, window] : windows) {
        if (window.low > window.high) return std::string("the lowest ") + name + " is above the highest";
        if (window.asked() && !has_rating(window.low, window.high)) {
            return std::string("no puzzle has an ") + name + " of " + range_text(format_rating, window) +
                   ": no step on the scale has such a rating";
        }
    }
    const Window& score = constraints.hodoku.score;
    if (score.asked() && score.low <= score.high && !has_hodoku_score(score.low, score.high)) {
        const auto shown = [](int number) { return std::to_string(number); };
        return "no puzzle has a HoDoKu score of " + range_text(shown, score) +
               ": no combination of step scores adds up to it";
    }
    for (std::size_t i = 0; i < windows.size(); ++i) {
        for (std::size_t j = i + 1; j < windows.size(); ++j) {
            const auto& [less_name, less] = windows[i];
            const auto& [more_name, more] = windows[j];
            if (!less.asked() || !more.asked()) continue;
            if (less.low > more.high) {
                return std::string(less_name) + " is never above " + more_name + ", but " + less_name +
                       " must be at least " + format_rating(less.low) + " and " + more_name + " at most " +
                       format_rating(more.high);
            }
            const bool equal = constraints.diamond || (constraints.pearl && i == 1);
            if (equal && less.high < more.low) {
                return std::string("in a ") + (constraints.diamond ? "diamond " : "pearl ") + less_name + " and " +
                       more_name + " are equal, but " + less_name + " must be at most " + format_rating(less.high) +
                       " and " + more_name + " at least " + format_rating(more.low);
            }
        }
    }
    return {};
}

namespace {

// Techniques that never become useless when candidates are removed: if some of these solve a puzzle, its ER is at most
// the highest of their ratings. (Uniqueness techniques need certain candidates, and chains are rated by their length.)
TechniqueSet steady_techniques() {
    const TechniqueSet up_to_quads = techniques_up_to(lowest_rating(Technique::hidden_quad));
    return up_to_quads & ~TechniqueSet{Technique::unique_rectangle, Technique::unique_loop};
}

std::string techniques(const Difficulty& constraints) {
    const TechniqueSet allowed = constraints.techniques;
    if (allowed.empty()) return "no technique is allowed";
    const Window er = constraints.er_window();
    int highest = 0;
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if (allowed.contains(technique)) highest = std::max(highest, lowest_rating(technique));
        if (!constraints.required.contains(technique)) continue;
        if (!allowed.contains(technique))
            return "the path must use " + technique_name(technique) + ", which is not among the techniques allowed";
        if (allowed == se_techniques() && lowest_rating(technique) == 0) {
            return "the path must use " + technique_name(technique) +
                   ", which is not on the scale and is tried after all others: disallow some of those";
        }
        // (With fewer techniques allowed, this path is not the one that gives the ER.)
        if (allowed == se_techniques() && er.asked() && lowest_rating(technique) > er.high) {
            return "the path must use " + technique_name(technique) + ", which is rated " +
                   format_rating(lowest_rating(technique)) + " or more, but ER must be at most " +
                   format_rating(er.high);
        }
    }
    if ((allowed & ~steady_techniques()).empty()) {
        // Hidden singles are rated 1.0 to 1.5; every other steady technique has a single rating.
        for (const auto& [name, window] :
             {NamedWindow{"ED", constraints.ed}, NamedWindow{"EP", constraints.ep}, NamedWindow{"ER", er}}) {
            if (window.asked() && window.low > highest) {
                return "the techniques allowed are rated " + format_rating(highest) + " at most, but " + name +
                       " must be at least " + format_rating(window.low);
            }
        }
    }
    return {};
}

std::string steps(const GenerateRequest& request) {
    const Window& window = request.difficulty.steps;
    if (!window.asked()) return {};
    if (window.low > window.high) return "the lowest number of steps is above the highest";
    const int most_clues = request.pattern ? request.pattern->size() : request.max_clues;
    const int cells = Geometry9::kCells - most_clues;
    if (window.high < cells) {
        return "a step fills one cell at most, so " + std::to_string(cells) + " empty cells take more than " +
               std::to_string(window.high) + " steps";
    }
    return {};
}

std::string not_proper(const Grid9& puzzle, const char* what) {
    const SolveResult solved = solve(puzzle);
    if (solved.unique()) return {};
    return std::string(what) + " has " + (solved.solutions == 0 ? "no solution" : "several solutions") +
           "; it needs exactly one";
}

std::string start(const GenerateRequest& request) {
    if (request.near && request.within) return "results can be near a puzzle or within one, not both";
    const auto& given = request.near ? request.near : request.within;
    if (!given) return {};
    if (request.pattern) return "a puzzle to start from can't be combined with a pattern";
    if (std::string reason = not_proper(*given, "the puzzle to start from"); !reason.empty()) return reason;

    const std::string symmetry(name_of(request.symmetry));
    if (request.near) {
        if (has_symmetry(clue_cells(*given), request.symmetry)) return {};
        return "the clues of the puzzle to start from do not have the symmetry " + symmetry;
    }
    const Grid9 whole = whole_orbits(*given, request.symmetry);
    if (!solve(whole).unique())
        return "no puzzle within this one has the symmetry " + symmetry +
               ": the clues that could stay have several solutions";
    if (whole.clue_count() < request.min_clues) {
        return "the puzzle has " + std::to_string(whole.clue_count()) +
               (request.symmetry == PatternSymmetry::none ? " clues" : " clues that could stay") + ", fewer than " +
               std::to_string(request.min_clues);
    }
    if (redundant_clues(*given).empty()) return "no clue of the puzzle can be removed, so there is no other within it";
    return {};
}

std::string ease(const GenerateRequest& request) {
    if (!request.ease) return {};
    if (request.pattern || request.symmetry != PatternSymmetry::none)
        return "a target WNEF decides where clues go, so it can't be combined with a pattern or a symmetry";
    if (request.near || request.within)
        return "a target WNEF starts from full boards, so it can't be combined with a puzzle to start from";
    return {};
}

}  // namespace

std::string trial_contradiction_in(const TrialTarget& target) {
    for (const TrialScale scale : {TrialScale::bxb, TrialScale::bxbb}) {
        if (target.of(scale) && target.of(scale)->high == 0) return "BxB and BxBB must be at least 1";
    }
    const TrialTarget::Range depths = target.depths();
    if (depths.low <= depths.high) return {};
    return "braids and whips need T&E depth 0 or 1 (0 if their length is 0), BxB depth 2 and BxBB depth 3: no puzzle "
           "can have all of these";
}

std::string contradiction_in(const GenerateRequest& request) {
    for (std::string reason : {level_contradiction_in(request.difficulty), rating_contradiction_in(request.difficulty),
                               trial_contradiction_in(request.difficulty.trial), techniques(request.difficulty),
                               steps(request), ease(request), start(request)}) {
        if (!reason.empty()) return reason;
    }
    return {};
}

namespace {

std::string hodoku_name_of(Technique technique) {
    return std::string(kHodokuScale.name(technique));
}

std::string of_level(Level level) {
    return "a puzzle of level " + std::string(name_of(level));
}

// Checks the windows of ER, HoDoKu's level and its score against the bounds of the highest level allowed.
std::string above_the_level(const Difficulty& constraints) {
    const Level level = constraints.level.high;
    const HodokuTarget& hodoku = constraints.hodoku;
    if (constraints.er.asked() && constraints.er.low > max_er(level)) {
        return of_level(level) + " has an ER of " + format_rating(max_er(level)) +
               " at most, but ER must be at least " + format_rating(constraints.er.low);
    }
    if (hodoku.level.low > max_hodoku_level(level)) {
        return of_level(level) + " has HoDoKu level " + std::string(name_of(max_hodoku_level(level))) +
               " at most, but that must be at least " + std::string(name_of(hodoku.level.low));
    }
    const HodokuLevel highest = constraints.highest_hodoku_level();
    if (hodoku.score.asked() && hodoku.score.low > max_score(highest)) {
        return "HoDoKu level " + std::string(name_of(highest)) + " has a score of " +
               std::to_string(max_score(highest)) + " at most, but the score must be at least " +
               std::to_string(hodoku.score.low);
    }
    return {};
}

// Either measure can raise a puzzle to the lowest level allowed.
std::string below_the_level(const Difficulty& constraints) {
    const Level level = constraints.level.low;
    if (level == Level::easy) return {};
    const bool er_reaches = !constraints.er.asked() || level_of_er(constraints.er.high) >= level;
    if (er_reaches || level_of_hodoku(constraints.hodoku.level.high) >= level) return {};
    return of_level(level) + " has a higher ER than " + format_rating(constraints.er.high) +
           ", or a higher HoDoKu level than " + std::string(name_of(constraints.hodoku.level.high));
}

std::string hodoku_techniques_of(const Difficulty& constraints) {
    const HodokuTarget& hodoku = constraints.hodoku;
    const HodokuLevel highest = constraints.highest_hodoku_level();
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if (!hodoku.required.contains(technique)) continue;
        const HodokuLine* line = hodoku_line_of(technique);
        if (line == nullptr || !line->on) return "HoDoKu does not use " + hodoku_name_of(technique) + " by default";
        if (hodoku.avoided.contains(technique)) {
            return "HoDoKu's path must use " + hodoku_name_of(technique) + ", and must not use it";
        }
        if (line->level > highest) {
            return "HoDoKu's path must use " + hodoku_name_of(technique) + ", which is at its level " +
                   std::string(name_of(line->level)) + ", but " + std::string(name_of(highest)) + " is the highest";
        }
    }
    return {};
}

}  // namespace

std::string level_contradiction_in(const Difficulty& constraints) {
    for (std::string reason :
         {above_the_level(constraints), below_the_level(constraints), hodoku_techniques_of(constraints)}) {
        if (!reason.empty()) return reason;
    }
    return {};
}

namespace {

// Whether some of the orbits can have low..high cells in total.
bool orbits_can_sum_to(PatternSymmetry symmetry, int low, int high) {
    std::bitset<Geometry9::kCells + 1> sums;
    sums[0] = true;
    for (const CellSet orbit : orbits_of_board(symmetry)) sums |= sums << static_cast<std::size_t>(orbit.size());
    for (int n = low; n <= high; ++n) {
        if (sums[static_cast<std::size_t>(n)]) return true;
    }
    return false;
}

std::string window_text(int low, int high) {
    return low == high ? std::to_string(low) : std::to_string(low) + " to " + std::to_string(high);
}

}  // namespace

std::string impossible_because(const GenerateRequest& request) {
    if (request.min_clues > request.max_clues) return "the lowest number of clues is above the highest";
    if (std::string reason = contradiction_in(request); !reason.empty()) return reason;
    if (request.max_clues < kFewestClues) return std::string(kTooFewClues);
    if (request.min_clues > Geometry9::kCells) return "a board has 81 cells";
    if (request.pattern) {
        const CellSet pattern = *request.pattern;
        if (std::string reason = impossible_by_chutes(pattern); !reason.empty()) return reason;
        if (pattern.size() < request.min_clues || pattern.size() > request.max_clues) {
            return "the pattern has " + std::to_string(pattern.size()) + " clues, not " +
                   window_text(request.min_clues, request.max_clues);
        }
        return {};
    }
    if (!orbits_can_sum_to(request.symmetry, request.min_clues, request.max_clues)) {
        return "no pattern with the symmetry " + std::string(name_of(request.symmetry)) + " has " +
               window_text(request.min_clues, request.max_clues) + " cells";
    }
    return {};
}

}  // namespace rookery
