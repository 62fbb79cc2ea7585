// Locked candidates as HoDoKu 2.2 searches for them: from boxes, then (as a separate search) from rows and columns;
// house by house, digits ascending.
#include "logic/finders.hpp"
#include "logic/hodoku_cards.hpp"

namespace rookery {

namespace {

// Reports that the digit's two or three places in the first house are all in the second, which has more.
bool report_locked(const State& state, StepSink& sink, Technique technique, int from, int to, int digit) {
    const CellSet places = CellSet::house(from) & state.cells_with(digit);
    const CellSet others = (CellSet::house(to) & state.cells_with(digit)) - places;
    if (!(places - CellSet::house(to)).empty() || others.empty()) return false;
    Step& step = sink.begin(technique);
    others.for_each([&](int cell) { step.eliminations.push_back(cell_digit(cell, digit)); });
    if (sink.wants_highlights()) {
        step.digits = digit_bit(digit);
        add_house(step, from);
        add_house(step, to);
        places.for_each([&](int cell) {
            add_cell(step, cell);
            add_marks(step, state, cell, step.digits, MarkRole::base);
        });
    }
    return sink.end();
}

bool has_two_or_three(const State& state, int house, int digit) {
    const int places = std::popcount(state.positions(house, digit));
    return places == 2 || places == 3;
}

bool find_pointing(const State& state, StepSink& sink) {
    const CellSet changed = sink.changes(state).cells;
    for (int box = 0; box < 9; ++box) {
        if ((CellSet::house(box) & changed).empty()) continue;
        for (int digit = 1; digit <= 9; ++digit) {
            if (!has_two_or_three(state, box, digit)) continue;
            const int cell = first_cell_of(box, state.positions(box, digit));
            for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
                const int line = Geometry9::house_of(cell, kind);
                if (report_locked(state, sink, Technique::pointing, box, line, digit)) return true;
            }
        }
    }
    return false;
}

bool find_claiming(const State& state, StepSink& sink) {
    const CellSet changed = sink.changes(state).cells;
    for (int line = 9; line < kHouseCount; ++line) {
        if ((CellSet::house(line) & changed).empty()) continue;
        for (int digit = 1; digit <= 9; ++digit) {
            if (!has_two_or_three(state, line, digit)) continue;
            const int box = Geometry9::box_of(first_cell_of(line, state.positions(line, digit)));
            if (report_locked(state, sink, Technique::claiming, line, box, digit)) return true;
        }
    }
    return false;
}

std::string say_locked(const Step& step, Language language) {
    return cards::kLocking.say(step, language);
}

constexpr TechniqueLabel kPointingLabel{.group = TechniqueGroup::intersections, .techniques = {Technique::pointing}};
constexpr TechniqueLabel kClaimingLabel{.group = TechniqueGroup::intersections, .techniques = {Technique::claiming}};

}  // namespace

constinit const TechniqueCard cards::kHodokuPointing{.label = kPointingLabel, .find = find_pointing, .say = say_locked};
constinit const TechniqueCard cards::kHodokuClaiming{.label = kClaimingLabel, .find = find_claiming, .say = say_locked};

}  // namespace rookery
