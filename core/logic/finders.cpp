#include "logic/finders.hpp"

#include <tuple>

#include "board/insertion_sort.hpp"

namespace rookery {

Step& StepSink::begin(const StepFacts& facts) {
    Step& step = *step_;
    static_cast<StepFacts&>(step) = facts;
    step.places = false;
    step.placement = {};
    step.digits = 0;
    step.eliminations.clear();
    step.marks.clear();
    step.cells.clear();
    step.houses.clear();
    step.groups.clear();
    step.chains.clear();
    step.nested.clear();
    return step;
}

bool StepSink::end() {
    Step& step = *step_;
    if (!wants(step.technique) || (!step.places && step.eliminations.empty())) return false;
    if (all_ == nullptr) workspace_.note_eliminations(step.eliminations);
    insertion_sort(step.eliminations, [](const CellDigit& a, const CellDigit& b) {
        return std::tie(a.cell, a.digit) < std::tie(b.cell, b.digit);
    });
    step.rating = scale_.rating(step);
    if (all_ == nullptr) return true;
    all_->push_back(step);
    return false;
}

bool find_first_step(const State& state, const Scale& scale, Detail detail, TechniqueSet techniques, Step& step,
                     Workspace& workspace) {
    StepSink sink(step, scale, detail, techniques, workspace);
    return for_each_card(scale, techniques, [&](const TechniqueCard& card) { return card.find(state, sink); });
}

std::vector<Step> find_all_steps(const State& state, const Scale& scale, Detail detail, TechniqueSet techniques,
                                 Workspace& workspace) {
    std::vector<Step> steps;
    StepSink sink(steps, scale, detail, techniques, workspace);
    for_each_card(scale, techniques, [&](const TechniqueCard& card) {
        return workspace.callback().stop_requested() || card.find(state, sink);
    });
    return steps;
}

void apply(const Step& step, State& state) {
    ROOKERY_EXPECTS(step.places || !step.eliminations.empty());
    for (const CellDigit& gone : step.eliminations) state.eliminate(gone.cell, gone.digit);
    if (step.places) state.place(step.placement.cell, step.placement.digit);
}

}  // namespace rookery
