#include "logic/inferences/closures.hpp"

#include <bit>

namespace rookery {

void Closures::start(const InferenceGraph& graph) {
    graph_ = &graph;
    words_ = static_cast<std::size_t>(graph.words());
    const std::size_t literals = 2 * static_cast<std::size_t>(graph.node_count());
    known_.assign(literals, 0);
    rows_.resize(2 * words_ * literals);
    waiting_.resize(words_);
}

void Closures::close(Literal premise) {
    const std::size_t words = words_;
    std::uint64_t* const on = row(premise);
    std::uint64_t* const off = on + words;
    std::uint64_t* const waiting = waiting_.data();
    for (std::size_t w = 0; w < 2 * words; ++w) on[w] = 0;
    for (std::size_t w = 0; w < words; ++w) waiting[w] = 0;
    const std::uint64_t* const leads_on = graph_->leads_on();
    const auto bit_of = [](NodeId node) { return std::uint64_t{1} << (node & 63); };
    const auto turn_on = [&](NodeId node) {
        on[node >> 6] |= bit_of(node);
        const std::uint64_t* turned_off = graph_->turned_off(node);
        for (std::size_t w = 0; w < words; ++w) {
            waiting[w] |= turned_off[w] & ~off[w] & leads_on[w];
            off[w] |= turned_off[w];
        }
    };
    const auto take_over = [&](Literal known) {
        const std::uint64_t* const known_on = row(known);
        for (std::size_t w = 0; w < words; ++w) {
            on[w] |= known_on[w];
            off[w] |= known_on[w + words];
            waiting[w] &= ~known_on[w + words];
        }
    };
    if (is_on(premise)) {
        turn_on(node_of(premise));
    } else {
        off[node_of(premise) >> 6] |= bit_of(node_of(premise));
        waiting[node_of(premise) >> 6] |= bit_of(node_of(premise)) & leads_on[node_of(premise) >> 6];
    }
    for (std::size_t w = 0; w < words;) {
        if (waiting[w] == 0) {
            ++w;
            continue;
        }
        const auto node = static_cast<NodeId>(64 * w + static_cast<std::size_t>(std::countr_zero(waiting[w])));
        waiting[w] &= waiting[w] - 1;
        if (const Literal is_off = literal_of(node, false); known_[is_off]) {
            take_over(is_off);
            continue;
        }
        for (const Literal to : graph_->links(literal_of(node, false))) {
            if ((on[node_of(to) >> 6] & bit_of(node_of(to))) != 0) continue;
            known_[to] ? take_over(to) : turn_on(node_of(to));
        }
        w = 0;
    }
    known_[premise] = 1;
}

}  // namespace rookery
