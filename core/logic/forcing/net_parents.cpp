#include "logic/forcing/net_parents.hpp"

namespace rookery {

namespace {

// Appends the row of a fork. Returns its number.
int make_row(const NetBase& base, Net& net, int fork) {
    if (net.ancestors_of[static_cast<std::size_t>(fork)] >= 0) return net.ancestors_of[static_cast<std::size_t>(fork)];
    const auto words = static_cast<std::size_t>(net.ancestor_words);
    std::array<std::uint64_t, 2 * kMaxCandidates / 64 + 1> row;
    std::fill_n(row.begin(), words, 0);
    const auto add = [&](int node) { row[static_cast<std::size_t>(node) / 64] |= std::uint64_t{1} << (node % 64); };
    add(fork);
    for_each_parent(base, net, net.nodes[static_cast<std::size_t>(fork)], [&](int parent) {
        const int earlier = make_row(base, net, last_fork(base, net, parent, add));
        const std::uint64_t* const more = net.ancestors.data() + static_cast<std::size_t>(earlier) * words;
        for (std::size_t w = 0; w < words; ++w) row[w] |= more[w];
    });
    const auto made = static_cast<std::int16_t>(net.ancestors.size() / words);
    net.ancestors.insert(net.ancestors.end(), row.begin(), row.begin() + words);
    net.ancestors_of[static_cast<std::size_t>(fork)] = made;
    return made;
}

}  // namespace

std::span<const std::uint64_t> ancestors_of_fork(const NetBase& base, Net& net, int fork) {
    if (net.ancestors_of.empty() || net.count > 64 * net.ancestor_words) {
        net.ancestors.clear();  // the net has outgrown the rows
        net.ancestors_of.clear();
        net.ancestor_words = (net.count + 63) / 64;
    }
    net.ancestors_of.resize(static_cast<std::size_t>(net.count), -1);
    const auto words = static_cast<std::size_t>(net.ancestor_words);
    const auto row = static_cast<std::size_t>(make_row(base, net, fork));
    return {net.ancestors.data() + row * words, words};
}

}  // namespace rookery
