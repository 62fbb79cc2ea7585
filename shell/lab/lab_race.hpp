// LabRace: methods that each solve a whole list simultaneously, with their progress and speed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/page_workspace.hpp"

namespace rookery::shell {

// The command that restores the previous list.
inline constexpr std::string_view kRestoreRaceList = "restore-race-list";

// A list pasted for the race.
struct RaceList {
    std::string name;
    std::vector<std::string> puzzles;   // lines
    std::vector<LineProblem> problems;  // invalid lines
    bool cut = false;                   // the text was longer
    std::string mark;                   // name and hash of the text, to detect another list
};
// Reads at most a few megabytes of the text.
RaceList read_race_list(std::string_view text, std::string name);

struct Racer {
    std::string name;
    int job = 0;
    bool running = true;
    JobEnd end = JobEnd::finished;  // valid once it does not run
    std::int64_t done = 0;          // puzzles
    std::int64_t solved = 0;        // with at least one solution, and with as many as requested or all
    std::int64_t none = 0;          // proved to have no solution
    std::int64_t gave_up = 0;       // neither
    double seconds = 0;             // the workers' time; until they report it, the time since the start
    bool timed = false;             // the workers have reported it
    std::string problem;            // why some or all puzzles were not tried
    double rate() const { return seconds > 0 ? static_cast<double>(done) / seconds : 0; }
};

class LabRace final : public JobListener {
  public:
    explicit LabRace(Workspace& workspace) : ws_{workspace} {}

    std::string title;  // of the list: "Pasted list: 100 puzzles"
    std::int64_t puzzles = 0;
    std::vector<Racer> racers;

    bool is_empty() const { return racers.empty(); }
    int running() const;
    void start(std::string title, std::int64_t puzzles);  // forgets the previous race
    void add(std::string name, int job);

    std::string as_tsv() const;
    // The method that solved the most puzzles, and of those the fastest; null while none has solved any.
    const Racer* winner() const;
    std::string result() const;  // once all have ended

  private:
    void job_rows(const JobItem& job, std::string_view rows) override;
    void job_problem(const JobItem& job, std::int64_t line, std::int64_t column, std::string_view sentence) override;
    void job_reported(const JobItem& job, std::string_view activity) override;
    void job_took(const JobItem& job, double seconds) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;
    bool job_is_notable(const JobItem& /*job*/) const override { return false; }  // their end is reported together
    Racer* with_job(int job);

    Workspace& ws_;
};

// "63 solved, 2 given up"
std::string outcome_of(const Racer& racer);
std::string rate_text(const Racer& racer);  // "412/s"; empty while unknown

}  // namespace rookery::shell
