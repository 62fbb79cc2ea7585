// The solving loop of a person: find the first step, apply it, start again.
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
    stuck,          // no finder has a step
    contradiction,  // a cell or a house ran out of candidates
    stopped,        // by the stop token or the visitor
};

struct PathOptions {
    const Scale& scale;
    Detail detail = Detail::conclusion;
    TechniqueSet techniques = scale.by_default;  // those that may be used
    ProgressCallback progress{};                 // polled before every step, and within long ones
};

// Called with each step in turn, and the state before it; false ends the path.
using StepVisitor = FunctionRef<bool(const Step& step, const State& before)>;
PathEnd walk_path(State& state, const PathOptions& options, StepVisitor visit);
// The same with a reused workspace, which takes over the progress callback of the options.
PathEnd walk_path(State& state, const PathOptions& options, StepVisitor visit, Workspace& workspace);

}  // namespace rookery
