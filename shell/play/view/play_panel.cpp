// The facts about the puzzle on the board, the mode's buttons, and the path below them.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>

#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/game_parts.hpp"
#include "shell/widgets/handoff_row.hpp"
#include "shell/widgets/text_fields.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr double kLongRating = 0.5;  // seconds; progress is shown for a longer rating

bool is_narrow(const PlayUi& ui) {
    return ui.layout.page == PageWidth::narrow;
}

// "ER 7.2": a small name, a large number. Returns the right end.
float draw_rating(PlayUi& ui, ImVec2 at, std::string_view name, const std::string& value, std::string_view help) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Face small = small_face(ui);
    const Face large = title_face(ui);
    const float name_width = width_of(small, name);
    const float value_x = at.x + name_width + 5;
    const float right = value_x + width_of(large, value);
    draw_text(draw, small, {at.x, at.y + (large.size - small.size) * 0.82F}, ui.theme.secondary, name);
    const bool known = value != words::kNoValue;
    draw_text(draw, known ? large : text_face(ui), {value_x, known ? at.y : at.y + 3},
              known ? ui.theme.ink : ui.theme.faint, value);
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({right - at.x, large.size});
    tooltip(ui, help);
    ui.outline.add({.role = Role::text, .name = std::string(name) + " " + value, .help = std::string(help)});
    return right;
}

// The level alone: numbers would say how hard the next step is.
void draw_level(PlayUi& ui) {
    const auto level = ui.page.level();
    const std::string_view name =
        level ? words::kLevelTitles[static_cast<std::size_t>(*level)] : std::string_view(words::kSudoku);
    const Face large = title_face(ui);
    spoken_text(ui, large, ImGui::GetCursorScreenPos(), ui.theme.ink, name, 0);
    ImGui::Dummy({1, large.size});
    ImGui::Dummy({1, 1});
}

void draw_ratings(PlayUi& ui) {
    const Analysis& analysis = ui.page.analysis();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Face small = small_face(ui);
    const Face large = title_face(ui);
    draw_text(*ImGui::GetWindowDrawList(), small, {at.x, at.y + (large.size - small.size) * 0.82F}, ui.theme.secondary,
              words::kScale);
    const float gap = is_narrow(ui) ? 12.0F : 16.0F;  // on a phone, the handle of the sheet is next to them
    const float scale = width_of(small, words::kScale);
    ImGui::Dummy({scale, large.size});
    tooltip(ui, words::kScaleHelp);
    ui.outline.add({.role = Role::text, .name = std::string(words::kScale), .help = std::string(words::kScaleHelp)});
    float x = at.x + scale + gap;
    const bool beyond = analysis.is_beyond();
    x = draw_rating(ui, {x, at.y}, words::kEr, rating_text(analysis, analysis.outcome.er),
                    beyond ? words::kBeyondHelp : words::kErHelp) +
        gap;
    x = draw_rating(ui, {x, at.y}, words::kEp, rating_text(analysis, analysis.outcome.ep), words::kEpHelp) + gap;
    draw_rating(ui, {x, at.y}, words::kEd, rating_text(analysis, analysis.outcome.ed), words::kEdHelp);
    ImGui::SetCursorScreenPos({at.x, at.y + large.size});
    ImGui::Dummy({1, 1});
}

std::string facts_of(const PlayPage& page, bool rating_shown) {
    const Analysis& analysis = page.analysis();
    const LengthScale* by_length = length_scale_with(analysis.techniques);
    std::string text;
    const auto add = [&](std::string_view part) {
        if (part.empty()) return;
        if (!text.empty()) text += "  \u00B7  ";
        text += part;
    };
    if (!page.analysis_shown) {
        add(counted(analysis.clues, words::kClueOne, words::kClueMany));
        if (analysis.solutions == Analysis::Solutions::one) add(solutions_text(analysis));
        add(page.backdoors.fact());  // asked for
        return text;
    }
    if (const auto level = page.level()) add(fill(words::kLevelFact, {level_in_sentence(static_cast<int>(*level))}));
    const std::string& depth = page.depth.fact();
    add(depth);
    add(counted(analysis.clues, words::kClueOne, words::kClueMany));
    // Several solutions have a note, and a depth implies one solution.
    if (analysis.solutions == Analysis::Solutions::one && depth.empty()) add(solutions_text(analysis));
    if (!analysis.steps.empty() && analysis.state == Analysis::State::done) {
        const std::string steps =
            counted(static_cast<std::int64_t>(analysis.steps.size()), words::kStepOne, words::kStepMany);
        add(by_length != nullptr ? fill(words::kPathsByFact, {steps, by_length->rating}) : steps);
    }
    add(page.backdoors.fact());
    add(mistakes_text(page));
    if (!analysis.is_whole() && by_length == nullptr) {
        add(fill(words::kWithTechniques, {share_text(analysis.techniques)}));
    }
    if (analysis.state == Analysis::State::working && !rating_shown) add(words::kAnalysing);
    return text;
}

bool rating_takes_long(const PlayUi& ui) {
    const JobItem* job = ui.page.analysis_run.job();
    return job != nullptr && job->running && ui.now - job->started > kLongRating;
}

// The rating job's current work, its time so far, and a button to cancel.
void draw_rating_job(PlayUi& ui) {
    const JobItem& job = *ui.page.analysis_run.job();
    const double seconds = ui.now - job.started;
    const std::string took = duration(seconds < 1 ? seconds : std::floor(seconds));
    const std::string text = job.activity.empty() || !ui.page.analysis_shown
                                 ? fill(words::kRatingFor, {took})
                                 : fill(words::kRatingNow, {job.activity, took});
    draw_cancellable(ui, small_face(ui), text, "cancel-rating", "cancel-rating");
}

struct Tile {
    std::string_view command;
    Icon icon;
    std::string_view name;
    ButtonLook look = ButtonLook::plain;
};

// Icons above their names, in one row, each as wide as its name needs; three per row if that is too narrow. They have
// little height because the path, and a step's chains above it, need it.
void draw_tiles(PlayUi& ui, std::span<const Tile> tiles) {
    constexpr float kGap = 4;
    constexpr float kPadding = 4;
    constexpr std::size_t kShortRow = 3;
    const Face small = small_face(ui);
    const float room = ImGui::GetContentRegionAvail().x;
    float names = -kGap;
    for (const Tile& tile : tiles) names += width_of(small, tile.name) + 2 * kPadding + kGap;
    const bool one_row = names <= room;
    const float spare = (room - names) / static_cast<float>(tiles.size());
    const float third = std::floor((room - 2 * kGap) / static_cast<float>(kShortRow));
    const float height = ui.layout.control + 12;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    float x = 0;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (!one_row) x = static_cast<float>(i % kShortRow) * (third + kGap);
        const float own = one_row ? width_of(small, tiles[i].name) + 2 * kPadding + spare : third;
        const std::size_t row = one_row ? 0 : i / kShortRow;
        const float left = std::round(x);
        ImGui::SetCursorScreenPos({at.x + left, at.y + static_cast<float>(row) * (height + kGap)});
        const ButtonStyle style{
            .look = tiles[i].look, .width = std::round(x + own) - left, .height = height, .tile = true};
        icon_button(ui, tiles[i].command, tiles[i].icon, style, tiles[i].name);
        x += own + kGap;
    }
}

void draw_main_actions(PlayUi& ui) {
    const Board& board = ui.page.board();
    const bool setting = ui.page.analysis().puzzle.empty() && board.entered != Grid9{};
    // While a step is shown, the primary action is to apply it.
    const ButtonLook hint = !ui.page.path().shows_step() ? ButtonLook::primary : ButtonLook::plain;
    const Tile first = setting ? Tile{"fix-givens", Icon::lock, words::kFixGivensShort, ButtonLook::primary}
                               : Tile{"hint", Icon::bulb, words::kHint, hint};
    const std::array<Tile, 6> tiles = {first,
                                       {"solve", Icon::solve, words::kSolve},
                                       {"check", Icon::check, words::kCheckDigits},
                                       {"show-candidates", Icon::candidates, words::kCandidatesShort},
                                       {"available-steps", Icon::stairs, words::kAvailableShort},
                                       {"techniques", Icon::nodes, words::kTechniques}};
    draw_tiles(ui, tiles);
}

void draw_more_group(PlayUi& ui, std::string_view title, std::span<const ActionButton> actions) {
    shell::title(ui, bold_face(ui), title);
    draw_actions(ui, actions);
    space(4);
}

}  // namespace

// If there are no tools above the board.
void draw_more_actions(PlayUi& ui) {
    static constexpr std::array<ActionButton, 8> kPuzzle = {{{"edit-text", Icon::text},
                                                             {"open-file", Icon::file},
                                                             {"read-picture", Icon::camera},
                                                             {"more-like-this", Icon::sparkle},
                                                             {"around-puzzle", Icon::flask},
                                                             {"fix-givens", Icon::lock},
                                                             {"restart", Icon::restart},
                                                             {"clear-board", Icon::empty}}};
    static constexpr std::array<ActionButton, 11> kSolving = {{{"fill-notes", Icon::complete},
                                                               {"undo-to-mistake", Icon::undo},
                                                               {"timer-pause", Icon::pause},
                                                               {"entry-colour", Icon::colours},
                                                               {"available-steps", Icon::stairs},
                                                               {"true-candidates", Icon::ticked},
                                                               {"add-clues", Icon::plus},
                                                               {"techniques", Icon::nodes},
                                                               {"timer", Icon::clock},
                                                               {"backdoors", Icon::key},
                                                               {"clear-colours", Icon::erase}}};
    static constexpr std::array<ActionButton, 4> kTaking = {{{"formats", Icon::share},
                                                             {"print-board", Icon::print},
                                                             {"copy-puzzle", Icon::copy},
                                                             {"copy-solution", Icon::copy}}};
    static constexpr std::array<ActionButton, 5> kPage = {{{"palette", Icon::find},
                                                           {"theme", Icon::half},
                                                           {"shortcuts", Icon::keyboard},
                                                           {"settings", Icon::sliders},
                                                           {"statistics", Icon::chart}}};
    draw_handoffs(ui);
    space(4);
    draw_more_group(ui, words::kMorePuzzle, kPuzzle);
    draw_more_group(ui, words::kMoreSolving, kSolving);
    draw_more_group(ui, words::kMoreTaking, kTaking);
    draw_more_group(ui, words::kMorePage, kPage);
    if (ui.layout.game) return space(8);
    title(ui, bold_face(ui), words::kMoreRatings);
    for (const words::Text help :
         {words::kScaleHelp, words::kErHelp, words::kEpHelp, words::kEdHelp, words::kLevelHelp, words::kDepthHelp}) {
        paragraph(ui, small_face(ui), ui.theme.secondary, help);
    }
    space(8);
}

namespace {

// On narrow pages: the button for the sheet over the keypad, with the secondary actions.
void draw_handle(PlayUi& ui) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + ImGui::GetContentRegionAvail().x + 6;
    const bool open = ui.ws.sheet_open;
    ImGui::SetCursorScreenPos({right - ui.layout.control, at.y - 6});
    const ButtonStyle sheet{
        .look = ButtonLook::quiet, .icon = open ? Icon::down : Icon::up, .open = open, .name = words::kSheetOpen};
    if (button(ui, "sheet", {}, sheet)) run(ui, "sheet");
    draw_more_button(ui, {right - 2 * ui.layout.control, at.y - 6});
    ImGui::SetCursorScreenPos(at);
}

void draw_narrow_panel(PlayUi& ui) {
    draw_handle(ui);
    draw_summary(ui);
    space(4);
    if (ui.page.text_box_open) return draw_text_box(ui);
    if (shows_picture_card(ui)) return draw_picture_card(ui);
    if (ui.eye.more_open && ui.ws.sheet_open) {
        return draw_more_actions(ui);
    }
    draw_path(ui);
}

// The puzzle's title, if its text had one.
void draw_title(PlayUi& ui) {
    const std::string& title = ui.page.board().title;
    if (title.empty()) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Face face = small_face(ui);
    // The handle of the sheet is at the right edge of narrow pages.
    const float width = ImGui::GetContentRegionAvail().x - (is_narrow(ui) ? 2 * ui.layout.control : 0);
    spoken_text(ui, face, at, ui.theme.secondary, title, at.x + width);
    ImGui::Dummy({width, face.size});
    if (width_of(face, title) > width) tooltip(ui, title);
    space(2);
}

}  // namespace

void draw_summary(PlayUi& ui) {
    const Analysis& analysis = ui.page.analysis();
    if (analysis.puzzle.empty()) {
        if (!is_narrow(ui)) {
            title(ui, title_face(ui), words::kEmptyBoard);
            space(4);
        }
        paragraph(ui, text_face(ui), ui.theme.secondary, words::kEmptyBoardHelp);
        return draw_setter_tools(ui);
    }
    draw_title(ui);
    if (ui.page.analysis_shown) {
        draw_ratings(ui);
    } else {
        draw_level(ui);
    }
    const bool rating_shown = rating_takes_long(ui);
    const bool sheet_is_full = shows_chain_step(ui) || shows_picture_card(ui);
    if (is_narrow(ui) && sheet_is_full && ui.ws.sheet_open) return space(8);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    // The handle of a phone's sheet extends down to here.
    const float handle = is_narrow(ui) ? 2 * ui.layout.control : 0;
    const float right = at.x + ImGui::GetContentRegionAvail().x - handle;
    spoken_text(ui, small_face(ui), at, ui.theme.secondary, facts_of(ui.page, rating_shown), is_narrow(ui) ? right : 0);
    ImGui::Dummy({ImGui::GetContentRegionAvail().x, small_face(ui).size});
    std::string help(words::kLevelHelp);
    if (!ui.page.depth.fact().empty()) help += "\n" + std::string(words::kDepthHelp);
    if (analysis.is_rated() && ui.page.analysis_shown) tooltip(ui, help);
    if (rating_shown) {
        draw_rating_job(ui);
    } else if (analysis.state == Analysis::State::failed) {
        space(4);
        problem(ui, small_face(ui), fill(words::kAnalysisFailed, {analysis.message}));
    } else if (analysis.state == Analysis::State::cancelled) {
        command_button(ui, "rate");
    }
    draw_solutions_note(ui);
    draw_setter_tools(ui);
}

void draw_text_box(PlayUi& ui) {
    title(ui, bold_face(ui), words::kTextBoxTitle);
    if (ui.eye.focus_text_box) {
        focus_next_field();
        ui.eye.focus_text_box = false;
    }
    ImGui::PushFont(mono_face(ui).font);
    text_area(ui, "##puzzle-text", {words::kTextBoxTitle, ui.page.text_box, ui.page.text_problem}, words::kTextBoxHint,
              116);
    ImGui::PopFont();
    problem_of(ui, {{}, ui.page.text_problem});
    command_button(ui, "read-text", {.look = ButtonLook::primary});
    ImGui::SameLine();
    if (button(ui, "close-text", words::kClose)) run(ui, "edit-text");
}

void draw_play_panel(PlayUi& ui) {
    if (ui.page.is_covered()) return draw_paused_panel(ui);
    if (ui.layout.game) return draw_game_panel(ui);
    if (is_narrow(ui)) return draw_narrow_panel(ui);
    draw_summary(ui);
    space(8);
    if (shows_picture_card(ui) && !ui.page.text_box_open) return draw_picture_card(ui);
    if (ui.page.text_box_open) {
        draw_text_box(ui);
        space(4);
    } else {
        if (ui.layout.keypad.is_empty()) draw_digit_row(ui);
        draw_main_actions(ui);
        draw_handoffs(ui);
    }
    space(4);
    divider(ui);
    space(4);
    draw_path(ui);
}

}  // namespace rookery::shell
