// The kernel: all searches, compiled once for each target that we have (simd/target.hpp), behind a table of functions
// over plain values. Which one runs is decided by solver_target.cpp.
//
// kernel.cpp and the headers that it is made of (packed_board, fields, packed_fields, spread_fields, sweep, propagate,
// branch, search_limits, search, orders) must use nothing that another file could compile as well: see simd/target.hpp.
// The style tests look at what the compiler made of it.
#pragma once

#include <array>
#include <cstddef>

#include "solve/solve_types.hpp"

namespace rookery {

// A number below n, at the caller's choice.
using ChooseBelow = FunctionRef<std::uint32_t(std::uint32_t n)>;

// A solution as the words of a packed board: [position][lane] (packed_board.hpp).
using KnownWords = std::array<std::array<std::uint32_t, 4>, 9>;

// For a solution other than `known`: those of its digits that are given, by cell number, bits 0..63 and 64..80.
struct OtherSolutionQuery {
    const KnownWords& known;
    std::uint64_t given_lo;
    std::uint64_t given_hi;
    int differing_cell;  // a cell that is not given and must differ from `known`; negative: any may
};

struct Kernel {
    // The result is new in each of these.
    void (*solve_grid)(const Grid9& puzzle, const SolveLimits& limits, SolveResult& result);
    void (*solve_candidates)(const Candidates9& candidates, const SolveLimits& limits, SolveResult& result);
    void (*solve_grids)(const Grid9* puzzles, std::size_t count, const SolveLimits& limits, SolveResult* results);
    void (*visit_solutions)(const Grid9& puzzle, const SolveLimits& limits, SolutionVisitor visit, SolveResult& result);
    void (*visit_candidates)(const Candidates9& candidates, const SolveLimits& limits, SolutionVisitor visit,
                             SolveResult& result);
    void (*visit_preferring)(const Candidates9& candidates, const Candidates9& preferred, const SolveLimits& limits,
                             SolutionVisitor visit, SolveResult& result);
    void (*solve_chosen)(const Grid9& puzzle, const SolveLimits& limits, ChooseBelow choose, SolveResult& result);
    void (*solve_different)(const OtherSolutionQuery& query, const SolveLimits& limits, SolveResult& result);
    void (*visit_different)(const OtherSolutionQuery& query, const SolveLimits& limits, SolutionVisitor visit,
                            SolveResult& result);
    void (*pack_known)(const Grid9& solution, KnownWords& known);
};

}  // namespace rookery
