#include "shell/works/works.hpp"

#include <algorithm>
#include <utility>

#include "shell/words/format.hpp"
#include "shell/words/strings_document.hpp"

namespace rookery::shell {
namespace {

// The rate is taken over this many samples, so far apart: long enough to be steady, short enough to follow a change.
constexpr std::size_t kSamples = 24;
constexpr double kSampleSeconds = 0.25;

}  // namespace

int Works::start(WorkListener& listener, WorkKind kind, std::string name, std::string verb,
                 std::map<std::string, std::string> options, std::string input, Keep keep) {
    WorkItem work;
    work.id = ++last_id_;
    work.kind = kind;
    work.name = std::move(name);
    work.started = host_.now_seconds();
    const int id = work.id;
    items_.push_back(std::move(work));
    counted_until_[id] = items_.back().started;
    samples_[id] = {{items_.back().started, 0}};
    listeners_[id] = &listener;
    host_.start_work({id, std::move(verb), std::move(options), std::move(input), keep == Keep::yes});
    return id;
}

void Works::cancel(int id) {
    const WorkItem* work = find(id);
    if (work != nullptr && work->running) host_.cancel_work(id);
}

void Works::cancel_once_planned(int id) {
    replays_.push_back(id);
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

template <class F>
void Works::tell(int id, F tell) {
    const auto listener = listeners_.find(id);
    const WorkItem* work = find(id);
    if (listener != listeners_.end() && work != nullptr) tell(*listener->second, *work);
}

void Works::work_planned(int id, std::int64_t parts, std::int64_t items, std::string_view columns) {
    WorkItem* work = item(id);
    if (work == nullptr) return;
    work->total = items;
    work->planned = true;
    if (std::erase(replays_, id) > 0) cancel(id);
    tell(id, [&](WorkListener& listener, const WorkItem& known) { listener.work_planned(known, parts, columns); });
}

void Works::work_resumed(int id, std::int64_t parts_done, std::int64_t items_done) {
    WorkItem* work = item(id);
    if (work == nullptr) return;
    work->before = work->done = items_done;
    work->rate = 0;
    update_clock(*work);
    samples_[id] = {{host_.now_seconds(), items_done}};
    tell(id, [&](WorkListener& listener, const WorkItem& known) { listener.work_resumed(known, parts_done); });
}

void Works::work_rows(int id, std::string_view rows) {
    tell(id, [&](WorkListener& listener, const WorkItem& work) { listener.work_rows(work, rows); });
}

void Works::work_problem(int id, std::int64_t line, std::int64_t column, std::string_view sentence) {
    tell(id,
         [&](WorkListener& listener, const WorkItem& work) { listener.work_problem(work, line, column, sentence); });
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

void Works::work_progress(int id, std::int64_t done) {
    WorkItem* work = item(id);
    if (work == nullptr) return;
    work->done = done;
    update_rate(*work);
    tell(id, [](WorkListener& listener, const WorkItem& known) { listener.work_progressed(known); });
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

void Works::work_activity(int id, std::string_view activity) {
    WorkItem* work = item(id);
    if (work == nullptr) return;
    work->activity = activity;
    if (!activity.empty()) work->odds = odds_in(activity);
    if (work->running && !work->paused) update_rate(*work);
    tell(id, [&](WorkListener& listener, const WorkItem& known) { listener.work_told(known, activity); });
}

void Works::work_time(int id, double seconds) {
    tell(id, [&](WorkListener& listener, const WorkItem& work) { listener.work_took(work, seconds); });
}

void Works::work_workers(int id, const std::vector<WorkerState>& workers) {
    WorkItem* work = item(id);
    if (work == nullptr || !work->running) return;
    work->workers = workers;
    tell(id, [](WorkListener& listener, const WorkItem& known) { listener.work_workers(known); });
}

void Works::work_not_kept(int id, std::string_view sentence) {
    bool taken = false;
    tell(id, [&](WorkListener& listener, const WorkItem& work) { taken = listener.work_not_kept(work, sentence); });
    if (!taken) notice_.say(fill(words::kWorkNotKept, {sentence}));
}

void Works::work_ended(int id, WorkEnd end, std::string_view message) {
    WorkItem* work = item(id);
    if (work == nullptr || !work->running) return;
    update_clock(*work);
    runs_.ended(id, end);
    WorkListener& listener = *listeners_.find(id)->second;
    std::string result = listener.work_ended(*work, end, message);
    work = item(id);
    work->running = false;
    work->paused = false;
    work->activity.clear();
    work->workers.clear();
    work->end = end;
    work->result = result;
    if (work->seconds > 0) work->rate = static_cast<double>(work->done - work->before) / work->seconds;
    samples_.erase(id);
    counted_until_.erase(id);
    listeners_.erase(id);
    if (work->kind == WorkKind::analysis) return dismiss(id);
    if (result.empty() || !listener.work_is_news(*work)) return;
    notice_.say_while(std::move(result), [this, id] { return find(id) != nullptr; });
}

void Works::forget_total(int id) {
    if (WorkItem* work = item(id)) work->total = 0;
}

void Works::reword_activity(int id, std::string activity) {
    if (WorkItem* work = item(id)) work->activity = std::move(activity);
}

void Works::correct(int id, std::string result) {
    WorkItem* work = item(id);
    if (work != nullptr && !work->running) work->result = std::move(result);
}

}  // namespace rookery::shell
