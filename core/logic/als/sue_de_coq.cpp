// Sue de coq: two or three cells where a line and a box cross, with at least two more digits than cells; and cells
// elsewhere in the line and elsewhere in the box that between them use up all these digits. In all there are as many
// cells as digits, and no digit of the crossing is in both choices. So each of these digits is in one of these cells:
// the digits of the box cells and those left in the crossing are eliminated from the rest of the box; the digits of the
// line cells and those left in the crossing, from the rest of the line.
//
//   extra digits    line cells and box cells may have digits of their own, which use up a cell each; an extra digit of
//                   both is eliminated from the rest of both houses
//
// HoDoKu 2.2: rows, then columns; boxes in their order; crossing cells, then line cells, then box cells in
// lexicographic order, each choice before its extensions.
#include <algorithm>
#include <set>

#include "logic/als/als_steps.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

struct Choice {
    CellSet cells;
    DigitSet digits = 0;
    int size = 0;
};

class SueDeCoqFinder {
  public:
    SueDeCoqFinder(const State& state, StepSink& sink) : state_{state}, sink_{sink} {
        for (int cell = 0; cell < 81; ++cell) {
            if (state.value(cell) == 0) empty_.add(cell);
        }
    }

    bool run() {
        changed_ = sink_.changes(state_).cells;
        for (int line = 9; line < 27; ++line) {
            for (int box = 0; box < 9; ++box) {
                if (((CellSet::house(line) | CellSet::house(box)) & changed_).empty()) continue;
                line_ = CellSet::house(line) & empty_;
                box_ = CellSet::house(box) & empty_;
                if ((line_ & box_).size() >= 2 && choose_crossing(line_ & box_, {})) return true;
            }
        }
        return false;
    }

  private:
    Choice with(const Choice& choice, int cell) const {
        return {choice.cells | CellSet::single(cell), static_cast<DigitSet>(choice.digits | state_.candidates(cell)),
                choice.size + 1};
    }

    bool choose_crossing(CellSet from, const Choice& before) {
        while (!from.empty()) {
            const int cell = from.first();
            from.remove(cell);
            const Choice choice = with(before, cell);
            const int excess = digit_count(choice.digits) - choice.size;
            if (choice.size >= 2 && excess >= 2) {
                crossing_ = choice;
                const CellSet in_line = line_ - choice.cells;
                const CellSet in_box = box_ - choice.cells;
                const int most_of_line = most_taken_in(in_line);
                const int most_of_box = most_of_line == 0 ? 0 : most_taken_in(in_box);
                if (most_of_box > 0 && most_of_line + most_of_box >= excess &&
                    choose_line(in_line, {}, excess, in_box)) {
                    return true;
                }
            }
            if (choice.size < 3 && choose_crossing(from, choice)) return true;
        }
        return false;
    }

    // How many digits of the crossing a choice takes up; 0 if it has none of them.
    int taken_by(const Choice& choice) const {
        const auto extra = static_cast<DigitSet>(choice.digits & ~crossing_.digits);
        return (choice.digits & crossing_.digits) == 0 ? 0 : choice.size - digit_count(extra);
    }

    // An upper bound on the same for the extensions of the choice by cells of `from`.
    int most_taken_by(const Choice& choice, CellSet from) const {
        return choice.size + from.size() - digit_count(static_cast<DigitSet>(choice.digits & ~crossing_.digits));
    }

    // An upper bound on what any choice of these cells takes up. A cell with an extra digit that no other cell has adds
    // nothing to any choice.
    int most_taken_in(CellSet cells) const {
        for (;;) {
            DigitSet any = 0;
            DigitSet several = 0;
            int without_extra = 0;
            cells.for_each([&](int cell) {
                const auto extra = static_cast<DigitSet>(state_.candidates(cell) & ~crossing_.digits);
                several = static_cast<DigitSet>(several | (any & extra));
                any = static_cast<DigitSet>(any | extra);
                without_extra += extra == 0 ? 1 : 0;
            });
            const auto of_one = static_cast<DigitSet>(any & ~several);
            if (of_one == 0) return std::max(without_extra, cells.size() - 1);
            const CellSet before = cells;
            before.for_each([&](int cell) {
                if ((state_.candidates(cell) & of_one) != 0) cells.remove(cell);
            });
        }
    }

    // `in_box`: the cells of the box still available for its choice.
    bool choose_line(CellSet from, const Choice& before, int excess, CellSet in_box) {
        while (!from.empty()) {
            const int cell = from.first();
            from.remove(cell);
            const Choice choice = with(before, cell);
            if (most_taken_by(choice, from) <= 0) continue;
            CellSet rest = in_box;
            rest.remove(cell);
            rest = without(static_cast<DigitSet>(state_.candidates(cell) & crossing_.digits), rest);
            const int most = most_taken_in(rest);
            if (most <= 0) continue;
            const int taken = taken_by(choice);
            if (0 < taken && taken < excess && most >= excess - taken) {
                line_choice_ = choice;
                const CellSet all = crossing_.cells | choice.cells | (box_ - crossing_.cells);
                if (!(all & changed_).empty() && choose_box(rest, {}, excess - taken)) return true;
            }
            if (choose_line(from, choice, excess, rest)) return true;
        }
        return false;
    }

    CellSet without(DigitSet digits, CellSet cells) const {
        CellSet result;
        cells.for_each([&](int cell) {
            if ((state_.candidates(cell) & digits) == 0) result.add(cell);
        });
        return result;
    }

    bool choose_box(CellSet from, const Choice& before, int excess) {
        while (!from.empty()) {
            const int cell = from.first();
            from.remove(cell);
            const Choice choice = with(before, cell);
            if (most_taken_by(choice, from) < excess) continue;
            if (taken_by(choice) == excess && report(choice)) return true;
            if (choose_box(from, choice, excess)) return true;
        }
        return false;
    }

    bool report(const Choice& box_choice) {
        const DigitSet all = crossing_.digits | line_choice_.digits | box_choice.digits;
        const auto both = static_cast<DigitSet>(line_choice_.digits & box_choice.digits);
        Exclusions exclusions;
        const auto exclude = [&](CellSet cells, DigitSet digits) {
            for (; digits != 0; digits = without_lowest(digits)) {
                const int digit = lowest_digit(digits);
                exclusions.add(digit, cells & state_.cells_with(digit));
            }
        };
        const CellSet rest_of_box = box_ - box_choice.cells - crossing_.cells;
        const CellSet rest_of_line = line_ - line_choice_.cells - crossing_.cells;
        exclude(rest_of_box, static_cast<DigitSet>((all & ~line_choice_.digits) | both));
        exclude(rest_of_line, static_cast<DigitSet>((all & ~box_choice.digits) | both));
        if (exclusions.empty()) return false;
        if (!sink_.wants_first_only() && !known_.insert(exclusions).second) return false;
        Step& step = sink_.begin(Technique::sue_de_coq);
        // Cell by cell, those of the box first: this is the order in which singles appear.
        for (const CellSet& cells : {rest_of_box, rest_of_line - rest_of_box}) {
            cells.for_each([&](int cell) {
                for (DigitSet rest = exclusions.digits; rest != 0; rest = without_lowest(rest)) {
                    const int digit = lowest_digit(rest);
                    if (!exclusions.cells[digit - 1].contains(cell)) continue;
                    step.eliminations.push_back(cell_digit(cell, digit));
                }
            });
        }
        if (sink_.wants_highlights()) {
            add_set(step, state_, crossing_.cells, crossing_.digits, 0);
            add_set(step, state_, line_choice_.cells, line_choice_.digits, 0);
            add_set(step, state_, box_choice.cells, box_choice.digits, 0);
        }
        return sink_.end();
    }

    const State& state_;
    StepSink& sink_;
    CellSet empty_;
    CellSet changed_;  // every new step contains one of these
    CellSet line_;     // empty cells of the houses that cross
    CellSet box_;
    Choice crossing_;
    Choice line_choice_;
    std::set<Exclusions> known_;
};

bool find_sue_de_coq(const State& state, StepSink& sink) {
    return SueDeCoqFinder(state, sink).run();
}

std::string say_sue_de_coq(const Step& step, Language language) {
    return say_sets(step, Phrase::sue_de_coq, language);
}

}  // namespace

constinit const TechniqueLabel labels::kSueDeCoq{
    .group = TechniqueGroup::almost_locked_sets,
    .techniques = {Technique::sue_de_coq},
};
constinit const TechniqueCard cards::kSueDeCoq{
    .label = labels::kSueDeCoq,
    .find = find_sue_de_coq,
    .say = say_sue_de_coq,
};

}  // namespace rookery
