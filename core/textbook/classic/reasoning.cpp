// Method: "Different approaches to solve Sudoku", section 6.2.3.
//
//   level 0   naked singles, hidden singles: places a digit
//   level 1   removes candidates, then returns to level 0:
//             intersections   the places of a digit in a house are all in another one: the rest of that one loses it.
//                             Type 1 box to row, 2 box to column, 3 row to box, 4 column to box; with diagonals, all
//                             houses that share cells with them
//             naked sets, hidden sets of 2, 3, ... cells (house_sets.hpp). A naked set in two houses clears both.
//
// A puzzle that it solves has no other solution: `complete`, as after a contradiction. If it gets stuck, it gives up;
// the grid of the result is then the board with the digits placed so far.
//
// With the view `negative` each step is also derived from clauses, as in the text: clause_steps.hpp.
//
// The smallest sets come first, up to half of the open cells of the house: a larger one is the dual of a smaller one
// that has already removed the same.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "board/names.hpp"
#include "textbook/classic/classic.hpp"
#include "textbook/classic/reasoning_clauses.hpp"
#include "textbook/classic/reasoning_state.hpp"

namespace rookery {
namespace {

// Eliminations are the candidates removed by level 1.
constexpr std::array<std::string_view, 8> kReasoningCounters{"placements",     "eliminations",      "naked singles",
                                                             "hidden singles", "naked sets",        "hidden sets",
                                                             "intersections",  "returns to level 0"};

constexpr std::array<SettingWord, 2> kViews{{
    {"positive", 0, "candidates", "Steps by what cells can hold"},
    {"negative", 1, "negative candidates", "Each step also derived from clauses, by what cells cannot hold"},
}};
enum ReasoningSetting { kView };
constexpr std::array kReasoningSettings{
    SolverSetting{.name = "view",
                  .help = "with trace: negative also shows the excluded candidates, and derives each step from clauses",
                  .words = kViews}};

// The cells that two houses share, by index in the first.
struct Intersection {
    int from;
    int to;
    HousePlaces shared;
};

// All ordered pairs of houses that share at least two cells, boxes first, then rows, columns and diagonals.
template <int N>
std::vector<Intersection> intersections_of(const ReasoningState<N>& state) {
    using Geo = Geometry<N>;
    std::vector<Intersection> all;
    for (int from = 0; from < state.houses(); ++from) {
        for (int to = 0; to < state.houses(); ++to) {
            HousePlaces shared = 0;
            for (int i = 0; i < Geo::kSize; ++i) {
                const bool both = (state.houses_of(Geo::kHouseCells[from][i]) >> to & 1) != 0;
                shared |= static_cast<HousePlaces>(static_cast<unsigned>(both) << i);
            }
            if (from != to && std::popcount(shared) >= 2) all.push_back({from, to, shared});
        }
    }
    return all;
}

template <int N>
std::string title_of(const Intersection& intersection) {
    const HouseKind from = Geometry<N>::kind_of_house(intersection.from);
    const HouseKind to = Geometry<N>::kind_of_house(intersection.to);
    if (from == HouseKind::box && to == HouseKind::row) return "intersection type 1";
    if (from == HouseKind::box && to == HouseKind::column) return "intersection type 2";
    if (from == HouseKind::row && to == HouseKind::box) return "intersection type 3";
    if (from == HouseKind::column && to == HouseKind::box) return "intersection type 4";
    return from == HouseKind::diagonal ? "intersection diagonal to box" : "intersection box to diagonal";
}

template <int N>
class Reasoning {
  public:
    using Geo = Geometry<N>;

    Reasoning(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace)
        : settings_{settings},
          trace_{trace},
          state_{puzzle},
          intersections_{intersections_of(state_)},
          steps_{trace},
          clauses_{trace, state_, kViews[settings.own_at(kView)].value == 1} {}

    ClassicResult<N> run() {
        count();
        while (!end_) {
            if (place_singles()) continue;
            if (!end_ && state_.placed_count() == Geo::kCells) {
                end_ = ClassicEnd::complete;
            } else if (!end_ && remove_candidates()) {
                ++returns_;
            } else if (!end_) {
                end_ = ClassicEnd::gave_up;
            }
        }
        count();
        const std::string placed =
            std::to_string(state_.placed_count()) + " of " + std::to_string(Geo::kCells) + " cells filled";
        if (*end_ == ClassicEnd::complete && state_.placed_count() == Geo::kCells) {
            trace_.note("solved by logic alone: there is no other solution");
            return {1, *end_, state_.placed()};
        }
        if (*end_ == ClassicEnd::complete) return {0, *end_, {}};
        if (*end_ == ClassicEnd::gave_up) trace_.note("no strategy gets any further: " + placed);
        return {0, *end_, state_.placed()};
    }

  private:
    // Whether to continue; checked before each search of a house.
    bool may_go_on() {
        if (!end_ && settings_.progress.stop_requested()) end_ = ClassicEnd::stopped;
        return !end_;
    }
    void contradiction(const std::string& what) {
        end_ = ClassicEnd::complete;
        trace_.note("contradiction: " + what);
    }

    // Level 0: one pass over all cells; if it places no digit, one over all houses. Returns whether a digit was placed.
    bool place_singles() {
        const std::uint64_t before = placements_;
        for (int cell = 0; cell < Geo::kCells && may_go_on(); ++cell) {
            if (!state_.is_open(cell)) continue;
            const DigitSet candidates = state_.candidates(cell);
            if (candidates == 0) {
                contradiction(cell_name(cell, Geometry<N>::kSize) + " has no candidate");
            } else if (digit_count(candidates) == 1 && place("naked single", -1, cell, candidates)) {
                ++naked_singles_;
            }
        }
        if (placements_ > before) return !end_;
        for (int house = 0; house < state_.houses() && may_go_on(); ++house) {
            for (DigitSet left = state_.open_digits(house); left != 0 && !end_; left = without_lowest(left)) {
                const auto digit = static_cast<DigitSet>(left & -left);
                place_hidden_single(house, digit);
            }
        }
        return placements_ > before && !end_;
    }

    void place_hidden_single(int house, DigitSet digit) {
        int places = 0;
        int last = -1;
        for (const int cell : Geo::kHouseCells[house]) {
            if ((state_.candidates(cell) & digit) == 0) continue;
            ++places;
            last = cell;
        }
        if (places == 0) {
            contradiction(house_name(house, Geometry<N>::kSize) + " has no place for " + names_of_digits(digit));
        } else if (places == 1 && place("hidden single", house, last, digit)) {
            ++hidden_singles_;
        }
    }

    // Returns false if the budget is used up.
    bool place(const char* strategy, int house, int cell, DigitSet digit) {
        if (placements_ == settings_.budget) {
            end_ = ClassicEnd::budget;
            return false;
        }
        ++placements_;
        state_.place(cell, lowest_digit(digit));
        if (steps_.are_wanted()) steps_.add({0, strategy, house, {cell}, digit, {}, {}});
        if (clauses_.are_wanted()) {
            if (house < 0) {
                clauses_.add_naked_single(steps_.count(), cell, lowest_digit(digit));
            } else {
                clauses_.add_hidden_single(steps_.count(), house, cell, lowest_digit(digit));
            }
        }
        return true;
    }

    // Level 1: applies the first strategy that removes something. Returns whether there was one.
    bool remove_candidates() {
        count();
        trace_.report(settings_.progress);
        if (look_at_intersections()) return true;
        for (int size = 2; size <= Geo::kSize / 2; ++size) {
            for (const bool hidden : {false, true}) {
                for (int house = 0; house < state_.houses() && may_go_on(); ++house) {
                    if (look_at_sets(house, size, hidden)) return true;
                }
            }
        }
        return false;
    }

    bool look_at_intersections() {
        for (const Intersection& intersection : intersections_) {
            if (!may_go_on()) return false;
            const HouseCandidates places = transposed(state_.house(intersection.from));
            for (int digit = 1; digit <= Geo::kSize; ++digit) {
                const HousePlaces at = places[digit - 1];
                if (at == 0 || (at & ~intersection.shared) != 0) continue;
                std::vector<Removal> removals;
                for (const int cell : Geo::kHouseCells[intersection.to]) {
                    if ((state_.houses_of(cell) >> intersection.from & 1) == 0) {
                        removals.push_back({cell, digit_bit(digit)});
                    }
                }
                removals = remove(removals);
                if (removals.empty()) continue;
                ++intersections_used_;
                if (steps_.are_wanted()) {
                    steps_.add({1,
                                title_of<N>(intersection),
                                intersection.from,
                                ReasoningSteps<N>::cells_of(intersection.from, at),
                                digit_bit(digit),
                                removals,
                                {}});
                }
                if (clauses_.are_wanted()) {
                    clauses_.add_places(steps_.count(), intersection.from, digit_bit(digit), removals);
                }
                return true;
            }
        }
        return false;
    }

    bool look_at_sets(int house, int size, bool hidden) {
        const HouseCandidates before = state_.house(house);
        const int open = digit_count(state_.open_digits(house));
        if (size > open / 2) return false;
        const auto use = [&](const HouseSet& set) {
            if (digit_count(set.digits) != std::popcount(set.cells)) {
                contradiction("in " + house_name(house, Geometry<N>::kSize) + ' ' +
                              std::to_string(std::popcount(set.cells)) + " cells and " +
                              std::to_string(digit_count(set.digits)) + " digits need each other");
                return true;
            }
            const std::vector<Removal> removals = remove(hidden ? by_hidden(house, set) : by_naked(set, house));
            if (removals.empty()) return false;
            ++(hidden ? hidden_sets_ : naked_sets_);
            if (steps_.are_wanted()) {
                const char* dual = hidden ? "naked" : "hidden";
                steps_.add({1, std::string(hidden ? "hidden" : "naked") + " set of " + std::to_string(size), house,
                            ReasoningSteps<N>::cells_of(house, set.cells), set.digits, removals,
                            ReasoningSteps<N>::text_of(dual, house, dual_of(before, set))});
            }
            if (clauses_.are_wanted() && hidden) clauses_.add_places(steps_.count(), house, set.digits, removals);
            if (clauses_.are_wanted() && !hidden) {
                clauses_.add_naked_set(steps_.count(), ReasoningSteps<N>::cells_of(house, set.cells), removals);
            }
            return true;
        };
        const bool found = hidden ? find_hidden_sets(before, size, use) : find_naked_sets(before, size, use);
        return found && !end_;
    }

    // The candidates that a naked set may remove: its digits, from all houses that contain all its cells.
    std::vector<Removal> by_naked(const HouseSet& set, int house) const {
        const std::vector<int> cells = ReasoningSteps<N>::cells_of(house, set.cells);
        typename ReasoningState<N>::Houses shared = ~std::uint64_t{0};
        for (const int cell : cells) shared &= state_.houses_of(cell);
        std::vector<Removal> removals;
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            if ((state_.houses_of(cell) & shared) == 0) continue;
            if (std::find(cells.begin(), cells.end(), cell) == cells.end()) removals.push_back({cell, set.digits});
        }
        return removals;
    }
    // The candidates that a hidden set may remove: the other digits, from its cells.
    std::vector<Removal> by_hidden(int house, const HouseSet& set) const {
        std::vector<Removal> removals;
        for (const int cell : ReasoningSteps<N>::cells_of(house, set.cells)) {
            removals.push_back({cell, static_cast<DigitSet>(~set.digits)});
        }
        return removals;
    }

    // Removes those that are still candidates, and returns them.
    std::vector<Removal> remove(const std::vector<Removal>& removals) {
        std::vector<Removal> removed;
        for (const auto& [cell, digits] : removals) {
            const auto there = static_cast<DigitSet>(digits & state_.candidates(cell));
            if (there == 0) continue;
            state_.remove(cell, there);
            removed.push_back({cell, there});
            eliminations_ += static_cast<std::uint64_t>(digit_count(there));
        }
        return removed;
    }

    void count() {
        trace_.set(kReasoningCounters, {placements_, eliminations_, naked_singles_, hidden_singles_, naked_sets_,
                                        hidden_sets_, intersections_used_, returns_});
    }

    const ClassicSettings& settings_;
    Trace& trace_;
    ReasoningState<N> state_;
    std::vector<Intersection> intersections_;
    ReasoningSteps<N> steps_;
    ReasoningClauses<N> clauses_;
    std::optional<ClassicEnd> end_;

    std::uint64_t placements_ = 0;
    std::uint64_t eliminations_ = 0;
    std::uint64_t naked_singles_ = 0;
    std::uint64_t hidden_singles_ = 0;
    std::uint64_t naked_sets_ = 0;
    std::uint64_t hidden_sets_ = 0;
    std::uint64_t intersections_used_ = 0;
    std::uint64_t returns_ = 0;
};

template <int N>
ClassicResult<N> solve_by_reasoning(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace) {
    if (const auto conflict = first_conflict(puzzle.givens, puzzle.variant)) {
        trace.set(kReasoningCounters, {});
        trace.note("contradiction: the givens conflict in " + house_name(conflict->house, Geometry<N>::kSize));
        return {};
    }
    return Reasoning<N>(puzzle, settings, trace).run();
}

}  // namespace

constinit const SolverLabel labels::kReasoning{
    .name = "reason",
    .title = "Reasoning",
    .help = "Singles, sets, intersections; may get stuck",
    .counters = kReasoningCounters,
    .is_complete = false,
    .settings = kReasoningSettings,
};
constinit const SolverCard cards::kReasoning{labels::kReasoning,
                                             {solve_by_reasoning<2>, solve_by_reasoning<3>, solve_by_reasoning<4>}};

}  // namespace rookery
