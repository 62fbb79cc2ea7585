// Brute force: fills a cell from the solution.
//
// HoDoKu 2.2 fills the middle one of the empty cells.
#include <optional>

#include "logic/finders.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

// Places singles, naked and hidden, as long as there are any.
void place_singles(State& state) {
    for (bool changed = true; changed && !state.has_contradiction();) {
        changed = false;
        for (int house = 0; house < kHouseCount && !state.has_contradiction(); ++house) {
            for (int digit = 1; digit <= 9; ++digit) {
                if (!is_single(state.positions(house, digit))) continue;
                state.place(first_cell_of(house, state.positions(house, digit)), digit);
                changed = true;
            }
        }
        for (int cell = 0; cell < 81 && !state.has_contradiction(); ++cell) {
            if (!is_single(state.candidates(cell))) continue;
            state.place(cell, lowest_digit(state.candidates(cell)));
            changed = true;
        }
    }
}

// The first solution of the remaining board.
std::optional<State> solved(State state) {
    place_singles(state);
    if (state.has_contradiction()) return {};
    if (state.is_solved()) return state;
    int tried = -1;
    for (int cell = 0; cell < 81; ++cell) {
        if (state.value(cell) != 0) continue;
        if (tried < 0 || state.candidate_count(cell) < state.candidate_count(tried)) tried = cell;
    }
    for (DigitSet rest = state.candidates(tried); rest != 0; rest = without_lowest(rest)) {
        State next = state;
        next.place(tried, lowest_digit(rest));
        if (auto solution = solved(next)) return solution;
    }
    return {};
}

bool find_brute_force(const State& state, StepSink& sink) {
    int left = state.empty_cells() / 2;
    int middle = -1;
    for (int cell = 0; cell < 81 && middle < 0; ++cell) {
        if (state.value(cell) == 0 && left-- == 0) middle = cell;
    }
    if (middle < 0) return false;
    const std::optional<State> solution = solved(state);
    if (!solution) return false;
    Step& step = sink.begin(Technique::brute_force);
    set_placement(step, middle, solution->value(middle));
    if (sink.wants_highlights()) {
        add_cell(step, middle);
        step.digits = digit_bit(step.placement.digit);
        add_marks(step, state, middle, step.digits, MarkRole::base);
    }
    return sink.end();
}

std::string say_brute_force(const Step& step, Language language) {
    return concluded(say(Phrase::brute_force, language), step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kBruteForceStep{
    .group = TechniqueGroup::last_resort,
    .techniques = {Technique::brute_force},
    .is_deep = true,
};
constinit const TechniqueCard cards::kBruteForceStep{
    .label = labels::kBruteForceStep,
    .find = find_brute_force,
    .say = say_brute_force,
};

}  // namespace rookery
