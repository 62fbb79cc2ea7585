// The chains nested in a net: the graph of the net's grid, and searches on it.
#include <algorithm>

#include "logic/chains/chain_highlights.hpp"
#include "logic/forcing/forcing_choice.hpp"
#include "logic/forcing/net_parents.hpp"
#include "logic/forcing/rules.hpp"

namespace rookery {

struct Rules::Nested {
    std::array<std::uint64_t, kMaxWords> decided;  // known in the net to be true or false, by ids of the base
    NewLinks links;
    ChainGraph part;   // for single chains, with the ids of the base
    ChainGraph graph;  // for forcing chains, with ids of its own
    SingleChains single;
    std::vector<SingleChain> chains;
    ForcingChoice search;
    std::vector<ForcingHint> hints;
};

Rules::Rules(const NetBase& base) : base_{base} {}
Rules::~Rules() = default;

namespace {

// Candidates with their sign, independent of a graph's numbering. kNextEnd separates walks.
constexpr std::uint16_t kNextEnd = 0xFFFF;

std::uint16_t signature_of(const ChainGraph& graph, CandidateId id, bool on) {
    return static_cast<std::uint16_t>(2 * (9 * graph.cell_of(id) + graph.digit_of(id)) + (on ? 1 : 0));
}

// Writes the nodes that a node depends on, breadth first from the node itself.
void write_walk(const NetBase& base, const Net& net, int node, std::vector<std::uint16_t>& walk) {
    walk.assign(1, static_cast<std::uint16_t>(node));
    std::array<std::uint64_t, 2 * kMaxCandidates / 64 + 1> seen{};
    seen[static_cast<std::size_t>(node) / 64] |= std::uint64_t{1} << (node % 64);
    for (std::size_t i = 0; i < walk.size(); ++i) {
        for_each_parent(base, net, net.nodes[walk[i]], [&](int parent) {
            if (has_id(seen.data(), static_cast<CandidateId>(parent))) return;
            seen[static_cast<std::size_t>(parent) / 64] |= std::uint64_t{1} << (parent % 64);
            walk.push_back(static_cast<std::uint16_t>(parent));
        });
    }
}

}  // namespace

// Level 2 has single chains, level 3 also has multiple chains; levels 4 and 5 have dynamic and nested ones instead.
RuleResult Rules::apply_nested(Net& net, int exhausted) {
    if (!nested_) nested_ = std::make_unique<Nested>();
    if (base_.level <= 3) {
        find_new_links(net);
        if (exhausted < 2 && nested_->links.may_chain()) {
            if (const RuleResult result = apply_single_chains(net); result != RuleResult::nothing) return result;
        }
        if (base_.level == 2 || !nested_->links.may_force()) return RuleResult::nothing;
    }
    nested_->graph.build(net.grid);
    nested_->search.set_progress({base_.progress.stop});
    nested_->search.begin(net.grid, nested_->graph, *base_.scale);
    if (base_.level == 3) return apply_forcing_chains(net, ForcingMode::fixed, 0);
    if (exhausted < 4) {
        const RuleResult result = apply_forcing_chains(net, ForcingMode::dynamic, 0);
        if (result != RuleResult::nothing) return result;
    }
    return base_.level == 5 ? apply_forcing_chains(net, ForcingMode::dynamic, 2) : RuleResult::nothing;
}

void Rules::find_new_links(const Net& net) {
    const int words = base_.graph->words();
    std::copy_n(net.row(true), words, nested_->decided.begin());
    unite(nested_->decided.data(), net.row(false), words);
    nested_->links.find(net.grid, base_.grid, *base_.graph, nested_->decided.data());
}

// Sets eliminated_ to what a nested conclusion newly makes false. A candidate that is true removes the other candidates
// of its cell, and only those.
void Rules::find_eliminated(const Net& net, const ChainGraph& graph, CandidateId conclusion, bool on,
                            std::span<const CandidateId> eliminations) {
    eliminated_.clear();
    const auto add = [&](int cell, int digit) {
        const CandidateId id = base_.graph->id_of(cell, digit);
        if (!net.has(id, false)) eliminated_.push_back(id);
    };
    if (on) {
        const int cell = graph.cell_of(conclusion);
        const DigitSet others = net.grid.candidates(cell) & ~digit_bit(graph.digit_of(conclusion));
        for (DigitSet rest = others; rest != 0; rest = without_lowest(rest)) add(cell, lowest_digit(rest));
    } else {
        for (const CandidateId id : eliminations) add(graph.cell_of(id), graph.digit_of(id));
    }
}

// Completes the last rule, a nested chain. False: it depends on nothing that the net has changed, and is dropped.
bool Rules::end_nested_rule(Net& net) {
    AppliedRule& rule = net.rules.back();
    rule.signature_size = static_cast<std::uint32_t>(net.signatures.size()) - rule.first_signature;
    if (add_removed_as_parents(net)) return true;
    drop_rule(net);
    return false;
}

// Chains nested in a nested chain also depend on the net's grid, in ways that its length does not count. For the
// highlights, the last rule depends on everything that is false.
void Rules::rest_on_everything(Net& net) {
    net.parents.resize(net.rules.back().first_parent);
    net.rules.back().parent_count = 0;
    for (int cell = 0; cell < 81; ++cell) add_removed(net, cell, 0, ChainReason::cell);
    add_removed_as_parents(net);
}

// Returns true if there is a contradiction.
bool Rules::derive_eliminated(Net& net, RuleResult& result) {
    for (const CandidateId id : eliminated_) {
        result = std::max(result, derive_by_rule(net, id));
        if (result == RuleResult::contradiction) return true;
    }
    return false;
}

// A loop depends on its weak links too: Sudoku Explainer follows it in both directions, and the false nodes, which are
// the true ones of the reverse direction, keep the reasons that they have in the forward direction.
void Rules::add_removed_on_weak_links(const Net& net, const ChainGraph& graph, const SingleChain& loop) {
    const auto place = [&](std::size_t i) { return place_of(graph, loop.path[i % loop.path.size()].id); };
    for (std::size_t i = 0; i < loop.path.size(); ++i) {
        if (loop.path[i].on) continue;
        const CellDigit at = place(i);
        add_removed(net, at.cell, at.digit, weak_reason(place(i + 1), at));  // its parent is next in the path
    }
}

// Applies each chain on the net's grid, by rank: records what it depends on, and makes false what it eliminates.
RuleResult Rules::apply_single_chains(Net& net) {
    Nested& nested = *nested_;
    nested.links.build(nested.part);
    nested.single.find_new(net.grid, nested.part, *base_.scale, nested.links, nested.chains);
    RuleResult result = RuleResult::nothing;
    for (const SingleChain& chain : nested.chains) {
        find_eliminated(net, nested.part, chain.source, chain.form == SingleChain::Form::on, chain.eliminations);
        if (eliminated_.empty()) continue;
        begin_rule(net, chain.length());
        for (const PathNode& node : chain.path) {
            net.signatures.push_back(signature_of(nested.part, node.id, node.on));
            if (node.on) add_removed(net, nested.part.cell_of(node.id), nested.part.digit_of(node.id), node.reason);
        }
        if (chain.form == SingleChain::Form::loop) add_removed_on_weak_links(net, nested.part, chain);
        if (!end_nested_rule(net)) continue;
        if (recording_) {
            Step& step = begin_step(net, facts_of(chain));
            add_conclusion(step, nested.part, chain);
            rookery::add_highlights(step, nested.part, chain);
        }
        if (derive_eliminated(net, result)) break;
    }
    return result;
}

// For each conclusion only the first hint counts, since it makes false whatever the others would. But a hint that
// depends on nothing that the net has changed is dropped, and then all the others must be examined.
RuleResult Rules::apply_forcing_chains(Net& net, ForcingMode mode, int level) {
    Nested& nested = *nested_;
    RuleResult result = RuleResult::nothing;
    nested.search.find_first(mode, level, nested.hints);
    if (apply_hints(net, mode, level, result)) return result;
    nested.search.find_all(mode, level, kAllForcingKinds, nested.hints);
    apply_hints(net, mode, level, result);
    return result;
}

// Returns false if a hint was dropped.
bool Rules::apply_hints(Net& net, ForcingMode mode, int level, RuleResult& result) {
    Nested& nested = *nested_;
    bool dropped = false;
    std::vector<std::uint16_t> walk;
    for (const ForcingHint& hint : nested.hints) {
        find_eliminated(net, nested.graph, hint.conclusion, hint.on, {&hint.conclusion, 1});
        if (eliminated_.empty()) continue;
        begin_rule(net, hint.length);
        for (const ForcingHint::End& end : hint.all_ends()) {
            net.signatures.push_back(kNextEnd);
            write_walk(nested.search.base(), *end.net, end.node, walk);
            for (const std::uint16_t index : walk) {
                const NetNode& node = end.net->nodes[index];
                net.signatures.push_back(signature_of(nested.graph, node.id, node.on));
                if (!node.on) continue;
                const ChainReason reason = node.reason == ChainReason::assumption ? hint.source : node.reason;
                add_removed(net, nested.graph.cell_of(node.id), nested.graph.digit_of(node.id), reason);
            }
        }
        if (!end_nested_rule(net)) {
            dropped = true;
            continue;
        }
        if (recording_) {
            if (level > 0) rest_on_everything(net);
            Step& step = begin_step(net, facts_of(hint, mode, level));
            add_conclusion(step, nested.graph, hint.conclusion, hint.on);
            nested.search.add_highlights(hint, step);
        }
        if (derive_eliminated(net, result)) return true;
    }
    return !dropped;
}

}  // namespace rookery
