// Hidden rectangle: one corner of a rectangle (corner_rectangles.hpp), or each of two diagonal ones, is plain. If a
// digit has no place outside the rectangle in the row and the column of the opposite corner, that corner cannot hold
// the other digit: the rectangle would end up with only these two.
//
// HoDoKu 2.2: from the first plain corner, then from the second; the lower digit first.
#include "logic/sentences.hpp"
#include "logic/uniqueness/corner_rectangles.hpp"

namespace rookery {

namespace {

int opposite_corner(const CornerRectangle& rectangle, int corner) {
    int opposite = corner;
    for (const int other : rectangle.corners) {
        if (Geometry9::row_of(other) != Geometry9::row_of(corner) &&
            Geometry9::column_of(other) != Geometry9::column_of(corner)) {
            opposite = other;
        }
    }
    return opposite;
}

bool report_hidden(const State& state, StepSink& sink, const CornerRectangle& rectangle, int corner) {
    const int opposite = opposite_corner(rectangle, corner);
    const CellSet lines = (CellSet::house(Geometry9::house_of(opposite, HouseKind::row)) |
                           CellSet::house(Geometry9::house_of(opposite, HouseKind::column))) -
                          rectangle.cells();
    for (const Digit locked : {rectangle.low, rectangle.high}) {
        if (!(lines & state.cells_with(locked)).empty()) continue;
        Step& step = sink.begin(Technique::hidden_rectangle);
        add_eliminations(step, state, opposite, static_cast<DigitSet>(rectangle.digits() & ~digit_bit(locked)));
        if (sink.wants_highlights()) {
            highlight_rectangle(step, state, rectangle);
            add_house(step, Geometry9::house_of(opposite, HouseKind::row));
            add_house(step, Geometry9::house_of(opposite, HouseKind::column));
        }
        if (sink.end()) return true;
    }
    return false;
}

bool find_hidden_rectangle(const State& state, StepSink& sink) {
    for (const CornerRectangle& rectangle : sink.workspace().rectangles().of(state)) {
        CellSet plain = rectangle.plain;
        if (plain.size() != 1 && plain.size() != 2) continue;
        const int first = plain.first();
        plain.remove(first);
        if (plain.empty()) {
            if (report_hidden(state, sink, rectangle, first)) return true;
        } else if (opposite_corner(rectangle, first) == plain.first()) {
            if (report_hidden(state, sink, rectangle, first)) return true;
            if (report_hidden(state, sink, rectangle, plain.first())) return true;
        }
    }
    return false;
}

std::string say_hidden_rectangle(const Step& step, Language language) {
    const auto locked = static_cast<DigitSet>(step.digits & ~digit_bit(step.eliminations[0].digit));
    return concluded(clauses(rectangle_words(step, language),
                             say(Phrase::fits_nowhere_else, language,
                                 {Value::digits(locked), Value::house(step.houses[0]), Value::house(step.houses[1])}),
                             language),
                     step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kHiddenRectangle{
    .group = TechniqueGroup::uniqueness,
    .techniques = {Technique::hidden_rectangle},
};
constinit const TechniqueCard cards::kHiddenRectangle{
    .label = labels::kHiddenRectangle,
    .find = find_hidden_rectangle,
    .say = say_hidden_rectangle,
};

}  // namespace rookery
