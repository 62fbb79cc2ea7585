// ALS-XZ: two almost locked sets with a restricted common X. One of them lacks X, so it has all its other digits: a
// digit Z of both is eliminated from every cell that sees all places of Z in both.
//
// With two restricted commons, each set has one of them and therefore all its digits except the other. So cells that
// see all places of a third digit in one of the sets lose it too, except the cells of the other set.
//
// HoDoKu 2.2: pairs in the order of the sets; by default, overlapping sets are skipped.
#include "logic/als/als_steps.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

Exclusions of_pair(const AlmostLockedSet& a, const AlmostLockedSet& b, const RestrictedCommon& common) {
    Exclusions exclusions = common_exclusions(a, b, static_cast<DigitSet>(~digit_bit(common.digit)));
    if (common.other == 0) return exclusions;
    exclusions.add(common.digit, a.sees_of(common.digit) & b.sees_of(common.digit));
    for (const auto& [set, partner] : {std::pair(&a, &b), std::pair(&b, &a)}) {
        for (auto rest = static_cast<DigitSet>(set->digits & ~common.digits()); rest != 0;
             rest = without_lowest(rest)) {
            const int digit = lowest_digit(rest);
            exclusions.add(digit, set->sees_of(digit) - partner->cells);
        }
    }
    return exclusions;
}

bool find_als_xz(const State& state, StepSink& sink) {
    AlsMemory& memory = sink.workspace().almost_locked_sets();
    memory.prepare(state);
    const CellSet changed = sink.changes(state).cells;
    for (const RestrictedCommon& common : memory.commons()) {
        const AlmostLockedSet& a = memory.sets()[common.first];
        const AlmostLockedSet& b = memory.sets()[common.second];
        if (((a.cells | b.cells) & changed).empty()) continue;
        const Exclusions exclusions = of_pair(a, b, common);
        if (exclusions.empty()) continue;
        Step& step = sink.begin(Technique::als_xz);
        add_exclusions(step, exclusions);
        if (sink.wants_highlights()) {
            add_set(step, state, a.cells, a.digits, common.digits());
            add_set(step, state, b.cells, b.digits, 0);
        }
        if (sink.end()) return true;
    }
    return false;
}

std::string say_als_xz(const Step& step, Language language) {
    const DigitSet link = step.groups.front().link;
    return say_sets(step, is_single(link) ? Phrase::als_link : Phrase::als_links, language, {Value::digits(link)});
}

}  // namespace

constinit const TechniqueLabel labels::kAlsXz{
    .group = TechniqueGroup::almost_locked_sets,
    .techniques = {Technique::als_xz},
};
constinit const TechniqueCard cards::kAlsXz{
    .label = labels::kAlsXz,
    .find = find_als_xz,
    .say = say_als_xz,
};

}  // namespace rookery
