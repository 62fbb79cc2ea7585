// GeneratePage: the pattern of clue cells, what else is wanted of the puzzles, those that were found, and the question
// whether strategies alone can solve clues on it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
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
#include "shell/jobs/page.hpp"
#include "text/text.hpp"

namespace rookery::shell {

enum class GenerateView : std::uint8_t { settings, puzzles, exact };

// What can be said of the question of the view "Exact" without a search.
struct ExactAtOnce {
    std::string missing;     // what is still to be chosen, in a sentence; empty: nothing
    std::string impossible;  // why no digits on the pattern can be solved, in a sentence; empty: not known
    CellSet cells;           // that are the reason
    bool is_decisive() const { return !missing.empty() || !impossible.empty(); }
};

// The parts of the panel that are folded away until they are needed: of the settings, and of the view "Exact".
enum class SettingsSection : std::uint8_t { more, start, ease, stop, fewest, method, small };
inline constexpr int kSettingsSectionCount = 7;

// A puzzle that was pasted may be meant as the pattern, as which it is taken at first, or as a puzzle.
struct PasteOffer {
    Board board;
    std::string recognised;
    bool changed = false;       // it took another pattern's place
    std::int64_t revision = 0;  // of the history, once it was taken; any other change ends the offer
};

class GeneratePage final : public Page, public JobListener {
  public:
    explicit GeneratePage(Workspace& workspace) : Page{workspace}, exact{workspace} {}

    CellSet pattern() const { return ws_.history.now().pattern; }
    void set_pattern(CellSet pattern, std::string name);
    // One brush stroke is one undo step: cells drawn with the same stroke number belong together.
    void draw(int cell, bool clue, std::int64_t stroke);
    void move(PatternMove move);
    PatternSymmetry symmetry() const { return symmetry_; }
    // The pattern is completed to the symmetry.
    void set_symmetry(PatternSymmetry symmetry);
    void take_symmetry(PatternSymmetry symmetry) { symmetry_ = symmetry; }  // the pattern stays as it is
    bool is_symmetric() const { return has_symmetry(pattern(), symmetry_); }
    void complete();  // to the chosen symmetry, which moving it may have broken

    // Why no puzzle has these clue cells, in a sentence; empty if geometry does not say so. The reasons that take
    // longer come with the answer of the job.
    std::string impossible() const;
    PatternFeasibility feasibility;
    // What there is to say of the pattern in a line: "24 clue cells, half-turn symmetry".
    std::string pattern_text() const;
    // The clue cells are the pattern's: none are drawn, or they come from elsewhere, otherwise.
    bool uses_pattern() const { return !pattern().empty() && !settings.frees_cells(); }

    std::optional<PasteOffer> paste_offer;
    void take_pasted_puzzle();  // what was pasted as a pattern is a puzzle after all

    GenerateSettings settings;
    void start();
    // Puzzles with the same clue cells and about the same rating, in tenths; of the puzzle, or of the opened or only
    // marked row.
    void start_like(const Grid9& puzzle, int er);
    void start_like_result();
    void resume(const SavedRun& run);  // of an earlier page
    void end_when_time_is_up();
    // How far a run is: "12 of 20  ·  3.2/s  ·  11 520 an hour  ·  0:03 left".
    std::string progress_text(const JobItem& job) const;
    GenerateResults results;
    void clear_results();             // puts them away: undo brings them back
    void follow_results(int before);  // goes with those that the history says were shown
    // Those that this job fills, shown or put away; null: none.
    GenerateResults* results_of(int job);
    void list_results();  // the taken ones, as a list
    PatternLibrary library;
    void test_levels();
    LevelTable levels;

    ExactPage exact;
    ExactAtOnce exact_at_once() const;
    // The same in words, or the answer; empty as long as there is neither.
    std::string exact_text() const;
    CellSet exact_marks() const;  // the cells that are the reason why it is impossible
    // The answer that there is to the present question, or null.
    const ExactAnswer* exact_answer() const { return exact.answer(pattern()); }
    const ExactAnswer* exact_clues() const;  // that one if it found a puzzle, or null
    bool shows_exact() const { return view == GenerateView::exact; }
    // The cells of the pattern matter to what is shown.
    bool asks_of_pattern() const { return shows_exact() ? !pattern().empty() : uses_pattern(); }

    GenerateView view = GenerateView::settings;
    bool is_open(SettingsSection section) const { return open_[static_cast<std::size_t>(section)]; }
    void flip(SettingsSection section) { open_[static_cast<std::size_t>(section)] ^= true; }
    int per_page = 4;  // puzzles of a printed page: 1, 2, 4 or 6
    // An answer, to be solved by its strategies alone; and back, as long as nothing else was done.
    void open_answer();
    void open_fewest(std::size_t index);
    // What is impossible at sight is decided for its proof alone.
    bool can_decide() const {
        const ExactAtOnce known = exact_at_once();
        return !exact.running() && known.missing.empty() && (known.impossible.empty() || exact.proof);
    }
    int proof_job() const { return exact.proof_job(pattern()); }  // see ExactPage
    void show_asked();                                            // the question of the last search of the view "Exact"

  private:
    void command_begins() override;
    bool run_family(std::string_view id) override;
    void offer(std::vector<OfferedCommand>& offered) const override;
    std::string_view main_command() const override { return shows_exact() ? "decide" : "generate"; }
    bool has_filter() const override { return view == GenerateView::puzzles && !results.is_empty(); }
    void brush(int cell, bool clue, std::int64_t stroke) override { draw(cell, clue, stroke); }
    void open_row(std::size_t place) override;
    bool covers_board() const override;
    // A pattern, or a puzzle that may be one.
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

    // Brings back the set of that number. False: it is not kept any more.
    bool show_results(int set);
    int start_run(SavedRun run, double seconds);  // its job
    void update_feasibility();
    static constexpr std::size_t kMaxFormer = 3;
    void put_results_away();

    void show_exact_of(int job);  // the view, and what that search is about
    void open_solved(const Grid9& puzzle, StrategySet strategies);

    int last_results_ = 0;                 // GenerateResults::set, the highest so far
    std::vector<GenerateResults> former_;  // the latest last
    PatternSymmetry symmetry_ = PatternSymmetry::none;
    std::array<bool, kSettingsSectionCount> open_{};
};

}  // namespace rookery::shell
