// Uniqueness tests 1 to 6 on a rectangle of four cells and two digits (corner_rectangles.hpp). `extra` corners have
// other candidates, `plain` ones have none:
//
//   1  three are plain: the fourth loses both digits
//   2  the extra ones, two in a line, have the same single other digit: cells that see them all lose it
//   5  the same for three, or for two diagonal ones
//   3  (uniqueness_test_3.cpp)
//   4  two extra ones in a line: one digit has no place elsewhere in a house of theirs, so they lose the other
//   6  two diagonal extra ones: one digit has no place elsewhere in their rows and columns, so they lose it
//
// HoDoKu 2.2: the rectangles in its order; test 4 eliminates the higher digit first, test 6 the lower.
#include "logic/sentences.hpp"
#include "logic/uniqueness/corner_rectangles.hpp"

namespace rookery {

namespace {

struct CornerPair {
    int a;
    int b;
    bool in_line() const {
        return Geometry9::row_of(a) == Geometry9::row_of(b) || Geometry9::column_of(a) == Geometry9::column_of(b);
    }
};

CornerPair pair_of(CellSet cells) {
    const int first = cells.first();
    cells.remove(first);
    return {first, cells.first()};
}

bool report_rectangle(const State& state, StepSink& sink, Technique technique, const CornerRectangle& rectangle,
                      CellSet losers, DigitSet lost) {
    Step& step = sink.begin(technique);
    losers.for_each([&](int cell) { add_eliminations(step, state, cell, lost); });
    if (sink.wants_highlights()) highlight_rectangle(step, state, rectangle);
    return sink.end();
}

bool test_1(const State& state, StepSink& sink, const CornerRectangle& rectangle) {
    return rectangle.plain.size() == 3 &&
           report_rectangle(state, sink, Technique::uniqueness_test_1, rectangle, rectangle.extra, rectangle.digits());
}

template <Technique kTechnique>
bool test_2_or_5(const State& state, StepSink& sink, const CornerRectangle& rectangle) {
    const int extra = rectangle.extra.size();
    if (extra != 2 && extra != 3) return false;
    const bool across = extra == 3 || !pair_of(rectangle.extra).in_line();
    if (across != (kTechnique == Technique::uniqueness_test_5)) return false;
    DigitSet others = 0;
    CellSet seen = CellSet::all();
    rectangle.extra.for_each([&](int cell) {
        others = static_cast<DigitSet>(others | (state.candidates(cell) & ~rectangle.digits()));
        seen &= CellSet::peers_of(cell);
    });
    return is_single(others) && report_rectangle(state, sink, kTechnique, rectangle, seen, others);
}

bool test_4(const State& state, StepSink& sink, const CornerRectangle& rectangle) {
    if (rectangle.plain.size() != 2) return false;
    const CornerPair pair = pair_of(rectangle.extra);
    if (!pair.in_line()) return false;
    const CellSet seen = CellSet::peers_of(pair.a) & CellSet::peers_of(pair.b);
    const bool low_locked = (seen & state.cells_with(rectangle.low)).empty();
    if (!low_locked && !(seen & state.cells_with(rectangle.high)).empty()) return false;
    return report_rectangle(state, sink, Technique::uniqueness_test_4, rectangle, rectangle.extra,
                            digit_bit(low_locked ? rectangle.high : rectangle.low));
}

bool test_6(const State& state, StepSink& sink, const CornerRectangle& rectangle) {
    if (rectangle.plain.size() != 2) return false;
    const CornerPair pair = pair_of(rectangle.extra);
    if (pair.in_line()) return false;
    CellSet lines;
    for (const int cell : {pair.a, pair.b}) {
        lines |= CellSet::house(Geometry9::house_of(cell, HouseKind::row));
        lines |= CellSet::house(Geometry9::house_of(cell, HouseKind::column));
    }
    lines -= rectangle.cells();
    for (const Digit digit : {rectangle.low, rectangle.high}) {
        if (!(lines & state.cells_with(digit)).empty()) continue;
        return report_rectangle(state, sink, Technique::uniqueness_test_6, rectangle, rectangle.extra,
                                digit_bit(digit));
    }
    return false;
}

using RectangleTest = bool (*)(const State& state, StepSink& sink, const CornerRectangle& rectangle);

template <RectangleTest kTest>
bool find_by_test(const State& state, StepSink& sink) {
    for (const CornerRectangle& rectangle : sink.workspace().rectangles().of(state)) {
        if (kTest(state, sink, rectangle)) return true;
    }
    return false;
}

std::string say_uniqueness_test(const Step& step, Language language) {
    return concluded(rectangle_words(step, language), step, language);
}

}  // namespace

#define ROOKERY_UNIQUENESS_TEST(number, test)                       \
    constinit const TechniqueLabel labels::kUniquenessTest##number{ \
        .group = TechniqueGroup::uniqueness,                        \
        .techniques = {Technique::uniqueness_test_##number},        \
    };                                                              \
    constinit const TechniqueCard cards::kUniquenessTest##number{   \
        .label = labels::kUniquenessTest##number,                   \
        .find = find_by_test<test>,                                 \
        .say = say_uniqueness_test,                                 \
    };

ROOKERY_UNIQUENESS_TEST(1, test_1)
ROOKERY_UNIQUENESS_TEST(2, test_2_or_5<Technique::uniqueness_test_2>)
ROOKERY_UNIQUENESS_TEST(4, test_4)
ROOKERY_UNIQUENESS_TEST(5, test_2_or_5<Technique::uniqueness_test_5>)
ROOKERY_UNIQUENESS_TEST(6, test_6)

}  // namespace rookery
