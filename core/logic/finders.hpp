// Finding steps: how techniques report what they find, and how they are asked.
//
//   TechniqueCard::find ──begin(), fill in the step, end()──► StepSink: keeps the first step, or all of them
//
// A finder looks at one state and reports the steps of its family in its order of preference, so that its first step is
// the one that is taken. It knows nothing about who asks: end() returns true when the sink has had enough, and the
// finder then returns true at once. A family that has to compare all its steps before it can tell which comes first
// (loops, and chains) collects, sorts by the rank that the sink's scale gives them, and then reports.
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
    // Keeps the first step in `first`, whose memory is used again, and then has had enough.
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
    // Only one step is wanted: a family that compares its steps need not keep more than the best.
    bool wants_first_only() const { return all_ == nullptr; }
    const Scale& scale() const { return scale_; }
    Workspace& workspace() const { return workspace_; }

    // Asks a card. Where it looked for the first step alone and found none, that is remembered.
    bool ask(const TechniqueCard& card, const State& state);
    // For the card that is asked: where a step may have arisen since it last found none.
    Change changes(const State& state);

    // An empty step to be filled in: conclusion always, highlights if wanted.
    Step& begin(const StepFacts& facts);
    Step& begin(Technique technique) { return begin(StepFacts{technique}); }
    // Reports it. A step of a technique that is not wanted, or without any effect, is dropped.
    // Eliminations are put in order and the step is rated here. Returns true when no more steps are needed.
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

// The step that is taken next among the wanted techniques: that of the first card in the scale's order that has one, or
// else, of those not on the scale, in the order of the list. Returns false if no card has a step, or if the workspace's
// stop token asked to stop.
bool find_first_step(const State& state, const Scale& scale, Detail detail, TechniqueSet techniques, Step& step,
                     Workspace& workspace);
// Every step of every wanted technique, card by card in that order, until it is asked to stop.
std::vector<Step> find_all_steps(const State& state, const Scale& scale, Detail detail, TechniqueSet techniques,
                                 Workspace& workspace);
// Does what the step concludes.
void apply(const Step& step, State& state);

}  // namespace rookery
