#include "logic/changes.hpp"

namespace rookery {

bool Changes::begins_anew(const State& state, const Scale& scale, TechniqueSet techniques,
                          const SearchChoices& choices) const {
    if (scale_ != &scale || techniques_ != techniques || choices_ != choices) return true;
    if (!(state_.givens() == state.givens())) return true;
    bool is_against = false;
    for_each_difference(state_.all_candidates(), state.all_candidates(),
                        [&](int cell) { is_against |= (state.candidates(cell) & ~state_.candidates(cell)) != 0; });
    for_each_difference(state_.all_values(), state.all_values(),
                        [&](int cell) { is_against |= state_.value(cell) != 0; });
    return is_against;
}

void Changes::follow(const State& state, const Scale& scale, TechniqueSet techniques, const SearchChoices& choices) {
    const bool is_last = scale_ == &scale && techniques_ == techniques && choices_ == choices &&
                         state_.all_candidates() == state.all_candidates() &&
                         state_.all_values() == state.all_values() && state_.givens() == state.givens();
    if (is_last) return;
    if (begins_anew(state, scale, techniques, choices)) {
        scale_ = &scale;
        techniques_ = techniques;
        choices_ = choices;
        log_.clear();
        searched_.fill(0);
    } else {
        Change change{{}, 0};
        for_each_difference(state_.all_candidates(), state.all_candidates(), [&](int cell) {
            change.cells.add(cell);
            change.digits = static_cast<DigitSet>(change.digits | (state.candidates(cell) ^ state_.candidates(cell)));
        });
        for_each_difference(state_.all_values(), state.all_values(), [&](int cell) { change.cells.add(cell); });
        log_.push_back(change);
    }
    state_ = state;
}

Change Changes::since_search_for(Technique technique) const {
    const std::size_t searched = searched_[static_cast<std::size_t>(technique)];
    if (searched == 0) return change_of_everything();
    Change change{{}, 0};
    for (std::size_t i = searched - 1; i < log_.size(); ++i) {
        change.cells |= log_[i].cells;
        change.digits = static_cast<DigitSet>(change.digits | log_[i].digits);
    }
    return change;
}

}  // namespace rookery
