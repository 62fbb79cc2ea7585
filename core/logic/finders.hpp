// Finders: the techniques in the order of the Sudoku Explainer scale, and how they report what they find.
//
//   Finder ──begin(), fill in the step, end()──► StepSink: keeps the first step, or all of them
//
// A finder looks at one state and reports the steps of its family in the order in which the scale prefers them, so that
// its first step is the one that the scale takes. It knows nothing about who asks: end() returns true when the sink has
// had enough, and the finder then returns true at once. A family that has to compare all its steps before it can tell
// which comes first (loops, and chains) collects, sorts, and then reports.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "logic/state/state.hpp"
#include "logic/step.hpp"
#include "logic/workspace.hpp"

namespace rookery {

class StepSink {
  public:
    // Keeps the first step in `first`, whose memory is used again, and then has had enough.
    StepSink(Step& first, Detail detail, TechniqueSet techniques, Workspace& workspace)
        : step_{&first}, detail_{detail}, techniques_{techniques}, workspace_{workspace} {}
    // Appends every step to `all`.
    StepSink(std::vector<Step>& all, Detail detail, TechniqueSet techniques, Workspace& workspace)
        : step_{&scratch_}, all_{&all}, detail_{detail}, techniques_{techniques}, workspace_{workspace} {}
    StepSink(const StepSink&) = delete;
    StepSink& operator=(const StepSink&) = delete;

    TechniqueSet techniques() const { return techniques_; }
    bool wants(Technique technique) const { return (techniques_ & technique_bit(technique)) != 0; }
    bool wants_picture() const { return detail_ == Detail::picture; }
    // Only one step is wanted: a family that compares its steps need not keep more than the best.
    bool wants_first_only() const { return all_ == nullptr; }
    Workspace& workspace() const { return workspace_; }

    // An empty step to be filled in: conclusion always, picture if wanted.
    Step& begin(Technique technique, int rating, int variant = 0);
    // Reports it. A step of a technique that is not wanted, or without any effect, is dropped.
    // Eliminations are put in order here. Returns true when no more steps are needed.
    bool end();

  private:
    Step scratch_;
    Step* step_;
    std::vector<Step>* all_ = nullptr;
    Detail detail_;
    TechniqueSet techniques_;
    Workspace& workspace_;
};

struct Finder {
    std::string_view family;                           // "Hidden single", "Naked pair", ...
    TechniqueSet techniques;                           // those whose steps it can report
    bool (*find)(const State& state, StepSink& sink);  // true: the sink has had enough
};

// All finders in the order of the scale (SE 1.2.1, its producers 1 to 30).
std::span<const Finder> all_finders();

// The step that the scale takes next among the wanted techniques. Returns false if no finder has one, or if the
// workspace's watch asked to stop.
bool find_first_step(const State& state, Detail detail, TechniqueSet techniques, Step& step, Workspace& workspace);
// Every step of every wanted technique, finder by finder, as far as the watch lets it.
std::vector<Step> find_all_steps(const State& state, Detail detail, TechniqueSet techniques, Workspace& workspace);
// The same two with a workspace of their own.
bool find_first_step(const State& state, Detail detail, TechniqueSet techniques, Step& step);
std::vector<Step> find_all_steps(const State& state, Detail detail, TechniqueSet techniques = kAllTechniques);
// Does what the step concludes.
void apply(const Step& step, State& state);

}  // namespace rookery
