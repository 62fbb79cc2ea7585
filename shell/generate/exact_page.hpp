// ExactPage: the view "Exact" of the mode "Generate". It has the question about the pattern, the search for the answer,
// and the answers so far, each of which is shown again whenever its question is.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "exact/position_reasons.hpp"
#include "exact/strategies.hpp"
#include "rate/se_scale.hpp"
#include "shell/generate/exact_answer.hpp"
#include "shell/generate/fewest_clues.hpp"
#include "shell/generate/generate_controls.hpp"
#include "shell/generate/small_pattern.hpp"
#include "shell/jobs/controls.hpp"
#include "shell/jobs/page_workspace.hpp"

namespace rookery::shell {

// The methods of the two searches in the view "Exact": those of the verb `exact`, with names for people.
enum class DecideBy : std::uint8_t { portfolio, anneal, test, find, refute, states };
inline constexpr int kDecideByCount = 6;
enum class FewestBy : std::uint8_t { anneal, sat };
inline constexpr int kFewestByCount = 2;

// Its name in options and commands; its name for people; and a sentence about it.
std::string_view name_of(DecideBy method);
std::string_view title_of(DecideBy method);
std::string_view help_of(DecideBy method);
std::string_view name_of(FewestBy method);
std::string_view title_of(FewestBy method);
std::string_view help_of(FewestBy method);

// Whether K, the number of steps, can be given.
constexpr bool takes_steps(DecideBy method) {
    return method == DecideBy::find || method == DecideBy::refute || method == DecideBy::states;
}

class ExactPage final : public JobListener {
  public:
    explicit ExactPage(Workspace& workspace) : ws_{workspace} {}

    // --- the question ---
    StrategySet strategies = kBasicStrategies;
    using Place = ExactPlace;
    ROOKERY_EXACT_SWITCHES(ROOKERY_SWITCH_MEMBER)
    ROOKERY_EXACT_FIELDS(ROOKERY_FIELD_MEMBER)
    ROOKERY_EXACT_CHOICES(ROOKERY_CHOICE_MEMBER)
    // The values of the fields; nullopt if one is invalid (its problem is set).
    struct Limits {
        double seconds = 0;  // 0: any
        std::uint64_t seed = 0;
        int steps = 0;  // K; 0: the method chooses
        int clues = 0;  // for the fewest: exactly this many; 0: any number
    };
    std::optional<Limits> read_limits(std::uint64_t fresh_seed);
    ExactQuestion question(CellSet pattern) const { return {pattern, strategies}; }

    // --- facts about the positions that need no search: computed once per question ---
    void look_at(CellSet pattern);
    const std::optional<PositionReason>& position_reason() const { return position_reason_; }

    // --- the search for an answer, or for the fewest clues ---
    void decide();
    void decide_again(std::uint64_t new_seed);  // with the same question
    void search_fewest();
    void end_when_time_is_up();
    bool asked_elsewhere() const;  // the last search was about another question, and its outcome is shown
    // The progress: "12 of 65 parts  ·  0:40 of 5:00  ·  1:10 left".
    std::string progress_text(const JobItem& job) const;
    void start(int job, const ExactQuestion& asked, const Limits& limits);
    void start_fewest(int job, const Limits& limits);
    int job() const { return job_; }  // the last one; 0: none so far
    bool running() const { return running_; }
    bool seeks_fewest() const { return seeks_fewest_; }
    const ExactQuestion& asked() const { return asked_; }  // by the last search
    // Whether the last search is running, or was not yet shown with its question.
    bool is_notable() const { return running_ || unseen_; }
    void reword(const Rewording& reworded) {
        for (std::string* sentence : {&fewest_said_, &problem_, &failure_}) reworded.apply(*sentence);
        reword_fields(*this, reworded);
    }
    const std::string& failure() const { return failure_; }  // why it could not start; empty otherwise
    void forget_failure() { failure_.clear(); }
    double seconds_allowed() const { return limits_.seconds; }
    std::uint64_t last_seed() const { return limits_.seed; }
    bool has_run() const { return job_ != 0; }
    // The subject of a search, including earlier ones; null: the job is not one of its searches.
    struct Asked {
        ExactQuestion question;
        bool fewest = false;
    };
    const Asked* asked_by(int job) const;
    bool time_is_up = false;  // it was stopped by the time limit

    // --- answers ---
    // The answer to the current question about a pattern, or null.
    const ExactAnswer* answer(CellSet pattern) const;
    void keep(ExactAnswer answer);
    // The job whose proof belongs to the visible answer or to the fewest clues; 0: none.
    int proof_job(CellSet pattern) const;
    int answers_reported() const { return answers_reported_; }  // by all searches so far
    FewestClues fewest;
    const std::string& fewest_said() const { return fewest_said_; }  // of the last search, if it proved something
    SmallPattern small;
    void decide_small();
    TechniqueSet techniques_before = se_techniques();  // before opening an answer, which selected its strategies
    std::string fewest_so_far() const;                 // text for the strategies of the search

  private:
    void job_planned(const JobItem& job, std::int64_t parts, std::string_view columns) override;
    void job_rows(const JobItem& job, std::string_view rows) override;
    void job_problem(const JobItem& job, std::int64_t line, std::int64_t column, std::string_view sentence) override;
    void job_progressed(const JobItem& job) override;
    void job_reported(const JobItem& job, std::string_view activity) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;

    std::map<std::string, std::string> options_of(StrategySet of, const Limits& limits) const;
    void start_deciding(const Limits& limits);
    void say_limits_wrong();
    const ExactAnswer* find(const ExactQuestion& question) const;
    std::string end_of_answer(const JobItem& job, JobEnd end);
    std::string end_of_fewest() const;

    Workspace& ws_;
    int job_ = 0;
    bool running_ = false;
    bool seeks_fewest_ = false;
    ExactQuestion asked_;
    std::map<int, Asked> asked_by_;  // by job
    Limits limits_;
    std::optional<ExactAnswer> found_;  // by the running search
    bool found_fewer_ = false;
    std::string fewest_said_;
    bool unseen_ = false;
    int answers_reported_ = 0;
    std::string problem_;  // of the running search
    std::string failure_;
    std::vector<ExactAnswer> answers_;  // latest last

    std::optional<ExactQuestion> looked_at_;
    std::optional<PositionReason> position_reason_;
};

template <>
struct ControlsOf<ExactPage> : NoControls<ExactPage> {
    using Owner = ExactPage;
    static constexpr auto kSwitches = std::to_array<SwitchControl<Owner>>({ROOKERY_EXACT_SWITCHES(ROOKERY_CONTROL)});
    static constexpr auto kFields = std::to_array<FieldControl<Owner>>({ROOKERY_EXACT_FIELDS(ROOKERY_CONTROL)});
    static constexpr auto kChoices =
        std::to_array<ChoiceControl<Owner>>({ROOKERY_EXACT_CHOICES(ROOKERY_CHOICE_CONTROL)});
};

// The command that undoes opening an answer.
inline constexpr std::string_view kUndoOpenExact = "undo-open-exact";
// The host's key for the puzzles of fewest clues.
inline constexpr std::string_view kFewestKey = "fewest";

// "12 of 65 parts"
std::string parts_done(const JobItem& job);

}  // namespace rookery::shell
