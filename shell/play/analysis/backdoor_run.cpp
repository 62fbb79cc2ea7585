#include "shell/play/analysis/backdoor_run.hpp"

#include <nlohmann/json.hpp>

#include "shell/board/json_members.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr int kLargestSize = 3;
constexpr int kMaxSets = 1000;

}  // namespace

BackdoorRun::BackdoorRun(Workspace& workspace, Play& play)
    : BoardRun(workspace, play, words::kBackdoorsCancelled, words::kBackdoorsFailed) {}

bool BackdoorRun::can_look() const {
    const Analysis& analysis = play_.analysis();
    return analysis.solutions == Analysis::Solutions::one && play_.board().barred == Candidates9{} && !is_running();
}

void BackdoorRun::look() {
    puzzle_ = play_.board().givens;
    fact_.clear();
    size_ = -1;
    number_ = 0;
    cells_ = {};
    start(words::kBackdoorsJob, "backdoors",
          {{"json", ""}, {"size", std::to_string(kLargestSize)}, {"sets", std::to_string(kMaxSets)}},
          puzzle_text_of(play_.board()));
    ws_.notice.say_while(std::string(words::kBackdoorsLooking), [this] { return is_running(); });
}

void BackdoorRun::apply_changes() {
    if (puzzle_ == play_.board().givens) return;
    give_up();
    fact_.clear();
}

void BackdoorRun::take_row(std::string_view text) {
    const nlohmann::json row = nlohmann::json::parse(text, nullptr, false);
    const auto size = row.find("size");
    if (size == row.end() || !size->is_number_integer()) return;
    size_ = number_member(row, "size");
    number_ = number_member(row, "backdoors");
    const auto sets = row.find("cells");
    if (sets == row.end()) return;
    for (const nlohmann::json& set : *sets) {
        for (const nlohmann::json& cell : set) cells_.add(cell.get<int>());
        if (size_ > 1) break;
    }
}

void BackdoorRun::end_found() {
    if (size_ < 0) {
        fact_ = fill(words::kBackdoorFactNone, {std::to_string(kLargestSize)});
        return ws_.notice.say(fill(words::kBackdoorsNone, {std::to_string(kLargestSize)}));
    }
    fact_ = fill(words::kBackdoorFact, {std::to_string(size_)});
    if (size_ == 0) return ws_.notice.say(std::string(words::kBackdoorsOfNone));
    Selection selection = play_.entries().selection();
    selection.take(cells_);
    play_.entries().change_selection(selection);
    const std::string number = thousands(number_) + (number_ >= kMaxSets ? "+" : "");
    if (size_ == 1)
        return ws_.notice.say(fill(number_ == 1 ? words::kBackdoorsOne : words::kBackdoorsSingle, {number}));
    ws_.notice.say(fill(words::kBackdoorsSets, {std::to_string(size_), number}));
}

}  // namespace rookery::shell
