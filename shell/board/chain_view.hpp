// ChainView: which part of a step's chains is visible. That is the branch, how far playback has advanced, and which
// nested step is open. It stores indices only, no step: each query takes the step that is shown (`root`), and indices
// that do not exist in it mean "everything".
#pragma once

#include <string>
#include <vector>

#include "shell/board/path_row.hpp"

namespace rookery::shell {

// A node of a step's chains.
struct ChainPlace {
    int chain = 0;
    int node = 0;
    friend bool operator==(const ChainPlace&, const ChainPlace&) = default;
};

inline constexpr int kAllBranches = -1;

class ChainView {
  public:
    // The step that is shown now, or null. A step other than the last one is shown whole.
    void follow(const StepRecord* root);

    // --- queries ---
    // The step whose chains are shown: `root`, or a step nested in it.
    const StepRecord& step(const StepRecord& root) const;
    // The nesting depth of step(root).
    int depth(const StepRecord& root) const { return static_cast<int>(way(root).size()) - 1; }
    // The steps from `root` down to step(root); each but the last with its node that depends on the next.
    struct Stage {
        const StepRecord* step;
        ChainPlace unfolded;
    };
    std::vector<Stage> way(const StepRecord& root) const;
    int branch(const StepRecord& root) const;  // of step(root), or kAllBranches
    // The nodes of the branch, or of all branches, in reading and playback order.
    std::vector<ChainPlace> reading(const StepRecord& root) const;
    // Whether everything is shown at once. Otherwise, the first played() nodes of reading() are.
    bool shows_whole(const StepRecord& root) const { return level(root).played < 0; }
    int played(const StepRecord& root) const;
    // The index in reading() of a node that depends on a nested step: the last one played, or when everything is shown,
    // the first such node. -1: there is none.
    int unfoldable(const StepRecord& root) const;

    // --- changes ---
    void choose_branch(const StepRecord& root, int branch);
    void play_to(const StepRecord& root, int nodes);  // from 1 to all
    void play_on(const StepRecord& root, int nodes);  // forward by that many, or back
    void show_whole(const StepRecord& root);
    // Opens the nested step on which the node at this index of reading() depends, if any.
    void unfold(const StepRecord& root, int place);
    void fold(const StepRecord& root);

  private:
    struct Level {
        ChainPlace unfolded{-1, -1};  // the outer level's node that depends on this level's step
        int branch = kAllBranches;
        int played = -1;  // number of nodes; -1: everything is shown
    };
    Level level(const StepRecord& root) const { return levels_[way(root).size() - 1]; }
    // Mutable access; drops levels that `root` does not have.
    Level& level_to_change(const StepRecord& root);

    std::vector<Level> levels_ = {Level{}};  // the outermost step's first
    // The step of the last call of follow(), by the properties that distinguish steps.
    int number_ = -1;
    std::string technique_, conclusion_;
};

// The node at a place, or the step nested in it; null when there is none.
const ChainNode& node_at(const StepRecord& step, ChainPlace place);
const StepRecord* nested_at(const StepRecord& step, ChainPlace place);

CellSet cells_of(const ChainNode& node);  // one, or those of its group

// --- in words ---
std::string name_of_cells(const ChainNode& node);                      // "r4c5"; "r46c6" of a group
std::string claim_of(const ChainNode& node);                           // "r4c5=6"; "If r1c1 is 5" for an assumption
std::string reason_of(const StepRecord& step, ChainPlace place);       // "only place left in row 4"; empty: assumption
std::string branch_name(const StepRecord& step, int branch);           // "If r1c1 is 5"
std::string implication_of(const StepRecord& step, ChainPlace place);  // both, as a sentence

}  // namespace rookery::shell
