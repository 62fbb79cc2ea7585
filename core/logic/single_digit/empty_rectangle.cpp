// Empty rectangle: all places of a digit in a box are in one row and one column, and not all in either alone. Outside
// the box, a place in that row (or column) has a strong link across to a cell. Where that cell's line meets the box's
// column (or row), the digit is eliminated. Two that use the same box make a dual one.
//
// HoDoKu 2.2: digits ascending; boxes; the four cells without the digit by rows, then columns; from the row, then from
// the column. A box with only two places counts only when all steps are wanted.
#include <vector>

#include "logic/finders.hpp"
#include "logic/sentences.hpp"
#include "logic/single_digit/single_digit.hpp"
#include "logic/strong_links.hpp"

namespace rookery {

namespace {

struct EmptyRectangle {
    int digit;
    int box;
    int near;  // in the box's row or column
    int far;   // the other end of the strong link
    int target;
};

// Searches from one line of the box's cross. `line` and `cross`: the houses of the cross, one a row and one a column.
template <class F>
bool from_line(const State& state, int digit, int box, int line, int cross, F& f) {
    const bool from_row = Geometry9::kind_of_house(line) == HouseKind::row;
    const HouseKind across = from_row ? HouseKind::column : HouseKind::row;
    const HouseKind along = from_row ? HouseKind::row : HouseKind::column;
    for (const int near : Geometry9::kHouseCells[line]) {
        if (Geometry9::box_of(near) == box || !state.has(near, digit)) continue;
        const int house = Geometry9::house_of(near, across);
        if (!has_strong_link(state, house, digit)) continue;
        const CellPair link = strong_link(state, house, digit);
        const int far = link[0] == near ? link[1] : link[0];
        const CellSet meeting = CellSet::house(Geometry9::house_of(far, along)) & CellSet::house(cross);
        const int target = meeting.first();
        if (Geometry9::box_of(target) == box || !state.has(target, digit)) continue;
        if (f(EmptyRectangle{digit, box, near, far, target})) return true;
    }
    return false;
}

// Calls f(rectangle) until it returns true.
template <class F>
bool for_each_empty_rectangle(const State& state, DigitSet digits, bool two_places_too, F f) {
    for (int digit = 1; digit <= 9; ++digit) {
        if (!has_digit(digits, digit)) continue;
        const CellSet places = state.cells_with(digit);
        for (int box = 0; box < 9; ++box) {
            const CellSet in_box = places & CellSet::house(box);
            if (in_box.size() < 2 || in_box.size() > 5) continue;
            for (int arrangement = 0; arrangement < 9; ++arrangement) {
                const int row = 9 + box / 3 * 3 + (2 - arrangement / 3);
                const int column = 18 + box % 3 * 3 + (2 - arrangement % 3);
                const CellSet in_row = in_box & CellSet::house(row);
                const CellSet in_column = in_box & CellSet::house(column);
                if (!(in_box - in_row - in_column).empty()) continue;
                if ((in_row - in_column).empty() || (in_column - in_row).empty()) continue;
                if (in_row.size() < 2 && in_column.size() < 2 && !two_places_too) continue;
                if (from_line(state, digit, box, row, column, f)) return true;
                if (from_line(state, digit, box, column, row, f)) return true;
            }
        }
    }
    return false;
}

void highlight_rectangle(Step& step, const State& state, const EmptyRectangle& found) {
    add_marked_cells(step, {found.near, found.far}, found.digit, MarkRole::cover);
    if (!step.houses.empty()) return;
    step.digits = digit_bit(found.digit);
    add_house(step, found.box);
    const CellSet in_box = state.cells_with(found.digit) & CellSet::house(found.box);
    in_box.for_each([&](int cell) { add_marks(step, state, cell, step.digits, MarkRole::base); });
}

bool find_empty_rectangle(const State& state, StepSink& sink) {
    std::vector<EmptyRectangle> all;
    const auto report = [&](const EmptyRectangle& found) {
        all.push_back(found);
        Step& step = sink.begin(Technique::empty_rectangle);
        step.eliminations.push_back(cell_digit(found.target, found.digit));
        if (sink.wants_highlights()) highlight_rectangle(step, state, found);
        return sink.end();
    };
    if (for_each_empty_rectangle(state, digits_to_search(state, sink), !sink.wants_first_only(), report)) return true;
    if (!sink.wants(Technique::dual_empty_rectangle)) return false;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t j = i + 1; j < all.size(); ++j) {
            const EmptyRectangle& a = all[i];
            const EmptyRectangle& b = all[j];
            if (a.digit != b.digit || a.box != b.box || a.target == b.target) continue;
            Step& step = sink.begin(Technique::dual_empty_rectangle);
            for (const EmptyRectangle& found : {a, b}) {
                step.eliminations.push_back(cell_digit(found.target, found.digit));
                if (sink.wants_highlights()) highlight_rectangle(step, state, found);
            }
            if (sink.end()) return true;
        }
    }
    return false;
}

std::string say_empty_rectangle(const Step& step, Language language) {
    const std::span<const std::uint8_t> cells(step.cells);
    std::vector<std::string> links;
    for (std::size_t i = 0; i + 1 < cells.size(); i += 2) {
        links.push_back(Value::cells(cells.subspan(i, 2)).in_words("or", language));
    }
    return concluded(say(Phrase::empty_rectangle, language,
                         {Value::house(step.houses[0]), Value::digits(step.digits), Value::texts(std::move(links))}),
                     step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kEmptyRectangle{
    .group = TechniqueGroup::single_digit,
    .techniques = {Technique::empty_rectangle, Technique::dual_empty_rectangle},
};
constinit const TechniqueCard cards::kEmptyRectangle{
    .label = labels::kEmptyRectangle,
    .find = find_empty_rectangle,
    .say = say_empty_rectangle,
};

}  // namespace rookery
