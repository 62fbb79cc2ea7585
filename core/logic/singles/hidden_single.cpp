// Hidden single: a house has one cell left for a digit.
//
// As in Sudoku Explainer 1.2.1, there are two passes. The first requires houses with a single empty cell, the second
// takes any house. Both visit boxes, columns, rows.
//
// This finder runs before every other after every step, so it first computes, for all houses at once, which digits have
// one position left.
#include <array>
#include <span>

#include "logic/finders.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

bool report_hidden_single(const State& state, StepSink& sink, Technique technique, int house, int digit) {
    const int cell = first_cell_of(house, state.positions(house, digit));
    Step& step = sink.begin(technique);
    set_placement(step, cell, digit);
    if (sink.wants_highlights()) {
        add_cell(step, cell);
        add_house(step, house);
        step.digits = digit_bit(digit);
        add_marks(step, state, cell, step.digits, MarkRole::base);
    }
    return sink.end();
}

// result[house]: the digits with exactly one position.
HouseRow digits_with_one_position(const State& state) {
    HouseRow result{};
    for (int digit = 1; digit <= 9; ++digit) {
        if (state.placed_count(digit) == 9) continue;
        const HouseRow& row = state.positions_of(digit);
        const DigitSet bit = digit_bit(digit);
        for (std::size_t house = 0; house < row.size(); ++house) {
            const auto all_but_lowest = static_cast<PositionSet>(row[house] & (row[house] - 1));
            const DigitSet found = bit & all_if(row[house] != 0) & all_if(all_but_lowest == 0);
            result[house] = static_cast<DigitSet>(result[house] | found);
        }
    }
    return result;
}

bool find_hidden_single(const State& state, StepSink& sink) {
    const HouseRow singles = digits_with_one_position(state);
    std::array<std::uint8_t, kHouseCount> houses;  // houses with a single, in the order in which they are tried
    std::size_t count = 0;
    for (const std::uint8_t house : kHousesInScaleOrder) {
        houses[count] = house;
        count += singles[house] != 0 ? 1 : 0;
    }
    const std::span<const std::uint8_t> with_single(houses.data(), count);
    for (const int house : with_single) {
        if (!is_single(state.empty_positions(house))) continue;
        if (report_hidden_single(state, sink, Technique::last_cell, house, lowest_digit(singles[house]))) return true;
    }
    for (const int house : with_single) {
        // Reported already by the first pass.
        if (is_single(state.empty_positions(house)) && sink.wants(Technique::last_cell)) continue;
        const bool in_box = Geometry9::kind_of_house(house) == HouseKind::box;
        const Technique technique = in_box ? Technique::hidden_single_box : Technique::hidden_single_line;
        for (DigitSet rest = singles[house]; rest != 0; rest = without_lowest(rest)) {
            if (report_hidden_single(state, sink, technique, house, lowest_digit(rest))) return true;
        }
    }
    return false;
}

std::string say_hidden_single(const Step& step, Language language) {
    const Value cell = Value::cell(step.placement.cell);
    const Value house = Value::house(step.houses[0]);
    if (step.technique == Technique::last_cell) {
        return concluded(say(Phrase::last_cell, language, {cell, house}), step, language);
    }
    return concluded(say(Phrase::only_place, language, {cell, Value::digit(step.placement.digit), house}), step,
                     language);
}

}  // namespace

// The sentence names the house, so the title need not.
constinit const TechniqueLabel labels::kHiddenSingle{
    .group = TechniqueGroup::singles,
    .techniques = {Technique::last_cell, Technique::hidden_single_box, Technique::hidden_single_line},
};
constinit const TechniqueCard cards::kHiddenSingle{
    .label = labels::kHiddenSingle,
    .find = find_hidden_single,
    .say = say_hidden_single,
};

}  // namespace rookery
