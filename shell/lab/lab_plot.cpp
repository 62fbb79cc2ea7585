#include "shell/lab/lab_plot.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr std::size_t kMaxDigits = 24;  // anything longer is a puzzle

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

// One per row, NaN if its cell has none; empty: there is no such column.
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

// The first, the last, and as many evenly spaced points between them as the limit allows.
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

void LabPlot::choose(std::string_view x, std::string_view ys) {
    x_ = x;
    ys_.clear();
    for (std::size_t at = 0; at < ys.size();) {
        const std::size_t end = std::min(ys.find(',', at), ys.size());
        ys_.emplace_back(ys.substr(at, end - at));
        at = end + 1;
    }
}

void LabPlot::begin(std::string name) {
    columns_.clear();
    curves_.clear();
    drawn_rows_ = 0;
    seen_rows_ = 0;
    seen_.clear();
    run_ = std::move(name);
}

void LabPlot::look_at_columns(const LabTable& table) {
    seen_.resize(table.columns.size());
    for (std::size_t column = 0; column < seen_.size(); ++column) {
        SeenColumn& seen = seen_[column];
        for (std::size_t row = seen_rows_; seen.all && row < table.rows.size(); ++row) {
            const std::string& cell = table.rows[row][column];
            const bool is_number = number_in(cell).has_value();
            seen.any = seen.any || is_number;
            seen.all = is_number || is_empty_cell(cell);
        }
    }
    seen_rows_ = table.rows.size();
    columns_.clear();
    for (std::size_t column = 0; column < seen_.size(); ++column) {
        if (seen_[column].any && seen_[column].all) columns_.push_back(table.columns[column]);
    }
}

// Plots the second column over the first unless the user chose others; later rows may show that a column is not
// numeric.
void LabPlot::choose_columns(bool are_first) {
    if (columns_.empty()) return;
    ys_.erase(std::remove_if(ys_.begin(), ys_.end(), [&](const auto& one) { return !contains(columns_, one); }),
              ys_.end());
    if (!contains(columns_, x_)) x_ = columns_.front();
    if (are_first && ys_.empty()) ys_.push_back(columns_[columns_.size() > 1 ? 1 : 0]);
}

void LabPlot::update(const LabTable& table, const std::vector<float>& seconds) {
    drawn_rows_ = table.rows.size();
    curves_.clear();
    const bool are_first = columns_.empty();
    look_at_columns(table);
    choose_columns(are_first);
    switch (kind) {
        case PlotKind::columns:
            return add_columns(table);
        case PlotKind::arrival:
            return add_arrival(seconds);
        case PlotKind::distribution:
            return add_distributions(table);
    }
}

std::string LabPlot::name_of(std::string_view column) const {
    if (run_.empty()) return std::string(column);
    return ys_.size() == 1 || kind == PlotKind::arrival ? run_ : fill(words::kTitled, {run_, column});
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
        if (!points.empty()) curves_.push_back({name_of(name), thinned(std::move(points)), {}});
    }
}

void LabPlot::add_arrival(const std::vector<float>& seconds) {
    std::vector<PlotPoint> points;
    points.reserve(seconds.size());
    for (const float second : seconds) {
        if (!std::isnan(second)) points.push_back({second, static_cast<double>(points.size() + 1)});
    }
    if (!points.empty()) curves_.push_back({name_of(words::kPlotRows), thinned(std::move(points)), {}});
}

void LabPlot::add_distributions(const LabTable& table) {
    for (const std::string& column : ys_) {
        std::vector<double> numbers = numbers_of(table, column);
        std::erase_if(numbers, [](double value) { return std::isnan(value); });
        if (!numbers.empty()) curves_.push_back({name_of(column), {}, std::move(numbers)});
    }
    count_distributions();
}

// All visible distributions use the same bins, so that they are comparable.
void LabPlot::count_distributions() {
    std::vector<PlotCurve*> shown_curves;
    for (auto* curves : {&kept_, &curves_}) {
        for (PlotCurve& curve : *curves) {
            if (!curve.numbers.empty()) shown_curves.push_back(&curve);
        }
    }
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    std::vector<double> shifts;
    for (const PlotCurve* curve : shown_curves) {
        const double sum = std::accumulate(curve->numbers.begin(), curve->numbers.end(), 0.);
        const double shift = centred ? sum / static_cast<double>(curve->numbers.size()) : 0;
        const auto [least, most] = std::minmax_element(curve->numbers.begin(), curve->numbers.end());
        low = std::min(low, *least - shift);
        high = std::max(high, *most - shift);
        shifts.push_back(shift);
    }
    const double width = high > low ? (high - low) / kBins : 1;
    for (std::size_t i = 0; i < shown_curves.size(); ++i) {
        PlotCurve& curve = *shown_curves[i];
        std::vector<std::size_t> counts(kBins, 0);
        for (const double value : curve.numbers) {
            const auto bin = static_cast<int>((value - shifts[i] - low) / width);
            ++counts[static_cast<std::size_t>(std::clamp(bin, 0, kBins - 1))];
        }
        curve.points.clear();
        for (std::size_t bin = 0; bin < counts.size(); ++bin) {
            const double middle = low + width * (static_cast<double>(bin) + .5);
            const double share = 100. * static_cast<double>(counts[bin]) / static_cast<double>(curve.numbers.size());
            curve.points.push_back({middle, share});
        }
    }
}

void LabPlot::keep(std::string_view run) {
    const auto is_taken = [&](const std::string& name) {
        return std::any_of(kept_.begin(), kept_.end(), [&](const PlotCurve& other) { return other.name == name; });
    };
    for (const PlotCurve& curve : curves_) {
        if (kept_.size() >= kMaxCurves) return;
        const std::string own = !run_.empty()               ? curve.name
                                : kind == PlotKind::arrival ? std::string(run)
                                                            : fill(words::kTitled, {run, curve.name});
        std::string name = own;
        for (int number = 2; is_taken(name); ++number) name = own + " (" + std::to_string(number) + ")";
        kept_.push_back({std::move(name), curve.points, curve.numbers});
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
