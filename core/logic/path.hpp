// The loop of solving as a person would: find the first step, apply it, start again.
#pragma once

#include <cstdint>
#include <vector>

#include "board/grid.hpp"
#include "job/function_ref.hpp"
#include "logic/finders.hpp"
#include "logic/state/state.hpp"
#include "logic/step.hpp"

namespace rookery {

enum class PathEnd : std::uint8_t {
    solved,
    stuck,          // no finder has anything
    contradiction,  // a cell or a house ran out of candidates
    stopped,        // the stop flag, or the visitor, ended it
};

struct PathOptions {
    const Scale& scale;
    Detail detail = Detail::conclusion;
    TechniqueSet techniques = scale.by_default;  // those that may be used
    ProgressCallback progress{};                 // polled before every step, and within long ones
};

// Told each step in turn, and the state before it; false ends the path.
using StepVisitor = FunctionRef<bool(const Step& step, const State& before)>;
PathEnd walk_path(State& state, const PathOptions& options, StepVisitor visit);
// The same with a workspace that is used again; its progress callback becomes that of the options.
PathEnd walk_path(State& state, const PathOptions& options, StepVisitor visit, Workspace& workspace);

}  // namespace rookery
