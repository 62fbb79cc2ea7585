#include "textbook/combinatorics/alldifferent.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "textbook/combinatorics/hall_intervals.hpp"
#include "textbook/combinatorics/matching.hpp"

namespace rookery {
namespace {

// The algorithms of each consistency. No domain may be empty. False: there is no solution.

// The naive way: alldifferent as n(n-1)/2 constraints of two variables each. Such a constraint is consistent unless one
// domain is a single value that the other has too; so assigned values are removed elsewhere.

bool prune_naively(std::span<Domain> domains) {
    for (Domain last = 0;;) {
        Domain assigned = 0;
        for (const Domain domain : domains) {
            if (!is_single(domain)) continue;
            if ((assigned & domain) != 0) return false;
            assigned |= domain;
        }
        if (assigned == last) return true;
        last = assigned;
        for (Domain& domain : domains) {
            if (is_single(domain)) continue;
            domain &= ~assigned;
            if (domain == 0) return false;
        }
    }
}

// Bounds and range consistency by Hall intervals. For the variables that are not inside such an interval,
//
//   bounds   the least and the greatest value are removed until they are outside       J.-F. Puget, 1998
//   range    all its values are removed                                                 M. Leconte, 1996
//
// until no interval removes anything more. Every interval is examined, as both are usually taught; the fast algorithm
// for bounds is below. (Another definition of bounds consistency also covers the values between the ends; in {1,4}
// {2,3} {2,3} no removal could satisfy it.)

Domain without_ends_in(Domain domain, int low, int high) {
    const Domain interval = interval_of(low, high);
    if ((interval & bit_of(least_of(domain))) != 0) domain &= ~interval_of(0, high);
    if (domain != 0 && (interval & bit_of(greatest_of(domain))) != 0) domain &= ~interval_of(low, kDomainValues - 1);
    return domain;
}

Domain without_all_in(Domain domain, int low, int high) {
    return domain & ~interval_of(low, high);
}

template <class Without>
bool prune_by_intervals(std::span<Domain> domains, Without without) {
    bool changed = true;
    // Pruning during the visit may add variables to an interval, but a Hall interval remains one.
    const auto prune = [&](int low, int high, VariableSet inside) {
        for (std::size_t x = 0; x < domains.size(); ++x) {
            if ((inside >> x & 1U) != 0) continue;
            const Domain left = without(domains[x], low, high);
            if (left == 0) return false;
            changed = changed || left != domains[x];
            domains[x] = left;
        }
        return true;
    };
    while (changed) {
        changed = false;
        if (!for_each_hall_interval(domains, prune)) return false;
    }
    return true;
}

bool prune_bounds(std::span<Domain> domains) {
    return prune_by_intervals(domains, without_ends_in);
}

bool prune_ranges(std::span<Domain> domains) {
    return prune_by_intervals(domains, without_all_in);
}

// Bounds consistency in O(n log n): A. Lopez-Ortiz, C.-G. Quimper, J. Tromp, P. van Beek, "A fast and simple algorithm
// for bounds consistency of the alldifferent constraint" (2003).
//
// Only ranges matter: low..high for each variable. Marks where a range begins, or where one has just ended, cut the
// values into gaps. Variables come in the order of their ends, and each takes one value of the first gap after its
// beginning that has any left. A gap that is used up is joined to the next one. When all values from some mark to the
// end of the new range are taken, that is a Hall interval; a later variable that begins in it is moved to its end. Both
// "joined to" and "moved to" are trees of pointers with path compression, so following one takes O(log n). The same
// algorithm on the mirror image gives the greatest values.

struct Range {
    int low = 0;
    int high = 0;
};

class LowEnds {
  public:
    // Raises each low end to the least value that is left. False: too many variables share too few values.
    bool raise(std::span<Range> ranges) {
        place_marks(ranges);
        for (const VariableSet ending : ending_at_) {
            for (VariableSet rest = ending; rest != 0; rest = without_least(rest)) {
                if (!take_value(ranges[least_of(rest)])) return false;
            }
        }
        return true;
    }

  private:
    // Indices of marks. Pointers to higher indices lead towards a root; the root points below itself.
    using Pointers = std::array<int, kDomainValues + 3>;

    static int root_of(const Pointers& pointers, int mark) {
        while (pointers[mark] > mark) mark = pointers[mark];
        return mark;
    }
    // Makes all pointers on the way from `mark` to `end` lead to `target`.
    static void redirect(Pointers& pointers, int mark, int end, int target) {
        while (mark != end) {
            const int next = pointers[mark];
            pointers[mark] = target;
            mark = next;
        }
    }

    // Puts a mark wherever a range begins or has just ended, and a sentinel before and after all of these. (There are
    // so few values that scanning all of them is a good way to sort.)
    void place_marks(std::span<const Range> ranges) {
        std::array<bool, kDomainValues + 1> marked{};
        ending_at_ = {};
        for (std::size_t x = 0; x < ranges.size(); ++x) {
            marked[ranges[x].low] = true;
            marked[ranges[x].high + 1] = true;
            ending_at_[ranges[x].high] |= std::uint64_t{1} << x;
        }
        int count = 0;
        for (int value = 0; value <= kDomainValues; ++value) {
            if (!marked[value]) continue;
            value_at_[++count] = value;
            mark_at_[value] = count;
        }
        value_at_[0] = value_at_[1] - 2;
        value_at_[count + 1] = value_at_[count] + 2;
        for (int mark = 1; mark <= count + 1; ++mark) {
            next_gap_[mark] = mark - 1;
            hall_end_[mark] = mark - 1;
            values_left_[mark] = value_at_[mark] - value_at_[mark - 1];
        }
    }

    // A gap is identified by the mark at its end, joined gaps by that of the last. The root of next_gap_ points to the
    // gap before those joined in it.
    bool take_value(Range& range) {
        const int begin = mark_at_[range.low];
        const int end = mark_at_[range.high + 1];
        int gap = root_of(next_gap_, begin + 1);
        const int before = next_gap_[gap];
        if (--values_left_[gap] == 0) {
            next_gap_[gap] = gap + 1;
            gap = root_of(next_gap_, gap + 1);
            next_gap_[gap] = before;
        }
        redirect(next_gap_, begin + 1, gap, gap);
        const int values_behind = value_at_[gap] - value_at_[end];  // of the gap, but after the range
        if (values_left_[gap] < values_behind) return false;
        if (hall_end_[begin] > begin) {
            const int moved = root_of(hall_end_, hall_end_[begin]);
            range.low = value_at_[moved];
            redirect(hall_end_, begin, moved, moved);
        }
        if (values_left_[gap] == values_behind) {  // all between `before` and `end` are taken: a Hall interval
            redirect(hall_end_, hall_end_[end], before - 1, end);
            hall_end_[end] = before - 1;
        }
        return true;
    }

    std::array<VariableSet, kDomainValues> ending_at_{};
    std::array<int, kDomainValues + 1> mark_at_{};
    std::array<int, kDomainValues + 3> value_at_{};
    std::array<int, kDomainValues + 3> values_left_{};  // by gap
    Pointers next_gap_{};
    Pointers hall_end_{};
};

bool prune_bounds_fast(std::span<Domain> domains) {
    std::array<Range, kMaxVariables> lower;
    std::array<Range, kMaxVariables> upper;  // mirrored: value v is kLast - v
    constexpr int kLast = kDomainValues - 1;
    const auto used = [&](std::array<Range, kMaxVariables>& ranges) { return std::span(ranges).first(domains.size()); };
    LowEnds ends;
    // One pass is enough for ranges; but where a domain has a hole, its end may jump across it, so the passes are
    // repeated.
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t x = 0; x < domains.size(); ++x) {
            lower[x] = {least_of(domains[x]), greatest_of(domains[x])};
            upper[x] = {kLast - lower[x].high, kLast - lower[x].low};
        }
        if (!ends.raise(used(lower)) || !ends.raise(used(upper))) return false;
        for (std::size_t x = 0; x < domains.size(); ++x) {
            const int low = lower[x].low;
            const int high = kLast - upper[x].low;
            if (low > high) return false;
            const Domain left = domains[x] & interval_of(low, high);
            if (left == 0) return false;
            changed = changed || left != domains[x];
            domains[x] = left;
        }
    }
    return true;
}

std::uint64_t count_values(std::span<const Domain> domains) {
    std::uint64_t count = 0;
    for (const Domain domain : domains) count += static_cast<std::uint64_t>(std::popcount(domain));
    return count;
}

bool prune(std::span<Domain> domains, Consistency consistency, Matching& matching) {
    switch (consistency) {
        case Consistency::naive:
            return prune_naively(domains);
        case Consistency::bounds:
            return prune_bounds(domains);
        case Consistency::fast_bounds:
            return prune_bounds_fast(domains);
        case Consistency::range:
            return prune_ranges(domains);
        case Consistency::arc:
            return prune_arcs(domains, matching);
    }
    return true;
}

}  // namespace

bool prune_alldifferent(std::span<Domain> domains, Consistency consistency, std::uint64_t& removed,
                        Matching& matching) {
    if (std::find(domains.begin(), domains.end(), Domain{0}) != domains.end()) return false;
    const std::uint64_t before = count_values(domains);
    if (!prune(domains, consistency, matching)) return false;
    removed += before - count_values(domains);
    return true;
}

bool prune_alldifferent(std::span<Domain> domains, Consistency consistency, std::uint64_t& removed) {
    Matching matching;
    return prune_alldifferent(domains, consistency, removed, matching);
}

}  // namespace rookery
