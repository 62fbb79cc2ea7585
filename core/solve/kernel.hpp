// The kernel: all searches, compiled once for each target (simd/target.hpp), behind a table of functions on plain
// values. solver_target.cpp chooses the one that runs.
//
// kernel.cpp and the headers it consists of (packed_board, fields, packed_fields, spread_fields, sweep, propagate,
// branch, search_limits, search, orders) must use nothing that another file could also compile: see simd/target.hpp.
// The style tests inspect the compiled code.
#pragma once

#include <array>
#include <cstddef>

#include "solve/solve_types.hpp"

namespace rookery {

// Returns a number below n, chosen by the caller.
using ChooseBelow = FunctionRef<std::uint32_t(std::uint32_t n)>;

// A solution as the words of a packed board: [position][lane] (packed_board.hpp).
using KnownWords = std::array<std::array<std::uint32_t, 4>, 9>;

// For a solution other than `known`: its digits that are givens, by cell number, bits 0..63 and 64..80.
struct OtherSolutionQuery {
    const KnownWords& known;
    std::uint64_t given_lo;
    std::uint64_t given_hi;
    int differing_cell;  // a cell that is not a given and must differ from `known`; negative: any may
};

struct Kernel {
    // For all of these, `result` must be new.
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
