#include "textbook/exactcover/tree_estimate.hpp"

#include <vector>

namespace rookery {
namespace {

// The estimate of one path. Restores the links before it returns.
double walk(DancingLinks& links, CoverRule rule, Random& random) {
    std::vector<int> path;  // the nodes taken
    double product = 1;
    double sum = 1;
    while (!links.is_covered()) {
        const int header = links.choose(rule, random);
        const int degree = links.size(header);
        if (degree == 0) break;
        product *= degree;
        sum += product;
        int node = links.below(header);
        for (std::uint32_t steps = random.below(static_cast<std::uint32_t>(degree)); steps > 0; --steps) {
            node = links.below(node);
        }
        links.cover(header);
        links.cover_others(node);
        path.push_back(node);
    }
    for (; !path.empty(); path.pop_back()) {
        links.uncover_others(path.back());
        links.uncover(links.header_of(path.back()));
    }
    return sum;
}

}  // namespace

TreeEstimate estimate_tree(const CoverMatrix& matrix, std::span<const int> given, CoverRule rule, std::uint64_t paths,
                           std::uint64_t seed, const ProgressCallback& progress,
                           FunctionRef<void(const RunningMean&)> visit) {
    DancingLinks links(matrix);
    for (const int row : given) {
        if (!links.has_row(row)) return {};  // the search has no nodes
        links.take_row(row);
    }
    Random random(seed);
    RunningMean nodes;
    while (nodes.count() < paths && !progress.stop_requested()) {
        nodes.add(walk(links, rule, random));
        if (visit && (is_milestone(nodes.count()) || nodes.count() == paths)) visit(nodes);
    }
    return {nodes.count(), nodes.mean(), nodes.error()};
}

}  // namespace rookery
