// LabPage: the mode "Lab", where the solvers of the literature work side by side on one puzzle, or race over a list.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "shell/jobs/controls.hpp"
#include "shell/jobs/page.hpp"
#include "shell/lab/lab_controls.hpp"
#include "shell/lab/lab_examples.hpp"
#include "shell/lab/lab_methods.hpp"
#include "shell/lab/lab_race.hpp"
#include "shell/lab/lab_run.hpp"
#include "shell/lab/lab_tools.hpp"
#include "shell/table/table.hpp"
#include "text/text.hpp"

namespace rookery::shell {

enum class LabView : std::uint8_t { puzzle, race, tools };
inline constexpr int kLabViewCount = 3;
// The visible part of the results.
enum class LabDetail : std::uint8_t { counters, tree, trace };
// Foldable sections of the panel.
enum class LabSection : std::uint8_t { puzzle, methods, tool, tool_options };
inline constexpr int kLabSectionCount = 4;

class LabPage final : public Page, public JobListener {
  public:
    // `listed`: the puzzles of the race until others are pasted.
    LabPage(Workspace& workspace, const Table& listed) : Page{workspace}, listed_{listed} {}

    LabView view = LabView::puzzle;
    bool is_open(LabSection section) const { return open_[static_cast<std::size_t>(section)]; }
    void fold(LabSection section);  // folds or unfolds it
    void fold_all() { open_.fill(false); }
    bool has_board() const { return view == LabView::puzzle; }

    // --- the puzzle ---
    // The board's, unless another was taken.
    LabPuzzle puzzle() const;
    bool is_from_board() const { return ws_.history.now().lab.empty(); }
    // One undo step.
    void take(std::string line, bool diagonal, std::string name);
    void take_from_board(std::string name);
    void set_diagonal(bool diagonal, std::string name);
    void take_sample(std::string_view line, bool diagonal, std::string_view name);
    std::string problem;  // why the last text contained no puzzle
    int cursor() const;   // the cell with the keyboard focus

    // --- the request ---
    LabMethods methods;
    int unfolded = -1;  // the entry whose settings are visible; -1: none
    using Place = LabPlace;
    ROOKERY_LAB_PUZZLE_SWITCHES(ROOKERY_SWITCH_MEMBER)
    ROOKERY_LAB_RACE_SWITCHES(ROOKERY_SWITCH_MEMBER)
    ROOKERY_LAB_FIELDS(ROOKERY_FIELD_MEMBER)
    // The verb's options that all methods share; nullopt if a field is invalid (its problem is set).
    using Options = std::map<std::string, std::string>;
    std::optional<Options> read_options();
    struct RaceOptions {
        Options options;
        std::size_t first = 0;  // number of puzzles
    };
    std::optional<RaceOptions> read_race_options();

    // --- the results ---
    void run();           // the ticked methods, one job each
    void start_race();    // likewise
    void cancel_shown();  // all jobs of the current view
    LabRuns runs{ws_};
    bool is_about_puzzle() const { return runs.puzzle == puzzle(); }  // false: about an earlier one
    LabDetail detail = LabDetail::counters;
    int table = 0;  // of the selected run's trace
    const LabTable* shown_table() const;
    // The digits that the selected run found for empty cells, as a line like the puzzle's; empty: none.
    std::string shown_solution() const;

    void take_race_list(std::string_view text, std::string_view name);
    std::size_t race_candidates() const;
    std::string race_list_name() const;
    RaceList pasted;                        // pasted for the race; empty: use the list of the mode "List"
    std::optional<RaceList> pasted_before;  // the one that it replaced, while it can be restored
    bool problems_open = false;
    LabRace race{ws_};

    // --- the view "Tools" ---
    LabTools tools;
    // Opens a tool with its options and input; waits until the list of tools has arrived.
    void open_tool(std::string_view tool, std::string_view options, std::string_view input);
    void open_example(std::string_view id);  // likewise, and runs it
    void run_tool();
    void tool_puzzles_to_list();

    void export_dimacs(bool to_file);  // or to the clipboard
    bool exports_dimacs() const { return dimacs_job_ != 0; }

  private:
    void reword(const Rewording& reworded) override;
    void command_begins() override { problem.clear(); }
    bool run_family(std::string_view id) override;
    void offer(std::vector<OfferedCommand>& offered) const override;
    std::string_view main_command() const override;
    void apply_changes(bool in_sight) override;
    bool select(int cell) override;
    bool move_cursor(int rows, int columns) override;
    void open_row(std::size_t place) override;
    bool covers_board() const override { return ws_.sheet_open || !has_board(); }
    bool paste_unread(std::string_view text, std::string_view name, bool large) override;
    bool paste(const ParseResult& parsed, std::string_view text, std::string_view name) override;
    bool write(std::string_view field, std::string_view text) override;
    std::string text_to_copy() const override;
    Board board_in_sight() const override;
    bool show_job(const JobItem& job) override;
    void save_settings(saved::Json& settings) const override;
    void take_settings(const saved::Json& settings) override;

    void job_planned(const JobItem& job, std::int64_t parts, std::string_view columns) override;
    void job_rows(const JobItem& job, std::string_view rows) override;
    void job_problem(const JobItem& job, std::int64_t line, std::int64_t column, std::string_view sentence) override;
    void job_reported(const JobItem& job, std::string_view activity) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;
    bool job_is_notable(const JobItem& /*job*/) const override { return false; }  // the views show it

    void say_nothing_ticked();
    void end_dimacs(JobEnd end, std::string_view message);
    // Events of the jobs of the view "Tools"; each returns whether the job is one of these.
    bool take_tool_rows(const JobItem& job, std::string_view rows);
    bool take_tool_problem(int job, std::int64_t line, std::int64_t column, std::string_view sentence);
    bool end_tool(const JobItem& job, JobEnd end, std::string_view message);

    const Table& listed_;
    // The job that makes the DIMACS file.
    int dimacs_job_ = 0;
    bool dimacs_to_file_ = false;
    std::string dimacs_text_;
    void run_example(const ToolExample& example);
    void run_next_call();

    // Calls of an example that wait for the previous one.
    std::span<const ExampleCall> calls_left_;
    // A tool or an example that was requested before the list of tools had arrived.
    struct Awaited {
        std::string tool, options, input;
        std::string_view example = {};
    };
    std::optional<Awaited> awaited_tool_;
    int tools_job_ = 0;      // the job that lists the tools; 0: not started yet
    std::string tool_rows_;  // of that job
    std::array<bool, kLabSectionCount> open_{true, true, true, true};
    int cursor_ = 0;
};

template <>
struct ControlsOf<LabPage> : NoControls<LabPage> {
    using Owner = LabPage;
    static constexpr auto kSwitches = std::to_array<SwitchControl<Owner>>(
        {ROOKERY_LAB_PUZZLE_SWITCHES(ROOKERY_CONTROL) ROOKERY_LAB_RACE_SWITCHES(ROOKERY_CONTROL)});
    static constexpr auto kFields = std::to_array<FieldControl<Owner>>({ROOKERY_LAB_FIELDS(ROOKERY_CONTROL)});
};

}  // namespace rookery::shell
