// The nodes of a search tree that are visited when it is only sampled: at each depth every k-th node, in the order of
// the search, starting from a random one. Depth is the number of clues placed; the beginnings of the parts are at depth
// 0, whatever their number of clues.
//
//   depth 0   * * * * * *         all
//   depth 1   * . * . * . * .     every 2nd of those whose parents are visited: each represents 2
//   depth 2   . * . . * . . *     every 3rd of those:                           each represents 6
//
// So all nodes of a depth are equally likely to be visited. The sum over the visited nodes, weighted by the number each
// represents, is an unbiased estimate for any shape of the tree (D. E. Knuth, "Estimating the efficiency of backtrack
// programs", 1975, with the many children of a depth sampled together). Nodes next to each other are alike, and taking
// every k-th gives a fair share of each kind.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/random.hpp"
#include "enumerate/enumerate.hpp"

namespace rookery::positions {

class Thinning {
  public:
    static constexpr int kDepths = kMaxClues + 1;

    struct Depth {
        std::uint64_t every = 1;    // k; 0: none is visited
        std::uint64_t next = 0;     // number of nodes to skip before the next visit
        std::uint64_t offered = 0;  // nodes, visited or not
        std::uint64_t nodes = 0;    // of the search's work, as in EnumerationCounters
        std::uint64_t puzzles = 0;
    };

    Depth& at(int depth) { return depths_[static_cast<std::size_t>(depth)]; }
    const Depth& at(int depth) const { return depths_[static_cast<std::size_t>(depth)]; }

    // Resets the counts, at new random places.
    void begin(Random& random) {
        for (Depth& depth : depths_) {
            depth = {depth.every, 0, 0, 0, 0};
            if (depth.every > 1) depth.next = random.next() % depth.every;
        }
    }

    bool keeps(int depth) {
        Depth& here = at(depth);
        ++here.offered;
        if (here.every == 0) return false;
        if (here.next > 0) {
            --here.next;
            return false;
        }
        here.next = here.every - 1;
        return true;
    }
    void add_nodes(int depth, std::uint64_t nodes) { at(depth).nodes += nodes; }
    void add_puzzles(int depth, std::uint64_t puzzles) { at(depth).puzzles += puzzles; }

  private:
    std::array<Depth, kDepths> depths_{};
};

}  // namespace rookery::positions
