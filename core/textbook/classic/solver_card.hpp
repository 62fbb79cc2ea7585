// SolverCard: everything that the program knows about a solver: its name, its counters, its own settings and how it
// solves. Each card is in a file of its own and has a line in solver_list.inc. The names are in a value next to the
// card, the label, so that code that only names solvers, like the page, does not link them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <tuple>

namespace rookery {

template <int N>
struct ClassicPuzzle;
template <int N>
struct ClassicResult;
struct ClassicSettings;
class Trace;

struct SettingWord {
    std::string_view word;   // of the option: it must not change
    int value;               // its meaning to the solver
    std::string_view title;  // on the page
    std::string_view help;
};

// A setting of one solver: an option of the verb `classic` and, if it has words, a choice in the page's Lab.
struct SolverSetting {
    std::string_view name;       // of the option; unique among all solvers
    std::string_view help = {};  // of the option; a choice may do without
    // The first is the default. The page stores a choice by its index, so the order must not change. Empty: a number.
    std::span<const SettingWord> words = {};
    std::uint32_t high = 0;  // for a number: from 1 to this, or 0, which means none and is the default
};

struct SolverLabel {
    std::string_view name;   // "dlx": of the option. It must not change: people's choices and stored settings use it
    std::string_view title;  // "Dancing links"
    std::string_view help;   // the same in a few words, for the page
    // Every run sets all of them in this order, and no others. settings.budget limits the first.
    std::span<const std::string_view> counters;
    bool is_complete = true;      // finds all solutions and knows when there are no more
    bool ends = true;             // false: never ends on a puzzle without a solution
    bool knows_conflicts = true;  // false: it is not called with conflicting givens
    bool is_ticked = false;       // selected in the page's Lab at first
    std::span<const SolverSetting> settings = {};
};

template <int N>
using SolveFunction = ClassicResult<N> (*)(const ClassicPuzzle<N>&, const ClassicSettings&, Trace&);
using SolveFunctions = std::tuple<SolveFunction<2>, SolveFunction<3>, SolveFunction<4>>;  // for each order

struct SolverCard {
    const SolverLabel& label;
    SolveFunctions solve;
};

#define ROOKERY_SOLVER(card)       \
    namespace labels {             \
    extern const SolverLabel card; \
    }                              \
    namespace cards {              \
    extern const SolverCard card;  \
    }
#include "textbook/classic/solver_list.inc"
#undef ROOKERY_SOLVER

// In the order of the list.
std::span<const SolverLabel* const> all_solver_labels();
std::span<const SolverCard* const> all_solvers();

}  // namespace rookery
