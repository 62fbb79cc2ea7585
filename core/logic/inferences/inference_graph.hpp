// The direct consequences of a candidate being true or false: the links of nice loops, alternating inference chains and
// forcing chains.
//
//   literal    a node, true (ON) or false (OFF)
//   node       a candidate; or a group: two or three candidates of one digit where a line crosses a box, of which one
//              is true (ON) or none is (OFF); or, if requested, an almost locked set that has lost one of its digits
//              (OFF), and so has all its others
//
//   x ON   turns OFF the other candidates of its cell, and all nodes of its digit that see every cell of it
//   x OFF  turns ON the only candidate left in a cell, or the only node left for the digit in a house
//
// The links of a literal are in the order in which HoDoKu 2.2 visits them, because the order decides which of equally
// long chains it finds. ON: the cell, row, column, box, then groups. OFF: the cell, row, column, box, then groups.
// Groups are ordered rows first, then columns, in each by digit; sets come last. Chains start and end only in
// candidates.
//
// A link has weight 2, or more after a set, so that a chain of more links through candidates can still count as
// shorter.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "board/cell_set.hpp"
#include "logic/als/als_memory.hpp"
#include "logic/state/state.hpp"

namespace rookery {

using NodeId = std::uint16_t;
using Literal = std::uint16_t;  // 2 * node + (ON ? 1 : 0)
inline constexpr NodeId kNoNode = 0xFFFF;

constexpr Literal literal_of(NodeId node, bool on) {
    return static_cast<Literal>(2 * node + (on ? 1 : 0));
}
constexpr NodeId node_of(Literal literal) {
    return static_cast<NodeId>(literal >> 1);
}
constexpr bool is_on(Literal literal) {
    return (literal & 1) != 0;
}

struct InferenceNode {
    std::uint8_t cell;  // the first
    Digit digit;
    bool is_group;
    CellSet cells;
    CellSet seen;  // cells that see all of them
    // For a set: it has lost `digit`, whose first place is `cell`; `cells` are all of its cells, `seen` is empty.
    const AlmostLockedSet* set = nullptr;

    bool is_candidate() const { return !is_group && set == nullptr; }
    // Cells that see all its places of the digit `other`; for a set, that is one of its other digits.
    CellSet seen_from(int other) const { return set == nullptr ? seen : set->sees_of(other); }
};

class InferenceGraph {
  public:
    // Builds the graph with or without groups. The state and `sets` must outlive the graph.
    void build(const State& state, bool with_groups, std::span<const AlmostLockedSet> sets = {});

    int node_count() const { return static_cast<int>(nodes_.size()); }
    // Candidates are the first nodes, by cell, then digit.
    int candidate_count() const { return candidate_count_; }
    bool has_sets() const { return !set_nodes_.empty(); }
    // The weight of a link.
    int weight(Literal from, Literal to) const {
        const AlmostLockedSet* set = node_at(from).set;
        if (set == nullptr) return 2;
        return 2 * digit_count(set->digits) + (is_on(to) ? 1 : 0);
    }
    const InferenceNode& node(NodeId id) const { return nodes_[id]; }
    const InferenceNode& node_at(Literal literal) const { return nodes_[node_of(literal)]; }
    NodeId id_of(int cell, int digit) const { return ids_[9 * cell + digit - 1]; }

    // Valid until the next call.
    std::span<const Literal> links(Literal from) const {
        if (ends_[from] == kNotListed) list_links(from);
        return std::span(links_).subspan(begins_[from], ends_[from] - begins_[from]);
    }
    // Rows of `words` words, one bit per node: the nodes that this node makes false if true.
    int words() const { return words_; }
    const std::uint64_t* turned_off(NodeId by) const {
        return rows_.data() + static_cast<std::size_t>(by) * static_cast<std::size_t>(words_);
    }
    // The nodes that make something true by being false.
    const std::uint64_t* leads_on() const { return leads_on_.data(); }

  private:
    static constexpr std::uint32_t kNotListed = 0xFFFFFFFF;

    std::uint64_t* row_of(NodeId by) {
        return rows_.data() + static_cast<std::size_t>(by) * static_cast<std::size_t>(words_);
    }
    void add_groups();
    void make_rows();
    void list_links(Literal from) const;
    void link_candidate_off(NodeId id) const;
    void link_candidate_on(NodeId id) const;
    void link_group_off(NodeId id) const;
    void link_group_on(NodeId id) const;
    // Adds the sets of more than one cell, one node for each of their digits.
    void add_sets(std::span<const AlmostLockedSet> sets);
    void link_on_to_sets(NodeId id) const;
    void link_set_off(NodeId id) const;
    // Append to the links of the literal that is being listed.
    void add_link(NodeId to, bool on) const;
    void add_link_once(NodeId to, bool on) const;
    // Adds the only candidate or group of the digit left in a house if the group is false; nothing if there are
    // several.
    void add_last_of_house(NodeId group, int house) const;

    std::vector<InferenceNode> nodes_;
    std::array<std::vector<NodeId>, 9> groups_;        // by digit - 1
    std::array<std::vector<NodeId>, 9> tight_groups_;  // groups of a house with one other place
    std::array<NodeId, 729> ids_{};
    std::vector<NodeId> set_nodes_;  // in the order of the sets, then of the digits
    const State* state_ = nullptr;
    std::array<CellSet, 9> places_;  // by digit - 1
    // Links of true nodes are listed on first use: most are never needed.
    mutable std::vector<Literal> links_;
    mutable std::vector<std::uint32_t> begins_;
    mutable std::vector<std::uint32_t> ends_;
    mutable Literal written_ = 0;
    std::vector<std::uint64_t> rows_;
    std::vector<std::uint64_t> leads_on_;
    std::vector<std::uint64_t> house_rows_;
    int candidate_count_ = 0;
    int words_ = 0;
};

}  // namespace rookery
