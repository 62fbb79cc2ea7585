// Estimate: how long an enumeration would take. The verb `estimate` counts the work of a sample and extrapolates it to
// the whole; the sample's running time on this machine converts that into seconds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shell/jobs/single_job.hpp"
#include "shell/words/rewording.hpp"

namespace rookery::shell {

// A row of the verb `estimate`.
struct EstimateRow {
    std::int64_t parts = 0;    // of the whole enumeration
    std::int64_t sampled = 0;  // parts that were run for the estimate
    double sampled_nodes = 0;
    double nodes = 0;  // of the whole, with about 90 % probability between low and high
    double low = 0, high = 0;
};
// Parses tab-separated fields: grid, clues, parts, sampled, sampled nodes, nodes, low, high, and others.
std::optional<EstimateRow> read_estimate_row(std::string_view row);

// "about 2.1 s (1.6 to 2.9)", in the unit that suits the middle value.
std::string about_time(double seconds, double low, double high);

class Estimate final : public SingleJob {
  public:
    // `about`: the call that it is for, in any comparable form.
    void start(int job, std::string about);
    void clear() { *this = Estimate{}; }
    bool is_about(std::string_view call) const { return !about_.empty() && about_ == call; }
    bool is_known() const { return row_.has_value() && seconds_ > 0; }
    void reword(const Rewording& reworded) { reworded.apply(failure_); }
    const std::string& failure() const { return failure_; }

    // A sentence for that many workers; empty while unknown.
    std::string text(int workers) const;

  private:
    void take_plan(const JobItem& job, std::string_view columns) override;
    void take_rows(std::string_view rows) override;
    void take_problem(std::string_view sentence) override;
    std::string take_end(const JobItem& job, JobEnd end, std::string_view message) override;

    std::string about_;
    double seconds_before_ = 0;  // until the job was planned
    double seconds_ = 0;         // for the sample
    std::optional<EstimateRow> row_;
    std::string failure_;
};

}  // namespace rookery::shell
