// Which nodes of a search's tree are visited when only a sample of it is: of those at one depth every k-th, in the
// order of the search, from a random one on. Depth is the number of clues placed; the parts' beginnings stand at depth
// 0, whatever their clues.
//
//   depth 0   * * * * * *         all
//   depth 1   * . * . * . * .     every 2nd of those whose parents are visited: each stands for 2
//   depth 2   . * . . * . . *     every 3rd of those:                           each stands for 6
//
// So every node is as likely to be visited as any other of its depth, and the sum over those that are, times what each
// stands for, is right in the mean, whatever the shape of the tree (D. E. Knuth, "Estimating the efficiency of
// backtrack programs", 1975, with the many children of a depth sampled together). Neighbours in the order of the search
// are alike, and every k-th takes its share of each kind.
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
        std::uint64_t next = 0;     // so many more are passed over
        std::uint64_t offered = 0;  // nodes, visited or not
        std::uint64_t nodes = 0;    // of the search's work, as EnumerationCounters has it
        std::uint64_t puzzles = 0;
    };

    Depth& at(int depth) { return depths_[static_cast<std::size_t>(depth)]; }
    const Depth& at(int depth) const { return depths_[static_cast<std::size_t>(depth)]; }

    // Counts begin at zero again, at new random places.
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
