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

bool StepSink::ask(const TechniqueCard& card, const State& state) {
    asked_ = card.techniques().first();
    follows_changes_ = false;
    if (card.find(state, *this)) return true;
    if (follows_changes_ && !workspace_.callback().stop_requested()) workspace_.changes().note_nothing(asked_);
    return false;
}

Change StepSink::changes(const State& state) {
    if (!wants_first_only()) return change_of_everything();
    workspace_.changes().follow(state, scale_, techniques_, workspace_.choices());
    follows_changes_ = true;
    return workspace_.changes().since_search_for(asked_);
}

bool find_first_step(const State& state, const Scale& scale, Detail detail, TechniqueSet techniques, Step& step,
                     Workspace& workspace) {
    StepSink sink(step, scale, detail, techniques, workspace);
    return for_each_card(scale, techniques, [&](const TechniqueCard& card) { return sink.ask(card, state); });
}

std::vector<Step> find_all_steps(const State& state, const Scale& scale, Detail detail, TechniqueSet techniques,
                                 Workspace& workspace) {
    std::vector<Step> steps;
    StepSink sink(steps, scale, detail, techniques, workspace);
    for_each_card(scale, techniques, [&](const TechniqueCard& card) {
        return workspace.callback().stop_requested() || sink.ask(card, state);
    });
    return steps;
}

void apply(const Step& step, State& state) {
    ROOKERY_EXPECTS(step.places || !step.eliminations.empty());
    for (const CellDigit& gone : step.eliminations) state.eliminate(gone.cell, gone.digit);
    if (step.places) state.place(step.placement.cell, step.placement.digit);
}

}  // namespace rookery
