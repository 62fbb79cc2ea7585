#include "model/works.hpp"

#include <algorithm>
#include <utility>

namespace rookery::shell {
namespace {

// The rate is taken over this many samples, so far apart: long enough to be steady, short enough to follow a change.
constexpr std::size_t kSamples = 24;
constexpr double kSampleSeconds = 0.25;

}  // namespace

int Works::start(WorkKind kind, std::string name, std::string verb, std::map<std::string, std::string> options,
                 std::string input, Keep keep) {
    WorkItem work;
    work.id = ++last_id_;
    work.kind = kind;
    work.name = std::move(name);
    work.started = host_.now_seconds();
    const int id = work.id;
    items_.push_back(std::move(work));
    counted_until_[id] = items_.back().started;
    samples_[id] = {{items_.back().started, 0}};
    host_.start_work({id, std::move(verb), std::move(options), std::move(input), keep == Keep::yes});
    return id;
}

void Works::cancel(int id) {
    const WorkItem* work = find(id);
    if (work != nullptr && work->running) host_.cancel_work(id);
}

void Works::set_paused(int id, bool paused) {
    WorkItem* work = item(id);
    if (work == nullptr || !work->running || work->paused == paused) return;
    update_clock(*work);
    work->paused = paused;
    samples_[id] = {{host_.now_seconds(), work->done}};
    host_.pause_work(id, paused);
}

void Works::dismiss(int id) {
    std::erase_if(items_, [&](const WorkItem& work) { return work.id == id && !work.running; });
}

const WorkItem* Works::find(int id) const {
    const auto found = std::find_if(items_.begin(), items_.end(), [&](const WorkItem& work) { return work.id == id; });
    return found == items_.end() ? nullptr : &*found;
}

WorkItem* Works::item(int id) {
    return const_cast<WorkItem*>(std::as_const(*this).find(id));
}

bool Works::any_running(WorkKind kind) const {
    return std::any_of(items_.begin(), items_.end(),
                       [&](const WorkItem& work) { return work.kind == kind && work.running; });
}

std::optional<double> Works::seconds_left(const WorkItem& work) const {
    if (!work.running || work.paused || work.total <= 0 || work.rate <= 0) return std::nullopt;
    return static_cast<double>(std::max<std::int64_t>(0, work.total - work.done)) / work.rate;
}

double Works::seconds_of(const WorkItem& work) const {
    const auto until = counted_until_.find(work.id);
    if (!work.running || work.paused || until == counted_until_.end()) return work.seconds;
    return work.seconds + std::max(0.0, host_.now_seconds() - until->second);
}

void Works::update_clock(WorkItem& work) {
    const double now = host_.now_seconds();
    double& until = counted_until_[work.id];
    if (!work.paused) work.seconds += std::max(0.0, now - until);
    until = now;
}

bool Works::planned(int id, std::int64_t items) {
    WorkItem* work = item(id);
    if (work == nullptr) return false;
    work->total = items;
    work->planned = true;
    return true;
}

bool Works::resumed(int id, std::int64_t done_before) {
    WorkItem* work = item(id);
    if (work == nullptr) return false;
    work->before = work->done = done_before;
    work->rate = 0;
    update_clock(*work);
    samples_[id] = {{host_.now_seconds(), done_before}};
    return true;
}

// Where nothing has been done for the whole of the samples, the rate since the start says more than "none".
void Works::update_rate(WorkItem& work) {
    update_clock(work);
    std::vector<Sample>& samples = samples_[work.id];
    const double now = host_.now_seconds();
    if (samples.empty() || now - samples.back().at >= kSampleSeconds) {
        samples.push_back({now, work.done});
        if (samples.size() > kSamples) samples.erase(samples.begin());
    }
    const double span = now - samples.front().at;
    if (span <= 0) return;
    const std::int64_t lately = work.done - samples.front().done;
    if (lately > 0) {
        work.rate = static_cast<double>(lately) / span;
    } else if (work.seconds > 0) {
        work.rate = static_cast<double>(work.done - work.before) / work.seconds;
    }
}

bool Works::progressed(int id, std::int64_t done) {
    WorkItem* work = item(id);
    if (work == nullptr) return false;
    work->done = done;
    update_rate(*work);
    return true;
}

namespace {

// "53,000 tries; best so far: 12 solutions. ADVICE", of which the pool makes the beginning of an activity; what the
// search does now may come behind it. Empty: there are no odds in it.
std::string_view odds_in(std::string_view activity) {
    const std::size_t number = activity.find_first_not_of("0123456789,");
    if (number == 0 || number == std::string_view::npos) return {};
    const std::string_view rest = activity.substr(number);
    if (rest.substr(0, 6) != " tries" && rest.substr(0, 4) != " try") return {};
    return activity.substr(0, activity.find(". Now: "));
}

}  // namespace

std::string Works::odds_of(int id) const {
    const WorkItem* work = find(id);
    return work == nullptr ? std::string() : work->odds;
}

bool Works::told(int id, std::string_view activity) {
    WorkItem* work = item(id);
    if (work == nullptr) return false;
    work->activity = activity;
    if (!activity.empty()) work->odds = odds_in(activity);
    if (work->running && !work->paused) update_rate(*work);
    return true;
}

bool Works::told_workers(int id, const std::vector<WorkerState>& workers) {
    WorkItem* work = item(id);
    if (work == nullptr || !work->running) return work != nullptr;
    work->workers = workers;
    return true;
}

bool Works::ended(int id, WorkEnd end, std::string result) {
    WorkItem* work = item(id);
    if (work == nullptr) return false;
    update_clock(*work);
    work->running = false;
    work->paused = false;
    work->activity.clear();
    work->workers.clear();
    work->end = end;
    work->result = std::move(result);
    if (work->seconds > 0) work->rate = static_cast<double>(work->done - work->before) / work->seconds;
    samples_.erase(id);
    counted_until_.erase(id);
    return true;
}

void Works::correct(int id, std::string result) {
    WorkItem* work = item(id);
    if (work != nullptr && !work->running) work->result = std::move(result);
}

}  // namespace rookery::shell
