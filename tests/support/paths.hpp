// Complete solve paths, and steps found with a workspace of their own.
#pragma once

#include <vector>

#include "logic/path.hpp"
#include "rate/se_scale.hpp"

namespace rookery {

struct Path {
    PathEnd end = PathEnd::stuck;
    std::vector<Step> steps;
};
// The complete path; `state` ends as the last step left it.
inline Path find_path(State& state, const PathOptions& options) {
    Path path;
    path.end = walk_path(state, options, [&path](const Step& step, const State&) {
        path.steps.push_back(step);
        return true;
    });
    return path;
}

inline bool find_first_step(const State& state, const Scale& scale, Detail detail, TechniqueSet techniques,
                            Step& step) {
    Workspace workspace;
    return find_first_step(state, scale, detail, techniques, step, workspace);
}
inline std::vector<Step> find_all_steps(const State& state, const Scale& scale, Detail detail,
                                        TechniqueSet techniques = se_techniques()) {
    Workspace workspace;
    return find_all_steps(state, scale, detail, techniques, workspace);
}

}  // namespace rookery
