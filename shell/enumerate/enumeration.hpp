// Enumeration: a search for all puzzles with a given number of clues in one grid, with its options, its job and its
// results. Several may run, each for a different grid.
#pragma once

#include <cstdint>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "shell/jobs/jobs.hpp"
#include "shell/table/table.hpp"

namespace rookery::shell {

using CallOptions = std::map<std::string, std::string>;

// The verb of a search with these options: `enumerate` always has a number of clues, `fewest` never.
std::string_view verb_of(const CallOptions& options);
inline bool is_fewest(const CallOptions& options) {
    return verb_of(options) == "fewest";
}
// "17 clues, minimal only, 3 cells required", from the options of the verb `enumerate`; "Fewest clues".
std::string options_text(const CallOptions& options);
std::string found_text(std::int64_t puzzles);  // "5 puzzles found"
// "17 clues in this grid: 34 of 64 parts done, 5 puzzles found"; `here`: it is the current grid.
std::string kept_text(const KeptJob& kept, bool here);
// The 9x9 puzzle on a line, or nullopt.
std::optional<Grid9> puzzle_of_line(std::string_view line);
// The grid in the input of such a call, if there is one.
std::optional<Grid9> grid_of_input(std::string_view input);

struct Enumeration {
    Grid9 grid{};
    CallOptions options;
    int job = 0;
    bool running = false;
    JobEnd end = JobEnd::finished;  // valid once it does not run
    std::int64_t parts = 0;         // 0 while unknown
    std::int64_t parts_before = 0;  // done at the start, by a kept search
    std::int64_t parts_done = 0;    // including those
    std::string failure;            // why it failed
    std::string not_kept;           // why a reload loses it; empty if it does not
    Table table;
    int selected = -1;  // index of a row; -1: none
    // For the verb `fewest`: its fields of the same names; empty: unknown yet.
    std::string fewest = {};
    std::string excluded = {};

    // The clue cells of the selected puzzle; empty: none.
    CellSet selected_clues() const;
    std::string result() const;  // how it ended
    void take_rows(std::string_view rows);
    std::int64_t found() const { return static_cast<std::int64_t>(table.size()); }

  private:
    std::string excluded_text() const;
    std::string fewest_result() const;
};

class Enumerations final : public JobListener {
  public:
    // The latest for that grid, or null.
    Enumeration* of(const Grid9& grid);
    const Enumeration* of(const Grid9& grid) const;
    const Enumeration* with_job(int job) const;  // or null
    // Starts a new one, which replaces the previous one for the same grid.
    Enumeration& start(const Grid9& grid, CallOptions options, int job);
    void drop(const Grid9& grid);  // unless it runs

    // Reconciles kept searches with the ones here that do not run: the last parts may have been stored after the end,
    // and only the search has rows of an unfinished part.
    void agree_with(std::vector<KeptJob>& kept);
    const std::list<Enumeration>& list() const { return all_; }  // latest last

  private:
    void job_planned(const JobItem& job, std::int64_t parts, std::string_view columns) override;
    void job_resumed(const JobItem& job, std::int64_t parts_done) override;
    void job_rows(const JobItem& job, std::string_view rows) override;
    void job_problem(const JobItem& job, std::int64_t line, std::int64_t column, std::string_view sentence) override;
    void job_workers(const JobItem& job) override;
    bool job_not_kept(const JobItem& job, std::string_view sentence) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;

    static constexpr std::size_t kMax = 8;  // number of searches kept
    Enumeration* with_job(int job);
    // Latest last. A list, so that addresses stay valid: in a vector, another search could move to the address of a
    // removed one, and a dangling pointer would go unnoticed.
    std::list<Enumeration> all_;
};

}  // namespace rookery::shell
