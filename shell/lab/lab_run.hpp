// LabRuns: methods that work side by side on one puzzle, each as a job, with their state from start to result, and the
// selected one.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/page_workspace.hpp"
#include "shell/lab/lab_result.hpp"

namespace rookery::shell {

// The Lab's puzzle.
struct LabPuzzle {
    std::string line;  // as many characters as some shape has cells, '.' for an empty cell
    bool diagonal = false;
    Shape shape() const;
    int side() const { return shape().side(); }
    bool is_blank() const { return line.find_first_not_of('.') == std::string::npos; }
    friend bool operator==(const LabPuzzle&, const LabPuzzle&) = default;
};
std::string text_of(const LabPuzzle& puzzle);  // "9×9, 24 clues, diagonal"

struct LabRun {
    enum class State : std::uint8_t { waiting, working, done, cancelled, failed };
    std::string name;  // "Constraints, hyper-arc"
    int job = 0;
    State state = State::waiting;
    double first_report_at = -1;      // time of its first report, by the host's clock; -1: none yet
    double seconds = 0;               // its working time, once it has ended
    std::string activity;             // latest
    std::optional<LabResult> result;  // for its only puzzle
    std::string problem;              // why there is no result
    bool is_running() const { return state == State::waiting || state == State::working; }
};

class LabRuns final : public JobListener {
  public:
    explicit LabRuns(Workspace& workspace) : ws_{workspace} {}

    LabPuzzle puzzle;
    std::vector<LabRun> runs;
    int selected = -1;  // index; -1: none

    bool is_empty() const { return runs.empty(); }
    const LabRun* chosen() const;
    int running() const;
    void start(LabPuzzle of);  // forgets the previous runs
    void add(std::string name, int job);

    double seconds_of(const LabRun& run, double now) const;
    std::string comparison_as_tsv() const;
    std::string tree_as_tsv() const;
    std::size_t deepest() const;  // number of depths of the deepest known search tree; 0: none

  private:
    void job_rows(const JobItem& job, std::string_view rows) override;
    void job_problem(const JobItem& job, std::int64_t line, std::int64_t column, std::string_view sentence) override;
    void job_reported(const JobItem& job, std::string_view activity) override;
    void job_took(const JobItem& job, double seconds) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;
    bool job_is_notable(const JobItem& /*job*/) const override { return false; }  // their end is reported together
    LabRun* with_job(int job);

    Workspace& ws_;
};

// Converts "1,204 nodes" to the page's number format, with thin spaces.
std::string with_thin_spaces(std::string_view activity);
std::string outcome_of(const LabRun& run);   // "one solution; the search is complete", "cancelled"
std::string counters_of(const LabRun& run);  // "1 204 nodes, 317 dead ends", also while it runs
// 0.0004 -> "0.4 ms", 0.317 -> "317 ms", 1.24 -> "1.24 s", 100 -> "1:40"
std::string fine_duration(double seconds);

}  // namespace rookery::shell
