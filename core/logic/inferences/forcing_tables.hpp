// Forcing chains and nets, as HoDoKu 2.2 finds and orders them: common consequences of all cases of a candidate, a cell
// or a house (verity), and assumptions that are impossible (contradiction).
//
// Placements come before eliminations; within each, the first cell is taken, then its lowest digit. Of all proofs of
// that conclusion, the shortest is taken (by the total length of its chains); of equally short ones, the first found.
#pragma once

#include <vector>

#include "job/stop_token.hpp"
#include "logic/inferences/inference_memory.hpp"
#include "logic/inferences/net_tables.hpp"

namespace rookery {

enum class ForcingCase : std::uint8_t {
    // The premise ...
    against_itself,  // is false
    both_ways,       // makes a candidate true and false
    two_in_cell,     // puts two digits in a cell
    two_in_house,    // puts a digit twice in a house
    none_in_cell,    // leaves a cell without candidates
    none_in_house,   // leaves a digit without a place in a house
    // The same follows from ...
    either_way,  // a candidate being true, and false
    cell,        // each candidate of a cell
    house,       // each place of a digit in a house
};
constexpr bool is_contradiction(ForcingCase kind) {
    return kind < ForcingCase::either_way;
}

struct ForcingChainEnds {
    Literal premise;
    Literal end;
};

struct ForcingProof {
    Literal conclusion;  // ON: a placement
    ForcingCase kind;
    int house = 0;  // for the cases in a house
    std::vector<ForcingChainEnds> chains;
    int length = 0;
};

class ForcingTables {
  public:
    // Finds chains; or, with `nets`, proofs with a branch. Returns none if stopped.
    std::vector<ForcingProof> find(const State& state, bool nets, bool best_only, InferenceMemory& memory,
                                   StopToken stop);
    // The tables of the last search that found something.
    NetTables& tables() { return *tables_; }

  private:
    using Row = std::vector<std::uint64_t>;
    struct Places {  // of a digit in a house, or of the candidates of a cell
        int house;
        int digit;
        std::array<NodeId, 9> list;
        std::uint8_t count;
        bool complete;  // true if no place has been eliminated

        std::span<const NodeId> nodes() const { return std::span(list).first(count); }
        void add(NodeId node) { list[count++] = node; }
    };
    // By node: the premises that make it true, or false.
    class Columns {
      public:
        void list(const std::uint64_t* rows, std::size_t stride, std::size_t premises, std::size_t nodes);
        std::size_t words() const { return words_; }
        const std::uint64_t* of(NodeId node) const { return bits_.data() + words_ * node; }

      private:
        std::size_t words_ = 0;
        std::vector<std::uint64_t> bits_;
    };
    struct MeasuredWay {
        bool is_measured = false;
        int length = 0;  // 0: no path
        bool branches = false;
    };
    void list_places(const State& state);
    const std::uint64_t* expand_all(StopToken stop);  // null if stopped
    void list_refuted();
    const std::uint64_t* on_row(Literal premise) const { return rows_ + 2 * width() * premise; }
    const std::uint64_t* off_row(Literal premise) const { return on_row(premise) + width(); }
    std::size_t width() const { return static_cast<std::size_t>(graph_->words()); }
    bool has_on(Literal premise, NodeId node) const { return ((on_row(premise)[node >> 6] >> (node & 63)) & 1) != 0; }
    bool has_off(Literal premise, NodeId node) const { return ((off_row(premise)[node >> 6] >> (node & 63)) & 1) != 0; }
    int count_on(Literal premise, const Places& places) const;
    bool all_off(Literal premise, const Places& places) const;
    // Common consequences of all cases of a candidate, a cell or a digit in a house; groups included.
    void find_verities(Row& placed, Row& gone) const;
    // `refuted`: the opposite of the conclusion contradicts itself.
    void prove(const State& state, Literal conclusion, bool refuted);
    void list_contradictions(const State& state, Literal conclusion);
    void list_verities(Literal conclusion);
    MeasuredWay measure(const ForcingChainEnds& chain);
    void offer(ForcingProof proof);

    NetTables* tables_ = nullptr;
    const InferenceGraph* graph_ = nullptr;
    bool nets_ = false;
    int candidate_count_ = 0;
    const std::uint64_t* rows_ = nullptr;
    std::vector<std::uint64_t> table_rows_;  // of nets
    Columns on_columns_;
    Columns off_columns_;
    Row refuted_;  // by premise: whether it contradicts itself
    std::vector<Places> cells_;
    std::vector<Places> houses_;                 // rows, columns, boxes; digits ascending in each
    std::vector<std::uint32_t> houses_in_turn_;  // rows, columns, boxes; for each digit, houses ascending
    std::vector<ForcingProof> proofs_;           // for one conclusion: the best contradiction, the best verity
    std::vector<MeasuredWay> conclusion_ways_;   // by premise: the path to that conclusion
    TableWay way_;
};

}  // namespace rookery
