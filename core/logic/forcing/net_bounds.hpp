// NetBounds: upper bounds on what a net will find, known before any net is built. They are cheap, and pay off because
// most grids have no hint.
//
//   fixed    the strong links are those of the grid, so an assumption makes true exactly its closure in the graph, and
//            makes false the weak links of that closure. A net that ends at a contradiction finds less.
//   Nishio   one digit only: places are removed, and the last places of houses filled, until nothing changes. There is
//            a contradiction if a house that had places has none left.
//   dynamic  without rules, the consequences are what singles derive from the assumption, for 128 assumptions at once
//            (trial/assumptions.hpp). A candidate that is true in several nets makes the rest of its cell false in
//            all of them, so false candidates are enough. For nets with rules nothing is known.
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
    // To be called when the grid, the mode or the level changes.
    void forget() { known_ = false; }
    // Computes the bounds; costs nothing if they are known.
    void find(const NetBase& base);

    // Nishio and dynamic: whether the assumption may lead to a contradiction.
    bool may_contradict(CandidateId id, bool on) const;
    // Fixed and dynamic: whether the assumptions, all true, may have a common consequence.
    bool may_meet(std::span<const CandidateId> assumptions) const;
    // Dynamic: whether the candidate being true and being false may have a common consequence.
    bool may_meet(CandidateId either) const;
    // Dynamic: the common consequences of those assumptions that lead to no contradiction; there must be at least one.
    // False: nothing is known.
    bool find_common(const NetBase& base, std::span<const CandidateId> assumptions, NetRows& common) const;
    bool find_common(const NetBase& base, CandidateId either, NetRows& common) const;

  private:
    enum class Known : std::uint8_t { nothing, nishio, fixed, dynamic };
    void find_fixed(const NetBase& base);
    void find_nishio(const NetBase& base);
    bool find_dynamic(const NetBase& base);
    void write_common(const NetBase& base, const std::uint64_t* numbers, NetRows& common) const;
    // The known consequences of the candidate being true.
    std::span<const std::uint64_t> row_of(CandidateId id) const {
        if (kind_ == Known::dynamic) return assumptions_.false_row(number_of_[id], true);
        const auto words = 2 * static_cast<std::size_t>(words_);  // true and false at once
        return {rows_.data() + id * words, words};
    }

    Known kind_ = Known::nothing;
    bool known_ = false;
    // Fixed: for each id a row of true and a row of false candidates, as in Net::rows. Nishio: a row of the candidates
    // that may lead to a contradiction if true, and a row of those that may if false.
    std::vector<std::uint64_t> rows_;
    int words_ = 0;
    // Dynamic:
    trial::Assumptions assumptions_;
    std::array<CandidateId, kMaxCandidates> id_of_;    // by number
    std::array<trial::Id, kMaxCandidates> number_of_;  // by id, of those in cells with several candidates
};

}  // namespace rookery
