#include "shell/app/view/app.hpp"

#include <imgui.h>

#include <cmath>
#include <optional>

#include "shell/app/view/panels.hpp"
#include "shell/board/view/board_view.hpp"
#include "shell/twin/twin.hpp"
#include "shell/widgets/layout.hpp"
#include "shell/widgets/style.hpp"
#include "shell/widgets/ui.hpp"
#include "shell/widgets/widgets.hpp"

namespace rookery::shell {
namespace {

constexpr ImGuiWindowFlags kPageFlags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                        ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                                        ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse;

void draw_panel(Ui& ui) {
    const Rect& place = ui.layout.panel;
    if (place.is_empty()) return;
    const float padding = ui.layout.panel_padding;
    ImGui::SetCursorScreenPos({place.x, place.y});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding, padding});
    // One child a mode, so that each keeps its own scroll position.
    const char* name = ui.model.shortcuts_open           ? "panel-shortcuts"
                       : ui.model.techniques_open        ? "panel-techniques"
                       : ui.model.required_open          ? "panel-required"
                       : ui.model.formats_open           ? "panel-formats"
                       : ui.model.mode == Mode::play     ? "panel-play"
                       : ui.model.mode == Mode::list     ? "panel-list"
                       : ui.model.mode == Mode::generate ? "panel-generate"
                       : ui.model.mode == Mode::lab      ? "panel-lab"
                                                         : "panel-enumerate";
    if (ImGui::BeginChild(name, {place.width, place.height}, ImGuiChildFlags_AlwaysUseWindowPadding)) {
        ImGui::PopStyleVar();
        sharpen(ui);
        if (ui.model.shortcuts_open) {
            draw_shortcuts_page(ui);
        } else if (ui.model.techniques_open) {
            draw_techniques_panel(ui);
        } else if (ui.model.required_open) {
            draw_required_panel(ui);
        } else if (ui.model.formats_open) {
            draw_formats_panel(ui);
        } else if (ui.model.mode == Mode::play) {
            draw_play_panel(ui);
        } else if (ui.model.mode == Mode::list) {
            draw_list_panel(ui);
        } else if (ui.model.mode == Mode::generate) {
            draw_generate_panel(ui);
        } else if (ui.model.mode == Mode::lab) {
            draw_lab_panel(ui);
        } else {
            draw_enumerate_panel(ui);
        }
    } else {
        ImGui::PopStyleVar();
    }
    ImGui::EndChild();
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (ui.layout.page == PageWidth::narrow) {
        draw.AddRectFilled({place.x, place.y - 1}, {place.right(), place.y}, ui.theme.thin_line);
    } else if (place.x > 0) {
        draw.AddRectFilled({place.x - 1, place.y}, {place.x, place.bottom()}, ui.theme.thin_line);
    }
}

}  // namespace

struct App::Parts {
    explicit Parts(Host& host) : host{host}, model{host} {}

    Host& host;
    Model model;
    View view;
    std::vector<Action> actions;  // since they were last applied
    FontSet fonts;
    bool system_dark = false;
    bool reduced_motion = false;
    std::optional<bool> styled_dark;  // what apply_style was last called with
    bool styled_touch = false;

    const Theme& theme() const {
        const bool dark = model.theme == ThemeChoice::system ? system_dark : model.theme == ThemeChoice::dark;
        return dark ? dark_theme() : light_theme();
    }
    Layout layout(float width, float height) const {
        const bool over_pattern = model.generate.view == GenerateView::puzzles || model.techniques_open ||
                                  model.required_open || model.shortcuts_open || model.formats_open;
        const bool over_lab = model.sheet_open || model.lab.view == LabView::race;
        const bool sheet = model.mode == Mode::generate ? over_pattern
                           : model.mode == Mode::lab    ? over_lab
                                                        : model.sheet_open;
        return layout_for(width, height, model.mode, sheet, bar_content(model));
    }
};

App::App(Host& host) : parts_{std::make_unique<Parts>(host)} {}
App::~App() = default;

FontSizes App::font_sizes(float width, float height) const {
    const Layout layout = parts_->layout(width, height);
    FontSizes sizes;
    const Model& model = parts_->model;
    sizes.board_digit = model.mode == Mode::lab ? lab_digit_size(layout, model.lab.puzzle().side())
                                                : std::round(layout.cell * kDigitShare);
    sizes.board_candidate = std::round(layout.cell * kCandidateShare);
    return sizes;
}

void App::set_fonts(const FontSet& fonts) {
    parts_->fonts = fonts;
}
void App::set_dark(bool dark) {
    parts_->system_dark = dark;
}
void App::set_reduced_motion(bool reduced) {
    parts_->reduced_motion = reduced;
}
void App::set_hidden(bool hidden) {
    parts_->model.set_page_hidden(hidden);
}

bool App::frame(float width, float height) {
    Parts& p = *parts_;
    const double now = p.host.now_seconds();
    p.model.tick(now);
    const bool was_writing = p.model.text_box_open;
    const bool was_listing = p.model.available.open;
    p.view.draw_again = false;
    hear_keys(p.model, p.view, p.actions);
    const bool heard = apply_all(p.model, p.actions);
    const Theme& theme = p.theme();
    const Layout layout = p.layout(width, height);
    if (p.styled_dark != theme.dark || p.styled_touch != layout.touch) {
        apply_style(theme, layout.touch);
        p.styled_dark = theme.dark;
        p.styled_touch = layout.touch;
    }
    p.model.board_beside_list = layout.page == PageWidth::wide;
    const float ratio = std::max(1.0F, ImGui::GetIO().DisplayFramebufferScale.x);
    Ui ui{p.model, p.actions, p.view, theme, p.fonts, layout, now, 1 / ratio, p.reduced_motion};

    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({width, height});
    ImGui::PushFont(p.fonts.text);
    if (ImGui::Begin("page", nullptr, kPageFlags)) {
        sharpen(ui);
        draw_tabs(ui);
        draw_tools(ui);
        if (!layout.board.is_empty()) {
            if (p.model.mode == Mode::generate) {
                draw_pattern(ui);
            } else if (p.model.mode == Mode::enumerate) {
                draw_grid(ui);
            } else if (p.model.mode == Mode::lab) {
                draw_lab_board(ui);
            } else {
                draw_board(ui);
            }
        }
        draw_keypad(ui);
        draw_beneath(ui);
        draw_panel(ui);
        draw_bar(ui);
    }
    ImGui::End();
    draw_palette(ui);
    ImGui::PopFont();
    const bool pressed = apply_all(p.model, p.actions);
    p.model.settle();
    follow_presses(p.view.tooltip_pause);
    // Whoever opens the box wants to write; whoever pasted something unreadable may rather paste again.
    if (p.model.text_box_open && !was_writing && p.model.text_problem.empty()) p.view.focus_text_box = true;
    if (p.model.available.open && !was_listing) p.view.more_open = false;  // it stands in the same place
    if (heard || pressed || p.view.draw_again) p.host.request_frame();
    return pressed;
}

bool App::is_animating() const {
    return parts_->view.motion_start >= 0 || parts_->model.play.is_playing();
}

void App::paste(std::string_view text) {
    parts_->model.palette.open = false;  // what is pasted is no command
    parts_->model.paste(text);
}
void App::drop_file(std::string_view name, std::string_view text) {
    parts_->model.paste(text, name);
}
std::string App::copy_text() const {
    return parts_->model.text_to_copy();
}
std::string App::twin_json() const {
    return twin_state(parts_->model);
}
void App::twin_event(std::string_view event) {
    twin_act(parts_->model, event);
}

WorkEvents& App::events() {
    return parts_->model;
}
void App::save() {
    parts_->model.save();
}

}  // namespace rookery::shell
