#include "shell/app/view/app.hpp"

#include <imgui.h>

#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "shell/app/model.hpp"
#include "shell/app/view/mode_cards.hpp"
#include "shell/app/view/panels.hpp"
#include "shell/commands/commands.hpp"
#include "shell/commands/palette_commands.hpp"
#include "shell/jobs/action.hpp"
#include "shell/widgets/board_area.hpp"
#include "shell/widgets/layout.hpp"
#include "shell/widgets/style.hpp"
#include "shell/widgets/ui.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"

namespace rookery::shell {
namespace {

// Applies recorded actions (jobs/action.hpp) to the model, between frames.

bool is_cell(int cell) {
    return cell >= 0 && cell < Geometry9::kCells;
}
bool is_digit(int digit) {
    return digit >= 1 && digit <= 9;
}

void write_field(Model& model, const WriteText& action) {
    if (action.field == "palette-text") return model.palette.set_text(action.text);
    for (Page* page : model.pages()) {
        if (page->write(action.field, action.text)) return;
    }
}

struct Apply {
    Model& model;

    void operator()(const RunCommand& action) const { model.run(action.id); }
    void operator()(const WriteText& action) const { write_field(model, action); }
    void operator()(const SelectCell& action) const {
        if (model.page().select(action.cell) || model.play.is_covered()) return;
        if (is_cell(action.cell)) model.play.entries().select(action.cell);
    }
    void operator()(const MoveCursor& action) const {
        if (model.page().move_cursor(action.rows, action.columns) || model.play.is_covered()) return;
        model.play.entries().move_cursor(action.rows, action.columns);
    }
    void operator()(const ChangeSelection& action) const { model.play.entries().change_selection(action.selection); }
    void operator()(const ToggleCandidate& action) const {
        if (is_cell(action.cell) && is_digit(action.digit))
            model.play.entries().toggle_candidate(action.cell, action.digit);
    }
    void operator()(const AskWhy& action) const {
        if (action.digit == 0) return model.play.entries().ask(true);
        if (is_cell(action.cell) && is_digit(action.digit)) model.play.entries().ask_why(action.cell, action.digit);
    }
    void operator()(const BrushCell& action) const { model.brush(action.cell, action.begins, action.clue); }
    void operator()(const OpenRow& action) const { model.page().open_row(action.place); }
    void operator()(const ShowStep& action) const { model.play.path().show_step(action.step); }
    void operator()(const ShowAvailable& action) const { model.play.available.show(action.step); }
    void operator()(const Walk& action) const { model.page().walk(action.by); }
};

// Actions on the board of Play or its steps, which a covered board does not take.
bool is_on_board(const Action& action) {
    return std::holds_alternative<ChangeSelection>(action) || std::holds_alternative<ToggleCandidate>(action) ||
           std::holds_alternative<AskWhy>(action) || std::holds_alternative<ShowStep>(action) ||
           std::holds_alternative<ShowAvailable>(action);
}

void apply(Model& model, const Action& action) {
    if (model.play.is_covered() && is_on_board(action)) return;
    std::visit(Apply{model}, action);
    model.apply_changes();
}

// Applies and clears all recorded actions. Returns whether there were any.
bool apply_all(Model& model, std::vector<Action>& actions) {
    const std::vector<Action> taken = std::exchange(actions, {});
    for (const Action& action : taken) apply(model, action);
    return !taken.empty();
}

constexpr ImGuiWindowFlags kPageFlags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                        ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                                        ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse;

// Time per frame for slices of long work. The rest of the frame's 16 ms is for drawing, and for the last slice's
// overrun.
constexpr double kSlicesSeconds = 0.004;

std::string_view name_of(ThemeChoice choice) {
    static constexpr std::array<std::string_view, kThemeChoiceCount> kNames = {"system", "light", "dark"};
    return kNames[static_cast<std::size_t>(choice)];
}
std::string_view name_of(Colours colours) {
    static constexpr std::array<std::string_view, kColoursCount> kNames = {"standard", "contrast", "distinct"};
    return kNames[static_cast<std::size_t>(colours)];
}

// The page's name with the level of the puzzle on the board, or with its rating while the analysis is shown.
std::string title_of(const Model& model) {
    const Analysis& analysis = model.play.analysis();
    std::string title(words::kTitle);
    if (analysis.puzzle.empty()) return title;
    if (!model.play.analysis_shown) {
        const auto level = model.play.level();
        if (!level) return fill(words::kTitleSudoku, {title});
        return fill(words::kTitleOfLevel, {title, words::kLevelTitles[static_cast<std::size_t>(*level)]});
    }
    if (!analysis.is_rated() && !analysis.is_beyond()) return title;
    const auto add = [&](std::string_view name, int rating) {
        title += fill(" {0} {1}", {name, rating_text(analysis, rating)});
    };
    title += fill(" \u2013 {0}", {words::kScale});
    add(words::kEr, analysis.outcome.er);
    add(words::kEp, analysis.outcome.ep);
    add(words::kEd, analysis.outcome.ed);
    return title;
}

// The content of the panel: a page shared by all modes if one is open, otherwise the mode's own.
struct PanelCard {
    std::string name;  // of its window: one per page, so that each keeps its scroll position
    void (*draw)(AppUi&);
};
PanelCard panel_of(const Model& model) {
    switch (model.panel_page) {
        case PanelPage::mode:
            break;
        case PanelPage::shortcuts:
            return {"panel-shortcuts", draw_shortcuts_page};
        case PanelPage::techniques:
            return {"panel-techniques", draw_techniques_panel};
        case PanelPage::required:
            return {"panel-required", draw_required_panel};
        case PanelPage::formats:
            return {"panel-formats", draw_formats_panel};
        case PanelPage::new_puzzle:
            return {"panel-new-puzzle", draw_new_puzzle_page};
        case PanelPage::sizes:
            return {"panel-sizes", draw_sizes_page};
        case PanelPage::statistics:
            return {"panel-statistics", draw_statistics_page};
        case PanelPage::settings:
            return {"panel-settings", draw_settings_page};
        case PanelPage::welcome:
            return {"panel-welcome", draw_welcome_page};
    }
    const ModeCard& card = card_of(model.mode);
    return {"panel-" + std::string(card.id()), card.draw_panel};
}

void draw_panel(AppUi& ui) {
    const Rect& place = ui.layout.panel;
    if (place.is_empty()) return;
    const SpokenPart part(ui, Role::part, "part-panel", card_of(ui.model.mode).name);
    const float padding = ui.layout.panel_padding;
    ImGui::SetCursorScreenPos({place.x, place.y});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding, padding});
    // A game's panel is one with the page, unless another page takes its place.
    const bool plain = ui.model.mode == Mode::home || ui.layout.game;
    ImGui::PushStyleColor(ImGuiCol_ChildBg,
                          plain && ui.model.shows(PanelPage::mode) ? ui.theme.page : ui.theme.surface);
    const PanelCard panel = panel_of(ui.model);
    if (ImGui::BeginChild(panel.name.c_str(), {place.width, place.height}, ImGuiChildFlags_AlwaysUseWindowPadding)) {
        ImGui::PopStyleVar();
        sharpen(ui);
        panel.draw(ui);
    } else {
        ImGui::PopStyleVar();
    }
    ImGui::EndChild();
    ImGui::PopStyleColor();
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (plain) return;
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
    Eyes eyes;
    ModelCommands commands{model};
    std::vector<Action> actions;  // not yet applied
    Outline outline;              // of the last recorded frame
    Asked asked;                  // by the document, for the next frame
    FontSet fonts;
    bool system_dark = false;
    bool reduced_motion = false;
    const Theme* styled = nullptr;  // last passed to apply_style
    bool styled_touch = false;

    const Theme& theme() const {
        const bool dark = model.theme == ThemeChoice::system ? system_dark : model.theme == ThemeChoice::dark;
        return theme_of(dark, model.colours);
    }
    // Runs slices while there is time. Returns whether there is more to do.
    bool advance(double now) {
        bool more = false;
        do {
            more = false;
            for (Page* page : model.pages()) more |= page->advance(page == &model.page());
        } while (more && host.now_seconds() - now < kSlicesSeconds);
        return more;
    }
    Layout layout(float width, float height) const {
        const Page& page = model.page();
        const bool is_sized = model.mode == Mode::sized;
        return layout_for(width, height,
                          {.mode = model.mode,
                           .game = model.play.is_game() || is_sized,
                           .rows = is_sized ? model.sized.side() : 9,
                           .sheet_open = page.covers_board(),
                           .full_page = !model.shows(PanelPage::mode) && !model.shows(PanelPage::welcome),
                           .keypad_rows = page.keypad_rows(),
                           .bar = bar_content(model, view),
                           .left_handed = model.play.left_handed,
                           .large_keys = model.play.large_keys});
    }
};

App::App(Host& host) : parts_{std::make_unique<Parts>(host)} {}
App::~App() = default;

FontSizes App::font_sizes(float width, float height) const {
    const Layout layout = parts_->layout(width, height);
    FontSizes sizes;
    const Model& model = parts_->model;
    const bool in_lab = model.mode == Mode::lab;
    const bool has_rows = in_lab || model.mode == Mode::sized;
    const int side = in_lab ? model.lab.puzzle().side() : model.sized.side();
    sizes.board_digit = has_rows ? digit_size(layout, side) : std::round(layout.cell * kDigitShare);
    sizes.board_candidate = has_rows ? mark_size(layout, side) : std::round(candidate_size(layout.cell));
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

bool App::frame(float width, float height, bool records) {
    Parts& p = *parts_;
    const double now = p.host.now_seconds();
    p.model.tick(now);
    const bool more = p.advance(now);
    const bool was_writing = p.model.play.text_box_open;
    const bool was_listing = p.model.play.available.open;
    p.view.draw_again = false;
    handle_keys(p.model, p.view, p.actions);
    const bool acted = apply_all(p.model, p.actions);
    const Theme& theme = p.theme();
    const Layout layout = p.layout(width, height);
    if (p.styled != &theme || p.styled_touch != layout.touch) {
        apply_style(theme, layout.touch);
        p.styled = &theme;
        p.styled_touch = layout.touch;
    }
    p.model.list.board_with_list = layout.page == PageWidth::wide;
    p.model.play.covered_by_page =
        layout.page == PageWidth::narrow && p.model.sheet_open && p.model.panel_page != PanelPage::mode;
    p.model.sized.covered_by_page = p.model.play.covered_by_page;
    const float ratio = std::max(1.0F, ImGui::GetIO().DisplayFramebufferScale.x);
    AppUi ui{
        {p.model, p.commands, p.actions, p.outline, p.view, theme, p.fonts, layout, now, 1 / ratio, p.reduced_motion},
        p.model,
        p.eyes};
    p.outline.begin(std::exchange(p.asked, {}), records);

    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({width, height});
    ImGui::PushFont(p.fonts.text);
    if (ImGui::Begin("page", nullptr, kPageFlags)) {
        sharpen(ui);
        if (!layout.board.is_empty()) {
            const SpokenPart part(ui, Role::part, "part-board", words::kBoard);
            card_of(p.model.mode).draw_board(ui);
        }
        if (layout.game && p.model.mode == Mode::sized) {
            SizedUi sized = ui.of_sized();
            draw_sized_head(sized);
        } else if (layout.game) {
            PlayUi play = ui.of_play();
            draw_game_head(play);
        }
        draw_tools(ui);
        if (const auto draw_keypad = card_of(p.model.mode).draw_keypad; draw_keypad != nullptr) draw_keypad(ui);
        draw_beneath(ui);
        draw_panel(ui);
        draw_bar(ui);
        draw_tabs(ui);
    }
    ImGui::End();
    draw_question_card(ui);
    draw_palette(ui);
    ImGui::PopFont();
    // Commands with no button here, or none at this size, can still be requested by name.
    const Asked& asked = p.outline.asked();
    if (!p.outline.is_answered() && asked.kind == Asked::Kind::press) run(ui, asked.id);
    const bool pressed = apply_all(p.model, p.actions);
    p.model.apply_changes();
    follow_presses(p.view.tooltip_pause);
    // Opening the box focuses its field, except after an unreadable paste: the user may rather paste again.
    if (p.model.play.text_box_open && !was_writing && p.model.play.text_problem.empty())
        p.eyes.play.focus_text_box = true;
    if (p.model.play.available.open && !was_listing) p.eyes.play.more_open = false;  // it takes the same place
    if (acted || pressed || more || p.view.draw_again) p.host.request_frame();
    return pressed;
}

bool App::is_animating() const {
    return parts_->eyes.play.moves() || parts_->eyes.sized.wave.moves() || parts_->model.play.path().is_playing();
}

void App::paste(std::string_view text) {
    parts_->model.palette.open = false;  // pasted text is not a command
    parts_->model.paste(text);
}
void App::drop_file(std::string_view name, std::string_view text) {
    parts_->model.paste(text, name);
}
void App::take_long_text(const LargeText& text, std::string_view file) {
    parts_->model.palette.open = false;
    parts_->model.paste_large(text, file);
}
std::string App::copy_text() const {
    return parts_->model.page().text_to_copy();
}
std::string App::outline_json() const {
    const Model& model = parts_->model;
    return json_of(parts_->outline, {title_of(model), model.notice.text, card_of(model.mode).id(), name_of(model.theme),
                                     name_of(model.colours), code_of(language())});
}
void App::on_event(std::string_view event) {
    parts_->asked = read_asked(event);
    const bool opens = parts_->asked.kind == Asked::Kind::press && parts_->asked.id == kPaletteCommand;
    if (!opens || parts_->model.palette.open) return;
    parts_->asked = {};
    parts_->model.palette.show(true);
}

Jobs& App::jobs() {
    return parts_->model.jobs;
}
HostEvents& App::host_events() {
    return parts_->model;
}
void App::save() {
    parts_->model.save();
}

}  // namespace rookery::shell
