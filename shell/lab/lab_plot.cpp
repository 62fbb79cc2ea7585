#include "shell/lab/lab_plot.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings_lab.hpp"

namespace rookery::shell {
namespace {

constexpr std::size_t kRowsLookedAt = 200;
constexpr std::size_t kMaxDigits = 24;  // what is longer is a puzzle

bool is_empty_cell(const std::string& cell) {
    return cell.empty() || cell == "-";
}

std::optional<double> number_in(const std::string& cell) {
    if (is_empty_cell(cell) || cell.size() > kMaxDigits) return std::nullopt;
    char* end = nullptr;
    const double number = std::strtod(cell.c_str(), &end);
    if (end != cell.c_str() + cell.size() || !std::isfinite(number)) return std::nullopt;
    return number;
}

std::vector<std::string> number_columns(const LabTable& table) {
    std::vector<std::string> columns;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        bool any = false;
        bool all = true;
        for (std::size_t row = 0; row < std::min(table.rows.size(), kRowsLookedAt); ++row) {
            const std::string& cell = table.rows[row][column];
            const bool is_number = number_in(cell).has_value();
            any = any || is_number;
            all = all && (is_number || is_empty_cell(cell));
        }
        if (any && all) columns.push_back(table.columns[column]);
    }
    return columns;
}

// One for each row, NaN where its cell holds none; empty: there is no such column.
std::vector<double> numbers_of(const LabTable& table, std::string_view column) {
    const auto at = std::find(table.columns.begin(), table.columns.end(), column);
    if (at == table.columns.end()) return {};
    const auto place = static_cast<std::size_t>(at - table.columns.begin());
    std::vector<double> numbers;
    numbers.reserve(table.rows.size());
    for (const auto& row : table.rows) {
        numbers.push_back(number_in(row[place]).value_or(std::numeric_limits<double>::quiet_NaN()));
    }
    return numbers;
}

bool contains(const std::vector<std::string>& columns, std::string_view column) {
    return std::find(columns.begin(), columns.end(), column) != columns.end();
}

// The first and the last, and of those between as many as there may be, at equal distances.
std::vector<PlotPoint> thinned(std::vector<PlotPoint> points) {
    const std::size_t count = points.size();
    if (count <= LabPlot::kMaxPoints) return points;
    for (std::size_t i = 0; i < LabPlot::kMaxPoints; ++i)
        points[i] = points[i * (count - 1) / (LabPlot::kMaxPoints - 1)];
    points.resize(LabPlot::kMaxPoints);
    return points;
}

}  // namespace

bool LabPlot::has_y(std::string_view column) const {
    return contains(ys_, column);
}

void LabPlot::toggle_y(std::string_view column) {
    const auto at = std::find(ys_.begin(), ys_.end(), column);
    if (at != ys_.end()) {
        ys_.erase(at);
    } else {
        ys_.emplace_back(column);
    }
}

void LabPlot::begin() {
    columns_.clear();
    curves_.clear();
    drawn_rows_ = 0;
}

// The first column over which the second stands, unless something else was chosen.
void LabPlot::choose_columns() {
    ys_.erase(std::remove_if(ys_.begin(), ys_.end(), [&](const auto& one) { return !contains(columns_, one); }),
              ys_.end());
    if (columns_.empty()) return;
    if (!contains(columns_, x_)) x_ = columns_.front();
    if (ys_.empty()) ys_.push_back(columns_[columns_.size() > 1 ? 1 : 0]);
}

void LabPlot::update(const LabTable& table, const std::vector<float>& seconds) {
    drawn_rows_ = table.rows.size();
    curves_.clear();
    if (columns_.empty()) {
        columns_ = number_columns(table);
        choose_columns();
    }
    switch (kind) {
        case PlotKind::columns:
            return add_columns(table);
        case PlotKind::arrival:
            return add_arrival(seconds);
        case PlotKind::distribution:
            return add_distributions(table);
    }
}

void LabPlot::add_columns(const LabTable& table) {
    const std::vector<double> x = numbers_of(table, x_);
    if (x.empty()) return;
    for (const std::string& name : ys_) {
        const std::vector<double> y = numbers_of(table, name);
        std::vector<PlotPoint> points;
        for (std::size_t row = 0; row < y.size(); ++row) {
            if (!std::isnan(x[row]) && !std::isnan(y[row])) points.push_back({x[row], y[row]});
        }
        if (!points.empty()) curves_.push_back({name, thinned(std::move(points))});
    }
}

void LabPlot::add_arrival(const std::vector<float>& seconds) {
    std::vector<PlotPoint> points;
    points.reserve(seconds.size());
    for (const float second : seconds) points.push_back({second, static_cast<double>(points.size() + 1)});
    if (!points.empty()) curves_.push_back({std::string(words::kPlotRows), thinned(std::move(points))});
}

void LabPlot::add_distributions(const LabTable& table) {
    struct Numbers {
        const std::string& name;
        std::vector<double> values;
    };
    std::vector<Numbers> all;
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const std::string& name : ys_) {
        Numbers numbers{name, numbers_of(table, name)};
        std::erase_if(numbers.values, [](double value) { return std::isnan(value); });
        if (numbers.values.empty()) continue;
        const double sum = std::accumulate(numbers.values.begin(), numbers.values.end(), 0.);
        const double shift = centred ? sum / static_cast<double>(numbers.values.size()) : 0;
        for (double& value : numbers.values) {
            value -= shift;
            low = std::min(low, value);
            high = std::max(high, value);
        }
        all.push_back(std::move(numbers));
    }
    const double width = high > low ? (high - low) / kBins : 1;
    for (const Numbers& numbers : all) {
        std::vector<std::size_t> counts(kBins, 0);
        for (const double value : numbers.values) {
            const auto bin = static_cast<int>((value - low) / width);
            ++counts[static_cast<std::size_t>(std::clamp(bin, 0, kBins - 1))];
        }
        PlotCurve curve{numbers.name, {}};
        for (std::size_t bin = 0; bin < counts.size(); ++bin) {
            const double middle = low + width * (static_cast<double>(bin) + .5);
            const double share = 100. * static_cast<double>(counts[bin]) / static_cast<double>(numbers.values.size());
            curve.points.push_back({middle, share});
        }
        curves_.push_back(std::move(curve));
    }
}

void LabPlot::keep(std::string_view run) {
    for (const PlotCurve& curve : curves_) {
        if (kept_.size() >= kMaxCurves) return;
        kept_.push_back(
            {kind == PlotKind::arrival ? std::string(run) : std::string(run) + ": " + curve.name, curve.points});
    }
}

std::string LabPlot::x_name() const {
    switch (kind) {
        case PlotKind::columns:
            return x_;
        case PlotKind::arrival:
            return std::string(words::kPlotSeconds);
        case PlotKind::distribution:
            return std::string(centred ? words::kPlotFromMean : words::kPlotNumber);
    }
    return {};
}

std::string LabPlot::y_name() const {
    switch (kind) {
        case PlotKind::columns:
            return ys_.size() == 1 ? ys_.front() : std::string(words::kPlotNumber);
        case PlotKind::arrival:
            return std::string(words::kPlotRows);
        case PlotKind::distribution:
            return std::string(words::kPlotPercent);
    }
    return {};
}

}  // namespace rookery::shell
