// LevelTable: the level test of "Ease and Toil". It has the WNEF of the control lists easy, medium, hard and evil, and
// shows whether the means of adjacent levels differ. A job computes it once; it never changes.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rate/ease.hpp"
#include "shell/jobs/single_job.hpp"

namespace rookery::shell {

struct LevelRow {
    std::string level;                                        // "easy"
    std::string puzzles, mean, variance, t, critical, apart;  // in the verb's format
    double mean_number = 0;
    double deviation = 0;  // standard
};

class LevelTable final : public SingleJob {
  public:
    void start(int job, EaseWeight weight);
    // For these weights; empty if the test used others, or has not run.
    std::span<const LevelRow> rows(EaseWeight weight) const;
    void reword(const Rewording& reworded) { reworded.apply(failure_); }
    const std::string& failure() const { return failure_; }

  private:
    void take_plan(const JobItem& job, std::string_view columns) override;
    void take_rows(std::string_view rows) override;
    std::string take_end(const JobItem& job, JobEnd end, std::string_view message) override;
    void add_row(std::string_view text);

    std::vector<std::string> columns_;
    std::vector<LevelRow> rows_;
    EaseWeight weight_ = EaseWeight::exponential;
    std::string failure_;
};

}  // namespace rookery::shell
