#include "textbook/exactcover/tree_estimate.hpp"

#include <cmath>
#include <vector>

namespace rookery {
namespace {

// The estimate of one path. The links are as before when it returns.
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
                           std::uint64_t seed, const ProgressCallback& progress) {
    TreeEstimate estimate;
    DancingLinks links(matrix);
    for (const int row : given) {
        if (!links.has_row(row)) return estimate;  // the search has no node at all
        links.take_row(row);
    }
    Random random(seed);
    double squares = 0;  // sum of the squared distances from the mean (B. Welford, 1962)
    while (estimate.paths < paths && !progress.stop_requested()) {
        const double nodes = walk(links, rule, random);
        ++estimate.paths;
        const double distance = nodes - estimate.nodes;
        estimate.nodes += distance / static_cast<double>(estimate.paths);
        squares += distance * (nodes - estimate.nodes);
    }
    if (estimate.paths > 1) {
        const auto count = static_cast<double>(estimate.paths);
        estimate.error = std::sqrt(squares / (count - 1) / count);
    }
    return estimate;
}

}  // namespace rookery
