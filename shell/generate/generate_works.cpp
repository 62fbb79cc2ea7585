// GeneratePage: its works: runs of the generator, the verdict on the pattern, the level test.
#include "shell/generate/generate_page.hpp"

#include <cmath>
#include <utility>

#include "generate/geometry/reasons.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_generate.hpp"
#include "text/text.hpp"

namespace rookery::shell {

void GeneratePage::start() {
    if (results.running()) return;
    if (results.is_full()) {
        const auto most = static_cast<std::int64_t>(GenerateResults::kMostRows);
        return ws_.notice.say(fill(words::kResultsFull, {thousands(most)}));
    }
    if (ws_.techniques.is_empty()) return ws_.say_no_technique();
    const bool from_board = wishes.start != StartFrom::anew;
    const Grid9 puzzle = puzzle_of(ws_.history.now().board);
    if (from_board && puzzle == Grid9{}) return ws_.notice.say(std::string(words::kStartNeedsPuzzle));
    const bool asks_clues = !uses_pattern() && wishes.start != StartFrom::like;
    auto call = wishes.read(asks_clues, ws_.fresh_seed(), from_board ? to_line(puzzle) : std::string{});
    if (!call) {
        view = GenerateView::wishes;
        return ws_.say_fields_wrong([this] { return any_wrong(wishes); });
    }
    auto& options = call->options;
    if (uses_pattern()) {
        options["pattern"] = mask_of(pattern());
    } else if (symmetry() != PatternSymmetry::none && !wishes.frees_cells()) {
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
    const std::string name = counted(run.wanted, words::kWorkGenerateOne, words::kWorkGenerateMany);
    const int work = ws_.works.start(*this, WorkKind::generate, name, run.verb, run.options, {}, Keep::yes);
    results.start(work, run.wanted, run.options.at("seed"), seconds);
    run.state = RunState::running;
    ws_.runs.note(work, std::move(run));
    return work;
}

void GeneratePage::resume(const SavedRun& run) {
    if (results.running() || run.options.count("seed") == 0) return;
    const int work = start_run(run, static_cast<double>(run.seconds));
    if (run.state == RunState::paused || run.state == RunState::cancelled) ws_.works.set_paused(work, true);
    if (run.state == RunState::cancelled) ws_.works.cancel_once_planned(work);
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

// Goes with the results that the history says were shown.
void GeneratePage::follow_results(int before) {
    const int now = ws_.history.now().results;
    if (now != before && !show_results(now)) ws_.notice.say(std::string(words::kResultsGone));
}

void GeneratePage::end_when_time_is_up() {
    const WorkItem* run = results.running() ? ws_.works.find(results.work()) : nullptr;
    if (run == nullptr || results.seconds_allowed() <= 0 || results.time_is_up) return;
    if (ws_.works.seconds_of(*run) < results.seconds_allowed()) return;
    results.time_is_up = true;
    ws_.works.cancel(results.work());
}

// While a pattern is drawn, one verdict is waited for before the next is asked for.
void GeneratePage::settle_verdict() {
    const CellSet cells = pattern();
    if (!asks_of_pattern() || verdict.work() != 0 || verdict.is_about(cells)) return;
    if (!impossible_by_lines(cells).empty()) return;
    const int work =
        ws_.works.start(*this, WorkKind::analysis, std::string(words::kVerdict), "pattern", {}, mask_of(cells));
    verdict.start(work, cells);
}

void GeneratePage::settle(bool in_sight) {
    if (in_sight && shows_exact()) exact.look_at(pattern());
    if (in_sight) settle_verdict();
    if (paste_offer && (!in_sight || ws_.history.revision() != paste_offer->revision)) paste_offer.reset();
}

void GeneratePage::test_levels() {
    if (levels.work() != 0) return;
    const EaseWeight weight = wishes.weight;
    const int work = ws_.works.start(*this, WorkKind::analysis, std::string(words::kLevelTest), "levels",
                                     {{"table", ""}, {"weight", std::string(name_of(weight))}}, {});
    levels.start(work, weight);
}

void GeneratePage::work_planned(const WorkItem& work, std::int64_t /*parts*/, std::string_view columns) {
    if (levels.planned(work.id, columns)) return;
    if (GenerateResults* found = results_of(work.id)) found->planned(work.id, columns);
}

void GeneratePage::work_rows(const WorkItem& work, std::string_view rows) {
    if (levels.add_rows(work.id, rows) || verdict.add_rows(work.id, rows)) return;
    GenerateResults* found = results_of(work.id);
    if (found == nullptr) return;
    found->rows(work.id, rows);
    if (found->running() && found->is_full()) ws_.works.cancel(work.id);
}

void GeneratePage::work_progressed(const WorkItem& /*work*/) {
    end_when_time_is_up();
}

std::string GeneratePage::work_ended(const WorkItem& work, WorkEnd end, std::string_view message) {
    levels.ended(work.id, end, message);
    verdict.ended(work.id);
    GenerateResults* found = results_of(work.id);
    if (found == nullptr) return {};
    found->ended(work.id, end, message, work.odds);
    if (const SavedRun* run = ws_.runs.of(work.id)) found->ended_run = *run;
    return found->result();
}

std::string GeneratePage::progress_text(const WorkItem& work) const {
    std::string text = fill(words::kFoundOf, {thousands(results.found()), thousands(results.wanted())});
    const auto add = [&](const std::string& part) { text += "  \u00B7  " + part; };
    const double seconds = ws_.works.seconds_of(work);
    if (results.found() == 0 && seconds >= 1) add(duration(std::floor(seconds)));
    if (results.found() > work.before && seconds > 0.5) {
        const double per_second = static_cast<double>(results.found() - work.before) / seconds;
        add(rate_of(per_second));
        add(fill(words::kAnHour, {thousands(std::llround(per_second * 3600))}));
    }
    if (work.paused) {
        add(std::string(words::kPaused));
    } else if (const auto left = ws_.works.seconds_left(work)) {
        add(fill(words::kTimeLeft, {duration(*left)}));
    }
    return text;
}

}  // namespace rookery::shell
