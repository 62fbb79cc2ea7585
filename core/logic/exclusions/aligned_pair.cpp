// Aligned pair exclusion: of the ways to fill two base cells, some are impossible: those that repeat a digit although
// the cells see each other, and those that leave no digit for a cell that sees both. A candidate that no possible way
// uses is eliminated.
//
// Sudoku Explainer 1.2.1: base cells have two candidates or more, see at least one cell with two candidates, and see no
// cell with exactly one; they need not share a house. Only cells with two candidates that see both ("excluders") count,
// and there must be at least two of them. Pairs of base cells are examined row by row.
//
// An excluder with two candidates is emptied by exactly one pair of digits, its own. So candidate d of one base cell is
// eliminated when the excluders that hold d pair it with every candidate of the other base cell; pairs of digits are
// never listed. The states of one path differ in a few cells, so only pairs affected by those are examined again.
#include <algorithm>

#include "logic/exclusions/exclusions.hpp"
#include "logic/finders.hpp"

namespace rookery {

namespace {

class AlignedPair {
  public:
    AlignedPair(const State& state, StepSink& sink) : state_{state}, sink_{sink}, bivalue_{state.cells_with_count(2)} {}

    bool report() {
        CellSet bases;
        const CellSet singles = state_.cells_with_count(1);
        for (int cell = 0; cell < 81; ++cell) {
            const CellSet peers = CellSet::peers_of(cell);
            if (state_.candidate_count(cell) >= 2 && !(peers & bivalue_).empty() && (peers & singles).empty()) {
                bases.add(cell);
            }
        }
        const bool remembers = sink_.wants_first_only();
        ExclusionMemory& memory = sink_.workspace().exclusions().pairs;
        const CellSet all_bases = bases;
        const ExclusionMemory::Changes changes = remembers ? memory.changes(state_, bases) : ExclusionMemory::Changes{};
        while (!bases.empty()) {
            const int a = bases.first();
            bases.remove(a);
            const CellSet peers_of_a = CellSet::peers_of(a);
            const CellSet excluders_of_a = peers_of_a & bivalue_;
            if (excluders_of_a.size() < 2) continue;
            for (CellSet others = bases; !others.empty();) {
                const int b = others.first();
                others.remove(b);
                const CellSet peers_of_b = CellSet::peers_of(b);
                if (!changes.concerns(a, b, peers_of_a & peers_of_b)) continue;
                const CellSet excluders = excluders_of_a & peers_of_b;
                if (excluders.size() >= 2 && report_pair(a, b, excluders)) return true;
            }
        }
        if (remembers) memory.remember(state_, all_bases);
        return false;
    }

  private:
    // The candidates of `cell` that no possible way to fill both cells uses.
    DigitSet excluded(int cell, int other, CellSet excluders) const {
        std::array<DigitSet, 9> paired{};  // by digit - 1: the digits that some excluder holds together with it
        excluders.for_each([&](int excluder) {
            const DigitSet two = state_.candidates(excluder);
            const DigitSet high = without_lowest(two);
            paired[lowest_digit(two) - 1] |= high;
            paired[lowest_digit(high) - 1] |= static_cast<DigitSet>(two & ~high);
        });
        const bool sees = Geometry9::sees(cell, other);
        DigitSet result = 0;
        for (DigitSet rest = state_.candidates(cell); rest != 0; rest = without_lowest(rest)) {
            const Digit digit = lowest_digit(rest);
            const auto taken = static_cast<DigitSet>(paired[digit - 1] | (sees ? digit_bit(digit) : 0));
            if ((state_.candidates(other) & ~taken) == 0) result |= digit_bit(digit);
        }
        return result;
    }

    bool report_pair(int a, int b, CellSet excluders) {
        // Each candidate of the other cell needs an excluder of its own, except an equal digit.
        const int needed = std::min(state_.candidate_count(a), state_.candidate_count(b)) - 1;
        if (excluders.size() < needed) return false;
        const DigitSet from_a = excluded(a, b, excluders);
        const DigitSet from_b = excluded(b, a, excluders);
        if ((from_a | from_b) == 0) return false;
        Step& step = sink_.begin(Technique::aligned_pair_exclusion);
        add_eliminations(step, state_, a, from_a);
        add_eliminations(step, state_, b, from_b);
        if (sink_.wants_highlights()) draw(step, a, b, excluders, from_a, from_b);
        return sink_.end();
    }

    // Base: the candidates that the two cells keep. Cover: the excluders that take part in the argument.
    void draw(Step& step, int a, int b, CellSet excluders, DigitSet from_a, DigitSet from_b) const {
        step.digits = from_a | from_b;
        add_cell(step, a);
        add_cell(step, b);
        add_marks(step, state_, a, static_cast<DigitSet>(kAllDigits & ~from_a), MarkRole::base);
        add_marks(step, state_, b, static_cast<DigitSet>(kAllDigits & ~from_b), MarkRole::base);
        const DigitSet in_a = state_.candidates(a);
        const DigitSet in_b = state_.candidates(b);
        excluders.for_each([&](int cell) {
            const DigitSet two = state_.candidates(cell);
            const DigitSet low = static_cast<DigitSet>(two & ~without_lowest(two));
            const DigitSet high = without_lowest(two);
            const auto forbids = [&](DigitSet x, DigitSet y) {  // a = x with b = y, one of them excluded
                return (in_a & x) != 0 && (in_b & y) != 0 && ((from_a & x) != 0 || (from_b & y) != 0);
            };
            if (!forbids(low, high) && !forbids(high, low)) return;
            add_cell(step, cell);
            add_marks(step, state_, cell, two, MarkRole::cover);
        });
    }

    const State& state_;
    StepSink& sink_;
    CellSet bivalue_;
};

bool find_aligned_pair(const State& state, StepSink& sink) {
    return AlignedPair(state, sink).report();
}

std::string say_aligned_pair(const Step& step, Language language) {
    return exclusion_words(step, 2, language);
}

}  // namespace

constinit const TechniqueLabel labels::kAlignedPair{
    .group = TechniqueGroup::exclusions,
    .techniques = {Technique::aligned_pair_exclusion},
};
constinit const TechniqueCard cards::kAlignedPair{
    .label = labels::kAlignedPair,
    .find = find_aligned_pair,
    .say = say_aligned_pair,
};

}  // namespace rookery
