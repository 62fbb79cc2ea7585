#include "model/available_steps.hpp"

#include <algorithm>
#include <utility>

#include "model/format.hpp"
#include "model/strings.hpp"

namespace rookery::shell {
namespace {

// So many steps are shown without folding.
constexpr std::size_t kFewSteps = 8;

}  // namespace

std::string heading_of(const StepGroup& group) {
    const auto count = static_cast<std::int64_t>(group.steps.size());
    return group.technique + ", " + counted(count, words::kStepOne, words::kStepMany);
}

void AvailableSteps::start(int id, const Board& board, TechniqueSet techniques) {
    clear();
    work_ = id;
    board_ = board;
    techniques_ = techniques;
    state_ = State::working;
}

void AvailableSteps::clear() {
    work_ = 0;
    state_ = State::none;
    outcome_ = {};
    message_.clear();
    steps_.clear();
    groups_.clear();
    lines_.clear();
    chosen = -1;
}

bool AvailableSteps::is_about(const Board& board, TechniqueSet techniques) const {
    return state_ != State::none && board_ == board && techniques_ == techniques;
}

void AvailableSteps::add_row(std::string_view json) {
    auto row = read_path_row(json);
    if (auto* step = std::get_if<PathStep>(&row)) steps_.push_back(std::move(*step));
    if (auto* end = std::get_if<PathOutcome>(&row)) outcome_ = std::move(*end);
}

void AvailableSteps::end(WorkEnd end, std::string_view message) {
    work_ = 0;
    message_ = std::string(message);
    if (end == WorkEnd::failed) {
        state_ = State::failed;
    } else if (end == WorkEnd::cancelled) {
        state_ = State::cancelled;
    } else {
        state_ = outcome_.end == "listed" ? State::listed : State::refused;
    }
    make_groups();
}

void AvailableSteps::make_groups() {
    groups_.clear();
    for (int i = 0; i < static_cast<int>(steps_.size()); ++i) {
        const PathStep& step = steps_[static_cast<std::size_t>(i)];
        auto group = std::find_if(groups_.begin(), groups_.end(),
                                  [&](const StepGroup& g) { return g.technique == step.technique; });
        if (group == groups_.end()) {
            groups_.push_back({step.technique, step.rating, step.rating, false, {}});
            group = groups_.end() - 1;
        }
        group->lowest = std::min(group->lowest, step.rating);
        group->highest = std::max(group->highest, step.rating);
        group->steps.push_back(i);
    }
    std::stable_sort(groups_.begin(), groups_.end(),
                     [](const StepGroup& a, const StepGroup& b) { return a.lowest < b.lowest; });
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

}  // namespace rookery::shell
