// The number of the grid among all essentially different ones; grids by number, and random ones.
#include <string>

#include "catalogue/count_table.hpp"
#include "shell/enumerate/view/enumerate_parts.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// One band per line, with a copy button next to it.
void draw_least_form(EnumerateUi& ui, const Grid9& least) {
    constexpr std::size_t kBand = 27;
    caption(ui, words::kLeastForm);
    const std::string line = to_line(least);
    const Face mono = mono_face(ui);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = mono.size + 3;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    for (std::size_t band = 0; band < line.size() / kBand; ++band) {
        draw_text(draw, mono, {at.x, at.y + static_cast<float>(band) * height}, ui.theme.ink,
                  line.substr(band * kBand, kBand));
    }
    say(ui, line);
    ImGui::Dummy({width_of(mono, line.substr(0, kBand)), 3 * height});
    same_line_if_room(button_width(ui, words::kCopyLeastForm, Icon::copy), 12);
    command_button(ui, "copy-least-form", {.icon = Icon::copy});
}

void draw_number(EnumerateUi& ui) {
    const CatalogueQuestion& number = ui.page.number;
    if (number.job() != 0) {
        draw_cancellable(ui, text_face(ui), words::kLoadingCatalogue, "cancel-catalogue", "cancel-catalogue");
    } else if (number.row()) {
        paragraph(ui, bold_face(ui), ui.theme.ink, grid_number_text(number.row()->number), "grid-number");
        draw_least_form(ui, number.row()->least);
    } else {
        command_button(ui, "ask-number", {.look = ButtonLook::primary, .tooltip = words::kNumberShortHelp});
    }
    if (!number.failure().empty()) problem(ui, small_face(ui), fill(words::kCatalogueFailed, {number.failure()}));
    paragraph(ui, small_face(ui), ui.theme.secondary,
              fill(words::kNumberHelp, {thousands(static_cast<std::int64_t>(kGridClasses))}));
}

void draw_random_grids(EnumerateUi& ui) {
    heading(ui, words::kGridByChance, {});
    icon_button(ui, "random-class", Icon::none, {.tooltip = words::kRandomClassHelp}, words::kRandomClassShort);
    same_line_if_room(button_width(ui, words::kRandomGridShort, Icon::none), kGap);
    icon_button(ui, "grid-random", Icon::none, {.tooltip = words::kRandomGridHelp}, words::kRandomGridShort);
}

}  // namespace

void draw_grid_of_number(EnumerateUi& ui) {
    const EnumeratePage& page = ui.page;
    heading(ui, words::kGridByNumber, {});
    draw_fields(ui, page, EnumeratePlace::catalogue);
    same_line_if_room(button_width(ui, words::kTakeNumberedShort, Icon::none), kGap);
    icon_button(ui, "take-numbered", Icon::none, {}, words::kTakeNumberedShort);
    draw_problems(ui, page, EnumeratePlace::catalogue);
    if (page.taking.job() != 0) {
        draw_cancellable(ui, text_face(ui), words::kLoadingCatalogue, "cancel-taking", "cancel-catalogue");
    }
    if (!page.taking.failure().empty()) {
        problem(ui, small_face(ui), fill(words::kCatalogueFailed, {page.taking.failure()}));
    }
}

void draw_catalogue(EnumerateUi& ui) {
    draw_number(ui);
    space(4);
    divider(ui);
    draw_grid_of_number(ui);
    draw_random_grids(ui);
}

}  // namespace rookery::shell
