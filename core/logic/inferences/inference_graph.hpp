// What follows at once from a candidate being true or false: the links that nice loops, alternating inference chains
// and forcing chains are made of.
//
//   literal    a node, true (ON) or false (OFF)
//   node       a candidate; or a group: two or three candidates of one digit where a line crosses a box, of which one
//              is true (ON) or none is (OFF); or, where they are asked for, an almost locked set that has lost one of
//              its digits (OFF), and so has all its others
//
//   x ON   turns OFF the other candidates of its cell, and all nodes of its digit that see every cell of it
//   x OFF  turns ON what is then the only candidate of a cell, or the only node of the digit in a house
//
// The links of a literal stand in the order in which HoDoKu 2.2 goes through them, as that decides which of equally
// long chains it finds: of ON the cell, row, column, box, then groups; of OFF the cell, row, column, box, then groups;
// groups rows first, then columns, in each by digit; sets behind them. Chains may start and end in candidates only.
//
// A link counts 2; behind a set more, so that a longer chain through candidates may still be the shorter way.
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
    // Of a set: it has lost `digit`, whose first place `cell` is; `cells` are all of its cells, `seen` is empty.
    const AlmostLockedSet* set = nullptr;

    bool is_candidate() const { return !is_group && set == nullptr; }
    // Cells that see all its places of the digit, which is one of the others where the node is a set.
    CellSet seen_from(int other) const { return set == nullptr ? seen : set->sees_of(other); }
};

class InferenceGraph {
  public:
    // With groups or without. The state and `sets` must live as long as the graph is used.
    void build(const State& state, bool with_groups, std::span<const AlmostLockedSet> sets = {});

    int node_count() const { return static_cast<int>(nodes_.size()); }
    // Candidates are the first nodes, by cell, then digit.
    int candidate_count() const { return candidate_count_; }
    bool has_sets() const { return !set_nodes_.empty(); }
    // What a link counts.
    int weight(Literal from, Literal to) const {
        const AlmostLockedSet* set = node_at(from).set;
        if (set == nullptr) return 2;
        return 2 * digit_count(set->digits) + (is_on(to) ? 1 : 0);
    }
    const InferenceNode& node(NodeId id) const { return nodes_[id]; }
    const InferenceNode& node_at(Literal literal) const { return nodes_[node_of(literal)]; }
    NodeId id_of(int cell, int digit) const { return ids_[9 * cell + digit - 1]; }

    // Good until the next call.
    std::span<const Literal> links(Literal from) const {
        if (ends_[from] == kNotListed) list_links(from);
        return std::span(links_).subspan(begins_[from], ends_[from] - begins_[from]);
    }
    // Rows of `words` words, a bit for each node: what a node being true makes false.
    int words() const { return words_; }
    const std::uint64_t* turned_off(NodeId by) const {
        return rows_.data() + static_cast<std::size_t>(by) * static_cast<std::size_t>(words_);
    }
    // The nodes that being false makes something true.
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
    // The sets of more than one cell, a node for each of their digits.
    void add_sets(std::span<const AlmostLockedSet> sets);
    void link_on_to_sets(NodeId id) const;
    void link_set_off(NodeId id) const;
    // The links of one literal, which is written at present.
    void add_link(NodeId to, bool on) const;
    void add_link_once(NodeId to, bool on) const;
    // The only candidate or group of the digit that is left in a house of a group when that is false; none if more.
    void add_last_of_house(NodeId group, int house) const;

    std::vector<InferenceNode> nodes_;
    std::array<std::vector<NodeId>, 9> groups_;        // by digit - 1
    std::array<std::vector<NodeId>, 9> tight_groups_;  // those of a house with one other place
    std::array<NodeId, 729> ids_{};
    std::vector<NodeId> set_nodes_;  // in the order of the sets, then of the digits
    const State* state_ = nullptr;
    std::array<CellSet, 9> places_;  // by digit - 1
    // The links of what is true are listed when they are first asked for: most never are.
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
