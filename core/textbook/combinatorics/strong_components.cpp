// R. Tarjan, "Depth-first search and linear graph algorithms" (1972). A component is complete when the search leaves
// the first of its nodes that it reached: none of them then leads back to an earlier node that is still open.
#include "textbook/combinatorics/strong_components.hpp"

#include <algorithm>
#include <bit>

namespace rookery {
namespace {

class DepthFirst {
  public:
    DepthFirst(const std::array<std::uint64_t, 64>& successors, std::uint64_t nodes)
        : successors_{successors}, unseen_{nodes} {}

    StrongComponents run() {
        while (unseen_ != 0) visit(std::countr_zero(unseen_));
        return found_;
    }

  private:
    // The earliest open node that can be reached from `node`, by order of discovery.
    int visit(int node) {
        const std::uint64_t bit = std::uint64_t{1} << node;
        const std::uint64_t open_before = open_;
        const int number = count_++;
        number_of_[node] = number;
        unseen_ &= ~bit;
        open_ |= bit;
        int earliest = number;
        while ((successors_[node] & unseen_) != 0) {
            earliest = std::min(earliest, visit(std::countr_zero(successors_[node] & unseen_)));
        }
        for (std::uint64_t rest = successors_[node] & open_; rest != 0; rest &= rest - 1) {
            earliest = std::min(earliest, number_of_[std::countr_zero(rest)]);
        }
        if (earliest == number) {
            found_.sets[found_.count++] = open_ & ~open_before;  // discovered after this node and still open
            open_ = open_before;
        }
        return earliest;
    }

    const std::array<std::uint64_t, 64>& successors_;
    std::uint64_t unseen_;
    std::uint64_t open_ = 0;  // seen, but not yet in a component
    int count_ = 0;
    std::array<int, 64> number_of_{};
    StrongComponents found_;
};

}  // namespace

StrongComponents strong_components(const std::array<std::uint64_t, 64>& successors, std::uint64_t nodes) {
    return DepthFirst(successors, nodes).run();
}

}  // namespace rookery
