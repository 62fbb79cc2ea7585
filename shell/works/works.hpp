// Works: the long jobs that the page has started: how far each is, how fast it goes, and how it ended. Ended ones stay
// until they are dismissed. What a work finds and how it ends goes to whoever started it.
#pragma once

#include <cstdint>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/works/host.hpp"
#include "shell/works/notice.hpp"
#include "shell/works/saved_runs.hpp"

namespace rookery::shell {

enum class WorkKind : std::uint8_t {
    analysis,  // of the puzzle on the board, and whatever else is quick and quiet: not shown in the bar
    list,
    generate,
    exact,
    sets,
    enumeration,
    lab,
};

enum class Keep : std::uint8_t { no, yes };  // whether a work outlives the page, see WorkRequest::keep

struct WorkItem {
    int id = 0;
    WorkKind kind = WorkKind::analysis;
    std::string name;
    std::int64_t done = 0;
    std::int64_t total = 0;   // 0 as long as it is not known
    std::int64_t before = 0;  // of `done`: by an earlier page, so that it says nothing of how fast this one is
    bool planned = false;     // its input has been read and divided
    double started = 0;       // seconds of the host's clock
    double seconds = 0;       // since the start, pauses left out; up to the last event
    double rate = 0;          // items a second over the last few seconds; 0 as long as it is not known
    bool running = true;
    bool paused = false;
    WorkEnd end = WorkEnd::finished;   // once it does not run
    std::string activity;              // what it is doing now, if that takes long; else empty
    std::string odds;                  // of a search that has found nothing: tries, the nearest, advice; else empty
    std::vector<WorkerState> workers;  // of a work of several parts, while it runs
    std::string result;                // how it ended, in words
};

// Who started a work hears of it, from its plan to its end. It must outlive the work.
class WorkListener {
  public:
    // As of WorkEvents (host.hpp); what is known of the work has been brought up to date.
    virtual void work_planned(const WorkItem& /*work*/, std::int64_t /*parts*/, std::string_view /*columns*/) {}
    virtual void work_resumed(const WorkItem& /*work*/, std::int64_t /*parts_done*/) {}
    virtual void work_rows(const WorkItem& work, std::string_view rows) = 0;
    virtual void work_problem(const WorkItem& /*work*/, std::int64_t /*line*/, std::int64_t /*column*/,
                              std::string_view /*sentence*/) {}
    virtual void work_progressed(const WorkItem& /*work*/) {}
    virtual void work_told(const WorkItem& /*work*/, std::string_view /*activity*/) {}
    virtual void work_took(const WorkItem& /*work*/, double /*seconds*/) {}
    virtual void work_workers(const WorkItem& /*work*/) {}
    virtual bool work_not_kept(const WorkItem& /*work*/, std::string_view /*sentence*/) { return false; }
    // How it ended, in a sentence; empty if there is nothing to say.
    virtual std::string work_ended(const WorkItem& work, WorkEnd end, std::string_view message) = 0;
    virtual bool work_is_news(const WorkItem& /*work*/) const { return true; }  // that it has ended

  protected:
    ~WorkListener() = default;
};

class Works final : public WorkEvents {
  public:
    Works(Host& host, Notice& notice, RunNotes& runs) : host_{host}, notice_{notice}, runs_{runs} {}

    int start(WorkListener& listener, WorkKind kind, std::string name, std::string verb,
              std::map<std::string, std::string> options, std::string input, Keep keep = Keep::no);
    void cancel(int id);
    // One that only brings back what was found before it was cancelled: no part is run.
    void cancel_once_planned(int id);
    void set_paused(int id, bool paused);
    void dismiss(int id);  // an ended one

    const std::list<WorkItem>& items() const { return items_; }  // in the order of their start
    const WorkItem* find(int id) const;
    std::optional<double> seconds_left(const WorkItem& item) const;
    double seconds_of(const WorkItem& item) const;  // since its start, pauses left out; up to now

    // Those of works that are not known any more are nobody's.
    void work_planned(int id, std::int64_t parts, std::int64_t items, std::string_view columns) override;
    void work_resumed(int id, std::int64_t parts_done, std::int64_t items_done) override;
    void work_rows(int id, std::string_view rows) override;
    void work_problem(int id, std::int64_t line, std::int64_t column, std::string_view sentence) override;
    void work_progress(int id, std::int64_t done) override;
    void work_activity(int id, std::string_view activity) override;
    void work_time(int id, double seconds) override;
    void work_workers(int id, const std::vector<WorkerState>& workers) override;
    void work_not_kept(int id, std::string_view sentence) override;
    void work_ended(int id, WorkEnd end, std::string_view message) override;

    // What its listener knows better: that the items are no share of it, what it is doing.
    void forget_total(int id);
    void reword_activity(int id, std::string activity);
    // Of one that has ended: what is known better now.
    void correct(int id, std::string result);

  private:
    struct Sample {
        double at;
        std::int64_t done;
    };
    WorkItem* item(int id);
    // Calls tell(listener, work) if the work is known.
    template <class F>
    void tell(int id, F tell);
    void update_clock(WorkItem& work);
    void update_rate(WorkItem& work);

    Host& host_;
    Notice& notice_;
    RunNotes& runs_;
    int last_id_ = 0;
    std::map<int, WorkListener*> listeners_;      // of running works
    std::vector<int> replays_;                    // to be cancelled once they are planned
    std::list<WorkItem> items_;                   // each has a place of its own: a listener may start another
    std::map<int, std::vector<Sample>> samples_;  // of running works, for their rate
    std::map<int, double> counted_until_;         // of running works: the clock up to which `seconds` counts
};

}  // namespace rookery::shell
