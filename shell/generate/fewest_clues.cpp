#include "shell/generate/fewest_clues.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "shell/board/board_text.hpp"
#include "shell/generate/exact_answer.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/containers/json_text.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kProved = "proved";

std::optional<FewestRecord> read_record(const saved::Json& value) {
    const auto strategies = strategies_named(saved::text_in(value, "strategies"));
    const auto puzzle = read_grid(saved::text_in(value, "puzzle"));
    if (!strategies || strategies->empty() || !puzzle) return std::nullopt;
    FewestRecord record{*strategies, *puzzle, false};
    saved::take(saved::member(value, "proved"), record.proved);
    return record;
}

// Fewer clues, or a proof that fewer are impossible.
bool says_more(const FewestRecord& a, const FewestRecord& b) {
    return a.clues() < b.clues() || (a.clues() == b.clues() && a.proved && !b.proved);
}

}  // namespace

const FewestRecord* FewestClues::find(StrategySet strategies) const {
    const auto found = std::find_if(records_.begin(), records_.end(),
                                    [&](const FewestRecord& record) { return record.strategies == strategies; });
    return found == records_.end() ? nullptr : &*found;
}

bool FewestClues::put_if(const FewestRecord& record, bool (*is_better)(const FewestRecord&, const FewestRecord&)) {
    const FewestRecord* before = find(record.strategies);
    if (before == nullptr) {
        records_.push_back(record);
        return true;
    }
    if (!is_better(record, *before)) return false;
    records_[static_cast<std::size_t>(before - records_.data())] = record;
    return true;
}

bool FewestClues::put(const FewestRecord& record) {
    return put_if(record, says_more);
}

void FewestClues::merge(const FewestClues& other) {
    // Of two equally good records, all windows must choose the same one.
    const auto is_better = [](const FewestRecord& a, const FewestRecord& b) {
        return says_more(a, b) || (!says_more(b, a) && to_line(a.puzzle) < to_line(b.puzzle));
    };
    for (const FewestRecord& record : other.records_) put_if(record, is_better);
}

std::string FewestClues::as_text() const {
    if (records_.empty()) return {};
    std::vector<std::pair<std::string, const FewestRecord*>> sorted;
    for (const FewestRecord& record : records_) sorted.emplace_back(names_of(record.strategies), &record);
    std::sort(sorted.begin(), sorted.end());
    saved::Json records = saved::Json::array();
    for (const auto& [names, record] : sorted) {
        records.push_back({{"strategies", names}, {"puzzle", to_line(record->puzzle)}, {"proved", record->proved}});
    }
    return saved::joined({{"records", saved::text_of(records)}});
}

bool FewestClues::read(const saved::Json& value) {
    const saved::Json& records = saved::member(value, "records");
    FewestClues read;
    for (const saved::Json& entry : saved::list(value, "records")) {
        if (const auto record = read_record(entry)) read.put(*record);
    }
    if (!records.is_array() || (read.records_.empty() && !records.empty())) return false;
    *this = std::move(read);
    return true;
}

std::optional<FewestRecord> read_fewest_row(std::string_view text, StrategySet strategies) {
    using nlohmann::json;
    const json row = json::parse(text.begin(), text.end(), nullptr, false);
    if (!row.is_object() || !row.contains("puzzle") || !row["puzzle"].is_string()) return std::nullopt;
    const auto puzzle = read_grid(row["puzzle"].get_ref<const std::string&>());
    if (!puzzle) return std::nullopt;
    return FewestRecord{strategies, *puzzle, row.contains("answer") && row["answer"] == kProved};
}

std::string fewest_row_text(std::string_view text) {
    const auto row = nlohmann::json::parse(text.begin(), text.end(), nullptr, false);
    if (!row.is_object()) return {};
    const std::string answer = reading::text_member(row, "answer");
    const std::string reason = reading::text_member(row, "reason");
    if (answer == "impossible") return fill(words::kAnswerImpossible, {reason});
    if (answer == "undecided") return fill(words::kAnswerUndecided, {reason});
    return answer == kProved ? fill(words::kFewestProvedBy, {reason}) : std::string{};
}

std::string clues_text(const FewestRecord& record) {
    return fill(record.proved ? words::kFewestProved : words::kFewestFound, {std::to_string(record.clues())});
}

}  // namespace rookery::shell
