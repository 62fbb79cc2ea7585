// Model: the whole state of the UI and everything that can happen to it. Draws nothing. Read this first.
//
//   History   the document (board and pattern), undo and redo     Play           the board, hints, the path
//   Works     long jobs and how far they are                      ListPage       a table of many puzzles
//   Notice    what just happened, in a line                       GeneratePage   puzzles on a pattern; its ExactPage
//                                                                 asks what strategies alone can solve
//                                                                 EnumeratePage  a grid, its unavoidable sets and
//                                                                 puzzles
//                                                                 LabPage        solvers side by side on a puzzle,
//                                                                 or racing over a list
//
// What a user can do has a name: see commands.hpp. Buttons, keys and the DOM twin all go through run().
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/analysis.hpp"
#include "model/available_steps.hpp"
#include "model/chain_view.hpp"
#include "model/enumerate_page.hpp"
#include "model/generate_page.hpp"
#include "model/hint_search.hpp"
#include "model/histogram.hpp"
#include "model/history.hpp"
#include "model/host.hpp"
#include "model/lab_page.hpp"
#include "model/list_page.hpp"
#include "model/notice.hpp"
#include "model/palette.hpp"
#include "model/play.hpp"
#include "model/saved_runs.hpp"
#include "model/technique_choice.hpp"
#include "model/timer.hpp"
#include "model/works.hpp"
#include "text/text.hpp"

namespace rookery::shell {

enum class ThemeChoice : std::uint8_t { system, light, dark };

class Model final : public WorkEvents {
  public:
    explicit Model(Host& host);

    Host& host() { return host_; }
    const Host& host() const { return host_; }
    History history;
    Notice notice;
    Works works;
    Play play;
    Timer timer;       // of the puzzle on the board
    ChainView chains;  // of pictured_step()
    ListPage list;
    GeneratePage generate;
    EnumeratePage enumerate;
    LabPage lab;
    TechniqueChoice techniques;
    AvailableSteps available;
    Palette palette;

    // The step whose picture is on the board, or null.
    const PathStep* pictured_step() const { return play.shows_picture() ? play.shown() : nullptr; }

    // --- how it is looked at ---
    Mode mode = Mode::play;
    ThemeChoice theme = ThemeChoice::system;
    bool letter_keys = true;  // keys that are a character by themselves act, see key_commands.hpp
    bool shortcuts_open = false;
    bool picture_candidates = false;  // in pictures of the board, even where it does not show them
    bool techniques_open = false;     // the choice of techniques in place of the mode's panel
    bool required_open = false;       // the same of those that new puzzles must use
    bool formats_open = false;        // the formats to copy and save in
    bool text_box_open = false;       // the box for typing or mending a puzzle
    bool board_beside_list = false;   // wide pages: a row opens without leaving the list
    bool sheet_open = false;          // narrow pages: the panel lies over the keypad
    bool histogram_open = true;       // the ratings of the list as bars above its rows
    int histogram_step = kWideBars;   // tenths of ER that a bar stands for, as it was last drawn
    bool problems_open = false;       // the list's unreadable lines instead of its rows
    std::string text_box;
    std::string text_problem;  // why text_box could not be read; line and column first

    // The row that a reader of the DOM twin has gone to, in the table of a mode.
    struct TwinPlace {
        Mode mode = Mode::play;
        std::size_t row = 0;
    };
    TwinPlace twin_place;

    // Opens one of them in place of the others, or closes it.
    void toggle_page(bool Model::*page) {
        const bool open = !(this->*page);
        close_pages();
        this->*page = open;
    }
    void close_pages() { shortcuts_open = techniques_open = required_open = formats_open = false; }

    // --- doing things ---
    // Runs the command of that name, if there is one and it is possible now. Says whether it was run.
    bool run(std::string_view command);
    // `name` is the file it came from; empty: pasted.
    void paste(std::string_view text, std::string_view name = {});
    void read_text_box();
    void open_list_row(std::size_t position);  // of the table's present order
    void analyse();                            // the puzzle on the board, again
    // The work that rates the puzzle on the board; null while there is none.
    const WorkItem* rating_work() const { return works.find(analysis_work_); }
    void hint();  // the next one, or the same one more strongly
    bool is_looking_for_hint() const { return hint_search_.work != 0; }
    void cancel_hint();
    // All steps from the user's board: opens the panel and looks for them.
    void open_available();
    void close_available();
    void look_for_available();
    void show_available(int step);  // -1: none
    void walk_available(int by);    // to the next or the one before of those not folded away
    // The one of them that is on the board, or -1.
    int shown_available() const { return play.shows_own_step() ? available.chosen : -1; }
    void take_techniques(TechniqueSet techniques);

    // --- the mode "Generate" ---
    void open_generated_row(std::size_t position);
    void start_generating();
    void clear_results();        // undo brings them back
    void rate_generated();       // the results as a list
    void more_like_board();      // puzzles with its clue cells and about its rating
    Grid9 board_puzzle() const;  // its clues, or what is entered while there are none
    void more_like_result();     // the same of the opened or only marked row
    void save_pattern();
    void forget_pattern(std::size_t index);  // of generate.shelf
    void share_pattern();
    void test_levels();
    // A puzzle that was pasted there may be meant as the pattern, as which it is taken at first, or as a puzzle.
    struct PasteOffer {
        Board board;
        std::string recognised;
        bool changed = false;       // it took another pattern's place
        std::int64_t revision = 0;  // of the history, once it was taken; any other change ends the offer
    };
    const PasteOffer* paste_offer() const { return paste_offer_ ? &*paste_offer_ : nullptr; }
    void take_pasted_puzzle();  // as a puzzle after all
    void close_paste_offer() { paste_offer_.reset(); }

    // --- its view "Exact" ---
    bool can_decide() const;
    void decide();
    void decide_again();  // the same question, with the seed after the answer's
    void search_fewest();
    void open_exact();                    // the answer's puzzle, to be solved by the strategies alone
    void open_fewest(std::size_t index);  // the same of generate.exact.fewest
    bool asked_elsewhere() const;         // the last search was about another question and is news
    void show_asked();                    // that question
    bool can_undo_open_exact() const;     // as long as nothing else was done
    void undo_open_exact();

    // --- the mode "Enumerate" ---
    void take_grid(const Grid9& grid, std::string name, std::string said);
    void take_board_grid();  // the solution of the board's puzzle
    void take_random_grid();
    void close_grid();
    void find_sets();
    void load_sets(std::string_view text, std::string_view name);  // to be checked, from a file
    void stop_sets();
    void estimate_enumeration();
    bool has_estimate() const;  // there is one of what is asked for now, or it is being made
    void start_enumeration();
    void resume_kept(std::size_t index);  // of enumerate.kept
    void discard_kept(std::size_t index);
    void choose_found(std::size_t position);  // of the table's present order; the chosen one again: none
    int place_of_found() const;               // of the chosen one there, or -1
    bool has_chosen() const;                  // a set, or a puzzle, in the view that is shown
    void walk_chosen(int by);
    void choose_none();
    std::int64_t fresh_stroke() { return ++stroke_; }  // a number for a brush stroke, see History::change_in_group
    // A brush comes to a cell: of the pattern, which is then a clue or not, or of the grid, which gets the chosen mark.
    void brush(int cell, bool begins, bool clue);
    std::string found_puzzle() const;  // the chosen one; empty: none
    void play_found();
    void list_found();  // the puzzles found as a list

    // --- the mode "Lab" ---
    void take_lab_sample(std::string_view line, bool diagonal, std::string_view name);
    void take_race_list(std::string_view text, std::string_view name);
    void run_lab();  // the ticked methods, each a work
    void start_race();
    void cancel_lab();                    // all works of the view that is shown
    std::size_t race_candidates() const;  // puzzles that may race: the pasted ones, else the mode List's
    std::string race_list_name() const;
    void export_dimacs(bool to_file);  // or to the clipboard

    void show_work(int id);             // the mode that it is of, and there what it found or is finding
    void set_page_hidden(bool hidden);  // in the background nobody plays
    // --- from mode to mode ---
    // The puzzle that is looked at in the present mode: the board's, the chosen row's, an answer; empty: none.
    Grid9 puzzle_in_sight() const;
    // The same with the candidates that a row of a list may leave out.
    Board board_in_sight() const;
    void hand_to_play();
    void hand_to_generate();   // its clue cells, as the pattern
    void hand_to_enumerate();  // its solution, as the grid
    void hand_to_lab();
    void race_list();  // the list's rows, in the Lab
    void list_race();  // the race's own puzzles, as a list
    void restore_race_list();
    void close_list();
    void restore_list();  // the one before
    // Says what was done, with a way back if it changed anything that undo takes back.
    void say_change(std::string sentence);

    // --- paper ---
    void print_board();
    void print_list();
    void print_found();
    void print_results();

    // --- links, and what outlives a reload (model_document.cpp) ---
    void share_link(bool with_progress);
    // Gives the host what has changed since the last time and is to outlive the page; the fragment of the address too.
    void save();

    void undo();
    void redo();
    // Called after anything that may have changed the board: an analysis is started for a new puzzle.
    void settle();
    // What the system's copy takes: a puzzle, a pattern or the rows of a table.
    std::string text_to_copy() const;
    // Moves the clock: a path that plays goes on. Returns whether it wants to be called again soon.
    bool tick(double now);

    void work_planned(int id, std::int64_t parts, std::int64_t items, std::string_view columns) override;
    void work_resumed(int id, std::int64_t parts_done, std::int64_t items_done) override;
    void work_rows(int id, std::string_view rows) override;
    void work_problem(int id, std::int64_t line, std::int64_t column, std::string_view sentence) override;
    void work_progress(int id, std::int64_t items_done) override;
    void work_activity(int id, std::string_view text) override;
    void work_ended(int id, WorkEnd end, std::string_view message) override;
    void work_time(int id, double seconds) override;
    void work_workers(int id, const std::vector<WorkerState>& workers) override;
    void work_not_kept(int id, std::string_view sentence) override;
    void kept_works(const std::vector<KeptWork>& kept) override;
    void remembered(std::string_view key, std::string_view text) override;
    void link_opened(std::string_view fragment) override;
    void picture_ended(PictureEnd end) override;
    void not_remembered(std::string_view why) override;

  private:
    void go_to(Mode where);
    void say_none_chosen();
    void print(PrintSheet sheet);
    // More than kMostPrinted are refused by `too_many`: {0} is that number, {1} is how many they are.
    void print_rows(const Table& table, std::span<const std::uint32_t> rows, std::string title,
                    std::string_view too_many);
    void follow_list(int before);
    void follow_results(int before);
    void start_list(std::string_view text, std::string name, std::string said);
    void open_table_row(const Table& table, std::size_t position, int& selected, std::string_view from);
    bool is_news(int work) const;  // that it has ended
    std::string result_of_list(WorkEnd end, std::string_view message) const;
    void more_like(const Grid9& puzzle, int er);
    void say_no_technique();
    void end_when_time_is_up();
    void start_deciding(const ExactPage::Limits& limits);
    void end_deciding_when_time_is_up();
    std::optional<std::string> exact_ended(int id, WorkEnd end, std::string_view message);
    void open_solved(const Grid9& puzzle, StrategySet strategies);
    void settle_exact();
    void go_where_changed(Mode where);
    void settle_puzzle();  // what was about the one before
    void settle_analysis();
    void settle_solutions();
    void settle_searches();  // those whose board is not the user's any more
    void settle_enumeration();
    void settle_verdict();
    void settle_timer();
    void forget_text_problem();  // what could not be read is no concern any more
    // Of those that cannot be read; gone once each of them has been written anew.
    void say_fields_wrong(std::initializer_list<const Field*> fields);
    void show_list_of(int work);
    void show_exact_of(int work);
    void show_grid(const Grid9& grid);
    void show_sets_of(int work);
    void show_enumeration_of(int work);
    void show_lab_of(int work);
    void settle_paste_offer();
    // A pattern, or a puzzle that may be one; false: something else.
    bool paste_pattern(const ParseResult& parsed, std::string_view text);
    // A grid, or sets of the grid that is there; false: something else.
    bool paste_grid(const ParseResult& parsed, std::string_view text, std::string_view name);
    void take_solution(const Grid9& grid, const ParsedPuzzle& puzzle, std::string_view recognised);
    void refuse_grid(std::string sentence);
    void paste_in_lab(const ParseResult& parsed, std::string_view text, std::string_view name);
    void say_nothing_ticked();
    bool lab_rows(int id, std::string_view rows);
    bool lab_problem(int id, std::int64_t line, std::string_view sentence);
    void lab_told(int id, std::string_view text);
    std::optional<std::string> lab_ended(int id, WorkEnd end, std::string_view message);
    void end_dimacs(WorkEnd end, std::string_view message);
    void start_sets(CallOptions options, std::string what);
    void run_enumeration(std::string input, const CallOptions& options, WorkKind kind = WorkKind::enumeration);
    std::string call_text(const CallOptions& options) const;
    void end_hint(WorkEnd end, std::string_view message);
    std::map<std::string, std::string> options_from_here() const;
    void end_analysis(WorkEnd end, std::string_view message);
    void open_pattern_link(std::string_view mask);
    std::string fragment() const;
    std::string session_text();
    void take_session(std::string_view text);
    void take_timer(std::string_view key, std::string_view value);
    std::string generated_text() const;
    void take_generated(std::string_view text);
    std::string race_text() const;
    void take_race(std::string_view text);
    void remember_if_new(std::string_view key, std::string text);
    void resume_saved(const std::vector<KeptWork>& kept);
    bool resume_list(const SavedRun& run, const KeptWork* kept);
    int start_generator(SavedRun run, double seconds);  // its work
    void resume_generating(const SavedRun& run);
    void resume_enumeration(const SavedRun& run, const KeptWork* kept);

    Host& host_;
    AnalysisCache known_;
    int analysis_work_ = 0;
    HintSearch hint_search_;
    std::map<int, Grid9> set_searches_;  // whose sets, by their works
    std::int64_t reading_notice_ = 0;    // the number of the notice that a long text is being read
    std::size_t reading_kilobytes_ = 0;
    std::int64_t settled_puzzle_ = 0;  // Play::puzzle_serial() when all settled last
    std::uint64_t seed_ = 0;
    std::int64_t stroke_ = 0;
    std::int64_t brush_stroke_ = 0;                         // the one that the brush is at
    Grid9 timed_givens_{};                                  // whose time it is
    TechniqueSet techniques_before_open_ = kAllTechniques;  // before open_exact() chose the strategies'

    RunNotes runs_;
    std::vector<SavedRun> pending_;  // of the page before, until the host has told what it kept
    // Works that only bring back what was found before they were cancelled: they begin paused, so that no part is run,
    // and are cancelled again once they are planned.
    std::vector<int> replays_;
    std::string sample_link_;  // of the puzzle that is there at the start
    std::string shown_fragment_;
    std::map<std::string, std::string, std::less<>> remembered_;  // as the host was last given it, or would be
    std::optional<PasteOffer> paste_offer_;
    int last_results_ = 0;              // GenerateResults::set, the highest so far
    bool told_too_long_ = false;        // that something is not kept for its length
    std::int64_t saved_revision_ = -1;  // of the history, as a text:
    std::string saved_history_;
};

// The first problem of a text, with its place; where it has none, that there is no puzzle in it.
std::string first_problem_of(const ParseResult& parsed);

// What there is to say of the steps available now as a whole: how many, why none, or that they are being looked for.
std::string summary_of(const Model& model);

// How far a run of the generator is: "12 of 20  ·  3.2/s  ·  11 520 an hour  ·  0:03 left".
std::string generate_progress_text(const Model& model, const WorkItem& work);

// More puzzles are refused with a sentence.
inline constexpr std::size_t kMostPrinted = 600;

// The host remembers the puzzles of fewest clues under this key.
inline constexpr std::string_view kFewestKey = "fewest";
inline constexpr std::string_view kUndoOpenExact = "undo-open-exact";
// How far deciding is: "12 of 65 parts  ·  0:40 of 5:00  ·  1:10 left".
std::string exact_progress_text(const Model& model, const WorkItem& work);

// How far a search for puzzles is: "34 of 64 parts  ·  12/s  ·  0:03 left".
std::string search_progress_text(const Model& model, const Enumeration& search, const WorkItem& work);
// "Worker 2: part 35, 17 done"; `index` from 0.
std::string worker_text(const WorkerState& worker, std::size_t index);

}  // namespace rookery::shell
