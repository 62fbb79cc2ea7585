// Bivalue universal grave + 1: every cell has two candidates except one, which has three; one of these occurs three
// times in each of the cell's houses, and everything else twice. Without it the puzzle would have several solutions, so
// the cell holds it.
//
// HoDoKu 2.2 removes the other two from the cell, and goes no further.
#include "logic/finders.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

bool find_bug_plus_one(const State& state, StepSink& sink) {
    int cell = -1;
    for (int i = 0; i < 81; ++i) {
        const int count = state.candidate_count(i);
        if (count > 3 || (count == 3 && cell >= 0)) return false;
        if (count == 3) cell = i;
    }
    if (cell < 0) return false;
    int extra = 0;
    int houses = 0;
    for (int house = 0; house < kHouseCount; ++house) {
        for (int digit = 1; digit <= 9; ++digit) {
            const int places = std::popcount(state.positions(house, digit));
            if (places > 3 || (places == 3 && extra != 0 && extra != digit)) return false;
            if (places != 3) continue;
            if (house != Geometry9::house_of(cell, Geometry9::kind_of_house(house))) return false;
            extra = digit;
            ++houses;
        }
    }
    if (houses != 3 || !state.has(cell, extra)) return false;
    Step& step = sink.begin(Technique::bug_plus_one);
    add_eliminations(step, state, cell, static_cast<DigitSet>(kAllDigits & ~digit_bit(extra)));
    if (sink.wants_highlights()) {
        add_cell(step, cell);
        step.digits = digit_bit(extra);
        add_marks(step, state, cell, step.digits, MarkRole::base);
    }
    return sink.end();
}

std::string say_bug_plus_one(const Step& step, Language language) {
    return concluded(say(Phrase::bug_plus_one, language, {Value::cell(step.cells[0]), Value::digits(step.digits)}),
                     step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kBugPlusOne{
    .group = TechniqueGroup::uniqueness,
    .techniques = {Technique::bug_plus_one},
};
constinit const TechniqueCard cards::kBugPlusOne{
    .label = labels::kBugPlusOne,
    .find = find_bug_plus_one,
    .say = say_bug_plus_one,
};

}  // namespace rookery
