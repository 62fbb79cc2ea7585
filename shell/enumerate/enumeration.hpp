// Enumeration: the search for all puzzles of so many clues in one grid, as the page has started it: what was asked for,
// the job that does it, and what it found. Several may run, each for a grid of its own.
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
#include "shell/jobs/host.hpp"
#include "shell/table/table.hpp"

namespace rookery::shell {

using CallOptions = std::map<std::string, std::string>;

// The verb of a search with these options: `fewest` has none, `enumerate` always its number of clues.
std::string_view verb_of(const CallOptions& options);
inline bool is_fewest(const CallOptions& options) {
    return verb_of(options) == "fewest";
}
// "17 clues, minimal only, 3 cells required", from the options of the verb `enumerate`; "Fewest clues".
std::string options_text(const CallOptions& options);
std::string found_text(std::int64_t puzzles);  // "5 puzzles found"
// "17 clues in this grid: 34 of 64 parts done, 5 puzzles found"; `here`: it is the grid that is shown.
std::string kept_text(const KeptJob& kept, bool here);
// The 9x9 puzzle on a line, or nothing.
std::optional<Grid9> puzzle_of_line(std::string_view line);
// The grid that is the input of such a call, if it is one.
std::optional<Grid9> grid_of_input(std::string_view input);

struct Enumeration {
    Grid9 grid{};
    CallOptions options;
    int job = 0;
    bool running = false;
    JobEnd end = JobEnd::finished;  // once it does not run
    std::int64_t parts = 0;         // 0 as long as it is not known
    std::int64_t parts_before = 0;  // done when it began, by a search that was kept
    std::int64_t parts_done = 0;    // with those
    std::string failure;            // why it failed
    std::string not_kept;           // why it will not outlive a reload; empty if it will
    Table table;
    int selected = -1;  // index of a row; -1: none
    // Of the verb `fewest`: its fields of that name; empty: not known yet.
    std::string fewest = {};
    std::string excluded = {};

    // The clue cells of the selected puzzle; empty if there is none.
    CellSet selected_clues() const;
    std::string result() const;  // how it ended
    void take_rows(std::string_view rows);
    std::int64_t found() const { return static_cast<std::int64_t>(table.size()); }

  private:
    std::string excluded_text() const;
    std::string fewest_result() const;
};

class Enumerations {
  public:
    // The latest of that grid, or null.
    Enumeration* of(const Grid9& grid);
    const Enumeration* of(const Grid9& grid) const;
    const Enumeration* with_job(int job) const;  // or null
    // A new one; it takes the place of the former one of the same grid.
    Enumeration& start(const Grid9& grid, CallOptions options, int job);
    void drop(const Grid9& grid);  // one that does not run

    // Events of their jobs; each answers whether the job is one of theirs.
    bool planned(int job, std::int64_t parts, std::string_view columns);
    bool resumed(int job, std::int64_t parts_done);
    bool rows(int job, std::string_view rows);
    bool problem(int job, std::string_view sentence);
    bool on_workers(int job, const std::vector<WorkerState>& workers);
    bool not_kept(int job, std::string_view sentence);
    // What the store of kept searches says of those that do not run, and they of it, so that both tell the same: the
    // last parts may have been stored after the end, and of a part that was not finished only the search has rows.
    void agree_with(std::vector<KeptJob>& kept);
    const std::list<Enumeration>& list() const { return all_; }         // the latest at the end
    Enumeration* ended(int job, JobEnd end, std::string_view message);  // null: none of theirs

  private:
    static constexpr std::size_t kMax = 8;  // so many are remembered
    Enumeration* with_job(int job);
    // The latest at the end. Each has a place of its own, which goes with it: in a row of them another one would take
    // it, and nothing would be seen to be wrong with a pointer that was kept too long.
    std::list<Enumeration> all_;
};

}  // namespace rookery::shell
