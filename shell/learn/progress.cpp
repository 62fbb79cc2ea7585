#include "shell/learn/progress.hpp"

#include <array>
#include <nlohmann/json.hpp>

#include "shell/jobs/technique_choice.hpp"
#include "shell/learn/subjects.hpp"

namespace rookery::shell {

saved::Json Progress::as_json() const {
    saved::Json json = saved::Json::object();
    for (const auto& [technique, score] : scores_) json[id_of(technique)] = {score.solved, score.shown, score.wrong};
    return json;
}

void Progress::take(const saved::Json& value) {
    if (!value.is_object()) return;
    scores_.clear();
    for (const auto& [name, counts] : value.items()) {
        const auto technique = subject_named(name);
        if (!technique || !counts.is_array() || counts.size() != 3) continue;
        std::array<int, 3> numbers{};
        for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = saved::count(counts[i], 1'000'000);
        scores_[*technique] = {numbers[0], numbers[1], numbers[2]};
    }
}

}  // namespace rookery::shell
