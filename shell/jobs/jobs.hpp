// Jobs: the long computations that the page has started, each with its progress, rate and outcome. Ended jobs stay
// until they are dismissed. Results go to the listener that started the job.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/host.hpp"
#include "shell/jobs/notice.hpp"
#include "shell/jobs/saved_runs.hpp"
#include "shell/words/rewording.hpp"

namespace rookery::shell {

enum class JobKind : std::uint8_t {
    analysis,  // of the puzzle on the board, and other quick tasks: not shown in the bar
    list,
    generate,
    exact,
    sets,
    enumeration,
    lab,
};

// A job's output besides its rows (a proof), which the host holds and can save.
struct DocumentsOfJob {
    std::int64_t bytes = 0;  // 0: there is none
    std::string problem;     // why it is missing or incomplete, in a sentence; else empty
};

enum class Keep : std::uint8_t { no, yes };  // whether a job survives a reload, see JobRequest::keep

struct JobItem {
    int id = 0;
    JobKind kind = JobKind::analysis;
    std::string name;
    std::int64_t done = 0;
    std::int64_t total = 0;   // 0 while unknown
    std::int64_t before = 0;  // part of `done` from an earlier page, so it says nothing about this page's speed
    bool planned = false;     // its input was read and divided into parts
    double started = 0;       // seconds of the host's clock
    double seconds = 0;       // since the start, without pauses; up to the last event
    double rate = 0;          // items per second over the last few seconds; 0 while unknown
    bool running = true;
    bool paused = false;
    JobEnd end = JobEnd::finished;     // valid once it does not run
    std::string activity;              // what it is doing now, if that takes long; else empty
    std::string odds;                  // of a search without results so far: tries, best so far, advice; else empty
    bool cut_short = false;            // see Jobs::job_cut_short
    std::vector<WorkerState> workers;  // of a job of several parts, while it runs
    std::string result;                // how it ended, in words
    std::string remark;  // in addition to `result`: why a reload loses it, or why it ended early; else empty
};

// An invalid line of a list that a job reads.
struct LineProblem {
    std::int64_t line = 0;
    std::int64_t column = 0;
    std::string sentence;
};

// Calls take(row) for each row of a block, as Jobs::job_rows receives it.
template <class F>  // void take(std::string_view row)
void for_each_row(std::string_view rows, F take) {
    for (std::size_t at = 0; at < rows.size();) {
        const std::size_t end = std::min(rows.find('\n', at), rows.size());
        take(rows.substr(at, end - at));
        at = end + 1;
    }
}

// Receives the progress of a job that it started, from the plan to the end. It must outlive the job.
class JobListener {
  public:
    // As in JobEvents (host.hpp); the JobItem is already up to date.
    virtual void job_planned(const JobItem& /*job*/, std::int64_t /*parts*/, std::string_view /*columns*/) {}
    virtual void job_resumed(const JobItem& /*job*/, std::int64_t /*parts_done*/) {}
    virtual void job_rows(const JobItem& job, std::string_view rows) = 0;
    virtual void job_problem(const JobItem& /*job*/, std::int64_t /*line*/, std::int64_t /*column*/,
                             std::string_view /*sentence*/) {}
    virtual void job_progressed(const JobItem& /*job*/) {}
    virtual void job_reported(const JobItem& /*job*/, std::string_view /*activity*/) {}
    virtual void job_took(const JobItem& /*job*/, double /*seconds*/) {}
    virtual void job_workers(const JobItem& /*job*/) {}
    virtual bool job_not_kept(const JobItem& /*job*/, std::string_view /*sentence*/) { return false; }
    // The outcome in a sentence; empty if there is nothing to say.
    virtual std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) = 0;
    virtual bool job_is_notable(const JobItem& /*job*/) const { return true; }  // whether its end is worth reporting

  protected:
    ~JobListener() = default;
};

class Jobs final : public JobEvents {
  public:
    Jobs(Host& host, Notice& notice, RunNotes& runs) : host_{host}, notice_{notice}, runs_{runs} {}

    int start(JobListener& listener, JobKind kind, std::string name, std::string verb,
              std::map<std::string, std::string> options, std::string input, Keep keep = Keep::no);
    void cancel(int id);
    // For a job that only brings back rows found before it was cancelled: no part is run.
    void cancel_once_planned(int id);
    void set_paused(int id, bool paused);
    void dismiss(int id);  // does nothing while it runs
    void dismiss_ended();
    bool any_ended() const;
    bool any_active() const;  // running and not paused

    const std::list<JobItem>& items() const { return items_; }  // in order of their start
    const JobItem* find(int id) const;
    const DocumentsOfJob& documents(int id) const;  // also for a dismissed job
    std::optional<double> seconds_left(const JobItem& item) const;
    double seconds_of(const JobItem& item) const;  // since its start, without pauses; up to now

    // Events and rows of unknown jobs are ignored.
    void job_planned(int id, std::int64_t parts, std::int64_t items, std::string_view columns) override;
    void job_resumed(int id, std::int64_t parts_done, std::int64_t items_done) override;
    void job_problem(int id, std::int64_t line, std::int64_t column, std::string_view sentence) override;
    void job_progress(int id, std::int64_t done) override;
    void job_activity(int id, std::string_view activity) override;
    void job_time(int id, double seconds) override;
    void job_workers(int id, const std::vector<WorkerState>& workers) override;
    void job_not_kept(int id, std::string_view sentence) override;
    void job_damaged(int id, int parts) override;
    void job_documents(int id, std::int64_t bytes, std::string_view problem) override;
    void job_ended(int id, JobEnd end, std::string_view message) override;

    // Rows in the order of the parts, joined by line feeds (no empty last line).
    void job_rows(int id, std::string_view rows);
    // There is no memory for more rows: cancels the job and ignores the rest of its rows.
    void job_cut_short(int id);

    // For the listener: the items do not measure the progress; the activity in other words.
    void forget_total(int id);
    void reword_activity(int id, std::string activity);
    void reword(const Rewording& reworded);  // what it shows, in another language
    // For an ended job whose result is now known better.
    void correct(int id, std::string result);

  private:
    struct Sample {
        double at;
        std::int64_t done;
    };
    JobItem* item(int id);
    // Calls notify(listener, job) if the job is known.
    template <class F>
    void notify(int id, F notify);
    void update_clock(JobItem& job);
    void add_remark(JobItem& job, std::string_view sentence);
    void update_rate(JobItem& job);

    Host& host_;
    Notice& notice_;
    RunNotes& runs_;
    int last_id_ = 0;
    std::map<int, JobListener*> listeners_;       // of running jobs
    std::map<int, DocumentsOfJob> documents_;     // of jobs that made any
    std::vector<int> replays_;                    // cancelled once they are planned
    std::list<JobItem> items_;                    // with stable addresses: a listener may start another job
    std::map<int, std::vector<Sample>> samples_;  // of running jobs, for their rate
    std::map<int, double> counted_until_;         // of running jobs: the clock up to which `seconds` counts
};

}  // namespace rookery::shell
