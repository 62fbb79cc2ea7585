#include "shell/play/analysis/analysis_run.hpp"

#include <map>
#include <utility>

#include "shell/jobs/jobs.hpp"
#include "shell/jobs/language_option.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

void AnalysisRun::apply_changes() {
    const Board& board = play_.board();
    const bool empty = is_blank(board);
    const std::string puzzle = empty ? std::string{} : puzzle_text_of(board);
    const Analysis& now = play_.analysis();
    const bool same = puzzle == now.puzzle && (empty || now.techniques == ws_.techniques.path_set());
    if (!same || (!empty && now.state == Analysis::State::none)) {
        if (const Analysis* known = known_.find(puzzle, ws_.techniques.path_set())) {
            play_.set_analysis(*known);
            stop();
        } else {
            restart();
        }
    }
    update_solutions();
    Analysis& shown = play_.analysis();
    if (shown.state == Analysis::State::done && !shown.steps.empty() && shown.language != sentence_language()) {
        stop();
        start();
    }
}

void AnalysisRun::stop() {
    if (job_ != 0) ws_.jobs.cancel(std::exchange(job_, 0));
}

void AnalysisRun::restart() {
    Analysis analysis = first_look(play_.board());
    stop();
    const bool wanted = !analysis.puzzle.empty();
    analysis.techniques = ws_.techniques.path_set();
    if (wanted && ws_.techniques.is_path_empty()) {  // without techniques, there is nothing to compute
        analysis.state = Analysis::State::done;
        analysis.outcome.end = "beyond";
        if (const Analysis* whole = known_.find(analysis.puzzle)) analysis.borrow_rating(*whole);
        return play_.set_analysis(std::move(analysis));
    }
    if (wanted) analysis.state = Analysis::State::working;
    play_.set_analysis(std::move(analysis));
    if (wanted) start();
}

void AnalysisRun::start() {
    Analysis& analysis = play_.analysis();
    analysis.language = sentence_language();
    std::map<std::string, std::string> options{{"json", ""}};
    ws_.techniques.add_path_options(options);
    add_language_option(options);
    job_ = ws_.jobs.start(*this, JobKind::analysis, std::string(words::kJobAnalysis), "explain", std::move(options),
                          analysis.puzzle);
}

// The first look may have left the number of solutions open.
void AnalysisRun::update_solutions() {
    Analysis& analysis = play_.analysis();
    if (analysis.solutions != Analysis::Solutions::several || analysis.several_sought) return;
    analysis.several_sought = true;
    analysis.several = SeveralSolutions::of(play_.board());
}

void AnalysisRun::job_rows(const JobItem& job, std::string_view rows) {
    if (job.id != job_) return;  // of an earlier puzzle
    Analysis& analysis = play_.analysis();
    const bool is_new = analysis.state == Analysis::State::working;
    for_each_row(rows, [&](std::string_view row) { is_new ? analysis.add_row(row) : analysis.reword(row); });
}

void AnalysisRun::job_problem(const JobItem& job, std::int64_t /*line*/, std::int64_t /*column*/,
                              std::string_view sentence) {
    if (job.id == job_) play_.analysis().message = std::string(sentence);
}

std::string AnalysisRun::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    if (job.id != job_) return {};
    job_ = 0;
    Analysis& analysis = play_.analysis();
    if (analysis.state != Analysis::State::working) {  // the steps are known, and have been reworded
        known_.keep(analysis);
    } else if (end == JobEnd::failed) {
        analysis.state = Analysis::State::failed;
        analysis.message = std::string(message);
    } else if (end == JobEnd::cancelled) {
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
