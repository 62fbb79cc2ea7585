#include "shell/play/analysis/clue_additions.hpp"

#include <nlohmann/json.hpp>

#include "board/names.hpp"
#include "shell/board/json_members.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

constexpr int kMaxSolutions = 1000;
constexpr int kMaxAddedSets = 1000;

}  // namespace

ClueAdditions::ClueAdditions(Workspace& workspace, Play& play)
    : BoardRun(workspace, play, words::kAddCluesCancelled, words::kAddCluesFailed) {}

bool ClueAdditions::can_add() const {
    const Grid9 values = values_of(play_.board());
    return values != Grid9{} && !values.is_full() && play_.board().barred == Candidates9{} && !is_running();
}

void ClueAdditions::add() {
    board_ = values_of(play_.board());
    solutions_ = 0;
    size_ = -1;
    complete_ = false;
    sets_.clear();
    start(words::kAddClues, "additions",
          {{"json", ""}, {"sets", std::to_string(kMaxAddedSets)}, {"solutions", std::to_string(kMaxSolutions)}},
          line_of(play_.board()));
    ws_.notice.say_while(std::string(words::kAddCluesLooking), [this] { return is_running(); });
}

void ClueAdditions::apply_changes() {
    if (board_ != values_of(play_.board())) give_up();
}

void ClueAdditions::take_row(std::string_view text) {
    const nlohmann::json row = nlohmann::json::parse(text, nullptr, false);
    const auto sets = row.find("clues");
    if (sets == row.end()) return;
    solutions_ = number_member(row, "solutions");
    complete_ = row.value("complete", false);
    if (row["size"].is_number_integer()) size_ = number_member(row, "size");
    for (const nlohmann::json& set : *sets) {
        auto& clues = sets_.emplace_back();
        for (const nlohmann::json& clue : set) clues.push_back({clue[0].get<std::uint8_t>(), clue[1].get<Digit>()});
    }
}

void ClueAdditions::end_found() {
    if (size_ == 0) return ws_.notice.say(std::string(words::kAddCluesUnique));
    if (solutions_ == 0) return ws_.notice.say(std::string(words::kAddCluesNoSolution));
    if (solutions_ >= kMaxSolutions && !complete_ && sets_.empty()) {
        return ws_.notice.say(fill(words::kAddCluesTooMany, {thousands(kMaxSolutions)}));
    }
    if (sets_.empty()) return ws_.notice.say(std::string(words::kAddCluesNone));
    const std::vector<CellDigit>& clues = sets_[turn_++ % sets_.size()];
    std::string names;
    for (const CellDigit clue : clues) append_item(names, cell_in_words(clue.cell) + "=" + std::to_string(clue.digit));
    const std::string number = thousands(static_cast<std::int64_t>(sets_.size())) + (complete_ ? "" : "+");
    play_.add_clues(clues, fill(words::kDidAddClues, {names}));
    ws_.notice.say_with_undo(fill(sets_.size() == 1 ? words::kAddedOnly : words::kAddedClues, {names, number}));
}

}  // namespace rookery::shell
