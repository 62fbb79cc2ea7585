// ExactPage: the jobs that search for clues that the chosen strategies alone can solve, and for the fewest such clues.
#include "shell/generate/exact_page.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "exact/strategies.hpp"
#include "shell/board/patterns.hpp"
#include "shell/jobs/jobs.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

std::string clue_cells_text(CellSet pattern) {
    return counted(pattern.size(), words::kClueCellOne, words::kClueCellMany);
}

// Clues settle a question, and so does a proof; an unsuccessful search does not.
bool says_more(const ExactAnswer& row, const std::optional<ExactAnswer>& before) {
    if (!before || before->feasibility == Answer::undecided) return true;
    return row.feasibility == Answer::clues;
}

}  // namespace

std::map<std::string, std::string> ExactPage::options_of(StrategySet of, const Limits& limits) const {
    std::map<std::string, std::string> options = {
        {"strategies", names_of(of)}, {"seed", std::to_string(limits.seed)}, {"json", ""}};
    if (method != DecideBy::portfolio) options["method"] = name_of(method);
    if (limits.steps != 0) options["steps"] = std::to_string(limits.steps);
    add_options(*this, options);
    return options;
}

void ExactPage::decide() {
    const auto limits = read_limits(ws_.fresh_seed());
    if (!limits) return say_limits_wrong();
    start_deciding(*limits);
}

void ExactPage::start_deciding(const Limits& limits) {
    const ExactQuestion asked = question(ws_.history.now().pattern);
    auto options = options_of(asked.strategies, limits);
    options["pattern"] = mask_of(asked.pattern);
    const std::string name = fill(words::kJobDecide, {clue_cells_text(asked.pattern)});
    start(ws_.jobs.start(*this, JobKind::exact, name, "exact", std::move(options), {}), asked, limits);
    ws_.notice.say({});
}

void ExactPage::search_fewest() {
    const auto limits = read_limits(ws_.fresh_seed());
    if (!limits) return say_limits_wrong();
    std::map<std::string, std::string> options = {{"strategies", names_of(strategies)}, {"fewest", ""}, {"json", ""}};
    if (limits->clues != 0) options["clues"] = std::to_string(limits->clues);
    if (fewest_by == FewestBy::sat) {
        options["method"] = name_of(fewest_by);
        add_options(*this, options);
    } else {
        options["seed"] = std::to_string(limits->seed);
    }
    const int job =
        ws_.jobs.start(*this, JobKind::exact, std::string(words::kJobFewest), "exact", std::move(options), {});
    start_fewest(job, *limits);
    ws_.notice.say({});
}

void ExactPage::decide_small() {
    const auto limits = read_limits(ws_.fresh_seed());
    if (!limits) return say_limits_wrong();
    auto options = options_of(strategies, *limits);
    options["pattern"] = small.mask();
    options["order"] = "2";
    const std::string name = fill(words::kJobDecideSmall, {clue_cells_text(small.cells)});
    small.begin(ws_.jobs.start(*this, JobKind::exact, name, "exact", std::move(options), {}), strategies);
    ws_.notice.say({});
}

void ExactPage::say_limits_wrong() {
    ws_.say_fields_wrong([this] { return any_wrong(*this); });
}

void ExactPage::decide_again(std::uint64_t new_seed) {
    auto limits = read_limits(ws_.last_seed());
    if (!limits) return say_limits_wrong();
    limits->seed = new_seed;
    start_deciding(*limits);
}

void ExactPage::end_when_time_is_up() {
    const JobItem* search = running_ ? ws_.jobs.find(job_) : nullptr;
    if (search == nullptr || limits_.seconds <= 0 || time_is_up) return;
    if (ws_.jobs.seconds_of(*search) < limits_.seconds) return;
    time_is_up = true;
    ws_.jobs.cancel(job_);
}

void ExactPage::job_planned(const JobItem& job, std::int64_t /*parts*/, std::string_view /*columns*/) {
    if (job.id == job_ && seeks_fewest_) ws_.jobs.forget_total(job.id);  // its items do not measure progress
}

void ExactPage::job_rows(const JobItem& job, std::string_view rows) {
    if (job.id == small.job) return for_each_row(rows, [&](std::string_view row) { small.take_row(row); });
    if (job.id != job_) return;
    for_each_row(rows, [&](std::string_view row) {
        if (seeks_fewest_) {
            const auto record = read_fewest_row(row, asked_.strategies);
            fewest_said_ = fewest_row_text(row);
            if (record && fewest.put(*record)) found_fewer_ = true;
        } else if (auto answer = read_exact_row(row, asked_); answer && says_more(*answer, found_)) {
            found_ = std::move(answer);
        }
    });
}

void ExactPage::job_problem(const JobItem& job, std::int64_t /*line*/, std::int64_t /*column*/,
                            std::string_view sentence) {
    if (job.id == job_) problem_ = sentence;
}

void ExactPage::job_progressed(const JobItem& /*job*/) {
    end_when_time_is_up();
}

void ExactPage::job_reported(const JobItem& /*job*/, std::string_view /*activity*/) {
    end_when_time_is_up();
}

std::string ExactPage::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    if (job.id == small.job) {
        small.running = false;
        if (end == JobEnd::failed) small.reason = message;
        return small.text();
    }
    if (job.id != job_) return {};
    running_ = false;
    unseen_ = true;
    if (end == JobEnd::failed) {
        failure_ = fill(words::kDecideFailed, {message});
        return failure_;
    }
    return seeks_fewest_ ? end_of_fewest() : end_of_answer(job, end);
}

bool ExactPage::asked_elsewhere() const {
    return has_run() && !seeks_fewest_ && is_notable() && asked_ != question(ws_.history.now().pattern);
}

std::string ExactPage::progress_text(const JobItem& job) const {
    const double seconds = ws_.jobs.seconds_of(job);
    const double allowed = limits_.seconds;
    const std::string took = duration(std::floor(seconds));
    std::string text = seeks_fewest_ ? fewest_so_far() : parts_done(job);
    const auto add = [&](const std::string& part) { text += "  \u00B7  " + part; };
    if (seconds >= 1) add(allowed > 0 ? fill(words::kTookOf, {took, duration(allowed)}) : took);
    if (job.paused) {
        add(std::string(words::kPaused));
    } else if (const auto left = ws_.jobs.seconds_left(job); left && !seeks_fewest_) {
        add(fill(words::kTimeLeft, {duration(allowed > 0 ? std::min(*left, allowed - seconds) : *left)}));
    }
    return text;
}

}  // namespace rookery::shell
