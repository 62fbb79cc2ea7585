#include "model/fewest_clues.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "model/exact_answer.hpp"
#include "model/format.hpp"
#include "model/strings_exact.hpp"
#include "text/joined.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kProved = "proved";

// The first word of `text`, which keeps the rest.
std::string_view next_word(std::string_view& text) {
    text = trimmed(text);
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    return word;
}

std::optional<FewestRecord> read_line(std::string_view line) {
    const auto strategies = strategies_named(next_word(line));
    const auto puzzle = read_grid(next_word(line));
    if (!strategies || strategies->empty() || !puzzle) return std::nullopt;
    return FewestRecord{*strategies, *puzzle, next_word(line) == kProved};
}

}  // namespace

const FewestRecord* FewestClues::find(StrategySet strategies) const {
    const auto found = std::find_if(records_.begin(), records_.end(),
                                    [&](const FewestRecord& record) { return record.strategies == strategies; });
    return found == records_.end() ? nullptr : &*found;
}

bool FewestClues::put(const FewestRecord& record) {
    const FewestRecord* before = find(record.strategies);
    if (before == nullptr) {
        records_.push_back(record);
        return true;
    }
    const bool better =
        record.clues() < before->clues() || (record.clues() == before->clues() && record.proved && !before->proved);
    if (better) records_[static_cast<std::size_t>(before - records_.data())] = record;
    return better;
}

std::string FewestClues::as_text() const {
    std::string text;
    for (const FewestRecord& record : records_) {
        append_item(text, names_of(record.strategies) + " " + to_line(record.puzzle), "\n");
        if (record.proved) text += " " + std::string(kProved);
    }
    return text;
}

void FewestClues::read(std::string_view text) {
    records_.clear();
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (const auto record = read_line(text.substr(at, end - at))) put(*record);
        at = end + 1;
    }
}

std::optional<FewestRecord> read_fewest_row(std::string_view text, StrategySet strategies) {
    using nlohmann::json;
    const json row = json::parse(text.begin(), text.end(), nullptr, false);
    if (!row.is_object() || !row.contains("puzzle") || !row["puzzle"].is_string()) return std::nullopt;
    const auto puzzle = read_grid(row["puzzle"].get_ref<const std::string&>());
    if (!puzzle) return std::nullopt;
    return FewestRecord{strategies, *puzzle, row.contains("answer") && row["answer"] == kProved};
}

std::string clues_text(const FewestRecord& record) {
    return fill(record.proved ? words::kFewestProved : words::kFewestFound, {std::to_string(record.clues())});
}

}  // namespace rookery::shell
