// PlayPage: the mode "Play", with the puzzle on the board, its analysis and path (play.hpp), and the jobs and views
// about it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/board/chain_view.hpp"
#include "shell/games/games.hpp"
#include "shell/games/statistics.hpp"
#include "shell/games/timer.hpp"
#include "shell/jobs/page.hpp"
#include "shell/play/analysis/analysis_run.hpp"
#include "shell/play/analysis/backdoor_run.hpp"
#include "shell/play/analysis/clue_additions.hpp"
#include "shell/play/analysis/depth_run.hpp"
#include "shell/play/analysis/true_candidates.hpp"
#include "shell/play/new_puzzles.hpp"
#include "shell/play/picture_reading.hpp"
#include "shell/play/play.hpp"
#include "shell/play/steps/available_steps.hpp"
#include "shell/play/steps/hint_run.hpp"

namespace rookery::shell {

class PlayPage final : public Page, public Play {
  public:
    explicit PlayPage(Workspace& workspace)
        : Page{workspace},
          Play{workspace.history, workspace.notice, workspace.mistake_marks},
          analysis_run{workspace, *this},
          hints{workspace, *this},
          available{workspace, *this},
          backdoors{workspace, *this},
          depth{workspace, *this},
          additions{workspace, *this},
          true_candidates{workspace, *this},
          new_puzzles{workspace, games},
          pictures{workspace, *this} {}

    // In a game, a step, the text box or a picture takes the keypad's place on small pages.
    int keypad_rows() const override { return is_game() && covers_keypad() ? 0 : 3; }
    // Paused: the board is covered, and takes no input.
    bool is_covered() const { return timer.paused() && !timer.stopped(); }
    bool covered_by_page = false;  // narrow pages: by another page; set before each frame

    AnalysisRun analysis_run;
    HintRun hints;
    AvailableSteps available;
    BackdoorRun backdoors;
    DepthRun depth;
    ClueAdditions additions;
    TrueCandidates true_candidates;
    Games games;
    NewPuzzles new_puzzles;
    PictureReading pictures;
    Statistics statistics;
    // The record of the puzzle on the board, if the user finished it; else null.
    const FinishedPuzzle* finished() const;
    // The card over the board of a puzzle that was just finished, until it is closed.
    bool shows_finish() const { return finish_open_ && finished() != nullptr; }
    void close_finish() { finish_open_ = false; }
    void share_result();
    // Whether the analysis is visible. Until the user asks for it, nothing reveals the solve path.
    bool analysis_shown = false;
    // A player's view: the board, and nothing that gives away how the puzzle is solved.
    bool is_game() const { return ws_.mode == Mode::play && !analysis_shown; }
    void resume(std::string_view puzzle);  // puts an unfinished game back on the board
    void play_day(Day day);                // likewise, or begins the puzzle of that day
    void forget_game(std::string_view puzzle);
    bool can_restore_game() const { return forgotten_game_.has_value(); }
    void restore_game();
    bool left_handed = false;  // keys to the left of the board
    bool large_keys = false;
    void show_analysis(bool shown);
    void show_analysis_once();           // until another puzzle is opened
    std::optional<Level> level() const;  // of the puzzle on the board; nullopt: unknown
    // A puzzle is played: it has entries, is not finished, and neither its solution nor its analysis is shown.
    bool is_game_on() const;
    bool is_solve_asked() const;  // solving it waits for an answer
    void ask_or_solve();
    Timer timer;       // of the puzzle on the board
    ChainView chains;  // of pictured_step()
    // The step whose picture is on the board, or null.
    const StepRecord* pictured_step() const { return path().shows_picture() ? path().shown() : nullptr; }
    bool picture_candidates = false;  // in exported pictures, even if the board does not show them
    // Opens the panel of all available steps and starts the search.
    void open_available();

    // --- the box for typing or correcting a puzzle ---
    bool text_box_open = false;
    std::string text_box;
    std::string text_problem;  // why the text is invalid; starts with line and column
    void refuse_text(const ParseResult& parsed, std::string_view text);  // puts the text into the box for correction
    void forget_text_problem();                                          // no longer needed
    void close_text_box();                                               // and discards its text
    void read_text_box();

    // Resets per-puzzle state after another puzzle was opened.
    void apply_puzzle();

  private:
    bool run_family(std::string_view id) override;
    void offer(std::vector<OfferedCommand>& offered) const override;
    std::string_view main_command() const override { return "read-text"; }
    bool can_walk() const override;
    void walk(int by) override;
    bool write(std::string_view field, std::string_view text) override;
    std::string text_to_copy() const override;
    Board board_in_sight() const override;
    bool show_job(const JobItem& job) override;
    void apply_changes(bool in_sight) override;
    void reword(const Rewording& reworded) override;
    void save_settings(saved::Json& settings) const override;
    void take_settings(const saved::Json& settings) override;

    bool covers_keypad() const;
    void update_timer();
    void leave_game();  // before its timer is reset
    void follow_game(bool is_another);
    void record_finished();
    void follow_mistakes();

    std::int64_t applied_puzzle_ = 0;  // puzzle_serial() when changes were last applied
    Grid9 timed_givens_{};             // the puzzle that the timer is for
    std::string recorded_;             // the finished puzzle recorded last
    std::optional<Game> forgotten_game_;
    std::string kept_game_;           // the puzzle of the game on the board, if it is in `games`
    std::int64_t kept_changes_ = -1;  // of the history, when the game was last kept
    bool analysis_once_ = false;
    bool finish_open_ = false;
    int felt_mistakes_ = 0;  // by vibration
};

}  // namespace rookery::shell
