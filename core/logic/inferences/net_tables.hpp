// The consequences of each assumption, for forcing chains and nets. HoDoKu 2.2 calls them tables: the direct
// consequences of a premise, and their consequences in turn.
//
//   chains   direct: over one link (inference_graph.hpp)
//   nets     direct: from placing or eliminating a candidate, and from the singles that this leaves, four rounds deep;
//            a single depends on all the eliminations that create it, so the path to it is a net
//
// The path to a consequence is traced back by its dependencies. If there are several, the path follows the one found
// last, and the others are branches, each traced back to the main path. Branches of branches are left out, as in
// HoDoKu.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "logic/inferences/inference_graph.hpp"
#include "logic/inferences/singles_board.hpp"
#include "logic/step.hpp"

namespace rookery {

// A direct consequence of the premise of a table.
struct DirectEntry {
    Literal literal;
    std::uint16_t distance = 1;               // the premise has 1
    std::array<std::uint16_t, 5> rests_on{};  // indices in the table, the first on the path back; 0: the premise
};
using DirectTable = std::vector<DirectEntry>;

struct TableEntry {
    Literal literal;
    Literal table;  // whose direct table has it; at first the premise
    bool is_direct;
    std::uint16_t distance;
};

struct TableWay {
    std::vector<Literal> path;                   // from the premise to the end
    std::vector<std::vector<Literal>> branches;  // from a node of the path to another node that it depends on
    int length() const;
};

class NetTables {
  public:
    // Prepares tables for chains, or for nets. The state and its graph with groups must outlive the use of the tables.
    void prepare(const State& state, const InferenceGraph& graph, bool nets);
    // Makes the premise current for the functions below.
    void expand(Literal premise);
    Literal premise() const { return entries_.front().literal; }
    const std::vector<TableEntry>& entries() const { return entries_; }
    bool has(Literal literal) const { return place_of_[literal] != kNowhere; }
    // Rows of graph().words() words: the nodes that are ON, and those that are OFF.
    const std::vector<std::uint64_t>& on() const { return on_; }
    const std::vector<std::uint64_t>& off() const { return off_; }
    // Finds the path to a consequence; false if HoDoKu finds none.
    bool way_to(Literal end, TableWay& way) const;

    const InferenceGraph& graph() const { return *graph_; }
    // The direct table of the premise or of one of its consequences.
    const DirectTable& direct(Literal premise) const { return direct_[premise]; }

  private:
    void write_direct(const State& state, Literal premise);
    // For chains, direct tables are written on first use.
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
    std::vector<std::uint16_t> direct_place_;  // of the table being written
    std::vector<TableEntry> entries_;
    std::vector<std::uint16_t> place_of_;
    std::vector<std::uint64_t> on_;
    std::vector<std::uint64_t> off_;
    bool nets_ = false;
};

}  // namespace rookery
