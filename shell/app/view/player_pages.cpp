// New puzzle, statistics, settings and the tour as pages in a panel's place.
#include "shell/app/view/mode_cards.hpp"
#include "shell/app/view/panels.hpp"
#include "shell/commands/look_commands.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

void draw_choice(AppUi& ui, std::string_view heading, std::span<const LookChoice> choices) {
    space(8);
    title(ui, bold_face(ui), heading);
    for (const LookChoice& one : choices) {
        if (&one != choices.data()) same_line_if_room(button_width(ui, one.name, Icon::none), kGap);
        const std::string id(one.command);
        const ButtonStyle style{.role = Role::choice,
                                .on = find_command(one.command)->on(ui.model).value_or(false),
                                .tooltip = ui.commands.label_of(one.command)};
        if (button(ui, id.c_str(), one.name, style)) run(ui, id);
    }
}

struct TourCard {
    words::Text title, text;
};
constexpr std::array<TourCard, kTourCards> kCards = {{{words::kTourTitle1, words::kTourText1},
                                                      {words::kTourTitle2, words::kTourText2},
                                                      {words::kTourTitle3, words::kTourText3},
                                                      {words::kTourTitle4, words::kTourText4}}};

}  // namespace

void draw_tour_page(AppUi& ui) {
    const int place = ui.model.tour_card;
    const TourCard& card = kCards[static_cast<std::size_t>(place)];
    label(ui, small_face(ui), ui.theme.secondary,
          fill(words::kTourPlace, {std::to_string(place + 1), std::to_string(kTourCards)}));
    title(ui, title_face(ui), card.title);
    space(4);
    paragraph(ui, text_face(ui), ui.theme.ink, card.text);
    space(8);
    const bool last = place + 1 == kTourCards;
    const std::string_view on = last ? words::kTourDone : words::kTourNext;
    const ButtonStyle main{.look = ButtonLook::primary, .width = std::max(button_width(ui, on, Icon::none), 120.0F)};
    if (button(ui, last ? "tour" : "tour-next", on, main)) run(ui, last ? "tour" : "tour-next");
    if (place > 0) {
        same_line_if_room(button_width(ui, words::kTourBack, Icon::none), kGap);
        command_button(ui, "tour-back");
    }
    if (last) return;
    same_line_if_room(button_width(ui, words::kTourSkip, Icon::none), kGap);
    if (button(ui, "tour", words::kTourSkip, {.look = ButtonLook::quiet})) run(ui, "tour");
}

void draw_new_puzzle_page(AppUi& ui) {
    draw_page_head(ui, words::kNewPuzzle, "new-puzzle", words::kNewPuzzleHelp);
    space(4);
    PlayUi play = ui.of_play();
    draw_new_puzzles(play);
    space(8);
    draw_other_ways(play);
}

void draw_statistics_page(AppUi& ui) {
    draw_page_head(ui, words::kStatistics, "statistics", words::kStatisticsHelp);
    space(4);
    PlayUi play = ui.of_play();
    draw_statistics(play);
}

void draw_settings_page(AppUi& ui) {
    draw_page_head(ui, words::kSettings, "settings", words::kSettingsHelp);
    space(4);
    PlayUi play = ui.of_play();
    draw_settings(play);
    draw_choice(ui, words::kThemeTitle, theme_choices());
    draw_choice(ui, words::kColoursTitle, colour_choices());
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kColoursHelp);
    draw_choice(ui, words::kLanguageTitle, language_choices());
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kLanguageHelp);
    space(8);
    command_button(ui, "tour", {.icon = Icon::question});
    if (!ui.model.can_install) return;
    command_button(ui, "install", {.icon = Icon::save});
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kInstallHelp);
}

}  // namespace rookery::shell
