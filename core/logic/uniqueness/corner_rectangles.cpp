#include "logic/uniqueness/corner_rectangles.hpp"

#include "logic/sentences.hpp"

namespace rookery {

bool SeenRectangles::add(std::array<int, 4> corners) {
    std::sort(corners.begin(), corners.end());
    int sum = 0;
    for (const int corner : corners) sum = 10 * sum + corner;
    if (std::find(sums_.begin(), sums_.end(), sum) != sums_.end()) return false;
    sums_.push_back(sum);
    return true;
}

namespace {

// By digit: empty cells that see no cell with it.
std::array<CellSet, 10> allowed_cells(const State& state) {
    CellSet empty;
    std::array<CellSet, 10> excluded;  // index 0 is unused
    for (int cell = 0; cell < 81; ++cell) {
        const Digit value = state.value(cell);
        if (value == 0) {
            empty.add(cell);
        } else {
            excluded[value] |= CellSet::peers_of(cell);
        }
    }
    for (CellSet& cells : excluded) cells = empty - cells;
    return excluded;
}

std::vector<CornerRectangle> corner_rectangles(const State& state) {
    const std::array<CellSet, 10> allowed = allowed_cells(state);
    SeenRectangles seen;
    std::vector<CornerRectangle> found;
    state.cells_with_count(2).for_each([&](int corner) {
        const DigitSet digits = state.candidates(corner);
        const Digit low = lowest_digit(digits);
        const Digit high = lowest_digit(without_lowest(digits));
        const CellSet both = allowed[low] & allowed[high];
        for_each_rectangle_at(corner, both, [&](int neighbour, int opposite, int crossing) {
            if (!both.contains(crossing) || !allowed[low].contains(opposite)) return false;
            const std::array corners{corner, neighbour, opposite, crossing};
            if (!seen.add(corners)) return false;
            CornerRectangle rectangle{corners, low, high, {}, {}};
            for (const int cell : corners) {
                ((state.candidates(cell) & ~digits) == 0 ? rectangle.plain : rectangle.extra).add(cell);
            }
            found.push_back(rectangle);
            return false;
        });
    });
    return found;
}

}  // namespace

const std::vector<CornerRectangle>& RectangleMemory::of(const State& state) {
    if (!is_made_ || !(state_ == state)) {
        state_ = state;
        rectangles_ = corner_rectangles(state);
        is_made_ = true;
    }
    return rectangles_;
}

void highlight_rectangle(Step& step, const State& state, const CornerRectangle& rectangle) {
    step.digits = rectangle.digits();
    for (const int cell : rectangle.corners) {
        add_cell(step, cell);
        add_marks(step, state, cell, step.digits, MarkRole::base);
        add_marks(step, state, cell, static_cast<DigitSet>(kAllDigits & ~step.digits), MarkRole::cover);
    }
}

std::string rectangle_words(const Step& step, Language language) {
    return say(Phrase::two_solutions, language,
               {Value::cells(std::span<const std::uint8_t>(step.cells).first(4)), Value::digits(step.digits)});
}

}  // namespace rookery
