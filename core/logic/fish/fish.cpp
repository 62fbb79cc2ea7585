// X-wing (3.2), swordfish (3.8), jellyfish (5.2): in k parallel lines a digit has places in only k crossing lines, so
// the crossing lines lose the digit everywhere else.
//
// SE 1.2.1: columns as bases first, then rows; digits ascending inside each; no fins; and only while at least 2k lines
// lack the digit. (Beyond that a smaller fish the other way does the same.)
#include "logic/patterns.hpp"
#include "logic/techniques.hpp"

namespace rookery {

namespace {

template <int K>
bool find_fish(const State& state, StepSink& sink, Technique technique, int rating) {
    return for_each_fish<K>(state, [&](int digit, const FishPlace& fish) {
        Step& step = sink.begin(technique, rating);
        for (PositionSet rest = fish.covers; rest != 0; rest = without_lowest(rest)) {
            const int cover = fish.first_cover + std::countr_zero(rest);
            for_each_cell(cover, state.positions(cover, digit) & ~fish.bases,
                          [&](int cell) { step.eliminations.push_back(cell_digit(cell, digit)); });
        }
        if (sink.wants_picture()) add_fish_picture(step, state, digit, fish);
        return sink.end();
    });
}

}  // namespace

bool find_x_wing(const State& state, StepSink& sink) {
    return find_fish<2>(state, sink, Technique::x_wing, 32);
}
bool find_swordfish(const State& state, StepSink& sink) {
    return find_fish<3>(state, sink, Technique::swordfish, 38);
}
bool find_jellyfish(const State& state, StepSink& sink) {
    return find_fish<4>(state, sink, Technique::jellyfish, 52);
}

}  // namespace rookery
