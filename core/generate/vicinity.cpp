#include "generate/vicinity.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

#include "board/clue_cells.hpp"
#include "job/stable_order.hpp"
#include "solve/other_solution.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

// If there are more solutions, some clues are added first and the remaining solutions are listed again.
constexpr std::uint64_t kMaxSolutions = 400;
constexpr std::uint64_t kListCost = 10;     // per list, in addition to its guesses and solutions
constexpr std::uint64_t kReduceCost = 100;  // to reduce a puzzle: a short search for each clue

bool agree_on(CellSet orbit, const Grid9& one, const Grid9& other) {
    bool agree = true;
    orbit.for_each([&](int cell) { agree = agree && one[cell] == other[cell]; });
    return agree;
}

void put(CellSet cells, const Grid9& from, Grid9& puzzle) {
    cells.for_each([&](int cell) { puzzle[cell] = from[cell]; });
}

void clear(CellSet cells, Grid9& puzzle) {
    cells.for_each([&](int cell) { puzzle[cell] = 0; });
}

}  // namespace

Vicinity::Vicinity(const VicinityRules& rules, Random& random) : rules_{rules}, random_{random} {
    for (const CellSet orbit : orbits_of_board(rules_.symmetry)) {
        if ((orbit - rules_.cells).empty()) orbits_.push_back(orbit);
    }
}

void Vicinity::list_solutions(const Grid9& puzzle, Budget& budget) {
    solutions_.clear();
    SolveLimits limits;
    limits.solutions = kMaxSolutions;
    const SolveResult result = for_each_solution(puzzle, limits, [&](const Grid9& solution) {
        solutions_.push_back(solution);
        return true;
    });
    budget.spend(result.guesses + result.solutions + kListCost);
    complete_ = result.end == SolveEnd::complete;
}

bool Vicinity::move(const SolvedPuzzle& from, int removed, Refill refill_by, SolvedPuzzle& to, Budget& budget) {
    ROOKERY_EXPECTS(removed >= 1);
    CellSet clues = clue_cells(from.puzzle);
    std::vector<CellSet> present;
    for (const CellSet orbit : orbits_) {
        if ((orbit - clues).empty()) present.push_back(orbit);
    }
    const auto count = std::min(static_cast<std::size_t>(removed), present.size());
    if (count == 0) return false;
    CellSet emptied;
    for (std::size_t i = 0; i < count; ++i) {
        std::swap(present[i], present[i + random_.below(static_cast<std::uint32_t>(present.size() - i))]);
        emptied |= present[i];
    }
    clues -= emptied;
    to.puzzle = from.puzzle;
    clear(emptied, to.puzzle);
    list_solutions(to.puzzle, budget);
    if (rules_.same_cells) return complete_ && refill_same_cells(from, emptied, to);

    if (rules_.same_solution) {
        to.solution = from.solution;
    } else if (refill_by == Refill::strong) {
        to.solution = solution_of_rarest_clue(from, clues);
    } else {
        to.solution = solutions_[random_.below(static_cast<std::uint32_t>(solutions_.size()))];
    }
    refill(clues, to.solution, refill_by, static_cast<int>(count), budget);
    put(clues, to.solution, to.puzzle);
    reduce(to, budget);
    return to.puzzle != from.puzzle;
}

// The one of solutions_ with the rarest digit in some cell, ties broken at random: a clue that excludes more than any
// other. Clues of the previous puzzle do not count.
Grid9 Vicinity::solution_of_rarest_clue(const SolvedPuzzle& from, CellSet clues) {
    std::array<std::array<std::uint16_t, 10>, Geometry9::kCells> times{};
    for (const Grid9& solution : solutions_) {
        for (int cell = 0; cell < Geometry9::kCells; ++cell) ++times[static_cast<std::size_t>(cell)][solution[cell]];
    }
    const auto times_of = [&](const Grid9& solution, int cell) {
        return times[static_cast<std::size_t>(cell)][solution[cell]];
    };
    const CellSet free = rules_.cells - clues;
    const Grid9* chosen = &solutions_.front();
    std::uint16_t least = std::numeric_limits<std::uint16_t>::max();
    std::uint32_t ties = 0;
    for (const Grid9& solution : solutions_) {
        free.for_each([&](int cell) {
            if (times_of(solution, cell) > least || from.puzzle[cell] == solution[cell]) return;
            if (times_of(solution, cell) < least) ties = 0;
            least = times_of(solution, cell);
            if (random_.below(++ties) == 0) chosen = &solution;
        });
    }
    return *chosen;
}

bool Vicinity::refill_same_cells(const SolvedPuzzle& from, CellSet emptied, SolvedPuzzle& to) {
    std::vector<int> cells;
    emptied.for_each([&](int cell) { cells.push_back(cell); });
    const auto less = [&](const Grid9& a, const Grid9& b) {
        for (const int cell : cells) {
            if (a[cell] != b[cell]) return a[cell] < b[cell];
        }
        return false;
    };
    sort_by_places(solutions_, less);
    const Grid9* chosen = nullptr;
    std::uint32_t ties = 0;
    for (std::size_t i = 0; i < solutions_.size(); ++i) {
        if (i > 0 && !less(solutions_[i - 1], solutions_[i])) continue;
        if (i + 1 < solutions_.size() && !less(solutions_[i], solutions_[i + 1])) continue;
        if (agree_on(emptied, solutions_[i], from.solution)) continue;
        if (random_.below(++ties) == 0) chosen = &solutions_[i];
    }
    if (chosen == nullptr) return false;
    to.solution = *chosen;
    put(emptied, to.solution, to.puzzle);
    return true;
}

// Adds clues until `solution` is the only one. solutions_ are those of the current clues.
void Vicinity::refill(CellSet& clues, const Grid9& solution, Refill refill_by, int count, Budget& budget) {
    Grid9 puzzle;
    put(clues, solution, puzzle);
    while (true) {
        differing_.clear();
        for (const Grid9& other : solutions_) {
            if (const CellSet cells = KnownGrid::differing_cells(solution, other); !cells.empty())
                differing_.push_back(cells);
        }
        if (differing_.empty()) return;
        while (!differing_.empty()) {
            const CellSet orbit = choose_orbit(clues, refill_by, --count <= 0);
            if (orbit.empty()) return;  // the rules allow too few cells
            clues |= orbit;
            put(orbit, solution, puzzle);
            differing_.erase(std::remove_if(differing_.begin(), differing_.end(),
                                            [&](CellSet cells) { return !(cells & orbit).empty(); }),
                             differing_.end());
        }
        if (complete_) return;
        list_solutions(puzzle, budget);
    }
}

// An orbit that excludes at least one of the solutions in differing_.
CellSet Vicinity::choose_orbit(CellSet clues, Refill refill_by, bool last) {
    CellSet chosen;
    std::size_t least = 0;
    std::uint32_t ties = 0;
    for (const CellSet orbit : orbits_) {
        if (!(orbit & clues).empty()) continue;
        std::size_t left = 0;
        for (const CellSet cells : differing_) left += (cells & orbit).empty() ? 1U : 0U;
        if (left == differing_.size()) continue;
        std::size_t cost = 0;
        switch (refill_by) {
            case Refill::any:
                cost = last && left != 0 ? 1 : 0;
                break;
            case Refill::strong:
                cost = left;
                break;
            case Refill::weak:
                cost = differing_.size() - left;
                break;
        }
        if (chosen.empty() || cost < least) ties = 0;
        if (ties != 0 && cost > least) continue;
        least = cost;
        if (random_.below(++ties) == 0) chosen = orbit;
    }
    return chosen;
}

void Vicinity::reduce(SolvedPuzzle& puzzle, Budget& budget) {
    budget.spend(kReduceCost);
    const KnownGrid known(puzzle.solution);
    CellSet clues = clue_cells(puzzle.puzzle);
    order_.clear();
    for (const CellSet orbit : orbits_) {
        if ((orbit - clues).empty()) order_.push_back(orbit);
    }
    random_.shuffle(order_);
    for (const CellSet orbit : order_) {
        if (clues.size() - orbit.size() < rules_.fewest) continue;
        const CellSet fewer = clues - orbit;
        const OtherSolution other = orbit.size() == 1 ? known.other_at(fewer, orbit.first()) : known.other(fewer);
        if (other.found) continue;
        clues = fewer;
        clear(orbit, puzzle.puzzle);
    }
    if (clues.size() >= rules_.fewest) return;
    order_ = orbits_;
    random_.shuffle(order_);
    for (const CellSet orbit : order_) {
        if (clues.size() >= rules_.fewest) break;
        clues |= orbit;
        put(orbit, puzzle.solution, puzzle.puzzle);
    }
}

}  // namespace rookery
