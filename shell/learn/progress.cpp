#include "shell/learn/progress.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "shell/jobs/technique_choice.hpp"
#include "shell/learn/subjects.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

std::optional<Score> score_in(const Json& counts) {
    if (!counts.is_array() || counts.size() != 3) return std::nullopt;
    std::array<int, 3> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = saved::count(counts[i], 1'000'000);
    return Score{numbers[0], numbers[1], numbers[2]};
}

Score later(const Score& a, const Score& b) {
    return {std::max(a.solved, b.solved), std::max(a.shown, b.shown), std::max(a.wrong, b.wrong)};
}

}  // namespace

Score Progress::of(Technique technique) const {
    Score sum;
    const auto found = scores_.find(technique);
    if (found == scores_.end()) return sum;
    for (const auto& [place, score] : found->second) {
        sum.solved += score.solved;
        sum.shown += score.shown;
        sum.wrong += score.wrong;
    }
    return sum;
}

std::string Progress::as_text() const {
    if (scores_.empty()) return {};
    Json json = Json::object();
    for (const auto& [technique, places] : scores_) {
        for (const auto& [place, score] : places) {
            json[id_of(technique)][std::to_string(place)] = {score.solved, score.shown, score.wrong};
        }
    }
    return saved::joined({{"scores", saved::text_of(json)}});
}

bool Progress::read(const Json& value) {
    const Json& scores = saved::member(value, "scores");
    if (!scores.is_object()) return false;
    scores_.clear();
    for (const auto& [name, places] : scores.items()) {
        const auto technique = subject_named(name);
        if (!technique) continue;
        for (int place = 0; place < kPlaces; ++place) {
            if (const auto score = score_in(saved::member(places, std::to_string(place)))) {
                scores_[*technique][place] = *score;
            }
        }
    }
    return true;
}

void Progress::merge(const Progress& other) {
    for (const auto& [technique, places] : other.scores_) {
        for (const auto& [place, score] : places) {
            Score& own = scores_[technique][place];
            own = later(own, score);
        }
    }
}

}  // namespace rookery::shell
