// LabPlot: curves for the rows of a tool. They show columns against another one, the number of rows over time, or the
// distribution of a column's numbers. Curves of earlier runs can be kept for comparison.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shell/lab/lab_result.hpp"

namespace rookery::shell {

enum class PlotKind : std::uint8_t {
    columns,       // one column's numbers over another's
    arrival,       // rows so far, except "undecided" ones, over seconds since the start
    distribution,  // percentage of rows with each number, over the number
};

struct PlotPoint {
    double x = 0;
    double y = 0;
};

struct PlotCurve {
    std::string name;
    std::vector<PlotPoint> points;  // at most LabPlot::kMaxPoints
    std::vector<double> numbers;    // for a distribution: the numbers counted
};

class LabPlot {
  public:
    static constexpr std::size_t kMaxPoints = 2000;  // per curve; longer curves are thinned evenly
    static constexpr std::size_t kMaxCurves = 10;    // in all
    static constexpr int kBins = 40;                 // for a distribution, the same for all curves

    // --- view settings; call update() after a change ---
    bool shown = false;
    PlotKind kind = PlotKind::columns;
    bool log_x = false;  // logarithmic
    bool log_y = false;
    bool centred = false;  // for a distribution: each column's mean is subtracted
    const std::string& x() const { return x_; }
    bool has_y(std::string_view column) const;
    void choose_x(std::string_view column) { x_ = column; }
    void toggle_y(std::string_view column);
    void choose(std::string_view x, std::string_view ys);  // separated by commas

    // --- the rows ---
    // The columns whose non-empty cells are all numbers.
    const std::vector<std::string>& columns() const { return columns_; }
    // Starts another run; the chosen columns remain if it has them. `name`: of its curves, if column names are not
    // enough.
    void begin(std::string name = {});
    // `seconds`: the arrival time of each row, since the start. Chosen columns that do not exist are replaced.
    void update(const LabTable& table, const std::vector<float>& seconds);
    // Whether there are enough new rows to redraw.
    bool is_behind(std::size_t rows) const { return rows > drawn_rows_ + drawn_rows_ / 8; }

    // --- the curves ---
    const std::vector<PlotCurve>& curves() const { return curves_; }  // of the current rows
    const std::vector<PlotCurve>& kept() const { return kept_; }
    bool can_keep() const { return !curves_.empty() && kept_.size() + curves_.size() <= kMaxCurves; }
    // Keeps the current curves under the name of their run; a second run with that name gets a number.
    void keep(std::string_view run);
    void forget() { kept_.clear(); }
    std::string x_name() const;
    std::string y_name() const;

  private:
    void look_at_columns(const LabTable& table);
    void choose_columns(bool are_first);
    std::string name_of(std::string_view column) const;  // of a curve
    void add_columns(const LabTable& table);
    void add_arrival(const std::vector<float>& seconds);
    void add_distributions(const LabTable& table);
    void count_distributions();

    std::string x_;
    std::vector<std::string> ys_;
    std::vector<std::string> columns_;
    std::vector<PlotCurve> curves_;
    std::vector<PlotCurve> kept_;
    std::size_t drawn_rows_ = 0;
    std::size_t seen_rows_ = 0;  // number of rows examined for seen_
    struct SeenColumn {
        bool any = false;  // some cell is a number
        bool all = true;   // every non-empty cell is a number
    };
    std::vector<SeenColumn> seen_;
    std::string run_;  // its name; empty: curves are named after their columns
};

}  // namespace rookery::shell
