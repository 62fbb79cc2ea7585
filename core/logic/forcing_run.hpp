// Run: what follows from one assumption, in the order in which it was found.
//
//   nodes      0          1        2        3     ...   parents always come before their children
//              assumption └────────┴─ ...
//   index      [2 * id + on] ─► node, or -1
//   on, off    the same as sets of ids: rows of bits
//
// A node keeps the one node that it was derived from. Where the chain is dynamic, a true node rests on more: all other
// candidates of its cell, or all other places of its digit in its house, are false. Those are read off the base grid
// when they are wanted (ForcingSearch::for_each_parent), which is seldom.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/chain_graph.hpp"
#include "logic/open_grid.hpp"
#include "logic/step.hpp"

namespace rookery {

struct RunNode {
    CandidateId id;
    bool on;
    ChainReason reason;     // of false nodes: pattern, or anything else for "by its trigger"
    std::uint16_t trigger;  // the node it was derived from
    std::int16_t rule;      // reason pattern: index into Run::rules
    std::uint16_t depth;    // nodes on the way here by triggers, this one included: it rests on no fewer
};

// A pattern or a nested chain that made candidates false, and the false nodes that it rests on.
struct AppliedRule {
    std::uint32_t first_parent;  // in Run::parents
    std::uint16_t parent_count;
    std::int32_t complexity;        // of a nested chain, with those nested in it; patterns have 0
    std::uint32_t first_signature;  // in Run::signatures: equal for equal nested chains
    std::uint32_t signature_size;
};

struct Run {
    static constexpr int kNotRun = -1;

    int level = kNotRun;        // how far it has been taken
    int depth = 0;              // false nodes above this depth have been followed
    std::size_t next_true = 0;  // nodes from here on have not been followed
    std::size_t next_false = 0;
    int on_end = -1;   // of a contradiction: the candidate is true ...
    int off_end = -1;  // ... and false; the latter of the two nodes is the last and in no index or row
    std::vector<RunNode> nodes;
    std::vector<std::int16_t> index;
    std::vector<std::uint64_t> rows;  // on, then off
    std::vector<std::int16_t> flat;   // complexity of each node without nested chains; 0: not counted yet
    std::vector<AppliedRule> rules;
    std::vector<std::uint16_t> parents;  // of rules
    std::vector<std::uint16_t> signatures;
    std::vector<Step> steps;  // of rules, if pictures are recorded
    OpenGrid grid;            // what is left of the base grid; unused by static chains

    bool contradicts() const { return on_end >= 0; }
    int index_of(CandidateId id, bool on) const { return index[2 * static_cast<std::size_t>(id) + (on ? 1 : 0)]; }
    const std::uint64_t* row(bool on, int words) const { return rows.data() + (on ? 0 : words); }
};

}  // namespace rookery
