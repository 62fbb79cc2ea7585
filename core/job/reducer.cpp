#include "job/reducer.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <utility>

namespace rookery {

ReducerRules rules_of(const Job& job) {
    const bool open_ended = job.parts() == kOpenEnded;
    return {
        open_ended,           job.has_dedupe_key(), job.adds_counts(),    open_ended ? job.items() : job.most_rows(),
        job.max_idle_parts(), job.last_word(true),  job.last_word(false), job.stages()};
}

Reducer::Reducer(ReducerRules rules) : rules_{std::move(rules)} {}

bool Reducer::passes_all() const {
    return !drops_duplicates() && !rules_.adds_counts && rules_.rows_wanted == kAllRows && rules_.last_word.empty() &&
           rules_.left_open.empty();
}

std::optional<std::string_view> Reducer::take(std::string_view row) {
    if (!is_result(row)) {
        rules_.last_word = rules_.left_open;
        return std::nullopt;
    }
    if (closed()) return std::nullopt;
    if (rules_.open_ended && row.substr(0, kTriesMark.size()) == kTriesMark) {
        counts_tries_ = true;
        add_tries(row.substr(kTriesMark.size()));
        return std::nullopt;
    }
    if (drops_duplicates() && !is_new(row)) {
        if (counts_tries_) ++idle_;
        return std::nullopt;
    }
    ++taken_;
    idle_ = counts_tries_ ? 0 : -1;
    if (rules_.adds_counts) return add(Count(row));
    return row;
}

void Reducer::end_part() {
    ++parts_;
    if (!closed() && !counts_tries_) ++idle_;
}

std::optional<std::string_view> Reducer::end(bool complete) {
    if (taken_ > 0) return add(std::nullopt);
    written_ = complete ? rules_.last_word : rules_.left_open;
    if (const std::size_t at = written_.find(kStagesDone); !rules_.stages.empty() && at != std::string::npos) {
        written_.replace(at, kStagesDone.size(), stages_done());
    }
    rules_.last_word.clear();
    rules_.left_open.clear();
    if (written_.empty()) return std::nullopt;
    return written_;
}

// "17, 18: 12 of 64 parts"; "-" if nothing is done.
std::string Reducer::stages_done() const {
    std::string_view stages = rules_.stages;
    const auto take_word = [&] {
        const std::string_view word = stages.substr(0, stages.find(' '));
        stages.remove_prefix(std::min(stages.size(), word.size() + 1));
        return word;
    };
    std::string text;
    for (std::int64_t left = parts_; left > 0 && !stages.empty();) {
        if (!text.empty()) text += ", ";
        text += take_word();
        std::int64_t parts = 0;
        for (const char digit : take_word()) parts = 10 * parts + (digit - '0');
        if (left < parts) text += ": " + std::to_string(left) + " of " + std::to_string(parts) + " parts";
        left -= parts;
    }
    return text.empty() ? "-" : text;
}

// Reads from the end: the number of parts, how many are done, the count.
Reducer::Count::Count(std::string_view row) {
    const auto take_number = [&row] {
        constexpr const char* kDigits = "0123456789";
        const std::size_t end = row.find_last_of(kDigits) + 1;
        const std::size_t begin = row.substr(0, end).find_last_not_of(kDigits) + 1;
        std::uint64_t value = 0;
        for (std::size_t i = begin; i < end; ++i) value = 10 * value + static_cast<std::uint64_t>(row[i] - '0');
        row = row.substr(0, begin);
        return value;
    };
    parts = take_number();
    parts_done = take_number();
    number = take_number();
    before = row;
}

void Reducer::Count::add(const Count& more) {
    number += more.number;
    parts_done += more.parts_done;
}

std::string Reducer::Count::text() const {
    const std::string text = before + std::to_string(number);
    if (before.substr(0, 1) != "{") return is_complete() ? text : text + '+';
    return text + ",\"complete\":" + (is_complete() ? "true}" : "false}");
}

void Reducer::add_tries(std::string_view number) {
    std::int64_t tries = 0;
    std::from_chars(number.data(), number.data() + number.size(), tries);
    idle_ += tries;
}

bool Reducer::is_new(std::string_view row) {
    // Without a tab or a colon the key is the whole row.
    return seen_.emplace(rules_.has_dedupe_key ? row.substr(row.find_last_of("\t:") + 1) : row).second;
}

std::optional<std::string_view> Reducer::add(std::optional<Count> count) {
    if (count && sum_ && sum_->goes_on_with(*count)) {
        sum_->add(*count);
        return std::nullopt;
    }
    const bool had_sum = sum_.has_value();
    if (had_sum) written_ = sum_->text();
    sum_ = std::move(count);
    if (!had_sum) return std::nullopt;
    return written_;
}

}  // namespace rookery
