#include "shell/lab/lab_race.hpp"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "shell/jobs/jobs.hpp"
#include "shell/jobs/saved_runs.hpp"
#include "shell/lab/lab_result.hpp"
#include "shell/lab/lab_run.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

constexpr std::size_t kMaxText = 2'000'000;

void count(Racer& racer, const LabResult& result) {
    ++racer.done;
    const bool to_the_end = result.is_complete() || result.end == "enough";
    if (result.solutions > 0 && to_the_end) {
        ++racer.solved;
    } else if (result.is_complete()) {
        ++racer.none;
    } else {
        ++racer.gave_up;
    }
}

}  // namespace

RaceList read_race_list(std::string_view text, std::string name) {
    RaceList list;
    list.mark = name + ' ' + mark_of(text);
    list.name = std::move(name);
    list.cut = text.size() > kMaxText;
    if (list.cut) text = text.substr(0, text.rfind('\n', kMaxText));
    const ParseResult parsed = parse(text);
    list.puzzles.reserve(parsed.puzzles.size());
    for (const ParsedPuzzle& puzzle : parsed.puzzles) list.puzzles.push_back(to_line(puzzle.grid));
    list.problems.reserve(parsed.problems.size());
    for (const TextProblem& problem : parsed.problems)
        list.problems.push_back({problem.line, problem.column, problem.sentence});
    return list;
}

int LabRace::running() const {
    return static_cast<int>(std::count_if(racers.begin(), racers.end(), [](const Racer& r) { return r.running; }));
}

void LabRace::start(std::string of, std::int64_t so_many) {
    title = std::move(of);
    puzzles = so_many;
    racers.clear();
}

void LabRace::add(std::string name, int job) {
    Racer racer;
    racer.name = std::move(name);
    racer.job = job;
    racers.push_back(std::move(racer));
}

Racer* LabRace::with_job(int job) {
    const auto found = std::find_if(racers.begin(), racers.end(), [&](const Racer& r) { return r.job == job; });
    return job == 0 || found == racers.end() ? nullptr : &*found;
}

void LabRace::job_rows(const JobItem& job, std::string_view rows) {
    Racer* racer = with_job(job.id);
    if (racer == nullptr) return;
    for_each_row(rows, [&](std::string_view row) {
        if (const auto result = read_lab_row(row)) count(*racer, *result);
    });
}

void LabRace::job_problem(const JobItem& job, std::int64_t line, std::int64_t /*column*/, std::string_view sentence) {
    Racer* racer = with_job(job.id);
    if (racer != nullptr && racer->problem.empty()) {
        racer->problem = fill(words::kLabResult, {thousands(line), sentence});
    }
}

void LabRace::job_reported(const JobItem& job, std::string_view activity) {
    ws_.jobs.reword_activity(job.id, with_thin_spaces(activity));
    Racer* racer = with_job(job.id);
    if (racer != nullptr && racer->running && !racer->timed) racer->seconds = ws_.jobs.seconds_of(job);
}

void LabRace::job_took(const JobItem& job, double seconds) {
    Racer* racer = with_job(job.id);
    if (racer == nullptr) return;
    racer->seconds = seconds;
    racer->timed = true;
}

std::string LabRace::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    Racer* racer = with_job(job.id);
    if (racer == nullptr) return {};
    racer->running = false;
    racer->end = end;
    if (!racer->timed) racer->seconds = job.seconds;
    if (end == JobEnd::failed && racer->problem.empty()) racer->problem = message;
    if (running() == 0) ws_.notice.say(result());
    return fill(words::kLabRaceResult, {thousands(racer->done), thousands(puzzles), thousands(racer->solved)});
}

std::string outcome_of(const Racer& racer) {
    std::string text = fill(words::kLabRaceSolved, {thousands(racer.solved)});
    if (racer.none > 0) text += ", " + fill(words::kLabRaceNone, {thousands(racer.none)});
    if (racer.gave_up > 0) text += ", " + fill(words::kLabRaceGaveUp, {thousands(racer.gave_up)});
    return text;
}

std::string rate_text(const Racer& racer) {
    if (racer.done == 0 || racer.rate() <= 0) return {};
    if (racer.rate() >= 1) return rate_of(racer.rate());
    char text[32];
    std::snprintf(text, sizeof text, "%.2f/s", racer.rate());
    return text;
}

std::string LabRace::as_tsv() const {
    LabTable table;
    for (const std::string_view name :
         {words::kLabColumnMethod, words::kLabColumnDone, words::kLabColumnSolved, words::kLabColumnNone,
          words::kLabColumnGaveUp, words::kLabColumnRate, words::kLabColumnTime})
        table.columns.emplace_back(name);
    table.rows.reserve(racers.size());
    for (const Racer& racer : racers) {
        table.rows.push_back({racer.name, std::to_string(racer.done), std::to_string(racer.solved),
                              std::to_string(racer.none), std::to_string(racer.gave_up), rate_text(racer),
                              fine_duration(racer.seconds)});
    }
    return shell::as_tsv(table);
}

const Racer* LabRace::winner() const {
    const auto better = [](const Racer& a, const Racer& b) {
        return a.solved != b.solved ? a.solved < b.solved : a.rate() < b.rate();
    };
    const auto best = std::max_element(racers.begin(), racers.end(), better);
    return best == racers.end() || best->solved == 0 ? nullptr : &*best;
}

std::string LabRace::result() const {
    const bool early =
        std::any_of(racers.begin(), racers.end(), [](const Racer& r) { return r.end == JobEnd::cancelled; });
    if (early) return std::string(words::kLabRaceCancelled);
    const Racer* best = racers.size() > 1 ? winner() : nullptr;
    const std::string said = best != nullptr
                                 ? fill(words::kLabRaceFastest, {best->name, thousands(best->solved), rate_text(*best)})
                                 : std::string(title);
    return fill(words::kLabRaceDone, {said});
}

}  // namespace rookery::shell
