// What follows from each assumption, as forcing chains and nets need it. HoDoKu 2.2 calls them tables: what follows at
// once from a premise, and from what follows in turn.
//
//   chains   at once: over one link (inference_graph.hpp)
//   nets     at once: from placing or eliminating a candidate, and from the singles that this leaves, four rounds deep;
//            a single rests on all that leaves it, so that the way there is a net
//
// The way to a consequence goes back by what it rests on; where that is more than one thing, by the one found last, and
// the others are branches, each back to the main path. Branches of branches are left out, as HoDoKu does.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "logic/inferences/inference_graph.hpp"
#include "logic/inferences/singles_board.hpp"
#include "logic/step.hpp"

namespace rookery {

// Something that follows at once from the premise of its table.
struct DirectEntry {
    Literal literal;
    std::uint16_t distance = 1;               // of the premise: 1
    std::array<std::uint16_t, 5> rests_on{};  // places in the table, the first that of the way back; 0: the premise
};
using DirectTable = std::vector<DirectEntry>;

struct TableEntry {
    Literal literal;
    Literal table;  // in whose direct table it stands; that of the premise at first
    bool is_direct;
    std::uint16_t distance;
};

struct TableWay {
    std::vector<Literal> path;                   // from the premise to the end
    std::vector<std::vector<Literal>> branches;  // from a node of the path to a node that the path rests on as well
    int length() const;
};

class NetTables {
  public:
    // For chains, or for nets. The state and its graph with groups must live as long as the tables are used.
    void prepare(const State& state, const InferenceGraph& graph, bool nets);
    // Makes the table of a premise the one that the rest is about.
    void expand(Literal premise);
    Literal premise() const { return entries_.front().literal; }
    const std::vector<TableEntry>& entries() const { return entries_; }
    bool has(Literal literal) const { return place_of_[literal] != kNowhere; }
    // Rows of the graph's words: the nodes that are ON, and those that are OFF.
    const std::vector<std::uint64_t>& on() const { return on_; }
    const std::vector<std::uint64_t>& off() const { return off_; }
    // False where HoDoKu finds none.
    bool way_to(Literal end, TableWay& way) const;

    const InferenceGraph& graph() const { return *graph_; }
    // Of the premise, or of what follows from it.
    const DirectTable& direct(Literal premise) const { return direct_[premise]; }

  private:
    void write_direct(const State& state, Literal premise);
    // Of chains they are written when they are first needed.
    const DirectTable& written_direct(Literal premise);
    void simulate(const State& state, NodeId node, bool on);
    void place(const State& state, SinglesBoard& board, int cell, int digit, bool rests, bool naked);
    void add_direct(Literal literal, std::array<int, 5> rests_on);
    int direct_place(Literal literal) const { return direct_place_[literal] == kNowhere ? 0 : direct_place_[literal]; }
    void go_back(int entry, bool is_branch, std::vector<Literal>& way, const std::vector<Literal>& main,
                 std::vector<Literal>* branch_ends) const;

    bool turns_more_off(NodeId node) const;

    static constexpr std::uint16_t kNowhere = 0xFFFF;
    const State* state_ = nullptr;
    const InferenceGraph* graph_ = nullptr;
    std::vector<DirectTable> direct_;  // by premise
    DirectTable* written_ = nullptr;
    std::vector<std::uint16_t> direct_place_;  // of the table that is written
    std::vector<TableEntry> entries_;
    std::vector<std::uint16_t> place_of_;
    std::vector<std::uint64_t> on_;
    std::vector<std::uint64_t> off_;
    bool nets_ = false;
};

}  // namespace rookery
