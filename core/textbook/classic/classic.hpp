// textbook/classic: the solvers of the literature, behind one interface.
//
//   a puzzle of order 2, 3 or 4, plain or diagonal ──► solve_classic(method, ...) ──► solutions, and a Trace of the
//   work
//
// One file a method:
//   brute_force    digits in turn, cell by cell                      backtracking   fewest candidates first
//   ps12           propagation and binary search on pairs            csp            alldifferent, in five strengths
//   sat            the puzzle as a formula, solved by CaDiCaL        dlx            exact cover by dancing links
//   annealing      boxes filled, swaps inside them                   reasoning      singles, sets, intersections
//
// These are here to be compared and taught, each as its text describes it; core/solve is the fast solver.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include "board/grid.hpp"
#include "job/watch.hpp"
#include "textbook/classic/trace.hpp"
#include "textbook/combinatorics/consistency.hpp"

namespace rookery {

enum class ClassicMethod : std::uint8_t { brute, backtrack, ps12, csp, sat, dlx, anneal, reason };
inline constexpr std::array kClassicMethods{ClassicMethod::brute,  ClassicMethod::backtrack, ClassicMethod::ps12,
                                            ClassicMethod::csp,    ClassicMethod::sat,       ClassicMethod::dlx,
                                            ClassicMethod::anneal, ClassicMethod::reason};
std::string_view name_of(ClassicMethod method);  // "brute": as an option
std::optional<ClassicMethod> classic_method_named(std::string_view name);
std::string_view title_of(ClassicMethod method);  // "Brute force"
// The counters that the method sets, in their order: with every run all of them, and no others.
std::span<const std::string_view> counters_of(ClassicMethod method);
// Whether it finds all solutions and knows when there are no more. Annealing and reasoning do not.
bool is_complete(ClassicMethod method);

template <int N>
struct ClassicPuzzle {
    Grid<N> givens{};  // may conflict: then there is no solution
    Variant variant = Variant::plain;
};

enum class SatEncoding : std::uint8_t { naive, minimal, extended };
enum class ColumnRule : std::uint8_t { shortest, random, first };

struct ClassicSettings {
    Consistency consistency = Consistency::arc;  // how strongly the constraint propagation of `csp` prunes
    SatEncoding encoding = SatEncoding::extended;
    ColumnRule rule = ColumnRule::shortest;
    std::uint64_t paths = 0;      // random paths for the estimate of the tree (dlx)
    std::uint64_t solutions = 2;  // ends when so many are found; >= 1
    std::uint64_t effort = std::numeric_limits<std::uint64_t>::max();  // ends after so many of its first counter
    std::uint64_t seed = 1;
    Watch watch;
};

enum class ClassicEnd : std::uint8_t {
    complete,  // all solutions are known
    enough,    // as many as were asked for; there may be more
    effort,    // settings.effort is used up
    stopped,   // by the watch
    gave_up,   // the method cannot go on: reasoning is stuck
};
std::string_view phrase_of(ClassicEnd end);  // "the search is complete", ...

template <int N>
struct ClassicResult {
    std::uint64_t solutions = 0;
    ClassicEnd end = ClassicEnd::complete;
    Grid<N> first{};  // the first solution; without one, how far an incomplete method came, or all empty
};

// Defined for N = 2, 3, 4. The trace has the method's counters, also when it was stopped.
template <int N>
ClassicResult<N> solve_classic(ClassicMethod method, const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings,
                               Trace& trace);

}  // namespace rookery
