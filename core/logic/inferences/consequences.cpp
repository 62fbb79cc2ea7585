#include "logic/inferences/consequences.hpp"

#include <algorithm>

namespace rookery {

namespace {

bool has_more(const std::uint64_t* row, const std::uint64_t* known, int words) {
    std::uint64_t more = 0;
    for (int w = 0; w < words; ++w) more |= row[w] & ~known[w];
    return more != 0;
}

}  // namespace

void Consequences::add(Literal literal, Literal source, int links) {
    std::vector<std::uint64_t>& row = is_on(literal) ? on_ : off_;
    const NodeId node = node_of(literal);
    row[node >> 6] |= std::uint64_t{1} << (node & 63);
    sources_[literal] = source;
    list_.push_back({literal, source, static_cast<std::uint16_t>(links)});
}

void Consequences::expand(const InferenceGraph& graph, Literal premise) {
    const int words = graph.words();
    list_.clear();
    on_.assign(static_cast<std::size_t>(words), 0);
    off_.assign(static_cast<std::size_t>(words), 0);
    sources_.resize(2 * static_cast<std::size_t>(graph.node_count()));
    add(premise, premise, 0);
    if (graph.has_sets()) return expand_weighted(graph);
    for (std::size_t next = 0; next < list_.size(); ++next) {
        const Consequence from = list_[next];
        if (is_on(from.literal) && !has_more(graph.turned_off(node_of(from.literal)), off_.data(), words)) continue;
        for (const Literal to : graph.links(from.literal)) {
            if (!has(to) && list_.size() < std::size_t{kMaxCount}) add(to, from.literal, from.links + 1);
        }
    }
}

// HoDoKu 2.2 uses a shorter path to a known consequence, but does not update what that leads to. It never changes the
// path to direct consequences of the premise.
void Consequences::expand_weighted(const InferenceGraph& graph) {
    distances_.assign(sources_.size(), 0);
    for (std::size_t next = 0; next < list_.size() && list_.size() < std::size_t{kMaxCount}; ++next) {
        const Literal from = list_[next].literal;
        for (const Literal to : graph.links(from)) {
            const int distance = distances_[from] + (next == 0 ? 2 : graph.weight(from, to));
            if (!has(to)) {
                if (list_.size() == std::size_t{kMaxCount}) break;
                add(to, from, 0);
            } else if (sources_[to] == list_.front().literal || distances_[to] <= distance) {
                continue;
            }
            sources_[to] = from;
            distances_[to] = static_cast<std::uint16_t>(distance);
        }
    }
    for (Consequence& end : list_) {
        end.source = sources_[end.literal];
        end.links = static_cast<std::uint16_t>(distances_[end.literal] / 2);
    }
}

void Consequences::path_to(Literal literal, std::vector<Literal>& path) const {
    path.clear();
    const Literal premise = list_.front().literal;
    for (Literal at = literal; at != premise; at = sources_[at]) path.push_back(at);
    path.push_back(premise);
    std::reverse(path.begin(), path.end());
}

}  // namespace rookery
