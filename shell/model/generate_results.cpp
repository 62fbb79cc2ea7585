#include "model/generate_results.hpp"

#include <algorithm>
#include <utility>

#include "model/format.hpp"
#include "model/strings_generate.hpp"

namespace rookery::shell {

void GenerateResults::start(int work, std::int64_t wanted, std::string seed, double seconds) {
    table.clear();
    filter.set(table, filter.text);
    marked_.clear();
    selected = -1;
    work_ = work;
    running_ = true;
    wanted_ = wanted;
    seed_ = std::move(seed);
    seconds_ = seconds;
    result_.clear();
    failure_.clear();
    time_is_up = false;
}

void GenerateResults::take_back(std::int64_t wanted, std::string seed, WorkEnd end, std::string_view columns,
                                std::string_view rows) {
    constexpr int kNoWork = -1;  // none has this number
    start(kNoWork, wanted, std::move(seed), 0);
    planned(kNoWork, columns);
    if (!rows.empty()) this->rows(kNoWork, rows);
    ended(kNoWork, end, {});
}

bool GenerateResults::planned(int work, std::string_view columns) {
    if (work != work_) return false;
    table.set_columns(columns);
    return true;
}

bool GenerateResults::rows(int work, std::string_view rows) {
    if (work != work_) return false;
    table.add_rows(rows);
    return true;
}

bool GenerateResults::ended(int work, WorkEnd end, std::string_view message) {
    if (work != work_) return false;
    running_ = false;
    const std::string number = thousands(found());
    if (end == WorkEnd::failed) {
        failure_ = std::string(message);
        result_ = fill(words::kGenerateFailed, {message});
    } else if (time_is_up) {
        result_ = counted(found(), words::kGenerateTimeOne, words::kGenerateTimeMany);
    } else if (end == WorkEnd::cancelled) {
        result_ = counted(found(), words::kGenerateCancelledOne, words::kGenerateCancelledMany);
    } else if (found() < wanted_) {
        result_ = fill(words::kGenerateGaveUp, {number, thousands(wanted_)});
    } else {
        result_ = counted(found(), words::kGenerateFinishedOne, words::kGenerateFinishedMany);
    }
    return true;
}

void GenerateResults::forget_failure() {
    if (!failure_.empty()) result_.clear();
    failure_.clear();
}

void GenerateResults::flip_mark(std::uint32_t row) {
    if (!marked_.erase(row) && row < table.size()) marked_.insert(row);
}

void GenerateResults::mark_shown(bool marked) {
    if (!marked) return marked_.clear();
    const auto& order = table.order();
    marked_.insert(order.begin(), order.end());
}

std::vector<std::uint32_t> GenerateResults::taken() const {
    const auto& order = table.order();
    if (marked_.empty()) return order;
    std::vector<std::uint32_t> rows;
    std::copy_if(order.begin(), order.end(), std::back_inserter(rows), [&](auto row) { return is_marked(row); });
    return rows;
}

std::size_t GenerateResults::taken_count() const {
    const auto& order = table.order();
    if (marked_.empty()) return order.size();
    return static_cast<std::size_t>(
        std::count_if(order.begin(), order.end(), [&](auto row) { return is_marked(row); }));
}

std::string GenerateResults::puzzles_as_text() const {
    return table.puzzles_as_text(taken());
}
std::string GenerateResults::as_tsv() const {
    return table.as_tsv(taken());
}
std::string GenerateResults::as_rating_lines() const {
    return table.as_rating_lines(taken());
}

}  // namespace rookery::shell
