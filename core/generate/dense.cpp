#include "generate/dense.hpp"

#include <algorithm>

#include "generate/initial_states.hpp"

namespace rookery {

namespace {

// Tuned by experiment.
constexpr int kMaxIdleMoves = 3'000;  // moves on one board without gaining a clue
constexpr int kStuck = 100;           // idle moves between jumps to a neighbour,
constexpr int kStepDown = 3;          // which may have this many clues fewer than the best

}  // namespace

DenseSearch::DenseSearch(const SolvedPuzzle& start, Random& random)
    : board_{start.solution}, clues_{clue_cells(start.puzzle)}, random_{random} {
    ROOKERY_EXPECTS(solves(start.solution, start.puzzle));
    for (int cell = 0; cell < Geometry9::kCells; ++cell) order_.push_back(static_cast<std::uint8_t>(cell));
}

SolvedPuzzle DenseSearch::puzzle() const {
    SolvedPuzzle result;
    result.solution = board_.solution();
    clues_.for_each([&](int cell) { result.puzzle[cell] = result.solution[cell]; });
    return result;
}

bool DenseSearch::move(int removed, Budget& budget) {
    ROOKERY_EXPECTS(removed == 1 || removed == 2);
    std::vector<int> clues;
    clues_.for_each([&](int cell) { clues.push_back(cell); });
    random_.shuffle(clues);
    CellSet base = clues_;
    for (int i = 0; i < removed; ++i) base.remove(clues[static_cast<std::size_t>(i)]);
    if (!list_open_sets(base, budget)) return false;
    list_choices(~clues_, removed);
    // Clues that ended the last moves come first: they have few witnesses.
    for (std::size_t i = 0; i < order_.size() && !choices_.empty(); ++i) {
        if (!base.contains(order_[i])) continue;
        keep_choices_with_witness(base, order_[i], budget);
        if (choices_.empty())
            std::rotate(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(i),
                        order_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    if (choices_.empty()) return false;

    // Takes the largest choice; ties are broken at random.
    int most = 0;
    for (const Choice& choice : choices_) most = std::max(most, choice.count);
    CellSet put_in;
    std::uint32_t ties = 0;
    for (const Choice& choice : choices_) {
        if (choice.count == most && random_.below(++ties) == 0) put_in = choice.set();
    }
    clues_ = base | put_in;
    return true;
}

// Lists the unavoidable sets that contain no clue. False if there are too many.
bool DenseSearch::list_open_sets(CellSet base, Budget& budget) {
    open_.fill({});
    all_open_ = {};
    int count = 0;
    board_.for_each_other(base, {.solutions = kAllSolutions}, [&](CellSet set) {
        if (count == kOpen) {
            ++count;
            return false;
        }
        Open bit;
        (count < 64 ? bit.lo : bit.hi) = std::uint64_t{1} << (count & 63);
        set.for_each(
            [&](int cell) { open_[static_cast<std::size_t>(cell)] = open_[static_cast<std::size_t>(cell)] | bit; });
        all_open_ = all_open_ | bit;
        ++count;
        return true;
    });
    budget.spend(static_cast<std::uint64_t>(count) + 10);
    return count <= kOpen;
}

// Drops the choices that leave `clue` without a witness.
void DenseSearch::keep_choices_with_witness(CellSet base, int clue, Budget& budget) {
    std::array<std::uint64_t, Geometry9::kCells> left{};  // [x]: the witnesses that x does not hit
    int count = 0;
    int looked_at = 0;
    board_.for_each_other(base - CellSet::single(clue), {.solutions = kAllSolutions}, [&](CellSet set) {
        ++looked_at;
        if (set.contains(clue)) {
            const std::uint64_t bit = std::uint64_t{1} << count++;
            (~set).for_each([&](int cell) { left[static_cast<std::size_t>(cell)] |= bit; });
        }
        return count < kWitnesses && looked_at < 4 * kWitnesses;
    });
    budget.spend(static_cast<std::uint64_t>(looked_at) + 10);
    choices_.erase(std::remove_if(choices_.begin(), choices_.end(),
                                  [&](const Choice& choice) {
                                      std::uint64_t all = count == 0 ? 0 : ~std::uint64_t{0};
                                      for (int i = 0; i < choice.count; ++i)
                                          all &= left[choice.cells[static_cast<std::size_t>(i)]];
                                      return all == 0;
                                  }),
                   choices_.end());
}

// All choices of `removed` cells or one more that hit every open set and need each of their cells.
void DenseSearch::list_choices(CellSet free, int removed) {
    choices_.clear();
    usable_.clear();
    free.for_each([&](int cell) {
        if (!(open_[static_cast<std::size_t>(cell)] == Open{})) usable_.push_back(static_cast<std::uint8_t>(cell));
    });
    Choice choice;
    extend(choice, 0, removed);
}

// Tries all ways to extend the choice by usable cells from `from` on.
void DenseSearch::extend(Choice& choice, std::size_t from, int removed) {
    if (choice.open == all_open_) {
        if (choice.count >= removed && needs_each(choice)) choices_.push_back(choice);
        return;  // further cells would be redundant
    }
    if (choice.count > removed) return;
    const Open before = choice.open;
    for (std::size_t i = from; i < usable_.size(); ++i) {
        choice.cells[static_cast<std::size_t>(choice.count++)] = usable_[i];
        choice.open = before | open_[usable_[i]];
        extend(choice, i + 1, removed);
        choice.open = before;
        --choice.count;
    }
}

bool DenseSearch::needs_each(const Choice& choice) const {
    for (int i = 0; i < choice.count; ++i) {
        Open others;
        for (int j = 0; j < choice.count; ++j) {
            if (j != i) others = others | open_[choice.cells[static_cast<std::size_t>(j)]];
        }
        if (others == all_open_) return false;
    }
    return true;
}

bool find_dense(int clues, const Objective& objective, Random& random, GeneratedPuzzle& found, Budget& budget,
                StopToken stop) {
    MaskedInitialStates initial_states(PatternSymmetry::none, 0, false, random);
    VicinityRules rules;
    rules.same_solution = true;
    Vicinity vicinity(rules, random);
    SolvedPuzzle puzzle;
    SolvedPuzzle next;
    while (initial_states.next(puzzle, budget, stop)) {
        DenseSearch search(puzzle, random);
        int most = search.clue_count();
        for (int idle = 1; idle < kMaxIdleMoves && !budget.exhausted(); ++idle) {
            if (stop.stop_requested()) return false;
            budget.count_try();
            const bool moved = search.move(random.below(10) == 0 ? 2 : 1, budget);
            if (search.clue_count() > most) {
                most = search.clue_count();
                idle = 0;
            }
            if (moved && search.clue_count() >= clues) {
                puzzle = search.puzzle();
                if (objective.distance(puzzle.puzzle, 0, budget) == 0) {
                    found.puzzle = puzzle.puzzle;
                    found.solution = puzzle.solution;
                    if (objective.confirm(found, budget)) return true;
                }
            }
            if (idle % kStuck == 0 && vicinity.move(search.puzzle(), 1, Refill::weak, next, budget) &&
                next.puzzle.clue_count() >= most - kStepDown) {
                search.go_to(next);
            }
        }
    }
    return false;
}

}  // namespace rookery
