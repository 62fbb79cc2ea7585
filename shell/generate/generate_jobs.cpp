// GeneratePage: its jobs, which are runs of the generator, the feasibility of the pattern, and the level test.
#include "shell/generate/generate_page.hpp"

#include <cmath>
#include <utility>

#include "generate/geometry/reasons.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {

void GeneratePage::start() {
    if (results.running()) return;
    if (results.is_full()) {
        const auto most = static_cast<std::int64_t>(GenerateResults::kMaxRows);
        return ws_.notice.say(fill(words::kResultsFull, {thousands(most)}));
    }
    if (ws_.techniques.is_empty()) return ws_.say_no_technique();
    const bool from_board = settings.start != StartFrom::anew;
    const Grid9 puzzle = puzzle_of(ws_.history.now().board);
    if (from_board && puzzle == Grid9{}) return ws_.notice.say(std::string(words::kStartNeedsPuzzle));
    const bool asks_clues = !uses_pattern() && settings.start != StartFrom::like;
    auto call = settings.read(asks_clues, ws_.fresh_seed(), from_board ? to_line(puzzle) : std::string{});
    if (!call) {
        view = GenerateView::settings;
        return ws_.say_fields_wrong([this] { return any_wrong(settings); });
    }
    auto& options = call->options;
    if (uses_pattern()) {
        options["pattern"] = mask_of(pattern());
    } else if (symmetry() != PatternSymmetry::none && !settings.frees_cells()) {
        options["symmetry"] = std::string(name_of(symmetry()));
    }
    if (!ws_.techniques.is_full()) options["techniques"] = ws_.techniques.names();
    SavedRun run{.verb = "generate", .options = std::move(options), .wanted = call->wanted};
    run.seconds = static_cast<std::int64_t>(call->seconds);
    start_run(std::move(run), call->seconds);
    view = GenerateView::puzzles;
    ws_.notice.say({});
}

int GeneratePage::start_run(SavedRun run, double seconds) {
    const std::string name = counted(run.wanted, words::kJobGenerateOne, words::kJobGenerateMany);
    const int job = ws_.jobs.start(*this, JobKind::generate, name, run.verb, run.options, {}, Keep::yes);
    results.start(job, run.wanted, run.options.at("seed"), seconds);
    run.state = RunState::running;
    ws_.runs.note(job, std::move(run));
    return job;
}

void GeneratePage::resume(const SavedRun& run) {
    if (results.running() || run.options.count("seed") == 0) return;
    const int job = start_run(run, static_cast<double>(run.seconds));
    if (run.state == RunState::paused || run.state == RunState::cancelled) ws_.jobs.set_paused(job, true);
    if (run.state == RunState::cancelled) ws_.jobs.cancel_once_planned(job);
}

void GeneratePage::clear_results() {
    const std::string said = counted(results.listed(), words::kDidClearResultsOne, words::kDidClearResultsMany);
    Document next = ws_.history.now();
    next.results = ++last_results_;
    ws_.history.change(next, said, Mode::generate);
    put_results_away();
    results.set = next.results;
    ws_.say_change(said);
}

// Shows the results that the history names.
void GeneratePage::follow_results(int before) {
    const int now = ws_.history.now().results;
    if (now != before && !show_results(now)) ws_.notice.say(std::string(words::kResultsGone));
}

void GeneratePage::end_when_time_is_up() {
    const JobItem* run = results.running() ? ws_.jobs.find(results.job()) : nullptr;
    if (run == nullptr || results.seconds_allowed() <= 0 || results.time_is_up) return;
    if (ws_.jobs.seconds_of(*run) < results.seconds_allowed()) return;
    results.time_is_up = true;
    ws_.jobs.cancel(results.job());
}

// While a pattern is being drawn, the next request waits for the current answer.
void GeneratePage::update_feasibility() {
    const CellSet cells = pattern();
    if (!asks_of_pattern() || feasibility.job() != 0 || feasibility.is_about(cells)) return;
    if (!impossible_by_lines(cells).empty()) return;
    const int job =
        ws_.jobs.start(feasibility, JobKind::analysis, std::string(words::kFeasibility), "pattern", {}, mask_of(cells));
    feasibility.start(job, cells);
}

void GeneratePage::apply_changes(bool in_sight) {
    if (in_sight && shows_exact()) exact.look_at(pattern());
    if (in_sight) update_feasibility();
    if (paste_offer && (!in_sight || ws_.history.revision() != paste_offer->revision)) paste_offer.reset();
}

void GeneratePage::test_levels() {
    if (levels.job() != 0) return;
    const EaseWeight weight = settings.weight;
    const int job = ws_.jobs.start(levels, JobKind::analysis, std::string(words::kLevelTest), "levels",
                                   {{"table", ""}, {"weight", std::string(name_of(weight))}}, {});
    levels.start(job, weight);
}

void GeneratePage::job_planned(const JobItem& job, std::int64_t /*parts*/, std::string_view columns) {
    if (GenerateResults* found = results_of(job.id)) found->planned(job.id, columns);
}

void GeneratePage::job_rows(const JobItem& job, std::string_view rows) {
    GenerateResults* found = results_of(job.id);
    if (found == nullptr) return;
    found->rows(job.id, rows);
    if (found->running() && found->is_full()) ws_.jobs.cancel(job.id);
}

void GeneratePage::job_progressed(const JobItem& /*job*/) {
    end_when_time_is_up();
}

std::string GeneratePage::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    GenerateResults* found = results_of(job.id);
    if (found == nullptr) return {};
    found->ended(job.id, end, message, job.odds);
    if (const SavedRun* run = ws_.runs.of(job.id)) found->ended_run = *run;
    return found->result();
}

std::string GeneratePage::progress_text(const JobItem& job) const {
    std::string text = fill(words::kFoundOf, {thousands(results.found()), thousands(results.wanted())});
    const auto add = [&](const std::string& part) { text += "  \u00B7  " + part; };
    const double seconds = ws_.jobs.seconds_of(job);
    if (results.found() == 0 && seconds >= 1) add(duration(std::floor(seconds)));
    if (results.found() > job.before && seconds > 0.5) {
        const double per_second = static_cast<double>(results.found() - job.before) / seconds;
        add(rate_of(per_second));
        add(fill(words::kAnHour, {thousands(std::llround(per_second * 3600))}));
    }
    if (job.paused) {
        add(std::string(words::kPaused));
    } else if (const auto left = ws_.jobs.seconds_left(job)) {
        add(fill(words::kTimeLeft, {duration(*left)}));
    }
    return text;
}

}  // namespace rookery::shell
