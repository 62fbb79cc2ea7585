// ALS-XY-wing: almost locked sets A, C and B; A and C have a restricted common, and so have C and B, another one. If A
// has its common with C, then C lacks it and has the other, which B then lacks: A or B has all its other digits. So a
// digit of both goes from all that see every place of it in the two, cells of C included.
//
// HoDoKu 2.2: pairs of restricted commons in their order; A and B may not overlap either as it comes.
#include "logic/als/als_steps.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

class WingFinder {
  public:
    WingFinder(const State& state, StepSink& sink)
        : state_{state}, sink_{sink}, memory_{sink.workspace().almost_locked_sets()} {
        memory_.prepare(state);
    }

    bool run() {
        const std::span<const RestrictedCommon> commons = memory_.commons();
        for (std::uint32_t i = 0; i < commons.size(); ++i) {
            const RestrictedCommon& one = commons[i];
            // The later commons with one of its sets, in their order.
            for (const std::uint32_t j : memory_.commons_from(one.first)) {
                if (j > i && check(one, commons[j], one.second, one.first, commons[j].second)) return true;
            }
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

    // Where sets may overlap, neither may lie inside the other.
    bool overlap_badly(CellSet a, CellSet b) const {
        return memory_.allows_overlap() ? (a - b).empty() || (b - a).empty() : !(a & b).empty();
    }

    const State& state_;
    StepSink& sink_;
    AlsMemory& memory_;
};

bool find_als_xy_wing(const State& state, StepSink& sink) {
    return WingFinder(state, sink).run();
}

std::string say_als_xy_wing(const Step& step) {
    return concluded(sets_words(step) + "; no two in a row both have the digit that links them (" + links_words(step) +
                         "), so that the first or the last has all its other digits",
                     step);
}

}  // namespace

constinit const TechniqueLabel labels::kAlsXyWing{
    .group = TechniqueGroup::almost_locked_sets,
    .family = "ALS-XY-wing",
    .names = {{Technique::als_xy_wing, "ALS-XY-wing"}},
};
constinit const TechniqueCard cards::kAlsXyWing{
    .label = labels::kAlsXyWing,
    .find = find_als_xy_wing,
    .say = say_als_xy_wing,
};

}  // namespace rookery
