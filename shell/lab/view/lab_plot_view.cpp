// The plot of a tool's rows: the choice of columns, and the curves.
#include <string>
#include <utility>
#include <vector>

#include "shell/lab/view/lab_parts.hpp"
#include "shell/widgets/curve_chart.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

void draw_column_choice(LabUi& ui, const LabPlot& plot) {
    const auto row = [&](std::string_view title_text, const char* prefix, const auto& is_on) {
        caption(ui, std::string(title_text));
        bool first = true;
        for (std::size_t i = 0; i < plot.columns().size(); ++i) {
            const std::string& name = plot.columns()[i];
            if (!first) same_line_if_room(button_width(ui, name, Icon::none), 4);
            first = false;
            choice(ui, prefix + std::to_string(i), name, is_on(name));
        }
    };
    row(words::kPlotDraw, "lab-plot-y-", [&](const std::string& name) { return plot.has_y(name); });
    if (plot.kind == PlotKind::columns) {
        row(words::kPlotOver, "lab-plot-x-", [&](const std::string& name) { return plot.x() == name; });
    }
}

void draw_switches(LabUi& ui, const LabPlot& plot) {
    command_button(ui, "lab-plot-log-x", {.icon = plot.log_x ? Icon::check : Icon::none});
    same_line_if_room(button_width(ui, words::kPlotLogY, Icon::none), 4);
    command_button(ui, "lab-plot-log-y", {.icon = plot.log_y ? Icon::check : Icon::none});
    if (plot.kind == PlotKind::distribution) {
        same_line_if_room(button_width(ui, words::kPlotCentred, Icon::none), 4);
        command_button(ui, "lab-plot-centred", {.icon = plot.centred ? Icon::check : Icon::none});
    }
    command_button(ui, "lab-plot-keep", {.tooltip = words::kPlotKeepHelp});
    if (plot.kept().empty()) return;
    same_line_if_room(button_width(ui, words::kPlotForget, Icon::none), 4);
    command_button(ui, "lab-plot-forget");
}

void draw_curves(LabUi& ui, const LabPlot& plot) {
    CurveChart chart{.id = "lab-plot-chart",
                     .name = words::kPlotTitle,
                     .curves = {},
                     .x_name = plot.x_name(),
                     .y_name = plot.y_name(),
                     .log_x = plot.log_x,
                     .log_y = plot.log_y,
                     .height = ui.layout.page == PageWidth::narrow ? 180.0F : 220.0F};
    for (const auto* curves : {&plot.kept(), &plot.curves()}) {
        for (const PlotCurve& curve : *curves) {
            ChartCurve one{curve.name, {}, series_colour(ui.theme, chart.curves.size())};
            one.points.reserve(curve.points.size());
            for (const PlotPoint& point : curve.points) one.points.push_back({point.x, point.y});
            chart.curves.push_back(std::move(one));
        }
    }
    if (chart.curves.empty()) return paragraph(ui, small_face(ui), ui.theme.secondary, words::kPlotNothing);
    draw_curve_chart(ui, chart);
}

}  // namespace

void draw_tool_plot(LabUi& ui) {
    const LabPlot& plot = ui.page.tools.plot;
    draw_choice(ui, {{"lab-plot-columns", words::kPlotColumns, plot.kind == PlotKind::columns},
                     {"lab-plot-arrival", words::kPlotArrival, plot.kind == PlotKind::arrival},
                     {"lab-plot-distribution", words::kPlotDistribution, plot.kind == PlotKind::distribution}});
    space(4);
    draw_curves(ui, plot);
    if (plot.kind != PlotKind::arrival) draw_column_choice(ui, plot);
    space(2);
    draw_switches(ui, plot);
    space(6);
}

}  // namespace rookery::shell
