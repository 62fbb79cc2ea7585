// Works: the long jobs that the page has started: how far each is, how fast it goes, and how it ended. Ended ones stay
// until they are dismissed.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/host.hpp"

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

class Works {
  public:
    explicit Works(Host& host) : host_{host} {}

    int start(WorkKind kind, std::string name, std::string verb, std::map<std::string, std::string> options,
              std::string input, Keep keep = Keep::no);
    void cancel(int id);
    void set_paused(int id, bool paused);
    void dismiss(int id);  // an ended one

    const std::vector<WorkItem>& items() const { return items_; }  // in the order of their start
    const WorkItem* find(int id) const;
    std::string odds_of(int id) const;  // WorkItem::odds; empty if the work is not known
    bool any_running(WorkKind kind) const;
    std::optional<double> seconds_left(const WorkItem& item) const;
    double seconds_of(const WorkItem& item) const;  // since its start, pauses left out; up to now

    // Events of the host; each answers whether the work is known.
    bool planned(int id, std::int64_t items);
    bool resumed(int id, std::int64_t done_before);
    bool progressed(int id, std::int64_t done);
    bool told(int id, std::string_view activity);
    bool told_workers(int id, const std::vector<WorkerState>& workers);
    bool ended(int id, WorkEnd end, std::string result);
    // Of one that has ended: what is known better now.
    void correct(int id, std::string result);

  private:
    struct Sample {
        double at;
        std::int64_t done;
    };
    WorkItem* item(int id);
    void update_clock(WorkItem& work);
    void update_rate(WorkItem& work);

    Host& host_;
    int last_id_ = 0;
    std::vector<WorkItem> items_;
    std::map<int, std::vector<Sample>> samples_;  // of running works, for their rate
    std::map<int, double> counted_until_;         // of running works: the clock up to which `seconds` counts
};

}  // namespace rookery::shell
