// LabRace: methods that each solve a whole list, all at once; how far each is, and how fast it goes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/host.hpp"
#include "shell/jobs/jobs.hpp"
#include "shell/table/line_problem.hpp"

namespace rookery::shell {

// The command that brings back the list before.
inline constexpr std::string_view kRestoreRaceList = "restore-race-list";

// A list that was pasted for it.
struct RaceList {
    std::string name;
    std::vector<std::string> puzzles;   // lines
    std::vector<LineProblem> problems;  // lines that could not be read
    bool cut = false;                   // the text went on
    std::string mark;                   // of its name and text: another list has another one
};
// Reads at most some megabytes of the text.
RaceList read_race_list(std::string_view text, std::string name);

struct Racer {
    std::string name;
    int job = 0;
    bool running = true;
    JobEnd end = JobEnd::finished;  // once it does not run
    std::int64_t done = 0;          // puzzles
    std::int64_t solved = 0;        // at least one solution, and as many as asked for or all
    std::int64_t none = 0;          // shown to have no solution
    std::int64_t gave_up = 0;       // neither
    double seconds = 0;             // that workers were at it; as long as they do not say: since its start
    bool timed = false;             // they say
    std::string problem;            // why a puzzle was not tried, or all
    double rate() const { return seconds > 0 ? static_cast<double>(done) / seconds : 0; }
};

class LabRace {
  public:
    std::string title;  // of the list: "Pasted list: 100 puzzles"
    std::int64_t puzzles = 0;
    std::vector<Racer> racers;

    bool is_empty() const { return racers.empty(); }
    int running() const;
    void start(std::string title, std::int64_t puzzles);  // forgets the one before
    void add(std::string name, int job);

    // Events of the jobs; each answers whether the job is one of these.
    bool rows(int job, std::string_view rows);
    bool problem(int job, std::int64_t line, std::string_view sentence);
    bool took(int job, double seconds);
    bool on_progress(const JobItem& job, double seconds);         // it goes on
    Racer* ended(int job, JobEnd end, std::string_view message);  // null: none of these

    std::string as_tsv() const;
    // Who solved the most puzzles, of those the fastest; null while nobody has.
    const Racer* winner() const;
    std::string result() const;  // once nobody runs

  private:
    Racer* with_job(int job);
};

// "63 solved, 2 given up"
std::string outcome_of(const Racer& racer);
std::string rate_text(const Racer& racer);  // "412/s"; empty while it is not known

}  // namespace rookery::shell
