#include "shell/jobs/jobs.hpp"

#include <algorithm>
#include <utility>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

// The rate covers this many samples at this interval: long enough to be steady, short enough to follow a change.
constexpr std::size_t kSamples = 24;
constexpr double kSampleSeconds = 0.25;

}  // namespace

int Jobs::start(JobListener& listener, JobKind kind, std::string name, std::string verb,
                std::map<std::string, std::string> options, std::string input, Keep keep) {
    JobItem job;
    job.id = ++last_id_;
    job.kind = kind;
    job.name = std::move(name);
    job.started = host_.now_seconds();
    const int id = job.id;
    items_.push_back(std::move(job));
    counted_until_[id] = items_.back().started;
    samples_[id] = {{items_.back().started, 0}};
    listeners_[id] = &listener;
    host_.start_job({id, std::move(verb), std::move(options), std::move(input), keep == Keep::yes});
    return id;
}

void Jobs::cancel(int id) {
    const JobItem* job = find(id);
    if (job != nullptr && job->running) host_.cancel_job(id);
}

void Jobs::cancel_once_planned(int id) {
    replays_.push_back(id);
}

void Jobs::set_paused(int id, bool paused) {
    JobItem* job = item(id);
    if (job == nullptr || !job->running || job->paused == paused) return;
    update_clock(*job);
    job->paused = paused;
    samples_[id] = {{host_.now_seconds(), job->done}};
    host_.pause_job(id, paused);
}

void Jobs::dismiss(int id) {
    std::erase_if(items_, [&](const JobItem& job) { return job.id == id && !job.running; });
}

void Jobs::dismiss_ended() {
    std::erase_if(items_, [](const JobItem& job) { return !job.running; });
}

bool Jobs::any_ended() const {
    return std::any_of(items_.begin(), items_.end(), [](const JobItem& job) { return !job.running; });
}

bool Jobs::any_active() const {
    return std::any_of(items_.begin(), items_.end(), [](const JobItem& job) { return job.running && !job.paused; });
}

const JobItem* Jobs::find(int id) const {
    const auto found = std::find_if(items_.begin(), items_.end(), [&](const JobItem& job) { return job.id == id; });
    return found == items_.end() ? nullptr : &*found;
}

const DocumentsOfJob& Jobs::documents(int id) const {
    static const DocumentsOfJob kNone;
    const auto found = documents_.find(id);
    return found == documents_.end() ? kNone : found->second;
}

JobItem* Jobs::item(int id) {
    return const_cast<JobItem*>(std::as_const(*this).find(id));
}

std::optional<double> Jobs::seconds_left(const JobItem& job) const {
    if (!job.running || job.paused || job.total <= 0 || job.rate <= 0) return std::nullopt;
    return static_cast<double>(std::max<std::int64_t>(0, job.total - job.done)) / job.rate;
}

double Jobs::seconds_of(const JobItem& job) const {
    const auto until = counted_until_.find(job.id);
    if (!job.running || job.paused || until == counted_until_.end()) return job.seconds;
    return job.seconds + std::max(0.0, host_.now_seconds() - until->second);
}

void Jobs::update_clock(JobItem& job) {
    const double now = host_.now_seconds();
    double& until = counted_until_[job.id];
    if (!job.paused) job.seconds += std::max(0.0, now - until);
    until = now;
}

template <class F>
void Jobs::notify(int id, F notify) {
    const auto listener = listeners_.find(id);
    const JobItem* job = find(id);
    if (listener != listeners_.end() && job != nullptr) notify(*listener->second, *job);
}

void Jobs::job_planned(int id, std::int64_t parts, std::int64_t items, std::string_view columns) {
    JobItem* job = item(id);
    if (job == nullptr) return;
    job->total = items;
    job->planned = true;
    update_clock(*job);
    if (std::erase(replays_, id) > 0) cancel(id);
    notify(id, [&](JobListener& listener, const JobItem& known) { listener.job_planned(known, parts, columns); });
}

void Jobs::job_resumed(int id, std::int64_t parts_done, std::int64_t items_done) {
    JobItem* job = item(id);
    if (job == nullptr) return;
    job->before = job->done = items_done;
    job->rate = 0;
    update_clock(*job);
    samples_[id] = {{host_.now_seconds(), items_done}};
    notify(id, [&](JobListener& listener, const JobItem& known) { listener.job_resumed(known, parts_done); });
}

void Jobs::job_rows(int id, std::string_view rows) {
    notify(id, [&](JobListener& listener, const JobItem& job) {
        if (!job.cut_short) listener.job_rows(job, rows);
    });
}

void Jobs::job_problem(int id, std::int64_t line, std::int64_t column, std::string_view sentence) {
    notify(id, [&](JobListener& listener, const JobItem& job) { listener.job_problem(job, line, column, sentence); });
}

// If no sample shows progress, the rate since the start is more informative than zero.
void Jobs::update_rate(JobItem& job) {
    update_clock(job);
    std::vector<Sample>& samples = samples_[job.id];
    const double now = host_.now_seconds();
    if (samples.empty() || now - samples.back().at >= kSampleSeconds) {
        samples.push_back({now, job.done});
        if (samples.size() > kSamples) samples.erase(samples.begin());
    }
    const double span = now - samples.front().at;
    if (span <= 0) return;
    const std::int64_t lately = job.done - samples.front().done;
    if (lately > 0) {
        job.rate = static_cast<double>(lately) / span;
    } else if (job.seconds > 0) {
        job.rate = static_cast<double>(job.done - job.before) / job.seconds;
    }
}

void Jobs::job_progress(int id, std::int64_t done) {
    JobItem* job = item(id);
    if (job == nullptr) return;
    job->done = done;
    update_rate(*job);
    notify(id, [](JobListener& listener, const JobItem& known) { listener.job_progressed(known); });
}

namespace {

// "53,000 tries; best so far: 12 solutions. ADVICE", which the pool puts at the beginning of an activity; the search's
// current work may follow. Empty: the activity contains no odds.
std::string_view odds_in(std::string_view activity) {
    const std::size_t number = activity.find_first_not_of("0123456789,");
    if (number == 0 || number == std::string_view::npos) return {};
    const std::string_view rest = activity.substr(number);
    if (rest.substr(0, 6) != " tries" && rest.substr(0, 4) != " try") return {};
    return activity.substr(0, activity.find(". Now: "));
}

}  // namespace

void Jobs::job_activity(int id, std::string_view activity) {
    JobItem* job = item(id);
    if (job == nullptr) return;
    job->activity = activity;
    if (!activity.empty()) job->odds = odds_in(activity);
    if (job->running && !job->paused) update_rate(*job);
    notify(id, [&](JobListener& listener, const JobItem& known) { listener.job_reported(known, activity); });
}

void Jobs::job_time(int id, double seconds) {
    notify(id, [&](JobListener& listener, const JobItem& job) { listener.job_took(job, seconds); });
}

void Jobs::job_workers(int id, const std::vector<WorkerState>& workers) {
    JobItem* job = item(id);
    if (job == nullptr || !job->running) return;
    job->workers = workers;
    notify(id, [](JobListener& listener, const JobItem& known) { listener.job_workers(known); });
}

// Shown at once, and again when the job ends, because the job's last sentence may replace it a moment later.
void Jobs::add_remark(JobItem& job, std::string_view sentence) {
    if (!job.remark.empty()) job.remark.push_back(' ');
    job.remark.append(sentence);
    notice_.say(std::string(sentence));
}

void Jobs::job_not_kept(int id, std::string_view sentence) {
    bool taken = false;
    notify(id, [&](JobListener& listener, const JobItem& job) { taken = listener.job_not_kept(job, sentence); });
    JobItem* job = item(id);
    if (taken || job == nullptr) return;
    add_remark(*job, fill(words::kJobNotKept, {sentence}));
}

void Jobs::job_damaged(int id, int parts) {
    JobItem* job = item(id);
    if (job == nullptr) return;
    add_remark(*job, fill(parts == 1 ? words::kKeptPartDamaged : words::kKeptPartsDamaged, {std::to_string(parts)}));
}

void Jobs::job_cut_short(int id) {
    JobItem* job = item(id);
    if (job == nullptr || std::exchange(job->cut_short, true)) return;
    add_remark(*job, words::kMemoryFull);
    cancel(id);
}

void Jobs::job_documents(int id, std::int64_t bytes, std::string_view problem) {
    documents_[id] = {bytes, std::string(problem)};
}

void Jobs::job_ended(int id, JobEnd end, std::string_view message) {
    JobItem* job = item(id);
    if (job == nullptr || !job->running) return;
    update_clock(*job);
    runs_.ended(id, end);
    JobListener& listener = *listeners_.find(id)->second;
    std::string result = listener.job_ended(*job, end, message);
    job = item(id);
    job->running = false;
    job->paused = false;
    job->activity.clear();
    job->workers.clear();
    job->end = end;
    job->result = result;
    if (job->seconds > 0) job->rate = static_cast<double>(job->done - job->before) / job->seconds;
    samples_.erase(id);
    counted_until_.erase(id);
    listeners_.erase(id);
    if (job->kind == JobKind::analysis) return dismiss(id);
    if (result.empty() || !listener.job_is_notable(*job)) return;
    if (!job->remark.empty()) result.append(". ").append(job->remark);
    notice_.say_while(std::move(result), [this, id] { return find(id) != nullptr; });
}

void Jobs::forget_total(int id) {
    if (JobItem* job = item(id)) job->total = 0;
}

void Jobs::reword_activity(int id, std::string activity) {
    if (JobItem* job = item(id)) job->activity = std::move(activity);
}

void Jobs::reword(const Rewording& reworded) {
    for (JobItem& job : items_) {
        for (std::string* sentence : {&job.name, &job.activity, &job.odds, &job.result, &job.remark}) {
            reworded.apply(*sentence);
        }
    }
}

void Jobs::correct(int id, std::string result) {
    JobItem* job = item(id);
    if (job != nullptr && !job->running) job->result = std::move(result);
}

}  // namespace rookery::shell
