// LabPage: the laboratory, where the solvers of the literature work side by side on one puzzle, or race over a list.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "shell/jobs/controls.hpp"
#include "shell/jobs/page.hpp"
#include "shell/lab/hand_play.hpp"
#include "shell/lab/lab_controls.hpp"
#include "shell/lab/lab_examples.hpp"
#include "shell/lab/lab_methods.hpp"
#include "shell/lab/lab_race.hpp"
#include "shell/lab/lab_run.hpp"
#include "shell/lab/lab_tools.hpp"
#include "shell/table/table.hpp"
#include "text/text.hpp"

namespace rookery::shell {

enum class LabView : std::uint8_t { puzzle, race, tools, hand };
inline constexpr int kLabViewCount = 4;
// What is shown of the results.
enum class LabDetail : std::uint8_t { counters, tree, trace };
// Parts of the panel that can be folded away.
enum class LabSection : std::uint8_t { puzzle, methods, tool, tool_options };
inline constexpr int kLabSectionCount = 4;

class LabPage final : public Page, public JobListener {
  public:
    // `listed`: the puzzles that race as long as no others were pasted.
    LabPage(Workspace& workspace, const Table& listed) : Page{workspace}, hand{workspace, *this}, listed_{listed} {}

    LabView view = LabView::puzzle;
    bool is_open(LabSection section) const { return open_[static_cast<std::size_t>(section)]; }
    void fold(LabSection section);  // or unfolds it
    void fold_all() { open_.fill(false); }
    bool has_board() const { return view == LabView::puzzle || view == LabView::hand; }

    // --- the puzzle ---
    // The board's, unless another was taken.
    LabPuzzle puzzle() const;
    bool is_from_board() const { return ws_.history.now().lab.empty(); }
    // One undo step.
    void take(std::string line, bool diagonal, std::string name);
    void take_from_board(std::string name);
    void set_diagonal(bool diagonal, std::string name);
    void take_sample(std::string_view line, bool diagonal, std::string_view name);
    std::string problem;  // why the last text gave no puzzle
    int cursor() const;   // the cell that has the keyboard

    // --- the view "By hand" ---
    HandPlay hand;
    void show_hand();
    int keypad_rows() const override;

    // --- what is asked for ---
    LabMethods methods;
    int unfolded = -1;  // the entry whose settings are shown; -1: none
    using Place = LabPlace;
    ROOKERY_LAB_PUZZLE_SWITCHES(ROOKERY_SWITCH_MEMBER)
    ROOKERY_LAB_RACE_SWITCHES(ROOKERY_SWITCH_MEMBER)
    ROOKERY_LAB_FIELDS(ROOKERY_FIELD_MEMBER)
    // The verb's options that all methods share; nothing when a field cannot be read (its problem is set).
    using Options = std::map<std::string, std::string>;
    std::optional<Options> read_options();
    struct RaceOptions {
        Options options;
        std::size_t first = 0;  // so many puzzles
    };
    std::optional<RaceOptions> read_race_options();

    // --- what came of it ---
    void run();           // the ticked methods, each a job
    void start_race();    // the same
    void cancel_shown();  // all jobs of the view that is shown
    LabRuns runs;
    bool is_about_puzzle() const { return runs.puzzle == puzzle(); }  // and not about one before
    LabDetail detail = LabDetail::counters;
    int table = 0;  // of the chosen run's trace
    const LabTable* shown_table() const;
    // The digits that the chosen run found for empty cells, a line like the puzzle's; empty: none.
    std::string shown_solution() const;

    void take_race_list(std::string_view text, std::string_view name);
    std::size_t race_candidates() const;
    std::string race_list_name() const;
    RaceList pasted;                        // what was pasted for the race; empty: the mode List's
    std::optional<RaceList> pasted_before;  // the one that it replaced, as long as it can be brought back
    bool problems_open = false;
    LabRace race;

    // --- the view "Tools" ---
    LabTools tools;
    // A tool, with its options and input; once the list of tools has come.
    void open_tool(std::string_view tool, std::string_view options, std::string_view input);
    void open_example(std::string_view id);  // the same of one that is run
    void run_tool();
    void tool_puzzles_to_list();

    void export_dimacs(bool to_file);  // or to the clipboard
    bool exports_dimacs() const { return dimacs_job_ != 0; }

  private:
    void command_begins() override {
        problem.clear();
        hand.forget_problem();
    }
    bool run_family(std::string_view id) override;
    void offer(std::vector<OfferedCommand>& offered) const override;
    std::string_view main_command() const override;
    std::string_view digit_family() const override;
    std::string_view shifted_digit_family() const override;
    int digits() const override { return puzzle().side(); }
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
    void job_took(const JobItem& job, double seconds) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;
    bool job_is_notable(const JobItem& /*job*/) const override { return false; }  // the lab tells of them together

    void say_nothing_ticked();
    void end_dimacs(JobEnd end, std::string_view message);
    // Events of the jobs of the view "Tools"; each answers whether the job is one of these.
    bool take_tool_rows(const JobItem& job, std::string_view rows);
    bool take_tool_problem(int job, std::int64_t line, std::int64_t column, std::string_view sentence);
    bool end_tool(const JobItem& job, JobEnd end, std::string_view message);

    const Table& listed_;
    // The DIMACS file that is being made.
    int dimacs_job_ = 0;
    bool dimacs_to_file_ = false;
    std::string dimacs_text_;
    void run_example(const ToolExample& example);
    void run_next_call();

    // Calls of an example that wait for the one before.
    std::span<const ExampleCall> calls_left_;
    // A tool or an example that was asked for before the list of tools had come.
    struct Awaited {
        std::string tool, options, input;
        std::string_view example = {};
    };
    std::optional<Awaited> awaited_tool_;
    int tools_job_ = 0;      // that tells which tools there are; 0: it was not asked yet
    std::string tool_rows_;  // of it
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
