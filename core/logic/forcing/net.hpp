// Net: the consequences of one assumption, in the order in which they were found.
//
//   nodes      0          1        2        3     ...   parents always come before their children
//              assumption └────────┴─ ...
//   index      [2 * id + on] ─► node, if there is one
//   on, off    the same as sets of ids: rows of bits
//
// A node keeps the one node that it was derived from. In a dynamic net a true node depends on more: all other
// candidates of its cell, or all other places of its digit in its house, are false. These are read off the base grid
// when needed (net_parents.hpp), which is rare.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "job/progress_callback.hpp"
#include "logic/chains/chain_graph.hpp"
#include "logic/scale.hpp"
#include "logic/state/open_grid.hpp"
#include "logic/step.hpp"

namespace rookery {

enum class ForcingMode : std::uint8_t {
    nishio,   // links of one digit
    fixed,    // strong links are those of the grid: "multiple" chains
    dynamic,  // candidates that have become false create new strong links
};

// The common base of all nets of a search. The level decides which consequences an assumption has, and their order:
//
//   level 0   links                           level 3   + multiple chains
//   level 1   + locking, pairs, X-wings       level 4   level 1 + dynamic chains
//   level 2   + single chains                 level 5   level 4 + nested chains of level 2
struct NetBase {
    OpenGrid grid;
    ChainGraph* graph = nullptr;   // of the grid
    const Scale* scale = nullptr;  // sorts nested chains and rates nested steps
    ProgressCallback progress;
    ForcingMode mode = ForcingMode::dynamic;
    int level = 0;
};

// Candidates that are true, and that are false, as rows of bits.
struct NetRows {
    std::array<std::uint64_t, kMaxWords> on;
    std::array<std::uint64_t, kMaxWords> off;
};

struct NetNode {
    CandidateId id;
    bool on;
    ChainReason reason;     // for false nodes: pattern; anything else means "by its trigger"
    std::uint16_t trigger;  // the node it was derived from
    std::int16_t rule;      // reason pattern: index into Net::rules
    std::uint16_t depth;    // nodes on the path of triggers, this one included: a lower bound on what it depends on
};

// A pattern or a nested chain that made candidates false, and the false nodes that it depends on.
struct AppliedRule {
    std::uint32_t first_parent;  // in Net::parents
    std::uint16_t parent_count;
    std::int32_t length;            // of a nested chain, including those nested in it; 0 for patterns
    std::uint32_t first_signature;  // in Net::signatures: equal for equal nested chains
    std::uint32_t signature_size;
};

struct Net {
    static constexpr int kNotFollowed = -1;

    int level = kNotFollowed;  // the level that it has been extended to
    int depth = 0;             // false nodes above this depth have been followed
    int next_true = 0;         // nodes from here on have not been followed
    int next_false = 0;
    int on_end = -1;   // of a contradiction: the candidate is true ...
    int off_end = -1;  // ... and false; the later of the two nodes is the last, and in no index or row
    int count = 0;     // nodes in use
    int words = 0;     // of a row
    std::vector<NetNode> nodes;
    std::vector<std::int16_t> index;
    std::vector<std::uint64_t> rows;  // on, then off
    // For nodes whose ancestors were requested: rows of the nodes that they depend on, themselves included, in the
    // order of the requests; and the index of a node's row, or -1 (net_parents.hpp).
    std::vector<std::uint64_t> ancestors;
    std::vector<std::int16_t> ancestors_of;
    int ancestor_words = 0;
    std::vector<AppliedRule> rules;
    std::vector<std::uint16_t> parents;  // of rules
    std::vector<std::uint16_t> signatures;
    std::vector<Step> steps;  // of rules, if highlights are recorded
    OpenGrid grid;            // what is left of the base grid; unused by fixed nets

    // Resets the net for a graph with this many candidates.
    void begin(int candidates, int row_words) {
        level = kNotFollowed;
        depth = next_true = next_false = count = 0;
        on_end = off_end = -1;
        words = row_words;
        // Each candidate true and false, and the node of a contradiction.
        const auto most_nodes = 2 * static_cast<std::size_t>(candidates) + 1;
        if (nodes.size() < most_nodes) nodes.resize(most_nodes);
        if (index.size() < most_nodes) index.resize(most_nodes);  // read only where a row has the candidate
        rows.assign(2 * static_cast<std::size_t>(row_words), 0);
        ancestors.clear();
        ancestors_of.clear();
        rules.clear();
        parents.clear();
        signatures.clear();
        steps.clear();
    }

    bool contradicts() const { return on_end >= 0; }
    bool has(CandidateId id, bool on) const { return has_id(row(on), id); }
    int index_of(CandidateId id, bool on) const {
        return has(id, on) ? index[2 * static_cast<std::size_t>(id) + (on ? 1 : 0)] : -1;
    }
    const std::uint64_t* row(bool on) const { return rows.data() + (on ? 0 : words); }

    // Adds a node that follows from the trigger (-1: an assumption).
    int add(CandidateId id, bool on, ChainReason reason, int trigger) {
        const int node_depth = trigger < 0 ? 1 : nodes[static_cast<std::size_t>(trigger)].depth + 1;
        nodes[static_cast<std::size_t>(count)] = {
            id, on, reason, static_cast<std::uint16_t>(trigger), -1, static_cast<std::uint16_t>(node_depth)};
        return count++;
    }
    // Enters the node in the index and rows. The last node of a contradiction is not entered.
    void record(int node) {
        const NetNode& added = nodes[static_cast<std::size_t>(node)];
        index[2 * static_cast<std::size_t>(added.id) + (added.on ? 1 : 0)] = static_cast<std::int16_t>(node);
        add_id(rows.data() + (added.on ? 0 : words), added.id);
    }
};

}  // namespace rookery
