// Unique rectangle (4 cells) and unique loop (6 and more): in a puzzle with one solution, a deadly loop
// (loop_search.hpp) cannot end up with only its two digits, so the cells with extra candidates are restricted.
//
//   type 1  one extra cell: it is neither of the two digits
//   type 2  the extra digits are one single digit: one of the extra cells takes it, so cells that see them all do not
//   type 3  two extra cells in one house take at least one of the extra digits: together they act as one cell of a
//           naked set or, equivalently, of a hidden set
//   type 4  two extra cells in a house where one loop digit has no other place: they do not take the other loop digit
//
// The steps of all loops are compared, and the one of the lowest rank is reported first. So planned steps are stored as
// a few numbers, and their eliminations are only computed in order of rank, until one step has an effect.
#include <algorithm>
#include <tuple>

#include "board/insertion_sort.hpp"
#include "logic/finders.hpp"
#include "logic/sentences.hpp"
#include "logic/uniqueness/loop_search.hpp"

namespace rookery {

namespace {

// A planned step, before its eliminations are known.
struct Plan {
    StepFacts facts;
    StepRank rank;
    int order;              // of discovery
    int loop;               // index
    int house = -1;         // types 3 and 4: the shared house
    PositionSet cells = 0;  // type 3: the other cells of the set, in that house
    DigitSet digits = 0;    // type 3: digits of the set; type 4: the locked digit
};

class LoopSteps {
  public:
    LoopSteps(const State& state, StepSink& sink) : state_{state}, sink_{sink}, loops_{find_deadly_loops(state)} {}

    bool report() {
        for (std::size_t i = 0; i < loops_.size(); ++i) plan_loop(static_cast<int>(i));
        insertion_sort(
            plans_, [](const Plan& a, const Plan& b) { return std::tie(a.rank, a.order) < std::tie(b.rank, b.order); });
        return std::any_of(plans_.begin(), plans_.end(), [&](const Plan& plan) { return report_plan(plan); });
    }

  private:
    struct Extras {
        std::array<std::uint8_t, 18> cells{};  // cells of the loop with extra candidates, in its order
        int count = 0;
        DigitSet digits = 0;  // their extra candidates, all together
    };

    Extras extras_of(const DeadlyLoop& loop) const {
        Extras extras;
        for (int i = 0; i < loop.size; ++i) {
            const int cell = loop.cells[i];
            if (state_.candidate_count(cell) == 2) continue;
            extras.cells[extras.count++] = static_cast<std::uint8_t>(cell);
            extras.digits |= static_cast<DigitSet>(state_.candidates(cell) & ~loop.digits());
        }
        return extras;
    }

    StepFacts facts_of(int index, int type) const {
        const int size = loops_[index].size;
        const Technique technique = size == 4 ? Technique::unique_rectangle : Technique::unique_loop;
        return {.technique = technique, .variant = type, .length = size};
    }
    // Adds a plan whose house, cells and digits are still to be filled in.
    Plan& add(int index, const StepFacts& facts) {
        const int order = static_cast<int>(plans_.size());
        plans_.push_back({.facts = facts, .rank = sink_.scale().rank(facts), .order = order, .loop = index});
        return plans_.back();
    }
    Plan& add(int index, int type) { return add(index, facts_of(index, type)); }
    Plan& add_type3(int index, int set_digits, bool hidden) {
        StepFacts facts = facts_of(index, 3);
        facts.set_digits = set_digits;
        facts.hidden_set = hidden;
        return add(index, facts);
    }

    void plan_loop(int index) {
        const Extras extras = extras_of(loops_[index]);
        if (extras.count == 0) return;  // no solution, or two: nothing follows
        if (extras.count == 1) {
            add(index, 1);
            return;
        }
        if (is_single(extras.digits)) add(index, 2);
        if (extras.count == 2) {
            if (!is_single(extras.digits)) plan_type3(index, extras);
            plan_type4(index, extras);
        }
    }

    // Calls f(house, positions of the two extra cells in it) for each house that they share.
    template <class F>
    static void for_each_shared_house(const Extras& extras, F f) {
        const CellPlace& a = kCellPlaces[extras.cells[0]];
        const CellPlace& b = kCellPlaces[extras.cells[1]];
        for (int kind = 0; kind < 3; ++kind) {
            if (a.houses[kind] == b.houses[kind])
                f(a.houses[kind], static_cast<PositionSet>(a.bits[kind] | b.bits[kind]));
        }
    }

    // Sets up to size 7, the smallest first, and for each size house by house, as Sudoku Explainer 1.2.1 tries them.
    void plan_type3(int index, const Extras& extras) {
        for (int size = digit_count(extras.digits); size <= 7; ++size) {
            for_each_shared_house(extras, [&](int house, PositionSet pair) {
                const int empty = state_.empty_count(house);
                if (2 * size <= empty) plan_naked(index, extras, size, house, pair);
                if (2 * size < empty) plan_hidden(index, extras, size, house, pair);
            });
        }
    }

    // The two extra cells and size - 1 others hold `size` digits between them, not counting loop digits of the two.
    void plan_naked(int index, const Extras& extras, int size, int house, PositionSet pair) {
        const auto candidates = state_.candidates_in(house);
        const DigitSet in_both = static_cast<DigitSet>(state_.candidates(extras.cells[0]) &
                                                       state_.candidates(extras.cells[1]) & ~loops_[index].digits());
        for (unsigned chosen = 0; chosen < 512; ++chosen) {
            if (std::popcount(chosen) != size - 1 || (chosen & pair) != 0) continue;
            unsigned others = 0;
            bool fits = true;
            for (unsigned rest = chosen; rest != 0; rest &= rest - 1) {
                const DigitSet cell = candidates[std::countr_zero(rest)];
                fits = fits && digit_count(cell) >= 2;
                others |= cell;
            }
            const unsigned united = others | extras.digits;
            // Sudoku Explainer 1.2.1: the other cells and the common digits of the two extra cells must make up the
            // whole set.
            if (!fits || std::popcount(united) != size || (others | in_both) != united) continue;
            Plan& plan = add_type3(index, size, false);
            plan.house = house;
            plan.cells = static_cast<PositionSet>(chosen);
            plan.digits = static_cast<DigitSet>(united);
        }
    }

    // `size` digits, including the loop's two and no extra digit, have size - 1 places outside the two cells.
    void plan_hidden(int index, const Extras& extras, int size, int house, PositionSet pair) {
        const DigitSet loop_digits = loops_[index].digits();
        for (unsigned digits = 0; digits < 512; ++digits) {
            if (std::popcount(digits) != size || (digits & loop_digits) != loop_digits) continue;
            if ((digits & extras.digits) != 0) continue;
            unsigned places = 0;
            bool fits = true;
            for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
                const PositionSet positions = state_.positions(house, std::countr_zero(rest) + 1);
                fits = fits && positions != 0;
                places |= positions;
            }
            places &= ~unsigned{pair};
            if (!fits || std::popcount(places) != size - 1) continue;
            Plan& plan = add_type3(index, size, true);
            plan.house = house;
            plan.cells = static_cast<PositionSet>(places);
            plan.digits = static_cast<DigitSet>(digits);
        }
    }

    void plan_type4(int index, const Extras& extras) {
        const DeadlyLoop& loop = loops_[index];
        for_each_shared_house(extras, [&](int house, PositionSet pair) {
            for (const Digit locked : {loop.low, loop.high}) {
                if (state_.positions(house, locked) != pair) continue;
                Plan& plan = add(index, 4);
                plan.house = house;
                plan.digits = digit_bit(locked);
                break;
            }
        });
    }

    bool report_plan(const Plan& plan) {
        const DeadlyLoop& loop = loops_[plan.loop];
        const Extras extras = extras_of(loop);
        Step& step = sink_.begin(plan.facts);
        switch (plan.facts.variant) {
            case 1:
                add_eliminations(step, state_, extras.cells[0], loop.digits());
                break;
            case 2: {
                CellSet victims = state_.cells_with(lowest_digit(extras.digits));
                for (int i = 0; i < extras.count; ++i) victims &= CellSet::peers_of(extras.cells[i]);
                victims.for_each([&](int cell) { add_eliminations(step, state_, cell, extras.digits); });
                break;
            }
            case 3: {
                if (plan.facts.hidden_set) {
                    const auto others = static_cast<DigitSet>(kAllDigits & ~plan.digits);
                    for_each_cell(plan.house, plan.cells,
                                  [&](int cell) { add_eliminations(step, state_, cell, others); });
                    break;
                }
                const auto outside = static_cast<PositionSet>(state_.empty_positions(plan.house) & ~plan.cells);
                for_each_cell(plan.house, outside, [&](int cell) {
                    if (cell != extras.cells[0] && cell != extras.cells[1]) {
                        add_eliminations(step, state_, cell, plan.digits);
                    }
                });
                break;
            }
            default: {  // type 4
                const auto other = static_cast<DigitSet>(loop.digits() & ~plan.digits);
                add_eliminations(step, state_, extras.cells[0], other);
                add_eliminations(step, state_, extras.cells[1], other);
            }
        }
        if (sink_.wants_highlights()) draw(step, plan, loop, extras);
        return sink_.end();
    }

    // Base: the loop's two digits. Fins: the extra digits. Cover: the other cells of a set, or the locked digit.
    void draw(Step& step, const Plan& plan, const DeadlyLoop& loop, const Extras& extras) const {
        for (int i = 0; i < loop.size; ++i) {
            const int cell = loop.cells[i];
            const bool is_extra = state_.candidate_count(cell) > 2;
            const DigitSet locked = plan.facts.variant == 4 && is_extra ? plan.digits : DigitSet{0};
            add_cell(step, cell);
            add_marks(step, state_, cell, static_cast<DigitSet>(loop.digits() & ~locked), MarkRole::base);
            add_marks(step, state_, cell, locked, MarkRole::cover);
            add_marks(step, state_, cell, extras.digits, MarkRole::fin);
        }
        step.digits = plan.facts.variant >= 3 ? plan.digits : plan.facts.variant == 2 ? extras.digits : loop.digits();
        if (plan.house < 0) return;
        add_house(step, plan.house);
        for_each_cell(plan.house, plan.cells, [&](int cell) {
            add_cell(step, cell);
            add_marks(step, state_, cell, plan.digits, MarkRole::cover);
        });
    }

    const State& state_;
    StepSink& sink_;
    std::vector<DeadlyLoop> loops_;
    std::vector<Plan> plans_;
};

bool find_unique_loop(const State& state, StepSink& sink) {
    return LoopSteps(state, sink).report();
}

// The extra cells are those with fins; the cells of a set (type 3) come after the loop and have no base marks.
std::string unique_loop_reason(const Step& step, Language language) {
    const std::vector<std::uint8_t> extra = marked_cells(step, MarkRole::fin);
    std::vector<std::uint8_t> loop;
    std::vector<std::uint8_t> others;
    DigitSet loop_digits = 0;
    for (const std::uint8_t cell : step.cells) {
        const DigitSet base = marked_digits(step, cell, MarkRole::base);
        loop_digits |= base;
        (base != 0 ? loop : others).push_back(cell);
    }
    const auto because = [&](Phrase phrase, std::initializer_list<Value> values) {
        return clauses(say(Phrase::two_solutions, language, {Value::cells(loop), Value::digits(loop_digits)}),
                       say(phrase, language, values), language);
    };
    const Value digits = Value::digits(step.digits);
    if (step.variant == 1) return because(Phrase::only_one_has_more, {Value::cell(extra[0])});
    if (step.variant == 2) return because(Phrase::one_of_cells_is, {Value::cells(extra), digits});
    const Value house = Value::house(step.houses[0]);
    if (step.variant == 4) return because(Phrase::hidden_set, {house, digits, Value::cells(extra)});
    const bool hidden = std::find(others.begin(), others.end(), step.eliminations[0].cell) != others.end();
    if (hidden) {
        return because(Phrase::at_most_one_in, {digits, Value::cells(extra), house, Value::cells(others)});
    }
    DigitSet extra_digits = 0;
    for (const int cell : extra) extra_digits |= marked_digits(step, cell, MarkRole::fin);
    return because(Phrase::one_makes_set,
                   {Value::cells(extra), Value::digits(extra_digits), naked_set_value(others.size() + 1, language),
                    digits, Value::cells(others), house});
}

std::string say_unique_loop(const Step& step, Language language) {
    return concluded(unique_loop_reason(step, language), step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kUniqueLoop{
    .group = TechniqueGroup::uniqueness,
    .techniques = {Technique::unique_rectangle, Technique::unique_loop},
    .has_types = true,
};
constinit const TechniqueCard cards::kUniqueLoop{
    .label = labels::kUniqueLoop,
    .find = find_unique_loop,
    .say = say_unique_loop,
};

}  // namespace rookery
