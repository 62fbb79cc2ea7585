#include "shell/play/steps/available_steps.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "board/insertion_sort.hpp"
#include "shell/jobs/jobs.hpp"
#include "shell/jobs/language_option.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/technique_names.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// Up to this many steps are shown unfolded.
constexpr std::size_t kFewSteps = 8;

// For the order of groups: steps that are not on the scale come last.
int hardness(const StepGroup& group) {
    return group.lowest == 0 && !group.by_length ? std::numeric_limits<int>::max() : group.lowest;
}

}  // namespace

std::string heading_of(const StepGroup& group) {
    const auto count = static_cast<std::int64_t>(group.steps.size());
    return std::string(technique_in_words(group.technique)) + ", " + counted(count, words::kStepOne, words::kStepMany);
}

void AvailableSteps::look() {
    if (job_ != 0) ws_.jobs.cancel(job_);
    clear();
    if (play_.analysis().puzzle.empty() || ws_.techniques.is_path_empty()) return;
    board_ = play_.board();
    techniques_ = ws_.techniques.path_set();
    state_ = State::working;
    start();
}

void AvailableSteps::start() {
    language_ = sentence_language();
    job_ = ws_.jobs.start(*this, JobKind::analysis, std::string(words::kAvailableJob), "steps",
                          step_options(board_, ws_.techniques), puzzle_text_of(board_));
}

void AvailableSteps::look_if_new() {
    if (!is_about_board()) look();
}

void AvailableSteps::close() {
    open = false;
    if (play_.path().shows_own_step()) play_.path().show_step(-1);
    if (job_ == 0) return;
    ws_.jobs.cancel(job_);
    clear();
}

void AvailableSteps::show(int step) {
    if (step < 0 || step >= static_cast<int>(steps_.size())) return play_.path().show_step(-1);
    chosen = step;
    play_.path().show_own_step(steps_[static_cast<std::size_t>(step)]);
}

void AvailableSteps::walk(int by) {
    const int count = static_cast<int>(lines_.size());
    for (int line = line_of(shown()) + by; line >= 0 && line < count; line += by) {
        const int step = lines_[static_cast<std::size_t>(line)].step;
        if (step >= 0) return show(step);
    }
}

void AvailableSteps::apply_changes() {
    if (is_about_board()) {
        if (state_ != State::listed || language_ == sentence_language() || job_ != 0) return;
        rewording_ = true;
        return start();
    }
    if (open) {
        look();
    } else if (state_ != State::none) {
        clear();
    }
}

void AvailableSteps::clear() {
    job_ = 0;
    rewording_ = false;
    reworded_.clear();
    state_ = State::none;
    outcome_ = {};
    message_.clear();
    steps_.clear();
    groups_.clear();
    lines_.clear();
    chosen = -1;
}

bool AvailableSteps::is_about_board() const {
    return state_ != State::none && board_ == play_.board() && techniques_ == ws_.techniques.path_set();
}

void AvailableSteps::job_rows(const JobItem& job, std::string_view rows) {
    if (job.id != job_) return;
    for_each_row(rows, [&](std::string_view json) {
        auto row = read_path_row(json);
        if (auto* step = std::get_if<StepRecord>(&row)) (rewording_ ? reworded_ : steps_).push_back(std::move(*step));
        if (auto* end = std::get_if<PathOutcome>(&row)) outcome_ = std::move(*end);
    });
}

std::string AvailableSteps::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    if (job.id != job_) return {};
    job_ = 0;
    if (std::exchange(rewording_, false)) {
        if (reworded_.size() == steps_.size()) steps_ = std::move(reworded_);
        reworded_.clear();
        if (chosen >= 0) play_.path().reword_own(steps_[static_cast<std::size_t>(chosen)]);
        return {};
    }
    message_ = std::string(message);
    if (end == JobEnd::failed) {
        state_ = State::failed;
    } else if (end == JobEnd::cancelled) {
        state_ = State::cancelled;
    } else {
        state_ = outcome_.end == "listed" ? State::listed : State::refused;
    }
    make_groups();
    return {};
}

void AvailableSteps::make_groups() {
    groups_.clear();
    for (int i = 0; i < static_cast<int>(steps_.size()); ++i) {
        const StepRecord& step = steps_[static_cast<std::size_t>(i)];
        auto group = std::find_if(groups_.begin(), groups_.end(),
                                  [&](const StepGroup& g) { return g.technique == step.technique; });
        if (group == groups_.end()) {
            groups_.push_back({step.technique, step.rating, step.rating, step.length.has_value(), false, {}});
            group = groups_.end() - 1;
        }
        group->lowest = std::min(group->lowest, step.rating);
        group->highest = std::max(group->highest, step.rating);
        group->steps.push_back(i);
    }
    insertion_sort(groups_, [](const StepGroup& a, const StepGroup& b) { return hardness(a) < hardness(b); });
    for (StepGroup& group : groups_) {
        std::stable_sort(group.steps.begin(), group.steps.end(), [&](int a, int b) {
            return steps_[static_cast<std::size_t>(a)].rating < steps_[static_cast<std::size_t>(b)].rating;
        });
        group.unfolded = steps_.size() <= kFewSteps || groups_.size() == 1 || unfolded_.count(group.technique) != 0;
    }
    make_lines();
}

void AvailableSteps::make_lines() {
    lines_.clear();
    for (int g = 0; g < static_cast<int>(groups_.size()); ++g) {
        const StepGroup& group = groups_[static_cast<std::size_t>(g)];
        lines_.push_back({g, -1});
        if (!group.unfolded) continue;
        for (const int step : group.steps) lines_.push_back({g, step});
    }
}

void AvailableSteps::fold(int group) {
    if (group < 0 || group >= static_cast<int>(groups_.size())) return;
    StepGroup& folded = groups_[static_cast<std::size_t>(group)];
    folded.unfolded = !folded.unfolded;
    if (folded.unfolded) {
        unfolded_.insert(folded.technique);
    } else {
        unfolded_.erase(folded.technique);
    }
    make_lines();
}

int AvailableSteps::line_of(int step) const {
    const auto line = std::find_if(lines_.begin(), lines_.end(), [&](const Line& l) { return l.step == step; });
    return line == lines_.end() || step < 0 ? -1 : static_cast<int>(line - lines_.begin());
}

std::string AvailableSteps::summary() const {
    const JobItem* job = ws_.jobs.find(job_);
    const std::string& end = outcome_.end;
    switch (state_) {
        case State::none:
            return std::string(ws_.techniques.is_path_empty() ? words::kNoTechniqueOn : words::kAvailableNeedsOne);
        case State::working:
            if (job == nullptr || job->activity.empty()) return std::string(words::kAvailableLooking);
            return fill(words::kAvailableDoing, {job->activity});
        case State::failed:
            return fill(words::kAvailableFailed, {message_});
        case State::cancelled:
            return std::string(words::kAvailableCancelled);
        case State::refused:
            return std::string(end == "contradicts"      ? words::kAvailableWrong
                               : end == "already_solved" ? words::kAvailableSolved
                                                         : words::kAvailableNeedsOne);
        case State::listed:
            break;
    }
    const bool full = ws_.techniques.is_path_full();
    if (steps_.empty()) {
        return std::string(full ? words::kAvailableNone : words::kAvailableNoneOfSome);
    }
    std::string text =
        fill(words::kAvailableFound,
             {counted(static_cast<std::int64_t>(steps_.size()), words::kStepOne, words::kStepMany),
              counted(static_cast<std::int64_t>(groups_.size()), words::kTechniqueOne, words::kTechniqueMany)});
    // (With whips or braids, the groups say so.)
    if (!full && ws_.techniques.length_scale() == nullptr)
        text += ", " + fill(words::kWithTechniques, {share_text(ws_.techniques.set())});
    return text;
}

std::map<std::string, std::string> step_options(const Board& board, const TechniqueChoice& techniques) {
    std::map<std::string, std::string> options{
        {"json", ""}, {"values", line_of(board)}, {"candidates", to_candidate_line(candidates_of(board))}};
    techniques.add_path_options(options);
    add_language_option(options);
    return options;
}

}  // namespace rookery::shell
