#include "taken_part.hpp"

#include <utility>

#include "process.hpp"

namespace rookery::cli {

namespace {

constexpr std::int64_t kMaxRowsHeld = 20'000;

// How many of the rows, each ending in a line feed, are results.
std::int64_t results_of(const Reducer& reducer, std::string_view lines, std::int64_t count) {
    if (count == 0 || reducer.only_results()) return count;
    return results_in(reducer, lines.substr(0, lines.size() - 1));
}

}  // namespace

void TakenPart::row(std::string_view text) {
    std::unique_lock lock(mutex_);
    wait_for_room(lock);
    // One allocation: if it throws, no row without a line feed is left.
    const std::size_t begin = result_.rows.size();
    result_.rows.append(text.size() + 1, '\n');
    text.copy(result_.rows.data() + begin, text.size());
    ++result_.row_count;
    if (reducer_.is_result(text)) ++results_;
}

void TakenPart::rows(std::string_view lines, std::int64_t count) {
    std::unique_lock lock(mutex_);
    wait_for_room(lock);
    result_.rows += lines;
    result_.row_count += count;
    results_ += results_of(reducer_, lines, count);
}

void TakenPart::wait_for_room(std::unique_lock<std::mutex>& lock) {
    const auto has_room = [this] { return keeps_all_ || result_.row_count < kMaxRowsHeld || stop_.load(); };
    while (!has_room()) rows_taken_.wait_for(lock, kLookInterval, has_room);
}

void TakenPart::problem(std::int64_t line, std::int64_t column, std::string_view sentence) {
    const std::lock_guard lock(mutex_);
    result_.problems.push_back({line, column, std::string(sentence)});
}

void TakenPart::activity(std::string_view text) {
    const std::lock_guard lock(mutex_);
    activity_ = text;
}

void TakenPart::document(std::string_view name, std::string_view text) {
    if (documents_ != nullptr) documents_->add(number_, name, text);
}

void TakenPart::put_back(PartResult&& result) {
    const std::lock_guard lock(mutex_);
    result_ = std::move(result);
    results_ = results_of(reducer_, result_.rows, result_.row_count);
}

PartResult TakenPart::take_new() {
    const std::lock_guard lock(mutex_);
    if (!keeps_all_) {
        rows_taken_.notify_one();
        return std::exchange(result_, {});
    }
    PartResult fresh;
    fresh.rows = result_.rows.substr(given_.characters);
    fresh.row_count = result_.row_count - given_.rows;
    fresh.problems.assign(result_.problems.begin() + given_.problems, result_.problems.end());
    given_ = {result_.rows.size(), result_.row_count, static_cast<std::ptrdiff_t>(result_.problems.size())};
    return fresh;
}

std::string TakenPart::activity() {
    const std::lock_guard lock(mutex_);
    return activity_;
}

}  // namespace rookery::cli
