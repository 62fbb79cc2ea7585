// NewPuzzles: puzzles of a level for the board of Play, and those of the days. One of each level is made ahead while no
// other job runs, so that it is there at once; a puzzle that is not is made when it is asked for.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rate/level.hpp"
#include "shell/jobs/page_workspace.hpp"
#include "shell/play/daily.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

class NewPuzzles final : public JobListener {
  public:
    explicit NewPuzzles(Workspace& workspace) : ws_{workspace} {}

    void ask(Level level);
    void ask_day(Day day);
    // The job that makes what was asked for; null: nothing is being made, or only ahead.
    const JobItem* asked_job() const;
    void cancel();
    const std::string& problem() const { return problem_; }  // why it was not made; forgotten with the next command
    void forget_problem() { problem_.clear(); }

    // From now on, whenever no other job runs: one of each level that is not there yet, one after the other.
    void make_ahead() { makes_ahead_ = true; }
    void apply_changes();
    bool has(Level level) const { return !ready_[index_of(level)].empty(); }

    // The day that is looked at, from kFirstDailyDay to today.
    Day day() const;
    void go_to_day(Day day);
    // The day whose puzzle this is, of those that were opened here lately.
    std::optional<Day> day_of(std::string_view puzzle) const;

    bool is_own(std::string_view puzzle) const { return puzzle == opened_puzzle_; }  // the one that was opened last

    // The days that were opened. What was made ahead is made again by the next page.
    saved::Json as_json() const;
    void take(const saved::Json& value);

  private:
    // What a job makes: a puzzle of a level, or a day's.
    struct Order {
        Level level = Level::easy;
        std::optional<Day> day;
    };
    struct OpenedDay {
        Day day = 0;
        std::string puzzle;
    };

    static std::size_t index_of(Level level) { return static_cast<std::size_t>(level); }
    int start(const Order& order);
    void open(const Order& order, std::string_view puzzle);
    void remember_day(Day day, std::string_view puzzle);

    void job_rows(const JobItem& job, std::string_view rows) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;
    bool job_is_notable(const JobItem& /*job*/) const override { return false; }

    Workspace& ws_;
    std::array<std::string, kAllLevels.size()> ready_;  // a puzzle of each level; empty: none
    Order order_;                                       // of asked_
    int asked_ = 0;                                     // the job that makes what was asked for; 0: none
    Level ahead_level_ = Level::easy;
    int ahead_ = 0;  // the job that makes one ahead; 0: none
    bool makes_ahead_ = false;
    std::string made_;  // by the job that runs
    std::string problem_;
    std::string opened_puzzle_;
    std::optional<Day> day_;         // nothing: today
    std::vector<OpenedDay> opened_;  // the latest last
};

}  // namespace rookery::shell
