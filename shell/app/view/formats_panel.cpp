// The formats of other programs: what each cannot represent, and buttons that copy or save what the mode shows.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "shell/app/view/panels.hpp"
#include "shell/commands/commands.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/format_names.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr float kFormatsGap = 4;

// The height of the text when wrapped at that width.
float height_of(const Face& face, const std::string& text, float width) {
    return face.font->CalcTextSizeA(face.size, FLT_MAX, width, text.data(), text.data() + text.size()).y;
}

// A format's title above what it loses, and Copy and Save at the right edge. The row is as high as the taller side.
void draw_format(AppUi& ui, ExportSource source, const TextFormat& format) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float control = ui.layout.control;
    const float text_width = width - 2 * control - kFormatsGap - 8;
    const Face face = text_face(ui);
    const Face small = small_face(ui);
    const std::string lost =
        lost_by(format).empty() ? std::string(words::kExportWhole) : fill(words::kExportLost, {lost_by(format)});
    const float text_height = face.size + 2 + height_of(small, lost, text_width);
    const float height = std::max(control, text_height) + 12;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled({at.x, at.y + height - ui.pixel}, {at.x + width, at.y + height}, ui.theme.thin_line);
    const float top = at.y + (height - text_height) / 2;
    draw_text(draw, face, {at.x, top}, ui.theme.ink, format_title(format), at.x + text_width);
    say_heading(ui, format_title(format), 4);
    say(ui, lost);
    draw.AddText(small.font, small.size, {at.x, top + face.size + 2}, ui.theme.secondary, lost.data(),
                 lost.data() + lost.size(), text_width);
    const auto press = [&](bool save, float x) {
        const std::string id = export_command(save, source, format);
        ImGui::SetCursorScreenPos({x, at.y + (height - control) / 2});
        const std::string help = fill(save ? words::kSaveAs : words::kCopyAs, {format_in_sentence(format)});
        const ButtonStyle style{.look = ButtonLook::quiet, .icon = save ? Icon::save : Icon::copy, .tooltip = help};
        if (button(ui, id.c_str(), {}, style)) run(ui, id);
    };
    press(false, at.x + width - 2 * control - kFormatsGap);
    press(true, at.x + width - control);
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({width, height});
}

void draw_links(AppUi& ui) {
    title(ui, bold_face(ui), words::kFormatsLink);
    const float width = std::floor((ImGui::GetContentRegionAvail().x - 8) / 2);
    icon_button(ui, "share-link", Icon::link, {.width = width}, words::kShareLinkShort);
    ImGui::SameLine(0, 8);
    icon_button(ui, "share-progress", Icon::link, {.width = width}, words::kShareProgressShort);
    if (ui.model.host.can_share()) {
        icon_button(ui, "share-system", Icon::share, {.width = width}, words::kShareSystem);
    }
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kShareHelp);
    space(8);
}

// In two columns of equal width.
void draw_pictures(AppUi& ui) {
    struct Way {
        std::string_view command;
        Icon icon;
        words::Text name;
    };
    static constexpr std::array<Way, 4> kWays = {{{"copy-picture", Icon::copy, words::kCopyPicture},
                                                  {"save-png", Icon::save, words::kSavePngShort},
                                                  {"save-svg", Icon::save, words::kSaveSvgShort},
                                                  {"print-board", Icon::print, words::kPrintBoardShort}}};
    title(ui, bold_face(ui), words::kFormatsPicture);
    const float width = std::floor((ImGui::GetContentRegionAvail().x - 8) / 2);
    for (std::size_t i = 0; i < kWays.size(); ++i) {
        if (i % 2 != 0) ImGui::SameLine(0, 8);
        icon_button(ui, kWays[i].command, kWays[i].icon, {.width = width}, kWays[i].name);
    }
    command_button(ui, "picture-candidates",
                   {.icon = ui.model.play.picture_candidates ? Icon::check : Icon::candidates});
    space(8);
}

}  // namespace

void draw_formats_panel(AppUi& ui) {
    const ExportSource source = export_source(ui.model);
    draw_page_head(ui, words::kFormatsTitle, "formats", {});
    if (!has_export(ui.model, source)) {
        return paragraph(ui, text_face(ui), ui.theme.secondary, words::kExportNothing);
    }
    if (source == ExportSource::board) {
        draw_links(ui);
        draw_pictures(ui);
    }
    title(ui, bold_face(ui), title_of(ui.model, source));
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kFormatsHelp);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    for (const TextFormat* format : formats_of(source)) draw_format(ui, source, *format);
    ImGui::PopStyleVar();
    space(8);
}

}  // namespace rookery::shell
