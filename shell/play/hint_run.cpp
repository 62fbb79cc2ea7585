#include "shell/play/hint_run.hpp"

#include <utility>
#include <variant>

#include "shell/play/step_call.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/row_lines.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

HintRun::HintRun(Workspace& workspace, Play& play) : BoardRun(workspace, play, words::kHintCancelled) {}

void HintRun::hint() {
    if (is_running() || play_.path().hint_at_once()) return;
    if (ws_.techniques.is_empty()) return ws_.say_no_technique();
    std::map<std::string, std::string> options = step_options(play_.board(), ws_.techniques);
    options["limit"] = "1";
    board_ = play_.board();
    techniques_ = ws_.techniques.set();
    step_.reset();
    outcome_ = {};
    job_ = ws_.jobs.start(*this, JobKind::analysis, std::string(words::kHintJob), "explain", std::move(options),
                          puzzle_text_of(board_));
    ws_.notice.say_while(std::string(words::kHintLooking), [this] { return is_running(); });
}

void HintRun::apply_changes() {
    if (board_ != play_.board() || techniques_ != ws_.techniques.set()) give_up();
}

void HintRun::job_rows(const JobItem& job, std::string_view rows) {
    if (job.id != job_) return;
    for_each_row(rows, [&](std::string_view json) {
        auto row = read_path_row(json);
        if (auto* found = std::get_if<PathStep>(&row); found != nullptr && !step_) step_ = std::move(*found);
        if (auto* end = std::get_if<PathOutcome>(&row)) outcome_ = std::move(*end);
    });
}

std::string HintRun::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    if (job.id != job_) return {};
    job_ = 0;
    const auto say = [&](std::string_view sentence) {
        ws_.notice.say(std::string(sentence));
        return std::string{};
    };
    if (end == JobEnd::cancelled) return say(words::kHintCancelled);
    if (end == JobEnd::failed) return say(fill(words::kHintFailed, {message}));
    if (step_) {
        play_.path().show_own_hint(*std::move(step_));
        return {};
    }
    const std::string& why = outcome_.end;
    return say(why == "contradicts" || why == "contradiction" ? words::kHintWrong
               : why == "solved" || why == "already_solved"   ? words::kHintNothingLeft
               : why != "beyond"                              ? words::kHintNeedsOne
               : ws_.techniques.is_full()                     ? words::kHintBeyond
                                                              : words::kHintStuck);
}

}  // namespace rookery::shell
