#include "textbook/combinatorics/alldifferent_reasons.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "textbook/combinatorics/hall_intervals.hpp"

namespace rookery {
namespace {

VariableSet variable_bit(std::size_t x) {
    return VariableSet{1} << x;
}

class Explanation {
  public:
    explicit Explanation(std::span<const Domain> domains) { reasons_.left.assign(domains.begin(), domains.end()); }

    AlldifferentReasons by(Consistency consistency) {
        if (!has_empty_domain()) {
            switch (consistency) {
                case Consistency::naive:
                    explain_naively();
                    break;
                case Consistency::bounds:
                case Consistency::fast_bounds:
                    explain_by_intervals(true);
                    break;
                case Consistency::range:
                    explain_by_intervals(false);
                    break;
                case Consistency::arc:
                    explain_arcs();
                    break;
            }
        }
        return std::move(reasons_);
    }

  private:
    std::vector<Domain>& domains() { return reasons_.left; }

    bool has_empty_domain() {
        const auto empty = std::find(domains().begin(), domains().end(), Domain{0});
        if (empty == domains().end()) return false;
        reasons_.conflict = {variable_bit(static_cast<std::size_t>(empty - domains().begin())), 0};
        return true;
    }

    // Removes values of a Hall set from another variable. False: it has no others, which is a conflict.
    bool remove(std::size_t x, Domain gone, const HallSet& because) {
        if ((domains()[x] & ~because.values) == 0) {
            reasons_.conflict = {because.variables | variable_bit(x), because.values};
            return false;
        }
        for (Domain rest = domains()[x] & gone; rest != 0; rest = without_least(rest)) {
            reasons_.removals.push_back({static_cast<int>(x), least_of(rest), because});
        }
        domains()[x] &= ~gone;
        return true;
    }

    void explain_naively() {
        VariableSet used = 0;  // variables whose single value has been removed from the others
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t x = 0; x < domains().size(); ++x) {
                if ((used & variable_bit(x)) != 0 || !is_single(domains()[x])) continue;
                used |= variable_bit(x);
                changed = true;
                const HallSet single{variable_bit(x), domains()[x]};
                for (std::size_t other = 0; other < domains().size(); ++other) {
                    if (other != x && !remove(other, single.values, single)) return;
                }
            }
        }
    }

    // The values that an interval removes from a domain not inside it; for bounds, only those at an end.
    static Domain taken_by(int low, int high, Domain domain, bool ends_only) {
        const Domain interval = interval_of(low, high);
        if (!ends_only) return domain & interval;
        Domain taken = 0;
        if ((interval & bit_of(least_of(domain))) != 0) taken |= domain & interval_of(0, high);
        if ((interval & bit_of(greatest_of(domain))) != 0) taken |= domain & interval_of(low, kDomainValues - 1);
        return taken;
    }

    void explain_by_intervals(bool ends_only) {
        bool changed = true;
        const auto visit = [&](int low, int high, VariableSet inside) {
            const HallSet interval{inside, interval_of(low, high)};
            if (std::popcount(inside) > high - low + 1) {
                reasons_.conflict = interval;
                return false;
            }
            for (std::size_t x = 0; x < domains().size(); ++x) {
                if ((inside & variable_bit(x)) != 0) continue;
                const Domain taken = taken_by(low, high, domains()[x], ends_only);
                if (taken == 0) continue;
                changed = true;
                if (!remove(x, taken, interval)) return false;
            }
            return true;
        };
        while (changed) {
            changed = false;
            const std::vector<Domain> before = domains();
            if (!for_each_full_interval(before, visit)) return;
        }
    }

    void explain_arcs() {
        Matching& matching = reasons_.matching.emplace();
        const bool matched = match_all(domains(), matching);
        holders_ = {};
        for (std::size_t x = 0; x < domains().size(); ++x) {
            const int value = matching.value_of[x];
            if (value != Matching::kNone) holders_[value] = variable_bit(x);
        }
        if (!matched) {
            std::size_t without = 0;
            while (matching.value_of[without] != Matching::kNone) ++without;
            reasons_.conflict = exchanged({variable_bit(without), domains()[without]});
            return;
        }
        const std::vector<Domain> before = domains();
        std::vector<Domain> after = before;
        prune_arcs(after, matching);
        for (std::size_t x = 0; x < before.size(); ++x) {
            for (Domain gone = before[x] & ~after[x]; gone != 0; gone = without_least(gone)) {
                const int value = least_of(gone);
                reasons_.removals.push_back({static_cast<int>(x), value, exchanged({0, bit_of(value)})});
            }
        }
        domains() = after;
    }

    // Adds the holders of these values, the values that they could have instead, the holders of those, and so on.
    HallSet exchanged(HallSet set) {
        for (HallSet last; last.variables != set.variables || last.values != set.values;) {
            last = set;
            for (Domain rest = set.values; rest != 0; rest = without_least(rest)) {
                set.variables |= holders_[least_of(rest)];
            }
            for (VariableSet rest = set.variables; rest != 0; rest = without_least(rest)) {
                set.values |= domains()[static_cast<std::size_t>(least_of(rest))];
            }
        }
        return set;
    }

    AlldifferentReasons reasons_;
    std::array<VariableSet, kDomainValues> holders_{};  // of each value in the matching
};

}  // namespace

AlldifferentReasons explain_alldifferent(std::span<const Domain> domains, Consistency consistency) {
    return Explanation(domains).by(consistency);
}

}  // namespace rookery
