// Solves a formula with a given number of steps.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "job/progress_callback.hpp"
#include "sat/sat_solver.hpp"

namespace rookery {

// Like SatSolver::solve; reports begin with the steps: "K = 8 steps: ...".
inline SatAnswer solve_steps(SatSolver& solver, int steps, std::uint64_t conflicts, const ProgressCallback& progress) {
    const auto report_with_steps = [&](std::string_view what) {
        progress.report("K = " + std::to_string(steps) + " steps: " + std::string(what));
    };
    ProgressCallback inner{progress.stop};
    if (progress.on_progress) inner.on_progress = report_with_steps;
    return solver.solve(conflicts, inner);
}

}  // namespace rookery
