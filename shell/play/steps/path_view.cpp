#include "shell/play/steps/path_view.hpp"

#include <algorithm>
#include <utility>

#include "shell/play/play.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/technique_names.hpp"
#include "text/joined.hpp"
#include "text/text.hpp"

namespace rookery::shell {

const std::vector<StepRecord>& PathView::steps() const {
    return play_.analysis().steps;
}

int PathView::step_count() const {
    return static_cast<int>(steps().size());
}

const StepRecord* PathView::shown() const {
    if (own_) return &*own_;
    return shown_step_ < 0 ? nullptr : &steps()[static_cast<std::size_t>(shown_step_)];
}

Board PathView::board_before(int step) const {
    Board base = as_given(play_.board());
    for (int i = 0; i < step; ++i) apply_step(base, steps()[static_cast<std::size_t>(i)]);
    return base;
}

Board PathView::shown_board() const {
    return shown_step_ < 0 || hint_ ? play_.board() : board_before(shown_step_);
}

void PathView::forget() {
    shown_step_ = -1;
    own_.reset();
    hint_ = false;
    playing_ = false;
}

void PathView::show_step(int index) {
    hint_ = false;
    play_.entries().forget_why();
    own_.reset();
    shown_step_ = std::clamp(index, -1, step_count() - 1);
    if (shown_step_ >= 0) play_.note_hint();
    if (shown_step_ < 0) playing_ = false;
}

void PathView::next_step() {
    if (step_count() == 0) return notice_.say(std::string(words::kNoPath));
    // From a hint to the path: showing the same step again, now on the path's own board, would confuse.
    show_step(shown_step_ + 1);
}

void PathView::previous_step() {
    if (shown_step_ > 0) show_step(shown_step_ - 1);
}

void PathView::apply_shown_step() {
    const StepRecord* step = shown();
    if (step == nullptr) return;
    const StepRecord applied = *step;
    const bool from_path = !hint_ && !own_;
    const int index = shown_step_;
    Board next = from_path ? board_before(index) : play_.board();
    apply_step(next, applied);
    if (from_path) keep_marks(next, play_.board());
    const std::string_view technique = technique_in_words(applied.technique);
    const std::string done = from_path ? fill(words::kDidApply, {std::to_string(applied.number), technique})
                                       : fill(words::kDidApplyHere, {technique});
    play_.change(next, done);
    if (!applied.eliminations.empty()) play_.entries().show_candidates(true);
    applied_ = {applied_.serial + 1, applied};
    notice_.say_with_undo(done);
    if (from_path && index + 1 < step_count()) show_step(index + 1);
}

void PathView::apply_all_steps() {
    if (step_count() == 0) return notice_.say(std::string(words::kNoPath));
    hint_ = false;
    play_.note_solution_shown();
    Board next = board_before(step_count());
    keep_marks(next, play_.board());
    const bool solved = values_of(next).is_full();
    play_.change(next, std::string(words::kDidApplyAll));
    if (!solved) play_.entries().show_candidates(true);
    notice_.say_with_undo(counted(step_count(), words::kAppliedOne, words::kAppliedMany));
}

void PathView::show_own_step(StepRecord step) {
    show_step(-1);
    play_.note_hint();
    own_ = std::move(step);
}

void PathView::show_own_hint(StepRecord step) {
    show_own_step(std::move(step));
    hint_ = true;
    strength_ = HintStrength::where;
    say_hint();
}

void PathView::reword_own(const StepRecord& step) {
    if (own_ && own_->technique == step.technique && own_->conclusion == step.conclusion) own_ = step;
}

int PathView::step_from_here() const {
    const Grid9 values = values_of(play_.board());
    const Candidates9 candidates = candidates_of(play_.board());
    Board on_path = as_given(play_.board());
    for (int i = 0; i < step_count(); ++i) {
        if (values_of(on_path) == values && candidates_of(on_path) == candidates) return i;
        apply_step(on_path, steps()[static_cast<std::size_t>(i)]);
    }
    return -1;
}

bool PathView::hint_at_once() {
    if (is_hint()) {
        if (strength_ != HintStrength::step) strength_ = static_cast<HintStrength>(static_cast<int>(strength_) + 1);
        say_hint();
        return true;
    }
    std::string_view why_none;
    if (play_.analysis().solutions == Analysis::Solutions::none ||
        play_.analysis().solutions == Analysis::Solutions::several) {
        why_none = words::kHintNeedsOne;
    } else if (play_.contradicts_solution()) {
        why_none = words::kHintWrong;
    } else if (values_of(play_.board()).is_full()) {
        why_none = words::kHintNothingLeft;
    }
    if (!why_none.empty()) {
        notice_.say(std::string(why_none));
        return true;
    }
    const int next = step_from_here();
    if (next < 0) return false;
    show_step(next);
    hint_ = true;
    strength_ = HintStrength::where;
    say_hint();
    return true;
}

// Valid until another step is shown, or none, or the board changes.
void PathView::say_hint() {
    notice_.say_while(hint_text(), [this, changes = play_.history().changes()] {
        return is_hint() && play_.history().changes() == changes;
    });
    said_ = notice_.serial();
}

void PathView::reword_hint() {
    if (is_hint() && notice_.serial() == said_) notice_.reword(said_, hint_text());
}

std::string PathView::hint_text() const {
    const StepRecord* step = shown();
    if (step == nullptr) return {};
    if (strength_ == HintStrength::step || !hint_) return first_line_of(step->text);
    if (strength_ == HintStrength::what) {
        std::string digits;
        for (const Digit digit : step->digits) append_item(digits, std::to_string(digit));
        const std::string technique = with_article(technique_in_words(step->technique));
        if (digits.empty()) return fill(words::kHintTechnique, {technique});
        return fill(step->digits.size() == 1 ? words::kHintTechniqueDigit : words::kHintTechniqueDigits,
                    {technique, digits});
    }
    if (!step->houses.empty()) return fill(words::kHintHouse, {house_name(step->houses.front())});
    if (!step->cells.empty()) return fill(words::kHintCell, {cell_in_words(step->cells.front())});
    if (step->placement) return fill(words::kHintCell, {cell_in_words(step->placement->cell)});
    if (!step->eliminations.empty()) return fill(words::kHintCell, {cell_in_words(step->eliminations.front().cell)});
    return fill(words::kHintTechnique, {with_article(technique_in_words(step->technique))});
}

void PathView::set_playing(bool playing) {
    playing_ = playing && step_count() > 0;
    next_tick_ = 0;
    if (playing_ && (shown_step_ < 0 || shown_step_ == step_count() - 1 || hint_)) show_step(0);
}

void PathView::tick(double now) {
    constexpr double kSecondsPerStep = 1.2;
    if (!playing_) return;
    if (next_tick_ == 0) next_tick_ = now + kSecondsPerStep;
    if (now < next_tick_) return;
    next_tick_ = now + kSecondsPerStep;
    if (shown_step_ + 1 >= step_count()) {
        playing_ = false;
    } else {
        show_step(shown_step_ + 1);
    }
}

}  // namespace rookery::shell
