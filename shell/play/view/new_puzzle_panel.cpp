// Starting a new puzzle: a row for each level, the puzzle of the day, and other ways; and the panel in the path's place
// while the analysis is hidden.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "shell/play/play_commands.hpp"
#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr float kPadding = 12;

// One dot per level up to this one, to show its position on the scale.
void draw_level_dots(const PlayUi& ui, ImVec2 right, Level level) {
    constexpr float kStep = 10;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const auto count = static_cast<int>(kAllLevels.size());
    for (int i = 0; i < count; ++i) {
        const ImVec2 at{right.x - static_cast<float>(count - 1 - i) * kStep, right.y};
        if (i <= static_cast<int>(level)) {
            draw.AddCircleFilled(at, 3, ui.theme.accent);
        } else {
            draw.AddCircle(at, 3, ui.theme.thin_line);
        }
    }
}

// A row that starts a puzzle: its name, and in small type what to expect. Returns its right end for additions there.
ImVec2 draw_puzzle_row(PlayUi& ui, const std::string& command, words::Text name, words::Text help, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = ui.layout.touch ? 48.0F : 36.0F;
    if (press_area(ui, command, {width, height}, {.name = ui.commands.label_of(command), .help = help}))
        run(ui, command);
    row_ground(ui, at, {at.x + width, at.y + height}, false);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float middle = at.y + height / 2;
    const float end = at.x + width - kPadding;
    const Face bold = bold_face(ui);
    float widest = width_of(bold, name);
    for (const words::Text title : words::kLevelTitles) widest = std::max(widest, width_of(bold, title));
    draw_text_middle(draw, bold, at.x + kPadding, middle, ui.theme.ink, name);
    draw_text_middle(draw, small_face(ui), at.x + kPadding + widest + 16, middle, ui.theme.secondary, help, end - 56);
    return {end, middle};
}

void draw_level_row(PlayUi& ui, Level level, float width) {
    const auto index = static_cast<std::size_t>(level);
    const ImVec2 end = draw_puzzle_row(ui, std::string(command_of(level)), words::kLevelTitles[index],
                                       words::kLevelNeeds[index], width);
    draw_level_dots(ui, end, level);
}

// Below what was drawn last.
void draw_ways_here(PlayUi& ui, std::span<const Way> ways) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float bottom = draw_ways(ui, ways, at, ImGui::GetContentRegionAvail().x);
    ImGui::SetCursorScreenPos({at.x, bottom});
    ImGui::Dummy({1, 1});
}

}  // namespace

float draw_ways(PlayUi& ui, std::span<const Way> ways, ImVec2 at, float width) {
    float x = at.x;
    for (const Way& way : ways) {
        const float own = button_width(ui, way.name, way.icon);
        if (x > at.x && x + own > at.x + width) {
            x = at.x;
            at.y += ui.layout.control + kGap;
        }
        ImGui::SetCursorScreenPos({x, at.y});
        icon_button(ui, way.command, way.icon, {.width = own}, way.name);
        x += own + kGap;
    }
    return at.y + ui.layout.control;
}

void draw_level_rows(PlayUi& ui, float x, float width) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    const auto next = [&] { ImGui::SetCursorScreenPos({x, ImGui::GetCursorScreenPos().y}); };
    for (const Level level : kAllLevels) {
        next();
        draw_level_row(ui, level, width);
    }
    next();
    draw_puzzle_row(ui, "other-sizes", words::kOtherSizes, words::kOtherSizesHelp, width);
    ImGui::PopStyleVar();
}

void draw_new_puzzles(PlayUi& ui) {
    draw_making(ui, ui.page.new_puzzles.asked_job(), ui.page.new_puzzles.problem(), "cancel-new");
    draw_level_rows(ui, ImGui::GetCursorScreenPos().x, ImGui::GetContentRegionAvail().x);
    space(8);
    static constexpr std::array<Way, 2> kDays = {
        {{"play-today", Icon::play, words::kDayPuzzle}, {"calendar", Icon::calendar, words::kCalendar}}};
    draw_ways_here(ui, kDays);
}

void draw_other_ways(PlayUi& ui) {
    static constexpr std::array<Way, 7> kWays = {{{"paste", Icon::paste, words::kPasteShort},
                                                  {"read-picture", Icon::camera, words::kReadPicture},
                                                  {"open-file", Icon::file, words::kOpenFile},
                                                  {"mode-generate", Icon::sparkle, words::kByPattern},
                                                  {"mode-learn", Icon::book, words::kByTechnique},
                                                  {"statistics", Icon::chart, words::kStatistics},
                                                  {"settings", Icon::sliders, words::kSettings}}};
    title(ui, bold_face(ui), words::kMoreWays);
    draw_ways_here(ui, kWays);
}

void draw_folded_analysis(PlayUi& ui) {
    static constexpr std::array<Way, 7> kFolded = {{{"new-puzzle", Icon::dice, words::kNewPuzzle},
                                                    {"paste", Icon::paste, words::kPasteShort},
                                                    {"restart", Icon::restart, words::kRestart},
                                                    {"formats", Icon::share, words::kFormats},
                                                    {"analysis", Icon::eye, words::kShowAnalysis},
                                                    {"statistics", Icon::chart, words::kStatistics},
                                                    {"settings", Icon::sliders, words::kSettings}}};
    draw_ways_here(ui, kFolded);
}

}  // namespace rookery::shell
