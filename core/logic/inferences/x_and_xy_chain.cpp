// X-chains and XY-chains, as in HoDoKu 2.2: if one candidate is false, another of its digit is true, so candidates that
// see both ends are eliminated.
//
//   X-chain    one digit: strong links in houses with two places, joined by weak ones
//   XY-chain   cells of two candidates, from cell to cell by a common digit
//
// A chain has 3 to 19 links and passes each cell once; but an X-chain may return to its start, which is then true. The
// choice among several is made as for nice loops (nice_loops.hpp); starts are tried by cell, then digit.
//
// These cards are for HoDoKu's scale only; another card finds the same techniques in Sudoku Explainer's way.
#include <algorithm>

#include "logic/chains/chain_words.hpp"
#include "logic/hodoku_cards.hpp"
#include "logic/inferences/chain_display.hpp"
#include "logic/inferences/nice_loops.hpp"
#include "logic/single_digit/single_digit.hpp"

namespace rookery {

namespace {

constexpr int kMinLinks = 3;
constexpr int kMaxLinks = 19;
constexpr std::uint8_t kFar = 255;

enum class AlternatingKind : std::uint8_t { x_chain, xy_chain };

class AlternatingChains {
  public:
    // Finds chains from candidates of these digits. The memory must outlive the search.
    std::vector<NiceLoop> find(const State& state, AlternatingKind kind, DigitSet digits, bool best_only,
                               InferenceMemory& memory);
    const InferenceGraph& graph() const { return *graph_; }

  private:
    bool takes_part(const InferenceNode& node) const { return one_digit_ || state_->candidate_count(node.cell) == 2; }
    // Calls f(other) for each node that is true if this one is false.
    template <class F>
    void for_each_strong(NodeId id, F f) const {
        const InferenceNode& node = graph_->node(id);
        for (const Literal to : graph_->links(literal_of(id, false))) {
            const InferenceNode& other = graph_->node_at(to);
            if (one_digit_ ? other.digit == node.digit : other.cell == node.cell) f(node_of(to));
        }
    }
    void list_strong_ends();
    // Whether a walk of any length, which may cross itself, leads to an end that would make the best chain so far.
    bool may_lead(NodeId start, const LoopCollection& chains);
    void list_links();
    void find_from(NodeId start, LoopCollection& chains);
    // Computes the fewest links from the start being false to each candidate being true, over walks that may cross
    // themselves.
    void measure_from(NodeId start);
    // Whether a chain of exactly this many links leads from the end of the path, which is false, to the start.
    bool extend(NodeId start, int links);

    const State* state_ = nullptr;
    const InferenceGraph* graph_ = nullptr;
    std::array<CellSet, 9> strong_ends_;  // by digit - 1: the candidates with a strong link
    bool one_digit_ = false;
    std::vector<std::vector<NodeId>> strong_;  // by node: the nodes that are true if it is false
    std::vector<std::vector<NodeId>> weak_;    // the nodes that are false if it is true
    std::array<CellSet, 9> places_;
    std::vector<NodeId> waiting_;
    std::vector<std::uint8_t> links_to_true_;
    std::vector<NodeId> path_;
    CellSet passed_;
};

std::vector<NiceLoop> AlternatingChains::find(const State& state, AlternatingKind kind, DigitSet digits, bool best_only,
                                              InferenceMemory& memory) {
    state_ = &state;
    graph_ = &memory.part(state, false).graph;
    one_digit_ = kind == AlternatingKind::x_chain;
    for (int digit = 1; digit <= 9; ++digit) places_[digit - 1] = state.cells_with(digit);
    list_strong_ends();
    LoopCollection chains(best_only);
    bool listed = false;
    const auto count = static_cast<NodeId>(graph_->candidate_count());
    for (NodeId start = 0; start < count; ++start) {
        const InferenceNode& node = graph_->node(start);
        if (!has_digit(digits, node.digit) || !strong_ends_[node.digit - 1].contains(node.cell) ||
            !may_lead(start, chains))
            continue;
        if (!listed) list_links();
        listed = true;
        find_from(start, chains);
    }
    return chains.take();
}

void AlternatingChains::list_strong_ends() {
    strong_ends_ = {};
    const auto candidates = static_cast<NodeId>(graph_->candidate_count());
    for (NodeId id = 0; id < candidates; ++id) {
        const InferenceNode& node = graph_->node(id);
        if (!takes_part(node)) continue;
        for_each_strong(id, [&](NodeId) { strong_ends_[node.digit - 1].add(node.cell); });
    }
}

bool AlternatingChains::may_lead(NodeId start, const LoopCollection& chains) {
    const InferenceNode& first = graph_->node(start);
    std::array<CellSet, 9> on{};
    std::array<CellSet, 9> off{};
    bool leads = false;
    off[first.digit - 1].add(first.cell);
    waiting_.assign(1, start);
    while (!waiting_.empty() && !leads) {
        const NodeId id = waiting_.back();
        waiting_.pop_back();
        for_each_strong(id, [&](NodeId to) {
            const InferenceNode& node = graph_->node(to);
            const int d = node.digit - 1;
            if (on[d].contains(node.cell)) return;
            on[d].add(node.cell);
            if (node.digit == first.digit && (one_digit_ || to != start)) {
                const CellSet gone = first.seen & node.seen & places_[d];
                Eliminations eliminations;
                gone.for_each([&](int cell) { eliminations.push_back(static_cast<std::uint16_t>(81 * d + cell)); });
                leads = leads || (!gone.empty() && !chains.is_better_than(eliminations));
            }
            const CellSet turned_off = (node.seen & strong_ends_[d]) - off[d];
            off[d] |= turned_off;
            turned_off.for_each([&](int cell) { waiting_.push_back(graph_->id_of(cell, node.digit)); });
        });
    }
    return leads;
}

void AlternatingChains::list_links() {
    const auto count = static_cast<NodeId>(graph_->candidate_count());
    strong_.assign(count, {});
    weak_.assign(count, {});
    for (NodeId id = 0; id < count; ++id) {
        const InferenceNode& node = graph_->node(id);
        if (!takes_part(node)) continue;
        for_each_strong(id, [&](NodeId to) { strong_[id].push_back(to); });
        for (const Literal to : graph_->links(literal_of(id, true))) {
            const InferenceNode& other = graph_->node_at(to);
            if (other.cell != node.cell && takes_part(other)) weak_[id].push_back(node_of(to));
        }
    }
}

void AlternatingChains::measure_from(NodeId start) {
    links_to_true_.assign(strong_.size(), kFar);
    std::vector<std::uint8_t> links_to_false(strong_.size(), kFar);
    links_to_false[start] = 0;
    std::vector<NodeId> queue{start};
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const auto links = static_cast<std::uint8_t>(links_to_false[queue[next]] + 1);
        if (links > kMaxLinks) break;
        for (const NodeId to : strong_[queue[next]]) {
            if (links_to_true_[to] != kFar) continue;
            links_to_true_[to] = links;
            for (const NodeId beyond : weak_[to]) {
                if (links_to_false[beyond] != kFar) continue;
                links_to_false[beyond] = static_cast<std::uint8_t>(links + 1);
                queue.push_back(beyond);
            }
        }
    }
}

void AlternatingChains::find_from(NodeId start, LoopCollection& chains) {
    measure_from(start);
    const InferenceNode& first = graph_->node(start);
    const auto nodes = static_cast<NodeId>(links_to_true_.size());
    for (NodeId end = 0; end < nodes; ++end) {
        const InferenceNode& last = graph_->node(end);
        if (links_to_true_[end] == kFar || last.digit != first.digit) continue;
        if (!one_digit_ && end == start) continue;
        Eliminations eliminations;
        (first.seen & last.seen & places_[first.digit - 1]).for_each([&](int cell) {
            eliminations.push_back(static_cast<std::uint16_t>(81 * (first.digit - 1) + cell));
        });
        if (eliminations.empty()) continue;
        // A chain read backwards is a chain too, so it is searched from its end.
        for (int links = std::max<int>(kMinLinks, links_to_true_[end]); links <= kMaxLinks; links += 2) {
            if (!chains.wants(eliminations, static_cast<std::size_t>(links) + 1)) break;
            path_.assign(1, end);
            passed_ = last.cells;
            if (!extend(start, links)) continue;
            NiceLoop chain{one_digit_ ? Technique::x_chain : Technique::xy_chain,
                           eliminations,
                           {},
                           static_cast<std::size_t>(links) + 1};
            for (auto node = path_.rbegin(); node != path_.rend(); ++node) {
                chain.path.push_back(literal_of(*node, chain.path.size() % 2 == 1));
            }
            chains.add(std::move(chain));
            break;
        }
    }
}

bool AlternatingChains::extend(NodeId start, int links) {
    for (const NodeId on : strong_[path_.back()]) {
        const InferenceNode& node = graph_->node(on);
        if (links == 1 ? on != start : on == start) continue;
        if (one_digit_ && links > 1 && passed_.contains(node.cell)) continue;
        if (one_digit_ && links == 1 && passed_.contains(node.cell) && on != path_.front()) continue;
        path_.push_back(on);
        if (links == 1) return true;
        const bool was_passed = passed_.contains(node.cell);
        passed_.add(node.cell);
        for (const NodeId off : weak_[on]) {
            if (links_to_true_[off] > links - 2 || passed_.contains(graph_->node(off).cell)) continue;
            path_.push_back(off);
            passed_.add(graph_->node(off).cell);
            if (extend(start, links - 2)) return true;
            passed_.remove(graph_->node(off).cell);
            path_.pop_back();
        }
        if (!was_passed) passed_.remove(node.cell);
        path_.pop_back();
    }
    return false;
}

// An X-chain depends only on the candidates of its digit; an XY-chain only on its cells, which have two candidates
// each.
template <AlternatingKind kKind>
DigitSet digits_with_new_chains(const State& state, StepSink& sink) {
    if (kKind == AlternatingKind::x_chain) return digits_to_search(state, sink);
    const bool has_new_cell = !(sink.changes(state).cells & state.cells_with_count(2)).empty();
    return has_new_cell ? kAllDigits : DigitSet{0};
}

template <AlternatingKind kKind>
bool find_alternating_chain(const State& state, StepSink& sink) {
    const DigitSet digits = digits_with_new_chains<kKind>(state, sink);
    if (digits == 0) return false;
    AlternatingChains chains;
    for (const NiceLoop& chain :
         chains.find(state, kKind, digits, sink.wants_first_only(), sink.workspace().inferences())) {
        if (report_chain(state, chains.graph(), chain, false, sink)) return true;
    }
    return false;
}

constinit const TechniqueLabel kXChainLabel{
    .group = TechniqueGroup::chains,
    .techniques = {Technique::x_chain},
};
constinit const TechniqueLabel kXyChainLabel{
    .group = TechniqueGroup::chains,
    .techniques = {Technique::xy_chain},
};

}  // namespace

constinit const TechniqueCard cards::kHodokuXChain{
    .label = kXChainLabel,
    .find = find_alternating_chain<AlternatingKind::x_chain>,
    .say = say_single_chain,
};
constinit const TechniqueCard cards::kHodokuXyChain{
    .label = kXyChainLabel,
    .find = find_alternating_chain<AlternatingKind::xy_chain>,
    .say = say_single_chain,
};

}  // namespace rookery
