#include "shell/lab/lab_run.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {

Shape LabPuzzle::shape() const {
    return shape_of_cells(line.size(), diagonal).value_or(Shape{.diagonal = diagonal});
}

std::string text_of(const LabPuzzle& puzzle) {
    const auto clues = std::count_if(puzzle.line.begin(), puzzle.line.end(), [](char c) { return c != '.'; });
    const std::string counts = clues == 0
                                   ? std::string(words::kLabNoClue)
                                   : counted(static_cast<std::int64_t>(clues), words::kClueOne, words::kClueMany);
    const std::string side = fill(words::kLabSideText, {std::to_string(puzzle.side())});
    const std::string text = fill(words::kLabPuzzleText, {side, counts});
    return puzzle.diagonal ? fill(words::kLabDiagonalText, {text}) : text;
}

const LabRun* LabRuns::chosen() const {
    const bool there = selected >= 0 && selected < static_cast<int>(runs.size());
    return there ? &runs[static_cast<std::size_t>(selected)] : nullptr;
}

int LabRuns::running() const {
    return static_cast<int>(std::count_if(runs.begin(), runs.end(), [](const LabRun& r) { return r.is_running(); }));
}

void LabRuns::start(LabPuzzle of) {
    puzzle = std::move(of);
    runs.clear();
    selected = -1;
}

void LabRuns::add(std::string name, int job) {
    LabRun run;
    run.name = std::move(name);
    run.job = job;
    runs.push_back(std::move(run));
    selected = 0;
}

LabRun* LabRuns::with_job(int job) {
    const auto found = std::find_if(runs.begin(), runs.end(), [&](const LabRun& run) { return run.job == job; });
    return job == 0 || found == runs.end() ? nullptr : &*found;
}

void LabRuns::job_rows(const JobItem& job, std::string_view rows) {
    LabRun* run = with_job(job.id);
    if (run == nullptr) return;
    if (auto result = read_lab_row(rows.substr(0, rows.find('\n')))) run->result = std::move(result);
}

void LabRuns::job_problem(const JobItem& job, std::int64_t /*line*/, std::int64_t /*column*/,
                          std::string_view sentence) {
    LabRun* run = with_job(job.id);
    if (run != nullptr && run->problem.empty()) run->problem = sentence;
}

void LabRuns::job_reported(const JobItem& job, std::string_view activity) {
    const std::string shown = with_thin_spaces(activity);
    ws_.jobs.reword_activity(job.id, shown);
    LabRun* run = with_job(job.id);
    if (run == nullptr || activity.empty() || !run->is_running()) return;
    if (run->first_report_at < 0) run->first_report_at = ws_.host.now_seconds();
    run->state = LabRun::State::working;
    run->activity = shown;
}

void LabRuns::job_took(const JobItem& job, double seconds) {
    if (LabRun* run = with_job(job.id)) run->seconds = seconds;
}

// If the worker reports no time, uses the time since its first report.
std::string LabRuns::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    LabRun* run = with_job(job.id);
    if (run == nullptr) return {};
    if (run->seconds <= 0) {
        run->seconds = run->first_report_at >= 0 ? ws_.host.now_seconds() - run->first_report_at : job.seconds;
    }
    run->state = end == JobEnd::cancelled ? LabRun::State::cancelled
                 : run->result            ? LabRun::State::done
                                          : LabRun::State::failed;
    if (end == JobEnd::failed && run->problem.empty()) run->problem = message;
    const auto done =
        std::count_if(runs.begin(), runs.end(), [](const LabRun& one) { return one.state == LabRun::State::done; });
    if (running() == 0 && done > 0) ws_.notice.say(counted(done, words::kLabDoneOne, words::kLabDoneMany));
    return outcome_of(*run);
}

double LabRuns::seconds_of(const LabRun& run, double now) const {
    if (!run.is_running()) return run.seconds;
    return run.first_report_at >= 0 ? std::max(0.0, now - run.first_report_at) : 0;
}

std::string with_thin_spaces(std::string_view activity) {
    const auto is_digit = [&](std::size_t i) {
        return i < activity.size() && activity[i] >= '0' && activity[i] <= '9';
    };
    std::string text;
    for (std::size_t i = 0; i < activity.size(); ++i) {
        const bool between = activity[i] == ',' && i > 0 && is_digit(i - 1) && is_digit(i + 1);
        text += between ? std::string_view("\u2009") : activity.substr(i, 1);
    }
    return text;
}

std::string outcome_of(const LabRun& run) {
    switch (run.state) {
        case LabRun::State::waiting:
            return std::string(words::kLabWaiting);
        case LabRun::State::working:
            return std::string(words::kLabWorking);
        case LabRun::State::cancelled:
            return std::string(words::kLabCancelled);
        case LabRun::State::failed:
            return run.problem.empty() ? std::string(words::kLabNoAnswer) : fill(words::kLabFailed, {run.problem});
        case LabRun::State::done:
            break;
    }
    return fill(words::kLabOutcome, {solutions_text(*run.result), run.result->phrase});
}

std::string counters_of(const LabRun& run) {
    if (!run.result) return run.activity;
    std::string text;
    for (const auto& [name, value] : run.result->counters) {
        append_item(text, thousands(static_cast<std::int64_t>(value)) + " " + name);
    }
    return text;
}

std::string LabRuns::comparison_as_tsv() const {
    LabTable table;
    table.columns = {std::string(words::kLabColumnMethod), std::string(words::kLabColumnTime),
                     std::string(words::kLabColumnSolutions), std::string(words::kLabColumnEnd),
                     std::string(words::kLabColumnCounters)};
    for (const LabRun& run : runs) {
        const std::string solutions = run.result ? std::to_string(run.result->solutions) : std::string{};
        table.rows.push_back({run.name, run.is_running() ? std::string{} : fine_duration(run.seconds), solutions,
                              run.result ? run.result->phrase : outcome_of(run), counters_of(run)});
    }
    return as_tsv(table);
}

std::size_t LabRuns::deepest() const {
    std::size_t most = 0;
    for (const LabRun& run : runs) {
        if (run.result) most = std::max(most, run.result->depths.size());
    }
    return most;
}

std::string LabRuns::tree_as_tsv() const {
    LabTable table;
    table.columns = {std::string(words::kLabColumnDepth)};
    for (const LabRun& run : runs) {
        if (run.result && !run.result->depths.empty()) table.columns.push_back(run.name);
    }
    for (std::size_t depth = 0; depth < deepest(); ++depth) {
        std::vector<std::string> row{std::to_string(depth)};
        for (const LabRun& run : runs) {
            if (!run.result || run.result->depths.empty()) continue;
            const auto& depths = run.result->depths;
            row.push_back(depth < depths.size() ? std::to_string(depths[depth]) : std::string{});
        }
        table.rows.push_back(std::move(row));
    }
    return as_tsv(table);
}

std::string fine_duration(double seconds) {
    if (seconds >= 10) return duration(seconds);
    char number[32];
    if (seconds >= 0.9995) {
        std::snprintf(number, sizeof number, "%.2f", seconds);
        return fill(words::kLabTookSeconds, {number});
    }
    const double milliseconds = std::max(0.0, seconds) * 1000;
    std::snprintf(number, sizeof number, milliseconds < 9.95 ? "%.1f" : "%.0f", milliseconds);
    return fill(words::kLabTook, {number});
}

}  // namespace rookery::shell
