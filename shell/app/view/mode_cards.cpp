#include "shell/app/view/mode_cards.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "shell/app/view/panels.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

PlayUi AppUi::of_play() const {
    return {*this, model.play, eyes.play};
}

GenerateUi AppUi::of_generate() const {
    const Analysis& analysis = model.play.analysis();
    std::string rating;
    if (analysis.is_rated())
        rating = fill("{0} {1} {2}", {words::kScale, words::kEr, rating_text(analysis, analysis.outcome.er)});
    return {*this, model.generate, model.play.entries().cursor(), std::move(rating), eyes.generate};
}

ListUi AppUi::of_list() const {
    return {*this, model.list};
}

EnumerateUi AppUi::of_enumerate() const {
    return {*this, model.enumerate, !model.play.analysis().solution.empty()};
}

LabUi AppUi::of_lab() const {
    return {*this, model.lab, eyes.lab};
}

HomeUi AppUi::of_home() const {
    return {of_play(), model.home};
}

SizedUi AppUi::of_sized() const {
    return {*this, model.sized, eyes.sized};
}

LearnUi AppUi::of_learn() const {
    return {*this, model.learn};
}

namespace {

// Calls `draw` with the arguments of the mode's panels.
template <auto given, auto draw>
void drawn(AppUi& ui) {
    auto own = (ui.*given)();
    draw(own);
}

}  // namespace

const std::array<ModeCard, kModeCount>& mode_cards() {
    static constexpr std::array<ModeCard, kModeCount> kCards = {{
        {Mode::play, "mode-play", words::kModePlay, Icon::board, drawn<&AppUi::of_play, draw_board>,
         drawn<&AppUi::of_play, draw_play_panel>, drawn<&AppUi::of_play, draw_keypad>},
        {Mode::list, "mode-list", words::kModeList, Icon::list, drawn<&AppUi::of_play, draw_board>,
         drawn<&AppUi::of_list, draw_list_panel>},
        {Mode::generate, "mode-generate", words::kModeGenerate, Icon::sparkle, drawn<&AppUi::of_generate, draw_pattern>,
         drawn<&AppUi::of_generate, draw_generate_panel>},
        {Mode::enumerate, "mode-enumerate", words::kModeEnumerate, Icon::clues, drawn<&AppUi::of_enumerate, draw_grid>,
         drawn<&AppUi::of_enumerate, draw_enumerate_panel>},
        {Mode::lab, "mode-lab", words::kModeLab, Icon::flask, drawn<&AppUi::of_lab, draw_lab_board>,
         drawn<&AppUi::of_lab, draw_lab_panel>},
        {Mode::learn, "mode-learn", words::kModeLearn, Icon::book, drawn<&AppUi::of_learn, draw_learn_board>,
         drawn<&AppUi::of_learn, draw_learn_panel>},
        {Mode::home, "mode-home", words::kModeHome, Icon::home, nullptr, drawn<&AppUi::of_home, draw_home>},
        {Mode::sized, "mode-sized", words::kModePlay, Icon::board, drawn<&AppUi::of_sized, draw_sized_board>,
         drawn<&AppUi::of_sized, draw_sized_panel>, drawn<&AppUi::of_sized, draw_sized_keypad>},
    }};
    return kCards;
}

const ModeCard& card_of(Mode mode) {
    return mode_cards()[static_cast<std::size_t>(mode)];
}

// New puzzle, statistics, settings and the welcome as pages in a panel's place.

namespace {

constexpr std::array<NamedCommand, kThemeChoiceCount> kThemes = {{{"theme-system", words::kAutomatic},
                                                                  {"theme-light", words::kThemeLightShort},
                                                                  {"theme-dark", words::kThemeDarkShort}}};
constexpr std::array<NamedCommand, kColoursCount> kColours = {{{"colours-standard", words::kColoursStandardShort},
                                                               {"colours-contrast", words::kColoursContrastShort},
                                                               {"colours-distinct", words::kColoursDistinctShort}}};
constexpr std::array<NamedCommand, kLanguageChoiceCount> kLanguageNames = {
    {{"language-system", words::kAutomatic},
     {"language-en", words::kLanguageEnglishShort},
     {"language-de", words::kLanguageGermanShort},
     {"language-fr", words::kLanguageFrenchShort}}};

}  // namespace

void draw_welcome_page(AppUi& ui) {
    title(ui, title_face(ui), words::kWelcomeTitle);
    for (const words::Text line : {words::kFirstLine1, words::kFirstLine2, words::kFirstLine3}) {
        paragraph(ui, text_face(ui), ui.theme.ink, line);
    }
    space(4);
    command_button(ui, "mode-home", {.icon = Icon::home});
    ImGui::SameLine(0, kGap);
    if (button(ui, "welcome", words::kStartPlaying, {.look = ButtonLook::primary})) run(ui, "welcome");
}

void draw_new_puzzle_page(AppUi& ui) {
    draw_page_head(ui, words::kNewPuzzle, "new-puzzle", words::kNewPuzzleHelp);
    space(4);
    PlayUi play = ui.of_play();
    draw_new_puzzles(play);
    space(8);
    draw_other_ways(play);
}

void draw_sizes_page(AppUi& ui) {
    draw_page_head(ui, words::kOtherSizes, "other-sizes", words::kOtherSizesHelp);
    space(4);
    SizedUi sized = ui.of_sized();
    draw_sizes(sized);
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
    space(8);
    choice_row(ui, words::kThemeTitle, kThemes);
    space(8);
    choice_row(ui, words::kColoursTitle, kColours);
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kColoursHelp);
    space(8);
    choice_row(ui, words::kLanguageTitle, kLanguageNames);
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kLanguageHelp);
    space(8);
    label(ui, small_face(ui), ui.theme.secondary, words::kBackupTitle);
    command_button(ui, "save-backup", {.icon = Icon::save});
    same_line_if_room(button_width(ui, words::kOpenBackup, Icon::file), kGap);
    command_button(ui, "open-backup", {.icon = Icon::file});
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kBackupHelp);
    space(8);
    command_button(ui, "welcome", {.icon = Icon::question});
    command_button(ui, "licences");
    if (!ui.model.can_install) return;
    command_button(ui, "install", {.icon = Icon::save});
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kInstallHelp);
}

}  // namespace rookery::shell
