// NewPuzzles: new puzzles of each level for the board of Play, and the puzzles of the day. While no other job runs, one
// of each level is generated ahead, so that it is available at once; otherwise it is generated on request.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rate/level.hpp"
#include "shell/games/daily.hpp"
#include "shell/games/games.hpp"
#include "shell/jobs/page_workspace.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

class NewPuzzles final : public JobListener {
  public:
    NewPuzzles(Workspace& workspace, const Games& games) : ws_{workspace}, games_{games} {}

    void ask(Level level);
    void ask_day(Day day);
    // The job for the user's request; null: none, or only a job that works ahead.
    const JobItem* asked_job() const;
    void cancel();
    const std::string& problem() const { return problem_; }  // why it was not generated; the next command clears it
    void reword(const Rewording& reworded) { reworded.apply(problem_); }
    void forget_problem() { problem_.clear(); }

    // From now on, whenever no other job runs, generates the missing level puzzles one after another.
    void make_ahead() { makes_ahead_ = true; }
    void apply_changes();
    bool has(Level level) const { return !ready_[index_of(level)].empty(); }

    // The day of this puzzle, if it is one of the days opened recently.
    std::optional<Day> day_of(std::string_view puzzle) const;

    bool is_own(std::string_view puzzle) const { return puzzle == opened_puzzle_; }  // the puzzle opened last

    // The days that were opened. Puzzles generated ahead are not saved.
    saved::Json as_json() const;
    void take(const saved::Json& value);

  private:
    // The task of a job: a puzzle of a level, or of a day.
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
    const Games& games_;
    std::array<std::string, kAllLevels.size()> ready_;  // a puzzle of each level; empty: none
    Order order_;                                       // the task of asked_
    int asked_ = 0;                                     // the job for the user's request; 0: none
    Level ahead_level_ = Level::easy;
    int ahead_ = 0;  // the job that works ahead; 0: none
    bool makes_ahead_ = false;
    std::string made_;  // by the running job
    std::string problem_;
    std::string opened_puzzle_;
    std::vector<OpenedDay> opened_;  // latest last
};

}  // namespace rookery::shell
