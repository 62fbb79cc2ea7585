// Augmenting paths (C. Berge, 1957), found depth first (H. W. Kuhn's way): a variable takes a free value, or one whose
// holder can take another. The values seen so far are one word, so each of the at most 64 searches looks once at each
// value. Searching for many paths at once, as J. E. Hopcroft and R. M. Karp do, would gain nothing.
#include "textbook/combinatorics/matching.hpp"

#include <algorithm>
#include <bit>

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

// R. Tarjan, "Depth-first search and linear graph algorithms" (1972). A component is complete when the search leaves
// the first of its nodes that it reached: none of them then leads back to an earlier node that is still open.

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

// Hyper-arc consistency: J.-C. Regin, "A filtering algorithm for constraints of difference in CSPs" (1994).
//
// A solution is a matching of all variables. Given one, a value stays in a domain in three cases: the variable has it;
// it can get it by a cycle of exchanges; or it can get it by a chain of exchanges that ends in a free value. With an
// edge from each value to those that its holder could have instead, cycles are inside strong components, and chains are
// paths to a free value.
bool prune_arcs(std::span<Domain> domains, Matching& matching) {
    if (!match_all(domains, matching)) return false;
    std::array<Domain, kDomainValues> instead{};
    std::array<std::size_t, kDomainValues> holder{};
    Domain held = 0;
    Domain all = 0;
    for (std::size_t x = 0; x < domains.size(); ++x) {
        const int value = matching.value_of[x];
        instead[value] = domains[x];
        holder[value] = x;
        held |= bit_of(value);
        all |= domains[x];
    }
    Domain to_free = all & ~held;  // values from which a chain leads to a free one, and the free ones
    const StrongComponents components = strong_components(instead, held);
    for (std::size_t i = 0; i < components.count; ++i) {
        const Domain component = components.sets[i];
        Domain reached = 0;
        for (Domain rest = component; rest != 0; rest = without_least(rest)) reached |= instead[least_of(rest)];
        if ((reached & to_free) != 0) to_free |= component;
        // Components reached from this one come earlier, so it is already known whether their values lead to a free
        // one.
        const Domain stay = component | to_free;
        if ((reached & ~stay) == 0) continue;
        for (Domain rest = component; rest != 0; rest = without_least(rest)) domains[holder[least_of(rest)]] &= stay;
    }
    return true;
}

}  // namespace rookery
