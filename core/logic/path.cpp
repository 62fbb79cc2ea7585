#include "logic/path.hpp"

namespace rookery {

PathEnd walk_path(State& state, const PathOptions& options, StepVisitor visit) {
    Workspace workspace;
    return walk_path(state, options, visit, workspace);
}

PathEnd walk_path(State& state, const PathOptions& options, StepVisitor visit, Workspace& workspace) {
    workspace.set_progress(options.progress);
    Step step;
    for (;;) {
        if (state.has_contradiction()) return PathEnd::contradiction;
        if (state.is_solved()) return PathEnd::solved;
        if (options.progress.stop_requested()) return PathEnd::stopped;
        if (!find_first_step(state, options.scale, options.detail, options.techniques, step, workspace)) {
            return options.progress.stop_requested() ? PathEnd::stopped : PathEnd::stuck;
        }
        if (!visit(step, state)) return PathEnd::stopped;
        apply(step, state);
    }
}

}  // namespace rookery
