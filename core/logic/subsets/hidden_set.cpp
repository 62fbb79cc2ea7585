// Hidden pair (3.4), triplet (4.0), quad (5.4): k digits of a house have only k cells between them, so those cells lose
// every other digit.
//
// SE 1.2.1: the house must have more than 2k empty cells (else the naked set of the others is no larger), and every
// digit of the set two positions or more.
#include "logic/patterns.hpp"
#include "logic/techniques.hpp"

namespace rookery {

namespace {

template <int K>
bool find_hidden_set(const State& state, StepSink& sink, Technique technique, int rating) {
    return for_each_hidden_set<K>(state, [&](int house, PositionSet chosen, DigitSet digits) {
        const auto others = static_cast<DigitSet>(kAllDigits & ~digits);
        Step& step = sink.begin(technique, rating);
        for_each_cell(house, chosen, [&](int cell) { add_eliminations(step, state, cell, others); });
        if (sink.wants_picture()) add_set_picture(step, state, house, chosen, digits);
        return sink.end();
    });
}

}  // namespace

bool find_hidden_pair(const State& state, StepSink& sink) {
    return find_hidden_set<2>(state, sink, Technique::hidden_pair, 34);
}
bool find_hidden_triplet(const State& state, StepSink& sink) {
    return find_hidden_set<3>(state, sink, Technique::hidden_triplet, 40);
}
bool find_hidden_quad(const State& state, StepSink& sink) {
    return find_hidden_set<4>(state, sink, Technique::hidden_quad, 54);
}

}  // namespace rookery
