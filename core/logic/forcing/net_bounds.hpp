// NetBounds: what can be told before any net is made: a bound from above on what a net will find, cheap enough to be
// worth it where most grids have no hint.
//
//   fixed    the strong links are those of the grid, so all that an assumption makes true is its closure in the graph,
//            and all that it makes false are their weak links. A net that ends at a contradiction finds less.
//   Nishio   one digit only: places are taken away and the last ones of houses put in until nothing moves. There is a
//            contradiction if a house that had places is left without.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/forcing/net.hpp"

namespace rookery {

class NetBounds {
  public:
    // For another grid, or another mode.
    void forget() { known_ = false; }
    // Costs nothing if they are known. Dynamic nets have none.
    void find(const NetBase& base);

    // Nishio only: whether the assumption may lead to a contradiction.
    bool may_contradict(CandidateId id, bool on) const { return has_id(rows_.data() + (on ? 0 : words_), id); }
    // Fixed only: whether the assumptions may have anything in common.
    bool may_meet(std::span<const CandidateId> assumptions) const {
        const auto words = 2 * static_cast<std::size_t>(words_);  // true and false at once
        for (std::size_t w = 0; w < words; ++w) {
            std::uint64_t common = ~std::uint64_t{0};
            for (const CandidateId id : assumptions) common &= rows_[id * words + w];
            if (common != 0) return true;
        }
        return false;
    }

  private:
    void find_fixed(const NetBase& base);
    void find_nishio(const NetBase& base);

    // Fixed: for each id a row for true and a row for false candidates, as in Net::rows. Nishio: a row for the
    // candidates that may be wrong if true, and one for those that may be right if false.
    std::vector<std::uint64_t> rows_;
    int words_ = 0;
    bool known_ = false;
};

}  // namespace rookery
