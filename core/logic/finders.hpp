// Finding steps: how techniques report what they find, and how they are called.
//
//   TechniqueCard::find ──begin(), fill in the step, end()──► StepSink: keeps the first step, or all of them
//
// A finder examines one state and reports the steps of its family in order of preference, so that its first step is the
// one that is taken. It knows nothing about its caller: end() returns true when the sink has enough, and the finder
// then returns true at once. A family that must compare all its steps to know which comes first (loops, chains)
// collects them, sorts them by their rank on the sink's scale, and then reports them.
#pragma once

#include <vector>

#include "logic/changes.hpp"
#include "logic/highlights.hpp"
#include "logic/scale.hpp"
#include "logic/state/state.hpp"
#include "logic/step.hpp"
#include "logic/technique_card.hpp"
#include "logic/workspace.hpp"

namespace rookery {

class StepSink {
  public:
    // Keeps only the first step, in `first`, whose allocated memory is reused.
    StepSink(Step& first, const Scale& scale, Detail detail, TechniqueSet techniques, Workspace& workspace)
        : step_{&first}, scale_{scale}, detail_{detail}, techniques_{techniques}, workspace_{workspace} {}
    // Appends every step to `all`.
    StepSink(std::vector<Step>& all, const Scale& scale, Detail detail, TechniqueSet techniques, Workspace& workspace)
        : step_{&scratch_},
          all_{&all},
          scale_{scale},
          detail_{detail},
          techniques_{techniques},
          workspace_{workspace} {}
    StepSink(const StepSink&) = delete;
    StepSink& operator=(const StepSink&) = delete;

    TechniqueSet techniques() const { return techniques_; }
    bool wants(Technique technique) const { return techniques_.contains(technique); }
    bool wants_highlights() const { return detail_ == Detail::highlights; }
    // Whether one step is enough: then a family that compares its steps need only keep the best.
    bool wants_first_only() const { return all_ == nullptr; }
    const Scale& scale() const { return scale_; }
    Workspace& workspace() const { return workspace_; }

    // Runs a card's finder. If it looked only for the first step and found none, that is remembered.
    bool ask(const TechniqueCard& card, const State& state);
    // For the card that is running: where a step may have arisen since it last found none.
    Change changes(const State& state);

    // An empty step to fill in: always the conclusion, and the highlights if wanted.
    Step& begin(const StepFacts& facts);
    Step& begin(Technique technique) { return begin(StepFacts{technique}); }
    // Reports the step. Drops it if its technique is not wanted or it has no effect. Sorts its eliminations and rates
    // it. Returns true when no more steps are needed.
    bool end();

  private:
    Step scratch_;
    Step* step_;
    std::vector<Step>* all_ = nullptr;
    const Scale& scale_;
    Detail detail_;
    TechniqueSet techniques_;
    Workspace& workspace_;
    Technique asked_{};
    bool follows_changes_ = false;
};

// Finds the next step to take among the wanted techniques: that of the first card that has one, in the scale's order,
// then (for techniques not on the scale) in the order of the list. Returns false if no card has a step, or if the
// workspace's stop token requested a stop.
bool find_first_step(const State& state, const Scale& scale, Detail detail, TechniqueSet techniques, Step& step,
                     Workspace& workspace);
// Every step of every wanted technique, card by card in that order, unless a stop is requested.
std::vector<Step> find_all_steps(const State& state, const Scale& scale, Detail detail, TechniqueSet techniques,
                                 Workspace& workspace);
// Applies the step's conclusion to the state.
void apply(const Step& step, State& state);

}  // namespace rookery
