#include "shell/play/analysis_run.hpp"

#include <map>
#include <utility>

#include "shell/words/row_lines.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

void AnalysisRun::settle() {
    const Board& board = play_.board();
    const bool empty = is_blank(board);
    const std::string puzzle = empty ? std::string{} : puzzle_text_of(board);
    const Analysis& now = play_.analysis();
    const bool same = puzzle == now.puzzle && (empty || now.techniques == ws_.techniques.set());
    if (!same || (!empty && now.state == Analysis::State::none)) {
        if (const Analysis* known = known_.find(puzzle, ws_.techniques.set())) {
            play_.set_analysis(*known);
            stop();
        } else {
            restart();
        }
    }
    settle_solutions();
}

void AnalysisRun::stop() {
    if (work_ != 0) ws_.works.cancel(std::exchange(work_, 0));
}

void AnalysisRun::restart() {
    Analysis analysis = first_look(play_.board());
    stop();
    const bool wanted = !analysis.puzzle.empty();
    analysis.techniques = ws_.techniques.set();
    if (wanted && ws_.techniques.is_empty()) {  // the end is known
        analysis.state = Analysis::State::done;
        analysis.outcome.end = "beyond";
        if (const Analysis* whole = known_.find(analysis.puzzle)) analysis.borrow_rating(*whole);
        return play_.set_analysis(std::move(analysis));
    }
    if (wanted) analysis.state = Analysis::State::working;
    const std::string text = analysis.puzzle;
    play_.set_analysis(std::move(analysis));
    if (!wanted) return;
    std::map<std::string, std::string> options{{"json", ""}};
    if (!ws_.techniques.is_full()) options["technique"] = ws_.techniques.names();
    work_ = ws_.works.start(*this, WorkKind::analysis, std::string(words::kWorkAnalysis), "explain", std::move(options),
                            text);
}

// The first look may have left open how many solutions there are.
void AnalysisRun::settle_solutions() {
    Analysis& analysis = play_.analysis();
    if (analysis.solutions != Analysis::Solutions::several || analysis.several_sought) return;
    analysis.several_sought = true;
    analysis.several = SeveralSolutions::of(play_.board());
}

void AnalysisRun::work_rows(const WorkItem& work, std::string_view rows) {
    if (work.id != work_) return;  // of a puzzle before
    for_each_row(rows, [&](std::string_view row) { play_.analysis().add_row(row); });
}

void AnalysisRun::work_problem(const WorkItem& work, std::int64_t /*line*/, std::int64_t /*column*/,
                               std::string_view sentence) {
    if (work.id == work_) play_.analysis().message = std::string(sentence);
}

std::string AnalysisRun::work_ended(const WorkItem& work, WorkEnd end, std::string_view message) {
    if (work.id != work_) return {};
    work_ = 0;
    Analysis& analysis = play_.analysis();
    if (end == WorkEnd::failed) {
        analysis.state = Analysis::State::failed;
        analysis.message = std::string(message);
    } else if (end == WorkEnd::cancelled) {
        analysis.state = Analysis::State::cancelled;
    } else {
        analysis.state = Analysis::State::done;
        const Analysis* whole = analysis.is_whole() ? nullptr : known_.find(analysis.puzzle);
        if (whole != nullptr) analysis.borrow_rating(*whole);
        known_.keep(analysis);
    }
    return {};
}

}  // namespace rookery::shell
