#include "textbook/classic/trace.hpp"

#include <algorithm>
#include <numeric>

namespace rookery {
namespace {

// "12,345"
std::string with_commas(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, 1, ',');
    }
    return digits;
}

}  // namespace

void Trace::set(std::string_view counter, std::uint64_t value) {
    const auto known =
        std::find_if(counters_.begin(), counters_.end(), [&](const auto& entry) { return entry.first == counter; });
    if (known != counters_.end()) {
        known->second = value;
    } else {
        counters_.emplace_back(std::string(counter), value);
    }
}

void Trace::set(std::span<const std::string_view> counters, std::initializer_list<std::uint64_t> values) {
    const std::uint64_t* value = values.begin();
    for (const std::string_view counter : counters) set(counter, value == values.end() ? 0 : *value++);
}

std::uint64_t Trace::value(std::string_view counter) const {
    for (const auto& [name, value] : counters_) {
        if (name == counter) return value;
    }
    return 0;
}

std::uint64_t Trace::nodes() const {
    return std::accumulate(depths_.begin(), depths_.end(), std::uint64_t{0});
}

std::size_t Trace::table(std::string title, std::vector<std::string> columns) {
    tables_.push_back({std::move(title), std::move(columns), {}, 0});
    return tables_.size() - 1;
}

void Trace::row(std::size_t table, std::vector<std::string> texts) {
    TraceTable& into = tables_[table];
    if (into.rows.size() < most_rows_) {
        into.rows.push_back(std::move(texts));
    } else {
        ++into.left_out;
    }
}

void Trace::report(const ProgressCallback& progress, std::string_view more) const {
    if (!progress.on_progress) return;
    std::string text;
    for (const auto& [name, value] : counters_) {
        text += text.empty() ? "" : ", ";
        text += with_commas(value) + " " + name;
    }
    text += more;
    progress.report(text);
}

}  // namespace rookery
