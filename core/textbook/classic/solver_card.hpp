// SolverCard: all that the program knows of a solver: what it is called, what it counts, which
// settings are its own and how it solves. Each card stands in a file of its own and has its line in
// solver_list.inc. What a solver is called is a value beside its card, the label: whoever only
// names solvers, as the page does, is not linked with them.
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
    std::string_view word;   // of the option: it must stay as it is
    int value;               // what it means to the solver
    std::string_view title;  // in the page
    std::string_view help;
};

// A setting of one solver alone: an option of the verb `classic` and, if it has words, a choice in
// the page's lab.
struct SolverSetting {
    std::string_view name;       // of the option, of all solvers' different
    std::string_view help = {};  // of the option; a choice may do without
    // The first is the default. The page keeps a choice by its place: the order must stay as it is.
    // None: a number.
    std::span<const SettingWord> words = {};
    std::uint32_t high = 0;  // of a number: from 1 to this, or 0, which stands for none and is the default
};

struct SolverLabel {
    std::string_view name;   // "dlx": of the option. People's choices and stored settings rest on it
    std::string_view title;  // "Dancing links"
    std::string_view help;   // the same in a few words, for the page
    // Every run sets all of them in this order, and no others. The first is what settings.budget
    // limits.
    std::span<const std::string_view> counters;
    bool is_complete = true;      // finds all solutions and knows when there are no more
    bool ends = true;             // false: on a puzzle that has no solution it goes on for ever
    bool knows_conflicts = true;  // false: it is not asked about givens that conflict
    bool is_ticked = false;       // in the page's lab at first
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
