// The view "Tools": the verbs, the options of the chosen one, its input and its rows.
#include <string>

#include "shell/lab/view/lab_parts.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/text_fields.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr float kToolNames = 116;  // width of the verbs' names, before their descriptions

void draw_tool(LabUi& ui, const ToolForm& tool) {
    const float height = ui.layout.touch ? 40.0F : 28.0F;
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string id = "lab-tool-" + tool.name;
    const bool chosen = ui.page.tools.chosen() == &tool;
    const Said said{.name = tool.name, .role = Role::choice, .help = tool.help, .on = chosen};
    const bool pressed = press_area(ui, id, {width, height}, said);
    row_ground(ui, at, {at.x + width, at.y + height}, chosen);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float middle = at.y + height / 2;
    draw_text_middle(draw, text_face(ui), at.x + 8, middle, ui.theme.ink, tool.name, at.x + kToolNames);
    draw_text_middle(draw, small_face(ui), at.x + kToolNames, middle, ui.theme.secondary, tool.help, at.x + width - 4);
    tooltip(ui, tool.help);
    if (pressed) run(ui, id);
}

void draw_tool_choice(LabUi& ui) {
    const LabTools& tools = ui.page.tools;
    bool& was_open = ui.eye.unfolded[static_cast<std::size_t>(LabSection::tool)];
    const ToolForm* chosen = tools.chosen();
    const std::string name = chosen == nullptr ? std::string() : chosen->name;
    if (!fold_head(ui, "lab-section-tool", ui.page.is_open(LabSection::tool), was_open, name)) return;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    for (const ToolForm& tool : tools.tools()) draw_tool(ui, tool);
    ImGui::PopStyleVar();
    space(4);
}

void draw_examples(LabUi& ui, const ToolForm& tool) {
    bool first = true;
    for (const ToolExample& example : tool_examples()) {
        if (example.tool != tool.name) continue;
        if (first) caption(ui, words::kToolExamples);
        if (!first) same_line_if_room(button_width(ui, example.title, Icon::none), kGap);
        first = false;
        const std::string id = "lab-example-" + std::string(example.id);
        if (button(ui, id.c_str(), example.title, {.enabled = !ui.page.tools.is_running})) run(ui, id);
    }
    space(2);
}

void draw_tool_input(LabUi& ui, const ToolForm& tool) {
    if (tool.awaits.empty()) return;
    caption(ui, fill(words::kToolInput, {tool.awaits}));
    ImGui::PushFont(mono_face(ui).font);
    text_area(ui, "##tool-input", {words::kToolInputName, ui.page.tools.input}, words::kToolInputHint, 74);
    ImGui::PopFont();
    command_button(ui, "lab-tool-take-puzzle");
    same_line_if_room(button_width(ui, words::kToolClear, Icon::none), kGap);
    command_button(ui, "lab-tool-clear");
    for (const std::string& sentence : ui.page.tools.problems) problem(ui, small_face(ui), sentence);
}

// The option as a control, with its description below.
void draw_tool_option(LabUi& ui, const ToolOption& option) {
    const LabTools& tools = ui.page.tools;
    const Field& field = tools.field(option.name);
    if (option.is_switch()) {
        const std::string id = "lab-tool-switch-" + option.name;
        const bool on = tools.is_on(option.name);
        if (button(ui, id.c_str(), option.name, {.icon = on ? Icon::check : Icon::none, .on = on})) run(ui, id);
    } else if (option.is_choice()) {
        title(ui, text_face(ui), option.name);
        std::vector<ChoiceButton> buttons;
        for (const std::string& word : option.words) {
            const bool chosen = field.text.empty() ? word == option.preset : word == field.text;
            buttons.push_back({"lab-tool-word-" + option.name + "-" + word, word, chosen});
        }
        draw_choice(ui, buttons);
    } else {
        const std::string id = "##tool-" + option.name;
        const std::string hint = option.preset.empty() ? option.value : option.preset;
        named_field(ui, id.c_str(), option.name, field, hint, 168);
    }
    problem_of(ui, field);
    paragraph(ui, small_face(ui), ui.theme.secondary, option.help);
    space(2);
}

void draw_tool_options(LabUi& ui, const ToolForm& tool) {
    if (tool.options.empty()) return;
    bool& was_open = ui.eye.unfolded[static_cast<std::size_t>(LabSection::tool_options)];
    const std::size_t given = ui.page.tools.options().size();
    const std::string set =
        given == 0 ? std::string(words::kToolDefaults) : fill(words::kToolOptionsGiven, {std::to_string(given)});
    if (!fold_head(ui, "lab-section-tool-options", ui.page.is_open(LabSection::tool_options), was_open, set)) return;
    for (const ToolOption& option : tool.options) draw_tool_option(ui, option);
}

void draw_tool_result(LabUi& ui) {
    const LabTools& tools = ui.page.tools;
    if (tools.job == 0) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    heading(ui, tools.result.title, {}, corner_width(ui, 2));
    corner_button(ui, "lab-tool-save", Icon::save, at, 0);
    corner_button(ui, "lab-tool-copy", Icon::copy, at, 1);
    const ToolForm* tool = tools.chosen();
    if (tool == nullptr || tool->awaits.empty()) {
        for (const std::string& sentence : tools.problems) problem(ui, small_face(ui), sentence);
    }
    const auto rows = static_cast<std::int64_t>(tools.rows());
    const std::string count = tools.is_running ? counted(rows, words::kLabRowOne, words::kLabRowMany) : tools.said;
    if (tools.has_failed) {
        problem(ui, small_face(ui), count);
    } else {
        paragraph(ui, small_face(ui), ui.theme.secondary, count, "lab-tool-count");
    }
    const DocumentsOfJob& documents = ui.ws.jobs.documents(tools.job);
    if (!documents.problem.empty()) problem(ui, small_face(ui), documents.problem);
    if (documents.bytes > 0) {
        icon_button(ui, "lab-tool-save-documents", Icon::save, {},
                    fill(words::kToolSaveDocumentsOf, {size_text(documents.bytes)}));
    }
    if (tools.result.left_out > 0) {
        const auto left_out = static_cast<std::int64_t>(tools.result.left_out);
        paragraph(ui, small_face(ui), ui.theme.secondary, fill(words::kLabLeftOut, {thousands(left_out)}));
    }
    if (tools.result.rows.empty()) return;
    command_button(ui, "lab-plot", {.icon = tools.plot.shown ? Icon::up : Icon::down});
    if (ui.commands.look("lab-tool-to-list").possible) {
        same_line_if_room(button_width(ui, words::kToolToList, Icon::list), kGap);
        command_button(ui, "lab-tool-to-list", {.icon = Icon::list});
    }
    if (ui.commands.look("lab-tool-to-statistics").possible) {
        same_line_if_room(button_width(ui, words::kToolToStatistics, Icon::none), kGap);
        command_button(ui, "lab-tool-to-statistics");
    }
    space(2);
    draw_hall_picture(ui);
    if (tools.plot.shown) draw_tool_plot(ui);
    const float tall = ui.layout.page == PageWidth::narrow ? 320.0F : 420.0F;
    draw_text_table(ui, "lab-tool-rows", tools.result, tools.plot.shown ? tall / 2 : tall);
}

}  // namespace

void draw_lab_tools(LabUi& ui) {
    const LabTools& tools = ui.page.tools;
    if (tools.job == 0) {
        paragraph(ui, small_face(ui), ui.theme.secondary, words::kToolsEmpty);
        space(2);
    }
    if (!tools.is_known()) return label(ui, small_face(ui), ui.theme.secondary, words::kToolsLoading);
    draw_tool_choice(ui);
    const ToolForm& tool = *tools.chosen();
    title(ui, bold_face(ui), tool.name);
    paragraph(ui, small_face(ui), ui.theme.secondary, tool.help);
    space(2);
    draw_examples(ui, tool);
    draw_tool_input(ui, tool);
    draw_tool_options(ui, tool);
    space(2);
    if (tools.is_running) {
        command_button(ui, "lab-cancel-all", {.icon = Icon::close});
    } else {
        icon_button(ui, "lab-tool-run", Icon::play, {.look = ButtonLook::primary}, words::kToolRun);
    }
    space(4);
    draw_tool_result(ui);
    space(8);
}

}  // namespace rookery::shell
