// Aligned triplet exclusion: of the ways to fill three base cells, some are impossible: those that repeat a digit in
// cells that see each other, and those that leave no digit for a cell that sees all three. A candidate that no possible
// way uses is eliminated.
//
// Sudoku Explainer 1.2.1: base cells have two candidates or more, see at least one cell with two or three
// ("excluders"), and see no cell with exactly one. The first two are any pair of base cells, row by row; the third is
// any other cell that has two or three candidates and sees one of them. At least two excluders must see all three.
//
// Most states have some ten thousand triplets and no step. The states of one path differ in a few cells, so only
// triplets affected by those are examined again.
#include <algorithm>
#include <span>

#include "logic/exclusions/exclusions.hpp"
#include "logic/finders.hpp"

namespace rookery {

namespace {

class AlignedTriplet {
  public:
    AlignedTriplet(const State& state, StepSink& sink)
        : state_{state}, sink_{sink}, memory_{sink.workspace().exclusions().triplets} {
        const CellSet singles = state.cells_with_count(1);
        excluders_ = state.cells_with_count(2) | state.cells_with_count(3);
        for (int cell = 0; cell < 81; ++cell) {
            const CellSet peers = CellSet::peers_of(cell);
            if (state.candidate_count(cell) >= 2 && !(peers & excluders_).empty() && (peers & singles).empty()) {
                bases_.add(cell);
            }
        }
        thirds_ = bases_ & excluders_;
        if (sink.wants_first_only()) changes_ = memory_.changes(state, bases_);
    }

    bool report() {
        CellSet firsts = bases_;
        while (!firsts.empty()) {
            const int a = firsts.first();
            firsts.remove(a);
            for (CellSet seconds = firsts; !seconds.empty();) {
                const int b = seconds.first();
                seconds.remove(b);
                if (report_pair(a, b)) return true;
            }
        }
        if (sink_.wants_first_only()) memory_.remember(state_, bases_);
        return false;
    }

  private:
    bool report_pair(int a, int b) {
        const CellSet both = CellSet::peers_of(a) & CellSet::peers_of(b);
        CellSet thirds = thirds_ & (CellSet::peers_of(a) | CellSet::peers_of(b));
        thirds.remove(a);
        thirds.remove(b);
        if (!changes_.concerns(a, b, both)) thirds &= changes_.touched;
        const CellSet excluders = both & excluders_;
        if (thirds.empty() || excluders.empty()) return false;
        CellSet see_one;
        CellSet see_two;
        excluders.for_each([&](int excluder) {
            const CellSet peers = CellSet::peers_of(excluder);
            see_two |= see_one & peers;
            see_one |= peers;
        });
        for (thirds &= see_two; !thirds.empty();) {
            const int c = thirds.first();
            thirds.remove(c);
            if (report_triplet({a, b, c}, excluders & CellSet::peers_of(c))) return true;
        }
        return false;
    }

    // The candidates of the third cell that are compatible with d and e in the first two.
    static DigitSet allowed_with(DigitSet pair, DigitSet third, std::span<const DigitSet> excluders) {
        for (const DigitSet excluder : excluders) {
            const auto left = static_cast<DigitSet>(excluder & ~pair);
            if (left == 0) return 0;
            if (is_single(left)) third = static_cast<DigitSet>(third & ~left);
        }
        return third;
    }

    bool report_triplet(const std::array<int, 3>& cells, CellSet common) {
        std::array<DigitSet, 20> held;
        std::size_t count = 0;
        common.for_each([&](int cell) { held[count++] = state_.candidates(cell); });
        const std::span<const DigitSet> excluders(held.data(), count);
        const std::array<DigitSet, 3> all = {state_.candidates(cells[0]), state_.candidates(cells[1]),
                                             state_.candidates(cells[2])};
        const bool sees_01 = Geometry9::sees(cells[0], cells[1]);
        const bool sees_02 = Geometry9::sees(cells[0], cells[2]);
        const bool sees_12 = Geometry9::sees(cells[1], cells[2]);
        // One plain integer per cell: an array would go through memory in every iteration.
        unsigned used_a = 0;
        unsigned used_b = 0;
        unsigned used_c = 0;
        const auto left = [&] { return (used_a ^ all[0]) | (used_b ^ all[1]) | (used_c ^ all[2]); };
        // Records what is compatible with d and e; true: every candidate of all three cells has been used.
        const auto all_used_with = [&](DigitSet d, DigitSet e) {
            if (d == e && sees_01) return false;
            if (used_c == all[2] && (used_a & d) != 0 && (used_b & e) != 0) return false;
            const auto third = static_cast<DigitSet>(all[2] & ~(sees_02 ? d : 0) & ~(sees_12 ? e : 0));
            const DigitSet allowed = allowed_with(d | e, third, excluders);
            if (allowed == 0) return false;
            used_a |= d;
            used_b |= e;
            used_c |= allowed;
            return left() == 0;
        };
        // First pairs of the i-th candidates, which rule out a step for most triplets; then all pairs of digits.
        DigitSet first_left = 0;
        DigitSet second_left = 0;
        for (int i = std::max(digit_count(all[0]), digit_count(all[1])); i > 0; --i) {
            if (first_left == 0) first_left = all[0];
            if (second_left == 0) second_left = all[1];
            if (all_used_with(digit_bit(lowest_digit(first_left)), digit_bit(lowest_digit(second_left)))) return false;
            first_left = without_lowest(first_left);
            second_left = without_lowest(second_left);
        }
        for (DigitSet first = all[0]; first != 0; first = without_lowest(first)) {
            for (DigitSet second = all[1]; second != 0; second = without_lowest(second)) {
                if (all_used_with(digit_bit(lowest_digit(first)), digit_bit(lowest_digit(second)))) return false;
            }
        }
        const std::array<DigitSet, 3> used = {static_cast<DigitSet>(used_a), static_cast<DigitSet>(used_b),
                                              static_cast<DigitSet>(used_c)};
        Step& step = sink_.begin(Technique::aligned_triplet_exclusion);
        for (std::size_t i = 0; i < 3; ++i) {
            add_eliminations(step, state_, cells[i], static_cast<DigitSet>(all[i] & ~used[i]));
        }
        if (sink_.wants_highlights()) draw(step, cells, common, used);
        return sink_.end();
    }

    // Base: the candidates that the three cells keep. Cover: the excluders.
    void draw(Step& step, const std::array<int, 3>& cells, CellSet common, const std::array<DigitSet, 3>& used) const {
        for (const CellDigit& gone : step.eliminations) step.digits |= digit_bit(gone.digit);
        for (std::size_t i = 0; i < 3; ++i) {
            add_cell(step, cells[i]);
            add_marks(step, state_, cells[i], used[i], MarkRole::base);
        }
        common.for_each([&](int cell) {
            add_cell(step, cell);
            add_marks(step, state_, cell, kAllDigits, MarkRole::cover);
        });
    }

    const State& state_;
    StepSink& sink_;
    ExclusionMemory& memory_;
    ExclusionMemory::Changes changes_;
    CellSet bases_;
    CellSet excluders_;
    CellSet thirds_;
};

bool find_aligned_triplet(const State& state, StepSink& sink) {
    return AlignedTriplet(state, sink).report();
}

std::string say_aligned_triplet(const Step& step, Language language) {
    return exclusion_words(step, 3, language);
}

}  // namespace

constinit const TechniqueLabel labels::kAlignedTriplet{
    .group = TechniqueGroup::exclusions,
    .techniques = {Technique::aligned_triplet_exclusion},
};
constinit const TechniqueCard cards::kAlignedTriplet{
    .label = labels::kAlignedTriplet,
    .find = find_aligned_triplet,
    .say = say_aligned_triplet,
};

}  // namespace rookery
