#include "shell/play/steps/hint_run.hpp"

#include <utility>
#include <variant>

#include "shell/jobs/language_option.hpp"
#include "shell/play/steps/available_steps.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

HintRun::HintRun(Workspace& workspace, Play& play)
    : BoardRun(workspace, play, words::kHintCancelled, words::kHintFailed) {}

void HintRun::hint() {
    if (is_running() || play_.path().hint_at_once()) return;
    if (ws_.techniques.is_path_empty()) return ws_.say_no_technique();
    rewording_ = false;
    look();
    ws_.notice.say_while(std::string(words::kHintLooking), [this] { return is_running(); });
}

void HintRun::look() {
    std::map<std::string, std::string> options = step_options(play_.board(), ws_.techniques);
    options["limit"] = "1";
    board_ = play_.board();
    techniques_ = ws_.techniques.path_set();
    language_ = sentence_language();
    step_.reset();
    outcome_ = {};
    start(words::kHintJob, "explain", std::move(options), puzzle_text_of(board_));
}

void HintRun::apply_changes() {
    if (board_ != play_.board() || techniques_ != ws_.techniques.path_set()) return give_up();
    if (language_ == sentence_language() || is_running() || !play_.path().is_own_hint()) return;
    rewording_ = true;
    look();
}

void HintRun::take_row(std::string_view text) {
    auto row = read_path_row(text);
    if (auto* found = std::get_if<StepRecord>(&row); found != nullptr && !step_) step_ = std::move(*found);
    if (auto* end = std::get_if<PathOutcome>(&row)) outcome_ = std::move(*end);
}

void HintRun::end_found() {
    if (rewording_) {
        if (step_) play_.path().reword_own(*step_);
        return;
    }
    if (step_) return play_.path().show_own_hint(*std::move(step_));
    const std::string& why = outcome_.end;
    ws_.notice.say(std::string(why == "contradicts" || why == "contradiction" ? words::kHintWrong
                               : why == "solved" || why == "already_solved"   ? words::kHintNothingLeft
                               : why != "beyond"                              ? words::kHintNeedsOne
                               : ws_.techniques.is_path_full()                ? words::kHintBeyond
                                                                              : words::kHintStuck));
}

}  // namespace rookery::shell
