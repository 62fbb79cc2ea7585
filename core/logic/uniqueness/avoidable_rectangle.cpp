// Avoidable rectangles: four cells in two boxes, two rows and two columns, none of them a given. If they held two
// digits crosswise, these could be swapped, and the puzzle would have two solutions.
//
//   1  three are filled in this way: the fourth cannot hold the missing digit
//   2  two of one box are filled; the other two have one candidate of the pattern and one other each, the same for
//      both: one of them holds that other candidate, and cells that see both lose it
//
// HoDoKu 2.2: from each filled cell that is not a given, ascending, in the order of corner_rectangles.hpp.
#include "logic/sentences.hpp"
#include "logic/uniqueness/corner_rectangles.hpp"

namespace rookery {

namespace {

// `opposite` would take `second`, and `crossing` `first`.
struct Avoidable {
    std::array<int, 4> corners;
    Digit first;
    Digit second;

    int opposite() const { return corners[2]; }
    int crossing() const { return corners[3]; }
};

bool has_with_one_other(const State& state, int cell, int digit) {
    return state.value(cell) == 0 && state.has(cell, digit) && state.candidate_count(cell) == 2;
}

std::vector<Avoidable> avoidable_rectangles(const State& state) {
    CellSet filled;
    for (int cell = 0; cell < 81; ++cell) {
        if (state.value(cell) != 0) filled.add(cell);
    }
    filled -= state.givens();
    std::vector<Avoidable> found;
    SeenRectangles seen;
    filled.for_each([&](int corner) {
        const Digit first = state.value(corner);
        for_each_rectangle_at(corner, filled, [&](int neighbour, int opposite, int crossing) {
            const Digit second = state.value(neighbour);
            const bool opposite_fits = filled.contains(opposite) && state.value(opposite) == second;
            const bool crossing_fits = filled.contains(crossing) && state.value(crossing) == first;
            const bool opposite_open = has_with_one_other(state, opposite, second);
            const bool crossing_open = has_with_one_other(state, crossing, first);
            if (!((opposite_fits && crossing_open) || (opposite_open && (crossing_fits || crossing_open))))
                return false;
            const std::array corners{corner, neighbour, opposite, crossing};
            if (seen.add(corners)) found.push_back({corners, first, second});
            return false;
        });
    });
    return found;
}

void highlight_avoidable(Step& step, const State& state, const Avoidable& rectangle) {
    step.digits = static_cast<DigitSet>(digit_bit(rectangle.first) | digit_bit(rectangle.second));
    for (const int cell : rectangle.corners) {
        add_cell(step, cell);
        add_marks(step, state, cell, step.digits, MarkRole::base);
        add_marks(step, state, cell, static_cast<DigitSet>(kAllDigits & ~step.digits), MarkRole::cover);
    }
}

bool find_avoidable_1(const State& state, StepSink& sink) {
    for (const Avoidable& rectangle : avoidable_rectangles(state)) {
        const bool opposite_filled = state.value(rectangle.opposite()) != 0;
        if (!opposite_filled && state.value(rectangle.crossing()) == 0) continue;
        Step& step = sink.begin(Technique::avoidable_rectangle_1);
        add_eliminations(step, state, opposite_filled ? rectangle.crossing() : rectangle.opposite(),
                         digit_bit(opposite_filled ? rectangle.first : rectangle.second));
        if (sink.wants_highlights()) highlight_avoidable(step, state, rectangle);
        if (sink.end()) return true;
    }
    return false;
}

bool find_avoidable_2(const State& state, StepSink& sink) {
    for (const Avoidable& rectangle : avoidable_rectangles(state)) {
        if (state.value(rectangle.opposite()) != 0 || state.value(rectangle.crossing()) != 0) continue;
        const auto other = static_cast<DigitSet>(state.candidates(rectangle.opposite()) & ~digit_bit(rectangle.second));
        if ((state.candidates(rectangle.crossing()) & other) == 0) continue;
        const CellSet seen = CellSet::peers_of(rectangle.opposite()) & CellSet::peers_of(rectangle.crossing());
        Step& step = sink.begin(Technique::avoidable_rectangle_2);
        seen.for_each([&](int cell) { add_eliminations(step, state, cell, other); });
        if (sink.wants_highlights()) highlight_avoidable(step, state, rectangle);
        if (sink.end()) return true;
    }
    return false;
}

std::string say_avoidable(const Step& step, Language language) {
    return concluded(
        say(Phrase::two_solutions_no_given, language, {Value::cells(step.cells), Value::digits(step.digits)}), step,
        language);
}

}  // namespace

constinit const TechniqueLabel labels::kAvoidableRectangle1{
    .group = TechniqueGroup::uniqueness,
    .techniques = {Technique::avoidable_rectangle_1},
};
constinit const TechniqueCard cards::kAvoidableRectangle1{
    .label = labels::kAvoidableRectangle1,
    .find = find_avoidable_1,
    .say = say_avoidable,
};
constinit const TechniqueLabel labels::kAvoidableRectangle2{
    .group = TechniqueGroup::uniqueness,
    .techniques = {Technique::avoidable_rectangle_2},
};
constinit const TechniqueCard cards::kAvoidableRectangle2{
    .label = labels::kAvoidableRectangle2,
    .find = find_avoidable_2,
    .say = say_avoidable,
};

}  // namespace rookery
