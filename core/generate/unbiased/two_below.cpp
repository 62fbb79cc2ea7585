// Method: if a set of clues can be removed together, so can each of its subsets. The search wants the pairs that are in
// no larger such set. It extends each removable pair by further clues as long as all of them can go. If one can, no
// pair inside the extended set needs another look. If a set cannot go, the other solution differs in only some of its
// clues; if in two, those two cannot go together either.
#include "generate/unbiased/two_below.hpp"

#include <array>
#include <cstddef>

namespace rookery {
namespace {

class PairSearch {
  public:
    PairSearch(const KnownGrid& board, const CellSet& clues, const CellSet& removable)
        : board_{board}, clues_{clues}, removable_{removable} {}

    std::vector<CellSet> results() {
        std::vector<CellSet> found;
        removable_.for_each([&](int one) {
            removable_.for_each([&](int other) {
                if (other <= one || is_known(one, other)) return;
                CellSet pair = CellSet::single(one);
                pair.add(other);
                if (can_go(pair, one) && is_largest(pair)) found.push_back(clues_ - pair);
            });
        });
        return found;
    }

  private:
    bool is_known(int one, int other) const {
        const auto at = static_cast<std::size_t>(one);
        return (together_[at] | apart_[at]).contains(other);
    }

    // Whether the clues without `cells` still determine the board, given that they do without all of these but `last`.
    bool can_go(const CellSet& cells, int last) {
        const OtherSolution other = board_.other_at(clues_ - cells, last);
        if (!other.found) return true;
        const CellSet differing = other.differing & clues_;
        if (differing.size() == 2) {
            differing.for_each([&](int cell) { apart_[static_cast<std::size_t>(cell)] |= differing; });
        }
        return false;
    }

    bool is_largest(const CellSet& pair) {
        CellSet gone = pair;
        (removable_ - pair).for_each([&](int cell) {
            if (!(apart_[static_cast<std::size_t>(cell)] & gone).empty()) return;
            CellSet more = gone;
            more.add(cell);
            if (can_go(more, cell)) gone = more;
        });
        gone.for_each([&](int cell) { together_[static_cast<std::size_t>(cell)] |= gone; });
        return gone == pair;
    }

    const KnownGrid& board_;
    CellSet clues_;
    CellSet removable_;
    std::array<CellSet, Geometry9::kCells> together_;  // [cell]: clues that can go with it, from the sets found
    std::array<CellSet, Geometry9::kCells> apart_;     // [cell]: clues known to be unable to go with it
};

}  // namespace

CellSet removable_clues(const KnownGrid& board, const CellSet& clues) {
    CellSet removable;
    clues.for_each([&](int cell) {
        if (!board.other_at(clues - CellSet::single(cell), cell).found) removable.add(cell);
    });
    return removable;
}

std::vector<CellSet> minimal_two_below(const KnownGrid& board, const CellSet& clues, const CellSet& removable) {
    return PairSearch(board, clues, removable).results();
}

}  // namespace rookery
