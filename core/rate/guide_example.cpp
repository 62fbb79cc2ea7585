#include "rate/guide_example.hpp"

#include "logic/technique_card.hpp"
#include "rate/trial/path_scales.hpp"

namespace rookery {

const Scale& example_scale(Technique technique) {
    return *path_scale_with(technique).scale;
}

PathOptions example_path(Technique technique) {
    PathOptions options{example_scale(technique)};
    if (options.techniques.contains(technique)) return options;
    options.techniques &= ~label_of(technique).techniques;
    options.techniques.insert(technique);
    return options;
}

std::optional<GuideExample> find_example(const GuidePage& page, const ProgressCallback& progress,
                                         Workspace& workspace) {
    if (page.example.empty()) return std::nullopt;
    State state(example_of(page));
    PathOptions options = example_path(page.technique);
    options.detail = Detail::highlights;
    options.progress = progress;
    std::optional<GuideExample> example;
    int number = 0;
    const auto until_found = [&](const Step& step, const State& before) {
        ++number;
        if (step.technique != page.technique) return true;
        example = {before.values(), {}, step, number};
        for (int cell = 0; cell < 81; ++cell) example->candidates[cell] = before.candidates(cell);
        return false;
    };
    walk_path(state, options, until_found, workspace);
    return example;
}

}  // namespace rookery
