// GeneratePage: the pattern of clue cells, the other requirements, the generated puzzles, and the question whether
// strategies alone can solve clues on the pattern.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/board/patterns.hpp"
#include "shell/generate/exact_page.hpp"
#include "shell/generate/generate_results.hpp"
#include "shell/generate/generate_settings.hpp"
#include "shell/generate/level_table.hpp"
#include "shell/generate/pattern_feasibility.hpp"
#include "shell/generate/pattern_library.hpp"
#include "shell/jobs/command.hpp"
#include "shell/jobs/page.hpp"
#include "text/text.hpp"

namespace rookery::shell {

enum class GenerateView : std::uint8_t { settings, puzzles, exact };

// The part of an answer in the view "Exact" that needs no search.
struct ExactAtOnce {
    std::string missing;     // missing choices, in a sentence; empty: none
    std::string impossible;  // why no digits on the pattern can be solved, in a sentence; empty: unknown
    CellSet cells;           // the cells responsible
    bool is_decisive() const { return !missing.empty() || !impossible.empty(); }
};

// The foldable sections of the panel: of the settings, and of the view "Exact".
enum class SettingsSection : std::uint8_t { more, start, ease, stop, fewest, method, small };
inline constexpr int kSettingsSectionCount = 7;

// A pasted puzzle may be meant as a pattern, which is the default, or as a puzzle.
struct PasteOffer {
    Board board;
    std::string recognised;
    bool changed = false;       // it replaced another pattern
    std::int64_t revision = 0;  // of the history just after the paste; any other change ends the offer
};

class GeneratePage final : public Page, public JobListener {
  public:
    explicit GeneratePage(Workspace& workspace) : Page{workspace}, exact{workspace} {}

    CellSet pattern() const { return ws_.history.now().pattern; }
    void set_pattern(CellSet pattern, std::string name);
    // A brush stroke is one undo step: cells drawn with the same stroke number are merged.
    void draw(int cell, bool clue, std::int64_t stroke);
    void move(PatternMove move);
    PatternSymmetry symmetry() const { return symmetry_; }
    // Also completes the pattern to the symmetry.
    void set_symmetry(PatternSymmetry symmetry);
    void take_symmetry(PatternSymmetry symmetry) { symmetry_ = symmetry; }  // the pattern remains unchanged
    bool is_symmetric() const { return has_symmetry(pattern(), symmetry_); }
    void complete();  // to the chosen symmetry, which moving the pattern may have broken

    // Why no puzzle has these clue cells, in a sentence; empty if their geometry does not rule it out. Reasons that
    // take longer to find come with the job's answer.
    std::string impossible() const;
    PatternFeasibility feasibility;
    // A line about the pattern: "24 clue cells, half-turn symmetry".
    std::string pattern_text() const;
    // The clue cells are those of the pattern; false if it is empty, or if the settings choose the cells.
    bool uses_pattern() const { return !pattern().empty() && !settings.frees_cells(); }

    std::optional<PasteOffer> paste_offer;
    void take_pasted_puzzle();  // the pasted pattern was meant as a puzzle

    GenerateSettings settings;
    void start();
    // Starts a run for puzzles with the same clue cells and about the same rating, in tenths: for a puzzle, or for the
    // opened row or the only marked one.
    void start_like(const Grid9& puzzle, int er);
    void start_like_result();
    void resume(const SavedRun& run);  // of an earlier page
    void end_when_time_is_up();
    // The progress of a run: "12 of 20  ·  3.2/s  ·  11 520 an hour  ·  0:03 left".
    std::string progress_text(const JobItem& job) const;
    GenerateResults results;
    void clear_results();             // undo brings them back
    void follow_results(int before);  // shows those that the history names
    // The results that this job fills, shown or put away; null: none.
    GenerateResults* results_of(int job);
    void list_results();  // opens taken() as a list
    PatternLibrary library;
    void test_levels();
    LevelTable levels;

    ExactPage exact;
    ExactAtOnce exact_at_once() const;
    // exact_at_once() as text, or the answer; empty if there is neither.
    std::string exact_text() const;
    CellSet exact_marks() const;  // the cells that make it impossible
    // The answer to the current question, or null.
    const ExactAnswer* exact_answer() const { return exact.answer(pattern()); }
    const ExactAnswer* exact_clues() const;  // that answer if it found a puzzle, or null
    bool shows_exact() const { return view == GenerateView::exact; }
    // Whether the visible view depends on the pattern's cells.
    bool asks_of_pattern() const { return shows_exact() ? !pattern().empty() : uses_pattern(); }

    GenerateView view = GenerateView::settings;
    bool is_open(SettingsSection section) const { return open_[static_cast<std::size_t>(section)]; }
    void flip(SettingsSection section) { open_[static_cast<std::size_t>(section)] ^= true; }
    int per_page = 4;  // puzzles per printed page: 1, 2, 4 or 6
    // Opens an answer, to be solved by its strategies alone; can be undone until something else is done.
    void open_answer();
    void open_fewest(std::size_t index);
    // A pattern that is obviously impossible is decided only for the proof.
    bool can_decide() const {
        const ExactAtOnce known = exact_at_once();
        return !exact.running() && known.missing.empty() && (known.impossible.empty() || exact.proof);
    }
    int proof_job() const { return exact.proof_job(pattern()); }  // see ExactPage
    void show_asked();  // shows the question of the last search in the view "Exact"

  private:
    void command_begins() override;
    void reword(const Rewording& reworded) override;
    bool run_family(std::string_view id) override;
    void offer(std::vector<OfferedCommand>& offered) const override;
    std::string_view main_command() const override { return shows_exact() ? "decide" : "generate"; }
    bool has_filter() const override { return view == GenerateView::puzzles && !results.is_empty(); }
    void brush(int cell, bool clue, std::int64_t stroke) override { draw(cell, clue, stroke); }
    void open_row(std::size_t place) override;
    bool covers_board() const override;
    // A pattern, or a puzzle that may be meant as one.
    bool paste(const ParseResult& parsed, std::string_view text, std::string_view name) override;
    bool write(std::string_view field, std::string_view text) override;
    std::string text_to_copy() const override;
    Board board_in_sight() const override;
    const Table* table_in_sight() const override { return &results.table; }
    std::vector<std::uint32_t> taken_rows() const override { return results.taken(); }
    std::size_t taken_count() const override { return results.taken_count(); }
    bool show_job(const JobItem& job) override;
    void apply_changes(bool in_sight) override;
    void save_settings(saved::Json& values) const override;
    void take_settings(const saved::Json& values) override;

    void job_planned(const JobItem& job, std::int64_t parts, std::string_view columns) override;
    void job_rows(const JobItem& job, std::string_view rows) override;
    void job_progressed(const JobItem& job) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;

    // Brings back the results with that number. False: they are no longer kept.
    bool show_results(int set);
    int start_run(SavedRun run, double seconds);  // returns its job
    void update_feasibility();
    static constexpr std::size_t kMaxFormer = 3;
    void put_results_away();

    void show_exact_of(int job);  // opens the view with the question of that search
    void open_solved(const Grid9& puzzle, StrategySet strategies);

    int last_results_ = 0;                 // GenerateResults::set, the highest so far
    std::vector<GenerateResults> former_;  // latest last
    PatternSymmetry symmetry_ = PatternSymmetry::none;
    std::array<bool, kSettingsSectionCount> open_{};
};

// Commands of the mode "Generate"; those of its view "Exact" follow.
//
// Families: "symmetry-half-turn", "pattern-lattice", "saved-pattern-0", "forget-pattern-0", "start-near",
// "weight-linear", "uniqueness-fast", "masking-random", "require-x-wing", "per-page-4", "mark-row-3" (in the table's
// current order, from 0), "sort-generated-er".
std::span<const CommandOf<GeneratePage>> generate_commands();
inline constexpr int kPerPage[] = {1, 2, 4, 6};

// Commands of the view "Exact" of the mode "Generate".
//
// Families: "strategy-naked-pairs" (allows or forbids it), "fewest-row-0" (opens that record of fewest clues).
std::span<const CommandOf<GeneratePage>> exact_commands();
bool run_exact_family(GeneratePage& page, std::string_view id);
void offer_exact(const GeneratePage& page, std::vector<OfferedCommand>& offered);

std::string command_of(Strategy strategy);  // "strategy-naked-pairs"

}  // namespace rookery::shell
