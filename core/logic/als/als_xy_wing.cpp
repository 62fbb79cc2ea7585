// ALS-XY-wing: almost locked sets A, C and B; A and C have a restricted common, and C and B have another one. If A
// takes the digit that it has in common with C, then C takes the other, which B then lacks. So A or B has all its other
// digits, and a digit of both is eliminated from every cell that sees all its places in both, including cells of C.
//
// HoDoKu 2.2: pairs of restricted commons in their order; by default A and B may not overlap either.
#include "logic/als/als_steps.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

class WingFinder {
  public:
    WingFinder(const State& state, StepSink& sink)
        : state_{state}, sink_{sink}, memory_{sink.workspace().almost_locked_sets()} {
        memory_.prepare(state);
        changed_ = memory_.sets_with(sink.changes(state).cells);
        memory_.unite_others(memory_.partners(), linked_by_other_);
        memory_.unite_others(memory_.sharers(), sharing_by_other_);
        memory_.subtract_overlapping(sharing_by_other_);
    }

    bool run() {
        const std::span<const RestrictedCommon> commons = memory_.commons();
        for (std::uint32_t i = 0; i < commons.size(); ++i) {
            const RestrictedCommon& one = commons[i];
            const bool from_second = leads_on(one, one.second, one.first);
            const bool from_first = leads_on(one, one.first, one.second);
            // Later commons that share a set with this one, in their order.
            if (from_second) {
                for (const std::uint32_t j : memory_.commons_from(one.first)) {
                    if (j > i && check(one, commons[j], one.second, one.first, commons[j].second)) return true;
                }
            }
            if (!from_first) continue;
            for (const std::uint32_t j : memory_.commons_to(one.second)) {
                if (j > i && check(one, commons[j], one.first, one.second, commons[j].first)) return true;
            }
            for (const std::uint32_t j : memory_.commons_from(one.second)) {
                if (check(one, commons[j], one.first, one.second, commons[j].second)) return true;
            }
        }
        return false;
    }

  private:
    // Whether a set that is linked to C by another digit excludes anything together with A. One of the three sets must
    // have changed.
    bool leads_on(const RestrictedCommon& one, std::size_t a, std::size_t c) const {
        const V128* excludes = sharing_by_other_.row(memory_.row_of(a, one.digit));
        const V128* linked = linked_by_other_.row(memory_.row_of(c, one.digit));
        // If the common has two digits, either may be the one used.
        const V128* too = one.other == 0 ? linked : linked_by_other_.row(memory_.row_of(c, one.other));
        const V128 any_set = changed_.has(0, a) || changed_.has(0, c) ? ~V128() : V128();
        const V128* changed = changed_.row(0);
        V128 found;
        for (std::size_t v = 0, width = changed_.width(); v < width; ++v) {
            found |= excludes[v] & (linked[v] | too[v]) & (changed[v] | any_set);
        }
        return any(found);
    }

    bool check(const RestrictedCommon& one, const RestrictedCommon& two, int a, int c, int b) {
        if (one.other == 0 && two.other == 0 && one.digit == two.digit) return false;
        const AlmostLockedSet& set_a = memory_.sets()[a];
        const AlmostLockedSet& set_b = memory_.sets()[b];
        const auto links = static_cast<DigitSet>(one.digits() | two.digits());
        const auto digits = static_cast<DigitSet>(set_a.digits & set_b.digits & ~links);
        if (digits == 0 || (set_a.seen & set_b.seen).empty() || overlap_badly(set_a.cells, set_b.cells)) {
            return false;
        }
        const Exclusions exclusions = common_exclusions(set_a, set_b, digits);
        if (exclusions.empty()) return false;
        Step& step = sink_.begin(Technique::als_xy_wing);
        add_exclusions(step, exclusions);
        if (sink_.wants_highlights()) {
            const AlmostLockedSet& set_c = memory_.sets()[c];
            add_set(step, state_, set_a.cells, set_a.digits, one.digits());
            add_set(step, state_, set_c.cells, set_c.digits, two.digits());
            add_set(step, state_, set_b.cells, set_b.digits, 0);
        }
        return sink_.end();
    }

    // If sets may overlap, neither may be contained in the other.
    bool overlap_badly(CellSet a, CellSet b) const {
        return memory_.allows_overlap() ? (a - b).empty() || (b - a).empty() : !(a & b).empty();
    }

    const State& state_;
    StepSink& sink_;
    AlsMemory& memory_;
    SetRows changed_;
    SetRows linked_by_other_;   // by row: the sets with another restricted common
    SetRows sharing_by_other_;  // by row: the sets that may exclude another digit together with it
};

bool find_als_xy_wing(const State& state, StepSink& sink) {
    return WingFinder(state, sink).run();
}

}  // namespace

constinit const TechniqueLabel labels::kAlsXyWing{
    .group = TechniqueGroup::almost_locked_sets,
    .techniques = {Technique::als_xy_wing},
};
constinit const TechniqueCard cards::kAlsXyWing{
    .label = labels::kAlsXyWing,
    .find = find_als_xy_wing,
    .say = say_linked_sets,
};

}  // namespace rookery
