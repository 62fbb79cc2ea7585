// W-wing: two cells with the same two candidates, and a house where one of the two digits has its last two places, each
// seen by one of the cells. One of the cells holds the other digit, which is eliminated from cells that see both.
//
// HoDoKu 2.2: pairs of cells ascending; the lower digit is eliminated first; rows, columns, boxes.
#include "logic/finders.hpp"
#include "logic/sentences.hpp"
#include "logic/strong_links.hpp"

namespace rookery {

namespace {

constexpr std::array<std::uint8_t, 27> kLinesThenBoxes = {9,  10, 11, 12, 13, 14, 15, 16, 17,  //
                                                          18, 19, 20, 21, 22, 23, 24, 25, 26,  //
                                                          0,  1,  2,  3,  4,  5,  6,  7,  8};

// `near_a` and `near_b`: the places seen by a and by b.
struct WWing {
    int a;
    int b;
    int near_a;
    int near_b;
    int lost;
    int linked;
    int house;
};

// Whether the link joins the two cells. A place that both see counts only for the first.
bool joins(const CellPair& link, WWing& wing) {
    bool sees_a = false;
    bool sees_b = false;
    for (const int place : {link[0], link[1]}) {
        if (place == wing.a || place == wing.b) continue;
        if (Geometry9::sees(place, wing.a)) {
            sees_a = true;
            wing.near_a = place;
        } else if (Geometry9::sees(place, wing.b)) {
            sees_b = true;
            wing.near_b = place;
        }
    }
    return sees_a && sees_b;
}

bool report_w_wing(const State& state, StepSink& sink, const WWing& wing, CellSet seen) {
    Step& step = sink.begin(Technique::w_wing);
    seen.for_each([&](int cell) { step.eliminations.push_back(cell_digit(cell, wing.lost)); });
    if (sink.wants_highlights()) {
        step.digits = state.candidates(wing.a);
        add_house(step, wing.house);
        for (const int cell : {wing.a, wing.b}) {
            add_cell(step, cell);
            add_marks(step, state, cell, step.digits, MarkRole::cover);
        }
        for (const int cell : {wing.near_a, wing.near_b}) {
            add_cell(step, cell);
            add_marks(step, state, cell, digit_bit(wing.linked), MarkRole::base);
        }
    }
    return sink.end();
}

bool find_w_wing(const State& state, StepSink& sink) {
    const Change changed = sink.changes(state);
    for (int a = 0; a < 81; ++a) {
        if (state.candidate_count(a) != 2) continue;
        const Digit low = lowest_digit(state.candidates(a));
        const Digit high = lowest_digit(without_lowest(state.candidates(a)));
        for (int b = a + 1; b < 81; ++b) {
            if (state.candidates(b) != state.candidates(a)) continue;
            for (const Digit lost : {low, high}) {
                const bool is_new = changed.cells.contains(a) || changed.cells.contains(b) ||
                                    has_digit(changed.digits, low + high - lost);
                if (!is_new) continue;
                const CellSet seen = CellSet::peers_of(a) & CellSet::peers_of(b) & state.cells_with(lost);
                if (seen.empty()) continue;
                WWing wing{a, b, 0, 0, lost, low + high - lost, 0};
                for (const int house : kLinesThenBoxes) {
                    if (!has_strong_link(state, house, wing.linked)) continue;
                    wing.house = house;
                    if (!joins(strong_link(state, house, wing.linked), wing)) continue;
                    if (report_w_wing(state, sink, wing, seen)) return true;
                }
            }
        }
    }
    return false;
}

std::string say_w_wing(const Step& step, Language language) {
    const std::span<const std::uint8_t> cells(step.cells);
    const auto lost = step.eliminations[0].digit;
    return concluded(
        say(Phrase::w_wing, language,
            {Value::house(step.houses[0]), Value::digits(static_cast<DigitSet>(step.digits & ~digit_bit(lost))),
             Value::cells(cells.last(2)), Value::cells(cells.first(2)), Value::digit(lost)}),
        step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kWWing{
    .group = TechniqueGroup::wings,
    .techniques = {Technique::w_wing},
};
constinit const TechniqueCard cards::kWWing{
    .label = labels::kWWing,
    .find = find_w_wing,
    .say = say_w_wing,
};

}  // namespace rookery
