// Augmenting paths (C. Berge, 1957), found depth first (H. W. Kuhn's way): a variable takes a free value, or one whose
// holder can take another. The values seen so far are one word, so each of the at most 64 searches looks once at each
// value. Searching for many paths at once, as J. E. Hopcroft and R. M. Karp do, would gain nothing.
#include "textbook/combinatorics/matching.hpp"

namespace rookery {
namespace {

class Augmentation {
  public:
    Augmentation(std::span<const Domain> domains, Matching& matching) : domains_{domains}, matching_{matching} {
        for (std::size_t x = 0; x < domains.size(); ++x) {
            int& value = matching.value_of[x];
            if (value == Matching::kNone) continue;
            if ((domains[x] & bit_of(value) & ~taken_) != 0) {
                give(x, value);
            } else {
                value = Matching::kNone;
            }
        }
    }

    bool match(std::size_t x) {
        unseen_ = ~Domain{0};
        return find_value(x);
    }

  private:
    bool find_value(std::size_t x) {
        const Domain free = domains_[x] & ~taken_;
        if (free != 0) {
            give(x, least_of(free));
            return true;
        }
        for (Domain rest = domains_[x] & unseen_; rest != 0; rest = domains_[x] & unseen_) {
            const int value = least_of(rest);
            unseen_ &= ~bit_of(value);
            if (find_value(holder_[value])) {
                give(x, value);
                return true;
            }
        }
        return false;
    }

    void give(std::size_t x, int value) {
        matching_.value_of[x] = value;
        holder_[value] = x;
        taken_ |= bit_of(value);
    }

    std::span<const Domain> domains_;
    Matching& matching_;
    Domain taken_ = 0;
    Domain unseen_ = 0;
    std::array<std::size_t, kDomainValues> holder_{};  // of taken values
};

}  // namespace

bool match_all(std::span<const Domain> domains, Matching& matching) {
    Augmentation augmentation(domains, matching);
    bool all = true;
    for (std::size_t x = 0; x < domains.size(); ++x) {
        if (matching.value_of[x] == Matching::kNone && !augmentation.match(x)) all = false;
    }
    return all;
}

}  // namespace rookery
