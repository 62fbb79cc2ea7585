// The orders in which the search tries the candidates of a guess (search.hpp defines Order).
#pragma once

#include "solve/branch.hpp"
#include "solve/kernel.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

constexpr std::uint32_t lowest_of(std::uint32_t candidates) {
    return candidates & (0U - candidates);
}

// Base of the orders without a known solution.
struct KnowsNone {
    static constexpr bool kStartsDifferent = true;
    static bool keeps(const Branch&, std::uint32_t) { return false; }
    static bool counts(bool) { return true; }
};

struct LowestFirst : KnowsNone {
    static std::uint32_t first_of(const Branch& branch, bool) { return lowest_of(branch.candidates); }
};

// Tries a preferred candidate first, if the cell has any.
class PreferredFirst : public KnowsNone {
  public:
    explicit PreferredFirst(const KnownWords& preferred) : preferred_{preferred} {}

    std::uint32_t first_of(const Branch& branch, bool) const {
        const std::uint32_t preferred = preferred_[branch.position][branch.band] & branch.candidates;
        return lowest_of(preferred != 0 ? preferred : branch.candidates);
    }

  private:
    const KnownWords& preferred_;
};

// One of the candidates, chosen by the caller.
class ChosenFirst : public KnowsNone {
  public:
    ChosenFirst(ChooseBelow choose) : choose_{choose} {}

    std::uint32_t first_of(const Branch& branch, bool) {
        std::uint32_t rest = branch.candidates;
        for (auto skip = choose_(static_cast<std::uint32_t>(std::popcount(rest))); skip != 0; --skip) {
            rest &= rest - 1;
        }
        return lowest_of(rest);
    }

  private:
    ChooseBelow choose_;
};

// For a solution other than a known one. While a board still has the known solution, digits that exclude it come first:
// nothing else can be the answer. After that the known digits come first, since solutions that differ little are the
// easiest to find. The known solution itself does not count.
template <bool StartsDifferent>
class OtherThanKnown {
  public:
    static constexpr bool kStartsDifferent = StartsDifferent;

    explicit OtherThanKnown(const KnownWords& known) : known_{known} {}

    std::uint32_t first_of(const Branch& branch, bool differs) const {
        const std::uint32_t known = known_at(branch);
        if (!differs) return branch.candidates ^ known;
        return known != 0 ? known : lowest_of(branch.candidates);
    }
    bool keeps(const Branch& branch, std::uint32_t kept) const { return (kept & known_at(branch)) != 0; }
    static bool counts(bool differs) { return differs; }

  private:
    std::uint32_t known_at(const Branch& branch) const {
        return known_[branch.position][branch.band] & branch.candidates;
    }

    const KnownWords& known_;
};

}  // namespace ROOKERY_TARGET

}  // namespace rookery
