// LabPage: the origins of its puzzle and its list, the methods' jobs, and their events.
#include "shell/lab/lab_page.hpp"

#include <algorithm>
#include <utility>

#include "shell/words/format_names.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// The verb's input; for an empty board, only the order is given.
std::string input_of(const LabPuzzle& puzzle, LabPage::Options& options) {
    const Shape shape = puzzle.shape();
    const bool has_order = shape.box_rows == shape.box_columns && shape.side() <= 16;
    if (!puzzle.is_blank() || !has_order) return puzzle.line;
    options["order"] = std::to_string(shape.box_rows);
    return {};
}

}  // namespace

bool LabPage::paste_unread(std::string_view text, std::string_view name, bool large) {
    if (view == LabView::tools && !large) {
        tools.input = text;
        ws_.notice.say(std::string(words::kToolTook));
        return true;
    }
    if (large) take_race_list(text, name.empty() ? words::kPastedList : name);
    return large;
}

bool LabPage::paste(const ParseResult& parsed, std::string_view text, std::string_view name) {
    if (parsed.puzzles.empty()) {
        problem = first_problem_of(parsed);
        ws_.sheet_open = true;
        ws_.notice.say_while(std::string(words::kLabNotRead), [this] { return !problem.empty(); });
        return true;
    }
    if (parsed.puzzles.size() > 1 || view == LabView::race) {
        take_race_list(text, name.empty() ? words::kPastedList : name);
        return true;
    }
    take(to_line(parsed.puzzles.front().grid), puzzle().diagonal,
         fill(name.empty() ? words::kDidPaste : words::kDidOpen, {recognised_in_words(parsed)}));
    ws_.say_change(fill(words::kRecognised, {recognised_in_words(parsed)}));
    return true;
}

void LabPage::take_sample(std::string_view line, bool diagonal, std::string_view name) {
    std::string said = fill(words::kLabDidSample, {name});
    take(std::string(line), diagonal, said);
    // For an empty board, the purpose is to count all grids.
    const bool all = puzzle().is_blank();
    limit = {all ? "1000" : "2", {}};
    if (all) said = fill(words::kLabDidSampleAll, {name, thousands(1000)});
    ws_.say_change(std::move(said));
}

void LabPage::take_race_list(std::string_view text, std::string_view name) {
    const bool replaces = !pasted.puzzles.empty();
    if (replaces) pasted_before = std::move(pasted);
    pasted = read_race_list(text, std::string(name));
    problems_open = false;
    view = LabView::race;
    const auto count = static_cast<std::int64_t>(pasted.puzzles.size());
    const auto bad = static_cast<std::int64_t>(pasted.problems.size());
    std::string said = fill(words::kLabRaceTook, {counted(count, words::kRowOne, words::kRowMany)});
    if (bad > 0) {
        said = fill(words::kLabRaceTookWithProblems, {counted(count, words::kRowOne, words::kRowMany),
                                                      counted(bad, words::kProblemOne, words::kProblemMany)});
    }
    if (pasted.cut) said = fill(words::kLabRaceCut, {thousands(count)});
    if (replaces) return ws_.notice.say_with_undo(std::move(said), kRestoreRaceList);
    ws_.notice.say(std::move(said));
}

void LabPage::say_nothing_ticked() {
    ws_.notice.say_while(std::string(words::kLabNothingTicked), [this] { return methods.count_on() == 0; });
}

void LabPage::run() {
    const auto options = read_options();
    if (!options) return ws_.say_fields_wrong([this] { return any_wrong(*this, is_of_puzzle); });
    if (methods.count_on() == 0) return say_nothing_ticked();
    for (const LabRun& run : runs.runs) ws_.jobs.dismiss(run.job);
    const LabPuzzle asked = puzzle();
    runs.start(asked);
    for (const LabEntry& entry : methods.entries()) {
        if (!entry.on) continue;
        LabPage::Options own = options_of(entry);
        own.insert(options->begin(), options->end());
        const std::string input = input_of(asked, own);
        const std::string name = name_of(entry);
        runs.add(name, ws_.jobs.start(runs, JobKind::lab, name, "classic", std::move(own), input));
    }
    fold_all();
    unfolded = -1;
    problem.clear();
    ws_.notice.say({});
}

void LabPage::cancel_shown() {
    if (view == LabView::puzzle) {
        for (const LabRun& run : runs.runs) ws_.jobs.cancel(run.job);
    } else if (view == LabView::tools) {
        ws_.jobs.cancel(tools.job);
    } else {
        for (const Racer& racer : race.racers) ws_.jobs.cancel(racer.job);
    }
}

std::size_t LabPage::race_candidates() const {
    return pasted.puzzles.empty() ? listed_.order().size() : pasted.puzzles.size();
}

std::string LabPage::race_list_name() const {
    return pasted.puzzles.empty() ? std::string(words::kLabRaceListName) : pasted.name;
}

void LabPage::start_race() {
    const auto options = read_race_options();
    if (!options) return ws_.say_fields_wrong([this] { return any_wrong(*this, is_of_race); });
    if (methods.count_on() == 0) return say_nothing_ticked();
    const std::vector<std::uint32_t>& listed = listed_.whole_order();
    const std::size_t count = std::min(race_candidates(), options->first);
    std::string input;
    for (std::size_t i = 0; i < count; ++i) {
        const bool own = !pasted.puzzles.empty();
        input += own ? pasted.puzzles[i] : listed_.puzzle(listed_.row(listed[i]));
        input += '\n';
    }
    for (const Racer& racer : race.racers) ws_.jobs.dismiss(racer.job);
    const auto puzzles = static_cast<std::int64_t>(count);
    race.start(fill(words::kLabRaceTitle, {race_list_name(), counted(puzzles, words::kRowOne, words::kRowMany)}),
               puzzles);
    for (const LabEntry& entry : methods.entries()) {
        if (!entry.on) continue;
        LabPage::Options own = options_of(entry);
        own.insert(options->options.begin(), options->options.end());
        const std::string name = name_of(entry);
        const int job =
            ws_.jobs.start(race, JobKind::lab, fill(words::kLabRaceJob, {name}), "classic", std::move(own), input);
        race.add(name, job);
    }
    fold_all();
    unfolded = -1;
    ws_.notice.say({});
}

void LabPage::export_dimacs(bool to_file) {
    LabPage::Options options;
    for (const LabEntry& entry : methods.entries()) {
        if (&entry.kind() == &labels::kSat && !entry.added) options = options_of(entry);
    }
    options["dimacs"] = "";
    const LabPuzzle asked = puzzle();
    if (asked.diagonal) options["diagonal"] = "";
    const std::string input = input_of(asked, options);
    dimacs_text_.clear();
    dimacs_to_file_ = to_file;
    dimacs_job_ = ws_.jobs.start(*this, JobKind::analysis, std::string(words::kLabDimacsJob), "classic",
                                 std::move(options), input);
}

void LabPage::job_planned(const JobItem& job, std::int64_t /*parts*/, std::string_view columns) {
    if (job.id == tools.job) tools.plan(columns);
}

void LabPage::job_rows(const JobItem& job, std::string_view rows) {
    if (take_tool_rows(job, rows)) return;
    if (job.id != dimacs_job_) return;
    dimacs_text_ += rows;
    dimacs_text_ += '\n';
}

void LabPage::job_problem(const JobItem& job, std::int64_t line, std::int64_t column, std::string_view sentence) {
    if (take_tool_problem(job.id, line, column, sentence)) return;
    if (job.id == dimacs_job_) problem = fill(words::kLabDimacsFailed, {sentence});
}

void LabPage::job_reported(const JobItem& job, std::string_view activity) {
    ws_.jobs.reword_activity(job.id, with_thin_spaces(activity));
}

std::string LabPage::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    if (job.id == dimacs_job_) {
        end_dimacs(end, message);
        return {};
    }
    return end_tool(job, end, message) ? tools.said : std::string();
}

void LabPage::end_dimacs(JobEnd end, std::string_view message) {
    dimacs_job_ = 0;
    if (end == JobEnd::failed) problem = fill(words::kLabDimacsFailed, {message});
    if (end != JobEnd::finished || dimacs_text_.empty()) return;
    if (dimacs_to_file_) {
        ws_.host.save_file("rookery-puzzle.cnf", dimacs_text_);
    } else {
        ws_.host.copy_text(dimacs_text_);
    }
    ws_.notice.say_done(std::string(dimacs_to_file_ ? words::kLabDimacsSaved : words::kLabDimacsCopied));
    dimacs_text_.clear();
}

bool LabPage::show_job(const JobItem& job) {
    if (job.kind != JobKind::lab) return false;
    ws_.go_to(Mode::lab);
    if (job.id == tools.job) {
        view = LabView::tools;
        return true;
    }
    const auto run = std::find_if(runs.runs.begin(), runs.runs.end(), [&](const LabRun& r) { return r.job == job.id; });
    view = run == runs.runs.end() ? LabView::race : LabView::puzzle;
    if (run == runs.runs.end()) return true;
    runs.selected = static_cast<int>(run - runs.runs.begin());
    fold_all();
    ws_.sheet_open = true;
    if (is_about_puzzle()) return true;
    const std::string said(words::kLabDidShowAsked);
    take(runs.puzzle.line, runs.puzzle.diagonal, said);
    ws_.notice.say_with_undo(said);
    return true;
}

}  // namespace rookery::shell
