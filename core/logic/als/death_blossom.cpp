// Death blossom: a cell, the stem, and for each of its digits a petal: an almost locked set whose places of the digit
// all see the stem. Whichever digit the stem takes, one petal loses it and has all its others. So a digit that all
// petals contain, but not the stem, is eliminated from every cell that sees all its places in all petals.
//
// HoDoKu 2.2: stems row by row; for each digit in turn the petals in the order of the sets, a hundred at most; by
// default petals do not overlap.
#include <set>

#include "logic/als/als_steps.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

constexpr std::size_t kMaxPetals = 100;  // to choose from for one digit

class BlossomFinder {
  public:
    BlossomFinder(const State& state, StepSink& sink)
        : state_{state}, sink_{sink}, memory_{sink.workspace().almost_locked_sets()} {
        memory_.prepare(state);
    }

    bool run() {
        const std::span<const AlmostLockedSet> sets = memory_.sets();
        for (int stem = 0; stem < 81; ++stem) {
            stem_ = stem;
            stem_digits_ = state_.candidates(stem);
            if (stem_digits_ == 0) continue;
            for (auto& petals : petals_of_) petals.clear();
            DigitSet missing = stem_digits_;
            for (std::size_t i = 0; i < sets.size(); ++i) {
                if (!sets[i].seen.contains(stem)) continue;
                for (auto rest = static_cast<DigitSet>(sets[i].digits & stem_digits_); rest != 0;
                     rest = without_lowest(rest)) {
                    const int digit = lowest_digit(rest);
                    std::vector<const AlmostLockedSet*>& petals = petals_of_[digit - 1];
                    if (petals.size() == kMaxPetals || !sets[i].sees_of(digit).contains(stem)) continue;
                    petals.push_back(&sets[i]);
                    missing = static_cast<DigitSet>(missing & ~digit_bit(digit));
                }
            }
            if (missing == 0 && choose(stem_digits_, {}, open_exclusions())) return true;
        }
        return false;
    }

  private:
    // All exclusions that are possible before the first petal narrows them.
    Exclusions open_exclusions() const {
        Exclusions all;
        for (auto rest = static_cast<DigitSet>(kAllDigits & ~stem_digits_); rest != 0; rest = without_lowest(rest)) {
            all.add(lowest_digit(rest), CellSet::all());
        }
        return all;
    }

    // Chooses a petal for each of the digits; the petals so far take up `cells` and exclude no more than `before`.
    bool choose(DigitSet digits, CellSet cells, const Exclusions& before) {
        if (digits == 0) return report(before);
        const int digit = lowest_digit(digits);
        for (const AlmostLockedSet* petal : petals_of_[digit - 1]) {
            if (!memory_.allows_overlap() && !(petal->cells & cells).empty()) continue;
            Exclusions exclusions;
            for (auto rest = static_cast<DigitSet>(before.digits & petal->digits); rest != 0;
                 rest = without_lowest(rest)) {
                const int other = lowest_digit(rest);
                exclusions.add(other, before.cells[other - 1] & petal->sees_of(other));
            }
            if (exclusions.empty()) continue;
            chosen_[digit - 1] = petal;
            if (choose(without_lowest(digits), cells | petal->cells, exclusions)) return true;
        }
        return false;
    }

    bool report(const Exclusions& exclusions) {
        if (!sink_.wants_first_only() && !known_.insert(exclusions).second) return false;
        Step& step = sink_.begin(Technique::death_blossom);
        add_exclusions(step, exclusions);
        if (sink_.wants_highlights()) {
            add_set(step, state_, CellSet::single(stem_), stem_digits_, 0);
            for (DigitSet rest = stem_digits_; rest != 0; rest = without_lowest(rest)) {
                const AlmostLockedSet& petal = *chosen_[lowest_digit(rest) - 1];
                step.groups.back().link = digit_bit(lowest_digit(rest));  // for the colours
                add_set(step, state_, petal.cells, petal.digits, 0);
            }
            for (std::size_t i = step.groups.size(); --i > 0;) step.groups[i].link = step.groups[i - 1].link;
            step.groups.front().link = 0;
        }
        return sink_.end();
    }

    const State& state_;
    StepSink& sink_;
    AlsMemory& memory_;
    int stem_ = 0;
    DigitSet stem_digits_ = 0;
    std::array<std::vector<const AlmostLockedSet*>, 9> petals_of_;
    std::array<const AlmostLockedSet*, 9> chosen_{};
    std::set<Exclusions> known_;
};

bool find_death_blossom(const State& state, StepSink& sink) {
    return BlossomFinder(state, sink).run();
}

std::string say_death_blossom(const Step& step, Language language) {
    return say_sets(step, Phrase::death_blossom, language, {Value::cells(step.groups.front().cells)});
}

}  // namespace

constinit const TechniqueLabel labels::kDeathBlossom{
    .group = TechniqueGroup::almost_locked_sets,
    .techniques = {Technique::death_blossom},
};
constinit const TechniqueCard cards::kDeathBlossom{
    .label = labels::kDeathBlossom,
    .find = find_death_blossom,
    .say = say_death_blossom,
};

}  // namespace rookery
