// A game of another size around its board: the head, the keys, and the panel with a hint, the finish, or what else one
// can do.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "board/names.hpp"
#include "shell/sized/sized_commands.hpp"
#include "shell/sized/view/sized_parts.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/game_parts.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

// A key is on while the cell under the cursor has its pencil mark.
void sized_key(SizedUi& ui, WideSet complete, int digit, float width, float height) {
    const SizedPage& page = ui.page;
    const std::string id = std::string(kSizedDigit) + std::to_string(digit);
    const std::string name(1, symbol_of(digit));
    const std::string does = sized_digit_label(page, digit, false);
    const bool enabled = page.can_enter() && (page.enters_marks || !wide::has(complete, digit));
    const ButtonStyle style{.look = ButtonLook::key,
                            .width = width,
                            .height = height,
                            .enabled = enabled,
                            .on = wide::has(page.board().marks_at(page.cursor()), digit),
                            .name = name,
                            .tooltip = does};
    if (button(ui, id.c_str(), {}, style)) run(ui, id);
    const ImVec2 from = ImGui::GetItemRectMin();
    const ImVec2 to = ImGui::GetItemRectMax();
    const Face face = page.enters_marks ? small_face(ui) : title_face(ui);
    draw_text_centred(*ImGui::GetWindowDrawList(), face, {std::floor((from.x + to.x) / 2), (from.y + to.y) / 2},
                      enabled ? ui.theme.ink : ui.theme.faint, name);
}

void draw_sized_clock(SizedUi& ui, float right, float middle) {
    const Timer& timer = ui.page.timer;
    if (!timer.shown()) return;
    const ClockFace clock{clock_text(timer.seconds(ui.now)), timer.paused(), timer.stopped(), timer.counts()};
    draw_clock(ui, clock, "sized-pause", right, middle);
}

void draw_hint(SizedUi& ui) {
    paragraph(ui, text_face(ui), ui.theme.ink, ui.page.hint_text());
    space(2);
    const bool places = ui.page.shown_hint()->is_placement();
    if (places) command_button(ui, "sized-enter-hint", {.look = ButtonLook::primary, .icon = Icon::check});
    const float next = button_width(ui, words::kNextHintStep, Icon::bulb);
    if (!places) {
        icon_button(ui, "sized-hint", Icon::bulb, {.look = ButtonLook::primary, .width = next}, words::kNextHintStep);
    }
    same_line_if_room(button_width(ui, words::kCloseHint, Icon::close), kGap);
    command_button(ui, "sized-close-hint", {.icon = Icon::close});
}

void draw_finish(SizedUi& ui) {
    constexpr std::string_view kDot = "  \u00B7  ";
    std::string done = fill(words::kHandFinished, {ui.page.title()});
    std::string facts;
    if (const FinishedPuzzle* one = ui.page.finished_game()) {
        done = fill(words::kFinishedIn, {ui.page.title(), clock_text(one->seconds)});
        facts = one->hints == 0 ? std::string(words::kNoHints) : counted(one->hints, words::kHintOne, words::kHintMany);
        append_item(facts,
                    one->mistakes == 0 ? std::string(words::kNoMistakes)
                                       : counted(one->mistakes, words::kMistakeOne, words::kMistakeMany),
                    kDot);
        if (const auto rank = ui.page.statistics().rank_of(*one); rank && rank->of > 1) {
            append_item(facts,
                        rank->place == 1 ? std::string(words::kFinishedBest)
                                         : fill(words::kFinishRank, {thousands(rank->place), thousands(rank->of)}),
                        kDot);
        }
    }
    draw_praise(ui, words::kFinishedTitle, done, facts);
    space(4);
    command_button(ui, "sized-next", {.look = ButtonLook::primary, .icon = Icon::play});
    same_line_if_room(button_width(ui, words::kOtherSizes, Icon::dice), kGap);
    command_button(ui, "other-sizes", {.icon = Icon::dice});
}

// Lists the pencil marks under the cursor, always in the same space.
void draw_marks_here(SizedUi& ui) {
    const int cell = ui.page.cursor();
    const WideSet marks = ui.page.board().marks_at(cell);
    if (marks == 0) return space(small_face(ui).size + 4);
    label(ui, small_face(ui), ui.theme.secondary,
          fill(words::kHandMarksHere, {cell_in_words(cell, ui.page.side()), symbols_of(marks)}));
}

void draw_more(SizedUi& ui) {
    static constexpr std::array<ActionButton, 10> kMore = {{{"new-puzzle", Icon::dice},
                                                            {"other-sizes", Icon::board},
                                                            {"sized-restart", Icon::restart},
                                                            {"sized-pause", Icon::pause},
                                                            {"sized-copy", Icon::copy},
                                                            {"paste", Icon::paste},
                                                            {"open-file", Icon::file},
                                                            {"timer", Icon::clock},
                                                            {"settings", Icon::sliders},
                                                            {"statistics", Icon::chart}}};
    draw_actions(ui, kMore);
}

}  // namespace

void draw_sized_head(SizedUi& ui) {
    const Rect& head = ui.layout.head;
    if (head.is_empty()) return;
    const SpokenPart part(ui, Role::part, "part-head", words::kGameHead);
    const float control = ui.layout.control;
    const float top = head.y + (head.height - control) / 2;
    const float middle = head.y + head.height / 2;
    const float left = draw_way_home(ui);
    float right = head.right();
    if (ui.layout.page != PageWidth::wide) {  // otherwise the panel is always in sight
        right -= control;
        ImGui::SetCursorScreenPos({right, top});
        icon_button(ui, "sheet", Icon::more, {.look = ButtonLook::quiet, .width = control});
    }
    draw_sized_clock(ui, right - 4, middle);
    const float clock = ui.page.timer.shown() ? kClockRoom : 0.0F;
    spoken_text_middle(ui, bold_face(ui), left, middle, ui.theme.ink, ui.page.title(), right - clock - 8);
}

void draw_sized_keypad(SizedUi& ui) {
    if (!ui.page.has_puzzle()) return;
    static constexpr std::array<GameKey, 6> kTools = {
        {{"undo", Icon::undo, words::kUndoShort},
         {"redo", Icon::redo, words::kRedoShort},
         {"sized-notes", Icon::pencil, words::kNotesShort},
         {"sized-check", Icon::check, words::kCheckShort},
         {"sized-hint", Icon::bulb, words::kHintShort, ButtonLook::primary},
         {"sized-erase", Icon::erase, words::kEraseKey}}};
    const WideSet complete = complete_digits(ui.page.board());
    draw_game_keys(ui, kTools, ui.page.side(),
                   [&](int digit, float width, float height) { sized_key(ui, complete, digit, width, height); });
}

void draw_sized_panel(SizedUi& ui) {
    const SizedPage& page = ui.page;
    draw_making(ui, ui.page.asked_job(), ui.page.problem(), "cancel-size");
    if (!page.has_puzzle()) return;
    if (page.is_covered()) {
        title(ui, title_face(ui), words::kGamePaused);
        return paragraph(ui, text_face(ui), ui.theme.secondary, words::kPausedHelp);
    }
    if (page.is_solved()) {
        draw_finish(ui);
    } else if (page.shown_hint() != nullptr) {
        draw_hint(ui);
    } else {
        draw_marks_here(ui);
    }
    space(4);
    paragraph(ui, small_face(ui), ui.theme.secondary, page.level_text());
    space(4);
    draw_more(ui);
    space(8);
}

void draw_sizes(SizedUi& ui) {
    draw_making(ui, ui.page.asked_job(), ui.page.problem(), "cancel-size");
    for (const PuzzleSize& size : kPuzzleSizes) {
        title(ui, bold_face(ui), size.name);
        bool is_first = true;
        for (const ShapeLevel level : kShapeLevels) {
            if (!has_level(size, level)) continue;
            const std::string_view name = words::kLevelTitles[static_cast<std::size_t>(level)];
            const float width = std::max(64.0F, button_width(ui, name, Icon::none));
            if (!is_first) same_line_if_room(width, kGap);
            is_first = false;
            const std::string id = command_of(size, level);
            const std::string said = fill(words::kGameFact, {size.name, name});
            if (button(ui, id.c_str(), name, {.width = width, .name = said})) run(ui, id);
        }
        space(2);
    }
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kNewSizesHelp);
}

}  // namespace rookery::shell
