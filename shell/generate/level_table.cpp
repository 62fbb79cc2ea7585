#include "shell/generate/level_table.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "shell/jobs/jobs.hpp"
#include "shell/words/phrasing.hpp"
#include "text/tab_separated.hpp"

namespace rookery::shell {
namespace {

double number_in(const std::string& text) {
    return std::strtod(text.c_str(), nullptr);
}

}  // namespace

std::span<const LevelRow> LevelTable::rows(EaseWeight weight) const {
    if (weight != weight_) return {};
    return rows_;
}

void LevelTable::start(int job, EaseWeight weight) {
    await(job);
    weight_ = weight;
    columns_.clear();
    rows_.clear();
    failure_.clear();
}

void LevelTable::take_plan(const JobItem& /*job*/, std::string_view columns) {
    columns_ = fields_of(columns);
}

void LevelTable::take_rows(std::string_view rows) {
    for_each_row(rows, [&](std::string_view row) { add_row(row); });
}

void LevelTable::add_row(std::string_view text) {
    const std::vector<std::string> fields = fields_of(text);
    const auto field = [&](std::string_view name) {
        const auto column = std::find(columns_.begin(), columns_.end(), name);
        const auto index = static_cast<std::size_t>(column - columns_.begin());
        return index < fields.size() ? fields[index] : std::string{};
    };
    LevelRow row{field("level"), field("puzzles"),    field("mean"),      field("variance"),
                 field("t"),     field("critical t"), field("told apart")};
    row.mean_number = number_in(row.mean);
    row.deviation = std::sqrt(std::max(0.0, number_in(row.variance)));
    rows_.push_back(std::move(row));
}

std::string LevelTable::take_end(const JobItem& /*job*/, JobEnd end, std::string_view message) {
    if (end == JobEnd::failed) failure_ = std::string(message);
    return {};
}

}  // namespace rookery::shell
