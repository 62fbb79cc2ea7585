#include "shell/lab/lab_commands.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "shell/lab/lab_examples.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr auto kToolGroup = CommandGroup::lab;

bool in_tools(const LabPage& p) {
    return p.view == LabView::tools;
}
bool has_tool_rows(const LabPage& p) {
    return in_tools(p) && !p.tools.result.rows.empty();
}
bool shows_plot(const LabPage& p) {
    return has_tool_rows(p) && p.tools.plot.shown;
}
void draw_as(LabPage& p, PlotKind kind) {
    if (p.tools.plot.kind != kind) p.tools.plot.forget();  // their numbers differ
    p.tools.plot.kind = kind;
    p.tools.draw_anew();
}

constexpr auto kToolCommands = std::to_array<CommandOf<LabPage>>({
    {"lab-section-tool", words::kToolChoice, "", kToolGroup, in_tools, [](LabPage& p) { p.fold(LabSection::tool); },
     [](const LabPage& p) { return p.is_open(LabSection::tool); }},
    {"lab-section-tool-options", words::kToolOptions, "", kToolGroup, in_tools,
     [](LabPage& p) { p.fold(LabSection::tool_options); },
     [](const LabPage& p) { return p.is_open(LabSection::tool_options); }},
    {"lab-tool-run", words::kToolRun, "Ctrl+Enter", kToolGroup,
     [](const LabPage& p) { return in_tools(p) && !p.tools.is_running && p.tools.is_known(); },
     [](LabPage& p) { p.run_tool(); }, nullptr},
    {"lab-tool-take-puzzle", words::kToolTakePuzzle, "", kToolGroup, in_tools,
     [](LabPage& p) { p.tools.input = p.puzzle().line; }, nullptr},
    {"lab-tool-clear", words::kToolClear, "", kToolGroup, in_tools, [](LabPage& p) { p.tools.input.clear(); }, nullptr},
    {"lab-tool-copy", words::kToolCopy, "", kToolGroup, has_tool_rows,
     [](LabPage& p) { copy_text(p.workspace(), as_tsv(p.tools.result)); }, nullptr},
    {"lab-tool-save", words::kToolSave, "", kToolGroup, has_tool_rows,
     [](LabPage& p) { p.workspace().host.save_file("rookery-rows.tsv", as_tsv(p.tools.result)); }, nullptr},
    {"lab-plot", words::kPlotTitle, "", kToolGroup, has_tool_rows,
     [](LabPage& p) {
         p.tools.plot.shown = !p.tools.plot.shown;
         if (p.tools.plot.shown) p.tools.draw_anew();
     },
     [](const LabPage& p) { return p.tools.plot.shown; }},
    {"lab-plot-columns", words::kPlotColumns, "", kToolGroup, shows_plot,
     [](LabPage& p) { draw_as(p, PlotKind::columns); },
     [](const LabPage& p) { return p.tools.plot.kind == PlotKind::columns; }},
    {"lab-plot-arrival", words::kPlotArrival, "", kToolGroup, shows_plot,
     [](LabPage& p) { draw_as(p, PlotKind::arrival); },
     [](const LabPage& p) { return p.tools.plot.kind == PlotKind::arrival; }},
    {"lab-plot-distribution", words::kPlotDistribution, "", kToolGroup, shows_plot,
     [](LabPage& p) { draw_as(p, PlotKind::distribution); },
     [](const LabPage& p) { return p.tools.plot.kind == PlotKind::distribution; }},
    {"lab-plot-log-x", words::kPlotLogX, "", kToolGroup, shows_plot,
     [](LabPage& p) { p.tools.plot.log_x = !p.tools.plot.log_x; }, [](const LabPage& p) { return p.tools.plot.log_x; }},
    {"lab-plot-log-y", words::kPlotLogY, "", kToolGroup, shows_plot,
     [](LabPage& p) { p.tools.plot.log_y = !p.tools.plot.log_y; }, [](const LabPage& p) { return p.tools.plot.log_y; }},
    {"lab-plot-centred", words::kPlotCentred, "", kToolGroup, shows_plot,
     [](LabPage& p) {
         p.tools.plot.centred = !p.tools.plot.centred;
         p.tools.draw_anew();
     },
     [](const LabPage& p) { return p.tools.plot.centred; }},
    {"lab-plot-keep", words::kPlotKeep, "", kToolGroup,
     [](const LabPage& p) { return shows_plot(p) && p.tools.plot.can_keep(); },
     [](LabPage& p) { p.tools.plot.keep(p.tools.result.title); }, nullptr},
    {"lab-plot-forget", words::kPlotForget, "", kToolGroup,
     [](const LabPage& p) { return shows_plot(p) && !p.tools.plot.kept().empty(); },
     [](LabPage& p) { p.tools.plot.forget(); }, nullptr},
    {"lab-tool-save-documents", words::kToolSaveDocuments, "", kToolGroup,
     [](const LabPage& p) { return in_tools(p) && p.workspace().jobs.documents(p.tools.job).bytes > 0; },
     [](LabPage& p) { p.workspace().host.save_documents(p.tools.job, "rookery-proof"); }, nullptr},
    {"lab-tool-to-statistics", words::kToolToStatistics, "", kToolGroup,
     [](const LabPage& p) { return has_tool_rows(p) && !p.tools.is_running && p.tools.has_weights(); },
     [](LabPage& p) {
         p.open_tool("statistics", {}, p.tools.rows_as_text());
         p.run_tool();
     },
     nullptr},
    {"lab-row-previous", words::kHallPrevious, "", kToolGroup,
     [](const LabPage& p) { return in_tools(p) && p.tools.can_show_row(-1); }, [](LabPage& p) { p.tools.show_row(-1); },
     nullptr},
    {"lab-row-next", words::kHallNext, "", kToolGroup,
     [](const LabPage& p) { return in_tools(p) && p.tools.can_show_row(1); }, [](LabPage& p) { p.tools.show_row(1); },
     nullptr},
    {"lab-tool-to-list", words::kToolToList, "", kToolGroup,
     [](const LabPage& p) { return in_tools(p) && p.tools.has_puzzles(); },
     [](LabPage& p) { p.tool_puzzles_to_list(); }, nullptr},
});

// Chooses the column for an axis of the plot.
bool run_on_plot(LabTools& tools, std::string_view id) {
    const std::vector<std::string>& columns = tools.plot.columns();
    const int count = static_cast<int>(columns.size());
    if (const auto y = place_after(id, "lab-plot-y-", count)) {
        tools.plot.toggle_y(columns[static_cast<std::size_t>(*y)]);
    } else if (const auto x = place_after(id, "lab-plot-x-", count)) {
        tools.plot.choose_x(columns[static_cast<std::size_t>(*x)]);
    } else {
        return false;
    }
    tools.draw_anew();
    return true;
}

}  // namespace

std::span<const CommandOf<LabPage>> lab_tool_commands() {
    return kToolCommands;
}

bool run_tool_family(LabPage& p, std::string_view id) {
    LabTools& tools = p.tools;
    if (run_on_plot(tools, id)) return true;
    if (const auto example = rest_after(id, "lab-example-")) {
        p.open_example(*example);
        return tool_example(*example) != nullptr;
    }
    if (const auto option = rest_after(id, "lab-tool-switch-")) {
        return tools.write(*option, tools.is_on(*option) ? "" : "on");
    }
    if (const auto choice = rest_after(id, "lab-tool-word-")) {
        if (tools.chosen() == nullptr) return false;
        for (const ToolOption& option : tools.chosen()->options) {
            const auto word = rest_after(*choice, option.name + "-");
            if (!word || std::find(option.words.begin(), option.words.end(), *word) == option.words.end()) continue;
            return tools.write(option.name, *word == option.preset ? "" : *word);
        }
        return false;
    }
    const auto tool = rest_after(id, "lab-tool-");
    if (!tool || !tools.choose(*tool)) return false;
    p.fold_all();
    p.fold(LabSection::tool_options);
    return true;
}

void offer_tools(const LabPage& p, std::vector<OfferedCommand>& offered) {
    for (const ToolForm& tool : p.tools.tools()) {
        offered.push_back({"lab-tool-" + tool.name, fill(words::kToolChoose, {tool.name})});
    }
    for (const ToolExample& example : tool_examples()) {
        offered.push_back({"lab-example-" + std::string(example.id), fill(words::kToolExample, {example.title})});
    }
    if (shows_plot(p)) {
        const std::vector<std::string>& columns = p.tools.plot.columns();
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const std::string number = std::to_string(i);
            offered.push_back({"lab-plot-y-" + number, fill(words::kPlotDrawOne, {columns[i]})});
            offered.push_back({"lab-plot-x-" + number, fill(words::kPlotOverOne, {columns[i]})});
        }
    }
    if (p.tools.chosen() == nullptr) return;
    for (const ToolOption& option : p.tools.chosen()->options) {
        if (option.is_switch()) {
            offered.push_back({"lab-tool-switch-" + option.name, fill(words::kToolSwitch, {option.name})});
        }
        if (!option.is_choice()) continue;
        for (const std::string& word : option.words) {
            offered.push_back(
                {"lab-tool-word-" + option.name + "-" + word, fill(words::kToolWord, {option.name, word})});
        }
    }
}

}  // namespace rookery::shell
