// LearnPage: the mode "Learn", with a lesson on each technique, an example of it on the board, and puzzles to practise
// it.
//
//   all techniques ──► a lesson: text, and its example ──► practice: a board on which it is needed; marks; an outcome
//                                  └──► the player's own board: every place of it there
//
// Lessons, examples and practice puzzles come from the core (verbs `guide`, `practice`), and so do all steps on the
// board that is shown (`steps`).
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/board/chain_view.hpp"
#include "shell/jobs/command.hpp"
#include "shell/jobs/controls.hpp"
#include "shell/jobs/page.hpp"
#include "shell/learn/exercise.hpp"
#include "shell/learn/learn_controls.hpp"
#include "shell/learn/lesson.hpp"
#include "shell/learn/progress.hpp"
#include "shell/learn/subjects.hpp"

namespace rookery::shell {

enum class LearnBoard : std::uint8_t { example, mine, practice };

class LearnPage final : public Page, public JobListener {
  public:
    explicit LearnPage(Workspace& workspace) : Page{workspace} {}

    // --- the guide ---
    std::optional<Technique> subject() const { return subject_; }  // nullopt: the list of all techniques
    const Lesson* lesson() const { return lesson_ ? &*lesson_ : nullptr; }
    void open(Technique technique);
    void open_list();
    bool is_unfolded(TechniqueGroup family) const { return unfolded_[static_cast<std::size_t>(family)]; }
    void fold(TechniqueGroup family);  // folds or unfolds it
    std::string problem;               // why the lesson or a puzzle is missing

    // --- the board ---
    LearnBoard shows = LearnBoard::example;
    const Board& board() const { return board_; }  // blank: none yet
    const std::vector<StepRecord>& steps() const { return steps_; }
    bool is_looking() const { return look_job_ != 0 && !rewording_; }  // for the steps on it
    // The board has mistakes, or is not a puzzle with one solution.
    bool board_holds_no_step() const { return !looked_end_.empty() && looked_end_ != "listed"; }
    // The step that is drawn on the board; null: none.
    const StepRecord* pictured() const;
    int place() const { return place_; }  // index of that step
    void walk_steps(int by);
    ChainView chains;  // of pictured()
    int cursor() const { return cursor_; }
    void show_example();
    // Finds every step on another board, the player's.
    void look_in(const Board& mine);

    // --- practice ---
    using Place = LearnPlace;
    Basics basics = Basics::subsets;
    bool practises() const { return shows == LearnBoard::practice; }
    void practise();      // starts another puzzle
    void stop_looking();  // for a puzzle
    bool is_making() const { return practice_job_ != 0; }
    const JobItem* making() const { return ws_.jobs.find(practice_job_); }
    bool has_exercise() const { return practises() && !steps_.empty() && !is_looking(); }
    Exercise exercise;
    ExerciseOutcome outcome;
    bool answer_shown() const { return answer_shown_; }
    void mark(int cell, int digit);
    void clear_marks();
    void check();
    void show_answer();
    void play_exercise();
    Progress progress{static_cast<int>(ws_.last_seed() % Progress::kPlaces)};

  private:
    void command_begins() override { problem.clear(); }
    void reword(const Rewording& reworded) override { reworded.apply(problem); }
    bool run_family(std::string_view id) override;
    void offer(std::vector<OfferedCommand>& offered) const override;
    std::string_view main_command() const override;
    std::string_view digit_family() const override { return practises() ? "learn-digit-" : ""; }
    bool select(int cell) override;
    bool move_cursor(int rows, int columns) override;
    bool covers_board() const override { return !subject_; }  // the list of techniques has no board
    Board board_in_sight() const override { return board_; }
    void apply_changes(bool in_sight) override;
    void save_settings(saved::Json& settings) const override;
    void take_settings(const saved::Json& settings) override;

    void job_rows(const JobItem& job, std::string_view rows) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;
    bool job_is_notable(const JobItem& /*job*/) const override { return false; }

    void give_up_jobs();
    void take_board(Board board);
    void read_lesson_page();
    void look();
    void take_step_row(std::string_view row);
    void end_look(JobEnd end, std::string_view message);
    void take_practice_row(std::string_view row);

    std::optional<Technique> subject_;
    std::optional<Lesson> lesson_;
    std::array<bool, kFamilyCount> unfolded_{};
    Board board_;
    Grid9 solution_{};
    std::vector<StepRecord> steps_;
    Language language_ = Language::english;  // of the lesson and the steps
    bool rewording_ = false;                 // the running jobs repeat the lesson and steps in another language
    std::vector<StepRecord> reworded_;       // the steps received so far
    std::string looked_end_;                 // how the search for steps on the board ended: "listed", ...
    int place_ = 0;
    int cursor_ = 40;
    int lesson_job_ = 0;
    int look_job_ = 0;
    int practice_job_ = 0;
    bool answer_shown_ = false;
};

template <>
struct ControlsOf<LearnPage> : NoControls<LearnPage> {
    using Owner = LearnPage;
    static constexpr auto kChoices =
        std::to_array<ChoiceControl<Owner>>({ROOKERY_LEARN_CHOICES(ROOKERY_CHOICE_CONTROL)});
};

// Commands of the mode "Learn". Families: "learn-x-wing" opens a lesson, "learn-fold-3" a family of techniques,
// "learn-mark-40-5" marks a candidate, "learn-digit-5" the one of the cell under the cursor, "learn-basics-locked".
std::span<const CommandOf<LearnPage>> learn_commands();

}  // namespace rookery::shell
