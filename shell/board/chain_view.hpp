// ChainView: what is shown of a step's chains: which branch, how far it has been played, and into which nested step one
// has gone down. It holds places only, no step: each question is asked with the step that is shown (`root`), and places
// that do not exist in it are taken for "everything".
#pragma once

#include <string>
#include <vector>

#include "shell/board/path_step.hpp"

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
    // The step that is shown now, or null. Another one than at the last call is shown whole.
    void follow(const PathStep* root);

    // --- what is shown ---
    // The step whose chains are shown: `root`, or a step nested in it.
    const PathStep& step(const PathStep& root) const;
    // How many nested steps one has gone down.
    int depth(const PathStep& root) const { return static_cast<int>(way(root).size()) - 1; }
    // The steps from `root` down to step(root), and for all but the last the node that rests on the next.
    struct Stage {
        const PathStep* step;
        ChainPlace unfolded;
    };
    std::vector<Stage> way(const PathStep& root) const;
    int branch(const PathStep& root) const;  // of step(root), or kAllBranches
    // The nodes of the branch or of all branches, in the order in which they are read and played.
    std::vector<ChainPlace> reading(const PathStep& root) const;
    // Whether everything is shown at once. Otherwise the first played() nodes of reading() are.
    bool shows_whole(const PathStep& root) const { return level(root).played < 0; }
    int played(const PathStep& root) const;
    // The place in reading() of a node that rests on a nested step: the last one played; when the whole is shown, the
    // first that has one. -1: there is none.
    int unfoldable(const PathStep& root) const;

    // --- changing it ---
    void choose_branch(const PathStep& root, int branch);
    void play_to(const PathStep& root, int nodes);  // from 1 to all
    void play_on(const PathStep& root, int nodes);  // that many more, or fewer
    void show_whole(const PathStep& root);
    // Goes down into the step on which the node at this place of reading() rests, if it does on any.
    void unfold(const PathStep& root, int place);
    void fold(const PathStep& root);

  private:
    struct Level {
        ChainPlace unfolded{-1, -1};  // the node of the level above that rests on this level's step
        int branch = kAllBranches;
        int played = -1;  // nodes; -1: the whole is shown
    };
    Level level(const PathStep& root) const { return levels_[way(root).size() - 1]; }
    // The same to be changed; levels that `root` does not have are dropped.
    Level& level_to_change(const PathStep& root);

    std::vector<Level> levels_ = {Level{}};  // the outermost step's first
    // What follow() was last called with, by what tells one step from another.
    int number_ = -1;
    std::string text_;
};

// The node at a place; null when there is none or it rests on nothing nested.
const ChainNode& node_at(const PathStep& step, ChainPlace place);
const PathStep* nested_at(const PathStep& step, ChainPlace place);

CellSet cells_of(const ChainNode& node);  // one, or those of its group

// --- in words ---
std::string name_of_cells(const ChainNode& node);                    // "r4c5"; "r46c6" of a group
std::string claim_of(const ChainNode& node);                         // "r4c5=6"; "If r1c1 is 5" for an assumption
std::string reason_of(const PathStep& step, ChainPlace place);       // "only place left in row 4"; empty: assumption
std::string branch_name(const PathStep& step, int branch);           // "If r1c1 is 5"
std::string implication_of(const PathStep& step, ChainPlace place);  // both, as a sentence

}  // namespace rookery::shell
