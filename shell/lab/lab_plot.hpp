// LabPlot: curves over the rows of a tool: columns against another one, how many rows had come by which moment, or how
// the numbers of columns are distributed. Curves of earlier runs can be kept beside them.
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
    arrival,       // rows that had come, without those that say "undecided", over seconds since the start
    distribution,  // how many percent of the rows have such a number, over the number
};

struct PlotPoint {
    double x = 0;
    double y = 0;
};

struct PlotCurve {
    std::string name;
    std::vector<PlotPoint> points;  // at most LabPlot::kMaxPoints
    std::vector<double> numbers;    // of a distribution: what it counts
};

class LabPlot {
  public:
    static constexpr std::size_t kMaxPoints = 2000;  // of a curve; of more, every so many is taken
    static constexpr std::size_t kMaxCurves = 10;    // in all
    static constexpr int kBins = 40;                 // of a distribution, all curves the same

    // --- what is shown; after a change: update() ---
    bool shown = false;
    PlotKind kind = PlotKind::columns;
    bool log_x = false;  // powers of ten at equal distances
    bool log_y = false;
    bool centred = false;  // of a distribution: each column's mean is taken from its numbers
    const std::string& x() const { return x_; }
    bool has_y(std::string_view column) const;
    void choose_x(std::string_view column) { x_ = column; }
    void toggle_y(std::string_view column);
    void choose(std::string_view x, std::string_view ys);  // with commas between

    // --- the rows ---
    // The columns of which every cell that holds anything is a number.
    const std::vector<std::string>& columns() const { return columns_; }
    // Another run; columns stay chosen if it has them. `name`: of its curves, where they are not known by their
    // columns.
    void begin(std::string name = {});
    // `seconds`: when each row came, since the start. Whatever is chosen of columns that there are not is chosen anew.
    void update(const LabTable& table, const std::vector<float>& seconds);
    // So many rows are worth drawing anew.
    bool is_behind(std::size_t rows) const { return rows > drawn_rows_ + drawn_rows_ / 8; }

    // --- the curves ---
    const std::vector<PlotCurve>& curves() const { return curves_; }  // of these rows
    const std::vector<PlotCurve>& kept() const { return kept_; }
    bool can_keep() const { return !curves_.empty() && kept_.size() + curves_.size() <= kMaxCurves; }
    // The curves of these rows stay, by the name of their run; a second run of that name gets a number.
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
    std::size_t seen_rows_ = 0;  // whose cells were looked at, for
    struct SeenColumn {
        bool any = false;  // a number
        bool all = true;   // nothing else
    };
    std::vector<SeenColumn> seen_;
    std::string run_;  // its name; empty: curves are known by their columns
};

}  // namespace rookery::shell
