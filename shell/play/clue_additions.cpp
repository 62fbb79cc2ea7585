#include "shell/play/clue_additions.hpp"

#include <nlohmann/json.hpp>

#include "board/names.hpp"
#include "shell/board/json_members.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/row_lines.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

constexpr int kMaxSolutions = 1000;
constexpr int kMaxAddedSets = 1000;

}  // namespace

ClueAdditions::ClueAdditions(Workspace& workspace, Play& play) : BoardRun(workspace, play, words::kAddCluesCancelled) {}

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
    job_ = ws_.jobs.start(
        *this, JobKind::analysis, std::string(words::kAddClues), "additions",
        {{"json", ""}, {"sets", std::to_string(kMaxAddedSets)}, {"solutions", std::to_string(kMaxSolutions)}},
        line_of(play_.board()));
    ws_.notice.say_while(std::string(words::kAddCluesLooking), [this] { return is_running(); });
}

void ClueAdditions::apply_changes() {
    if (board_ != values_of(play_.board())) give_up();
}

void ClueAdditions::job_rows(const JobItem& job, std::string_view rows) {
    if (job.id != job_) return;
    for_each_row(rows, [&](std::string_view text) {
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
    });
}

void ClueAdditions::put_found() {
    if (size_ == 0) return ws_.notice.say(std::string(words::kAddCluesUnique));
    if (solutions_ == 0) return ws_.notice.say(std::string(words::kAddCluesNoSolution));
    if (solutions_ >= kMaxSolutions && !complete_ && sets_.empty()) {
        return ws_.notice.say(fill(words::kAddCluesTooMany, {thousands(kMaxSolutions)}));
    }
    if (sets_.empty()) return ws_.notice.say(std::string(words::kAddCluesNone));
    const std::vector<CellDigit>& clues = sets_[turn_++ % sets_.size()];
    std::string names;
    for (const CellDigit clue : clues) append_item(names, cell_name(clue.cell) + "=" + std::to_string(clue.digit));
    const std::string number = thousands(static_cast<std::int64_t>(sets_.size())) + (complete_ ? "" : "+");
    play_.add_clues(clues, fill(words::kDidAddClues, {names}));
    ws_.notice.say_with_undo(fill(sets_.size() == 1 ? words::kAddedOnly : words::kAddedClues, {names, number}));
}

std::string ClueAdditions::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    if (job.id != job_) return {};
    job_ = 0;
    if (end == JobEnd::finished) {
        put_found();
    } else if (end == JobEnd::failed) {
        ws_.notice.say(fill(words::kAddCluesFailed, {message}));
    } else {
        ws_.notice.say(std::string(words::kAddCluesCancelled));
    }
    return {};
}

}  // namespace rookery::shell
