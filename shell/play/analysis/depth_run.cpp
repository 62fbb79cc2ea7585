#include "shell/play/analysis/depth_run.hpp"

#include <array>
#include <nlohmann/json.hpp>

#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

// The names that researchers use, the same in every language.
constexpr std::array<std::array<const char*, 2>, 4> kScales = {
    {{"b", "B"}, {"w", "W"}, {"bxb", "BxB"}, {"bxbb", "BxBB"}}};

}  // namespace

void DepthRun::apply_changes(bool wanted) {
    const Analysis& analysis = play_.analysis();
    const bool is_puzzle = analysis.solutions == Analysis::Solutions::one && play_.board().barred == Candidates9{};
    const std::string puzzle = wanted && is_puzzle ? analysis.puzzle : std::string{};
    if (puzzle == puzzle_) return;
    give_up();
    fact_.clear();
    puzzle_.clear();
    if (puzzle.empty() || analysis.state != Analysis::State::done) return;
    puzzle_ = puzzle;
    start(words::kDepthJob, "rate", {{"json", ""}, {"scale", "te,b,w,bxb,bxbb"}}, puzzle);
}

void DepthRun::take_row(std::string_view text) {
    const nlohmann::json row = nlohmann::json::parse(text, nullptr, false);
    const auto depth = row.find("te");
    if (depth == row.end() || !depth->is_number_integer()) return;
    fact_ = "T&E(" + std::to_string(depth->get<int>()) + ")";
    if (*depth == 0) return;  // only singles: the other numbers are 0
    for (const auto& [key, name] : kScales) {
        const auto number = row.find(key);
        if (number == row.end() || !number->is_number_integer()) continue;
        append_item(fact_, name + std::to_string(number->get<int>()));
    }
}

}  // namespace rookery::shell
