#include "shell/learn/progress.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <system_error>
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

std::optional<int> place_in(std::string_view text) {
    int place = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), place);
    const bool is_whole = error == std::errc() && end == text.data() + text.size();
    if (!is_whole || place < 0 || place >= Progress::kPlaces || std::to_string(place) != text) return std::nullopt;
    return place;
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
        if (!places.is_object()) continue;
        for (const auto& [text, counts] : places.items()) {
            const auto place = place_in(text);
            const auto score = score_in(counts);
            if (place && score) scores_[*technique][*place] = *score;
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
