// EnumeratePage: a solved grid, its unavoidable sets, the search for its puzzles with a given number of clues, and its
// number among all grids.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/board/history.hpp"
#include "shell/board/selection.hpp"
#include "shell/enumerate/catalogue_question.hpp"
#include "shell/enumerate/enumerate_controls.hpp"
#include "shell/enumerate/enumeration.hpp"
#include "shell/enumerate/estimate.hpp"
#include "shell/enumerate/unavoidable_sets.hpp"
#include "shell/jobs/command.hpp"
#include "shell/jobs/controls.hpp"
#include "shell/jobs/page.hpp"
#include "text/text.hpp"

namespace rookery::shell {

// CellMarks: the requirements for the cells of the grid. They are part of the history, so undo includes them.
enum class CellMark : std::uint8_t {
    either,
    required,  // must be a clue
    barred,    // must not be a clue
};

class CellMarks {
  public:
    explicit CellMarks(History& history) : history_{history} {}

    CellMark of(int cell) const;
    // A brush stroke is one undo step: marks with the same stroke number are merged.
    void set(int cell, CellMark mark, std::int64_t stroke);
    void clear();
    bool empty() const { return history_.now().required.empty() && history_.now().barred.empty(); }
    std::optional<CellMark> brush;  // the effect of pressing a cell; none: only selects it

  private:
    History& history_;
};

enum class EnumerateView : std::uint8_t { sets, puzzles, catalogue };

class EnumeratePage final : public Page {
  public:
    // `selection`: of the board's cells, shared with the grid.
    EnumeratePage(Workspace& workspace, const Selection& selection) : Page{workspace}, selection_{selection} {}

    const Grid9& grid() const { return ws_.history.now().grid; }
    bool has_grid() const { return grid().is_full(); }
    void set_grid(const Grid9& grid, std::string name);                      // one undo step; clears the marks
    void take_grid(const Grid9& taken, std::string name, std::string said);  // and says so
    void take_random_grid();
    void close_grid();
    std::string problem;  // why the last text contained no grid
    EnumerateView view = EnumerateView::sets;

    int cursor() const { return selection_.cursor(); }
    CellMarks marks{ws_.history};

    // --- the request ---
    using Place = EnumeratePlace;
    ROOKERY_ENUMERATE_SWITCHES(ROOKERY_SWITCH_MEMBER)
    ROOKERY_ENUMERATE_FIELDS(ROOKERY_FIELD_MEMBER)
    bool gridchecker = false;  // the method by falling position instead of by bands
    // The options of the verbs `enumerate` and `estimate`, or nullopt if a field is invalid (its problem is set). The
    // estimate has no limit.
    std::optional<CallOptions> read_options(bool with_limit);
    // The same without setting problems.
    std::optional<CallOptions> options_now(bool with_limit) const;
    // Sets fields and marks from an earlier call.
    void take_options(const CallOptions& options);
    std::string input() const;  // of the verbs: the grid as a line

    void find_sets();
    void load_sets(std::string_view text, std::string_view name);  // from a file, to be checked
    void stop_sets();
    UnavoidableSets sets;
    bool loading_sets = false;  // the next text contains sets
    void make_estimate();
    bool has_estimate() const;  // an estimate for the current request exists or is being made
    Estimate estimate;

    // --- all grids ---
    void ask_number();
    CatalogueQuestion number;                                     // of the grid
    void take_numbered();                                         // the min-lex grid with the number in the field
    void take_random_class();                                     // the grid with a random number
    CatalogueQuestion taking{[this] { took_from_catalogue(); }};  // for a grid to replace this one
    void cancel_catalogue();

    void start();
    void start_fewest();  // searches for the fewest clues
    void run(std::string input, const CallOptions& options, JobKind kind = JobKind::enumeration);
    Enumerations all;
    Enumeration* shown() { return all.of(grid()); }  // of this grid, or null
    const Enumeration* shown() const { return all.of(grid()); }

    void choose_found(std::size_t position);  // in the table's current order; choosing it again: none
    int place_of_found() const;               // position of the chosen one there, or -1
    std::string found_puzzle() const;         // the chosen one; empty: none
    void play_found();                        // opens the chosen one on the board
    void list_found();                        // opens all of this grid as a list
    bool has_chosen() const;                  // a set, or a puzzle, in the current view
    void walk_chosen(int by, int cell);       // among the sets through that cell, if only those are shown
    void choose_none();
    // The progress of a search: "34 of 64 parts  ·  12/s  ·  0:03 left".
    std::string progress_text(const Enumeration& search, const JobItem& job) const;

    // --- kept searches ---
    std::vector<KeptJob> kept_searches;
    void take_kept(const std::vector<KeptJob>& jobs);
    void resume_kept(std::size_t index);
    void resume(const SavedRun& saved, const KeptJob* kept);  // resumes a search of an earlier page
    void discard_kept(std::size_t index);
    std::string discarding;  // the key of the one whose Discard was pressed once
    // The kept one that Start would resume, or null.
    const KeptJob* kept_of(const CallOptions& options) const;

  private:
    void command_begins() override { problem.clear(); }
    void reword(const Rewording& reworded) override;
    bool run_family(std::string_view id) override;
    void offer(std::vector<OfferedCommand>& offered) const override;
    std::string_view main_command() const override;
    bool can_walk() const override { return has_chosen(); }
    void walk(int by) override { walk_chosen(by, cursor()); }
    void brush(int cell, bool clue, std::int64_t stroke) override;
    void open_row(std::size_t place) override;
    bool paste_unread(std::string_view text, std::string_view name, bool large) override;
    // A grid, a puzzle with one solution, or sets of the current grid.
    bool paste(const ParseResult& parsed, std::string_view text, std::string_view name) override;
    bool write(std::string_view field, std::string_view text) override;
    std::string text_to_copy() const override;
    Board board_in_sight() const override;
    const Table* table_in_sight() const override;
    bool show_job(const JobItem& job) override;
    // Starts finding the sets of a new grid at once, and ends everything about the previous one.
    void apply_changes(bool in_sight) override;
    bool advance(bool in_sight) override;
    void save_settings(saved::Json& settings) const override;
    void take_settings(const saved::Json& settings) override;

    void refuse_grid(std::string sentence);
    void take_solution(const Grid9& puzzle_grid, const ParsedPuzzle& puzzle, std::string_view recognised);
    void start_sets(CallOptions options, std::string what);
    void show_grid(const Grid9& other);
    std::string call_text(const CallOptions& options) const;
    std::optional<CallOptions> options_of(Field& clue_field, Field& limit_field, bool with_limit) const;

    void ask_catalogue(CatalogueQuestion& question, CallOptions options, std::string line);
    void take_from_catalogue(CallOptions options);
    void took_from_catalogue();
    void forget_number();

    void show_sets_of(int job);
    void show_search_of(int job);

    const Selection& selection_;
    std::map<int, Grid9> set_searches_;  // the grid of each job
    Grid9 numbered_{};                   // the grid whose number is known or requested
    Grid9 taking_from_{};                // the grid at the time of a request for another
};

template <>
struct ControlsOf<EnumeratePage> : NoControls<EnumeratePage> {
    using Owner = EnumeratePage;
    static constexpr auto kSwitches =
        std::to_array<SwitchControl<Owner>>({ROOKERY_ENUMERATE_SWITCHES(ROOKERY_CONTROL)});
    static constexpr auto kFields = std::to_array<FieldControl<Owner>>({ROOKERY_ENUMERATE_FIELDS(ROOKERY_CONTROL)});
};

// "Worker 2: part 35, 17 done"; `index` is zero-based.
std::string worker_text(const WorkerState& worker, std::size_t index);

// Commands of the mode "Enumerate".
//
// Families: "sets-method-digits", "sets-size-6" (0: any), "sets-digit-4", "sort-found-puzzle", "resume-kept-0",
// "discard-kept-0".
std::span<const CommandOf<EnumeratePage>> enumerate_commands();

}  // namespace rookery::shell
