// What the model does about steps from the user's board: hints, and the list of all that can be taken there; and about
// the techniques that they may use.
#include <utility>

#include "model/format.hpp"
#include "model/model.hpp"
#include "model/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {

std::map<std::string, std::string> Model::options_from_here() const {
    const Board& board = play.board();
    std::map<std::string, std::string> options{
        {"json", ""}, {"values", line_of(board)}, {"candidates", to_candidate_line(candidates_of(board))}};
    if (!techniques.is_full()) options["technique"] = techniques.names();
    return options;
}

void Model::say_no_technique() {
    notice.say_while(std::string(words::kNoTechniqueOn), [this] { return techniques.is_empty(); });
}

void Model::hint() {
    if (is_looking_for_hint() || play.hint_at_once()) return;
    if (techniques.is_empty()) return say_no_technique();
    std::map<std::string, std::string> options = options_from_here();
    options["limit"] = "1";
    const int id = works.start(WorkKind::analysis, std::string(words::kHintWork), "explain", std::move(options),
                               puzzle_text_of(play.board()));
    hint_search_.start(id, play.board(), techniques.set());
    notice.say_while(std::string(words::kHintLooking), [this] { return is_looking_for_hint(); });
}

void Model::cancel_hint() {
    if (!is_looking_for_hint()) return;
    works.cancel(std::exchange(hint_search_.work, 0));
    notice.say(std::string(words::kHintCancelled));
}

void Model::end_hint(WorkEnd end, std::string_view message) {
    hint_search_.work = 0;
    if (end == WorkEnd::cancelled) return notice.say(std::string(words::kHintCancelled));
    if (end == WorkEnd::failed) return notice.say(fill(words::kHintFailed, {message}));
    if (hint_search_.step) return play.show_own_hint(*std::move(hint_search_.step));
    const std::string& why = hint_search_.outcome.end;
    const std::string_view said = why == "contradicts" || why == "contradiction" ? words::kHintWrong
                                  : why == "solved" || why == "already_solved"   ? words::kHintNothingLeft
                                  : why != "beyond"                              ? words::kHintNeedsOne
                                  : techniques.is_full()                         ? words::kHintBeyond
                                                                                 : words::kHintStuck;
    notice.say(std::string(said));
}

void Model::open_available() {
    available.open = true;
    techniques_open = false;
    shortcuts_open = false;
    text_box_open = false;
    sheet_open = true;
    mode = Mode::play;
    play.show_step(-1);
    if (!available.is_about(play.board(), techniques.set())) look_for_available();
}

void Model::close_available() {
    available.open = false;
    if (play.shows_own_step()) play.show_step(-1);
    if (available.work() != 0) {
        works.cancel(available.work());
        available.clear();
    }
}

void Model::look_for_available() {
    if (available.work() != 0) works.cancel(available.work());
    available.clear();
    const std::string puzzle = puzzle_text_of(play.board());
    if (play.analysis().puzzle.empty() || techniques.is_empty()) return;
    const int id =
        works.start(WorkKind::analysis, std::string(words::kAvailableWork), "steps", options_from_here(), puzzle);
    available.start(id, play.board(), techniques.set());
}

void Model::show_available(int step) {
    if (step < 0 || step >= static_cast<int>(available.steps().size())) return play.show_step(-1);
    available.chosen = step;
    play.show_own_step(available.steps()[static_cast<std::size_t>(step)]);
}

void Model::walk_available(int by) {
    const auto& lines = available.lines();
    const int count = static_cast<int>(lines.size());
    for (int line = available.line_of(shown_available()) + by; line >= 0 && line < count; line += by) {
        const int step = lines[static_cast<std::size_t>(line)].step;
        if (step >= 0) return show_available(step);
    }
}

void Model::settle_searches() {
    const bool other = hint_search_.board != play.board() || hint_search_.techniques != techniques.set();
    if (is_looking_for_hint() && other) works.cancel(std::exchange(hint_search_.work, 0));
    if (available.is_about(play.board(), techniques.set())) return;
    if (available.open) {
        look_for_available();
    } else if (available.state() != AvailableSteps::State::none) {
        available.clear();
    }
}

std::string summary_of(const Model& model) {
    const AvailableSteps& available = model.available;
    const WorkItem* work = model.works.find(available.work());
    const std::string& end = available.outcome().end;
    switch (available.state()) {
        case AvailableSteps::State::none:
            return std::string(model.techniques.is_empty() ? words::kNoTechniqueOn : words::kAvailableNeedsOne);
        case AvailableSteps::State::working:
            if (work == nullptr || work->activity.empty()) return std::string(words::kAvailableLooking);
            return fill(words::kAvailableDoing, {work->activity});
        case AvailableSteps::State::failed:
            return fill(words::kAvailableFailed, {available.message()});
        case AvailableSteps::State::cancelled:
            return std::string(words::kAvailableCancelled);
        case AvailableSteps::State::refused:
            return std::string(end == "contradicts"      ? words::kAvailableWrong
                               : end == "already_solved" ? words::kAvailableSolved
                                                         : words::kAvailableNeedsOne);
        case AvailableSteps::State::listed:
            break;
    }
    const bool full = model.techniques.is_full();
    if (available.steps().empty()) {
        return std::string(full ? words::kAvailableNone : words::kAvailableNoneOfSome);
    }
    std::string text = fill(
        words::kAvailableFound,
        {counted(static_cast<std::int64_t>(available.steps().size()), words::kStepOne, words::kStepMany),
         counted(static_cast<std::int64_t>(available.groups().size()), words::kTechniqueOne, words::kTechniqueMany)});
    if (!full) text += ", " + fill(words::kWithTechniques, {share_text(model.techniques.set())});
    return text;
}

void Model::take_techniques(TechniqueSet chosen) {
    techniques.take(chosen);
    notice.say_done(techniques.is_full() ? fill(words::kAllTechniquesOn, {std::to_string(kTechniqueCount)})
                                         : fill(words::kTechniquesChanged, {share_text(techniques.set())}));
}

}  // namespace rookery::shell
