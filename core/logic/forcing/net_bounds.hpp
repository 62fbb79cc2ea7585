// NetBounds: what can be told before any net is made: a bound from above on what a net will find, cheap enough to be
// worth it where most grids have no hint.
//
//   fixed    the strong links are those of the grid, so all that an assumption makes true is its closure in the graph,
//            and all that it makes false are their weak links. A net that ends at a contradiction finds less.
//   Nishio   one digit only: places are taken away and the last ones of houses put in until nothing moves. There is a
//            contradiction if a house that had places is left without.
//   dynamic  without rules, all that follows is what singles make of the assumption, for 128 assumptions at once
//            (trial/assumptions.hpp). What is true in several nets makes the rest of its cell false in all of them, so
//            false candidates tell enough. Of nets with rules nothing is known.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/forcing/net.hpp"
#include "logic/trial/assumptions.hpp"

namespace rookery {

class NetBounds {
  public:
    // For another grid, mode or level.
    void forget() { known_ = false; }
    // Costs nothing if they are known.
    void find(const NetBase& base);

    // Nishio and dynamic: whether the assumption may lead to a contradiction.
    bool may_contradict(CandidateId id, bool on) const;
    // Fixed and dynamic: whether the assumptions, all true, may have anything in common.
    bool may_meet(std::span<const CandidateId> assumptions) const;
    // Dynamic: whether the candidate true and false may.
    bool may_meet(CandidateId either) const;
    // Dynamic: what those of the assumptions that come to no contradiction have in common, at least one of them does
    // not. False: nothing is known.
    bool find_common(const NetBase& base, std::span<const CandidateId> assumptions, NetRows& common) const;
    bool find_common(const NetBase& base, CandidateId either, NetRows& common) const;

  private:
    enum class Known : std::uint8_t { nothing, nishio, fixed, dynamic };
    void find_fixed(const NetBase& base);
    void find_nishio(const NetBase& base);
    bool find_dynamic(const NetBase& base);
    void write_common(const NetBase& base, const std::uint64_t* numbers, NetRows& common) const;
    // What is known to follow from the candidate being true.
    std::span<const std::uint64_t> row_of(CandidateId id) const {
        if (kind_ == Known::dynamic) return assumptions_.false_row(number_of_[id], true);
        const auto words = 2 * static_cast<std::size_t>(words_);  // true and false at once
        return {rows_.data() + id * words, words};
    }

    Known kind_ = Known::nothing;
    bool known_ = false;
    // Fixed: for each id a row for true and a row for false candidates, as in Net::rows. Nishio: a row for the
    // candidates that may be wrong if true, and one for those that may be right if false.
    std::vector<std::uint64_t> rows_;
    int words_ = 0;
    // Dynamic:
    trial::Assumptions assumptions_;
    std::array<CandidateId, kMaxCandidates> id_of_;    // by number
    std::array<trial::Id, kMaxCandidates> number_of_;  // by id, of those in cells with several candidates
};

}  // namespace rookery
