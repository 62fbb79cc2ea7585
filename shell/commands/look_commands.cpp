#include "shell/commands/commands.hpp"

#include <array>

#include "shell/app/model.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr auto kLookGroup = CommandGroup::general;

constexpr std::array<words::Text, kThemeChoiceCount> kThemeSaid = {words::kThemeSystem, words::kThemeLight,
                                                                   words::kThemeDark};

void take_next_theme(Model& m) {
    m.theme = static_cast<ThemeChoice>((static_cast<int>(m.theme) + 1) % kThemeChoiceCount);
    m.notice.say_done(std::string(kThemeSaid[static_cast<std::size_t>(m.theme)]));
}

constexpr std::array<words::Text, kLanguageChoiceCount> kLanguageSaid = {
    words::kLanguageSystem, words::kLanguageEnglish, words::kLanguageGerman, words::kLanguageFrench};

template <ThemeChoice value>
constexpr CommandOf<Model> theme_command(std::string_view id) {
    return switch_command<Model>(
        id, kThemeSaid[static_cast<std::size_t>(value)], "", kLookGroup, [](Model& m) { m.theme = value; },
        [](const Model& m) { return m.theme == value; });
}
template <Colours value>
constexpr CommandOf<Model> colours_command(std::string_view id, words::Text label) {
    return switch_command<Model>(
        id, label, "", kLookGroup, [](Model& m) { m.colours = value; },
        [](const Model& m) { return m.colours == value; });
}
template <LanguageChoice value>
constexpr CommandOf<Model> language_command(std::string_view id) {
    return switch_command<Model>(
        id, kLanguageSaid[static_cast<std::size_t>(value)], "", kLookGroup,
        [](Model& m) {
            m.language_choice = value;
            m.follow_language();
        },
        [](const Model& m) { return m.language_choice == value; });
}

using Language = LanguageChoice;

constexpr auto kLookCommands = std::to_array<CommandOf<Model>>({
    {"theme", words::kChangeTheme, "Shift+T", kLookGroup, always, take_next_theme, nullptr},
    theme_command<ThemeChoice::system>("theme-system"),
    theme_command<ThemeChoice::light>("theme-light"),
    theme_command<ThemeChoice::dark>("theme-dark"),
    colours_command<Colours::standard>("colours-standard", words::kColoursStandard),
    colours_command<Colours::contrast>("colours-contrast", words::kColoursContrast),
    colours_command<Colours::distinct>("colours-distinct", words::kColoursDistinct),
    language_command<Language::system>("language-system"),
    language_command<Language::english>("language-en"),
    language_command<Language::german>("language-de"),
    language_command<Language::french>("language-fr"),
    {"install", words::kInstall, "", kLookGroup, [](const Model& m) { return m.can_install; },
     [](Model& m) { m.host.install(); }, nullptr},
    {"licences", words::kLicences, "", kLookGroup, always, [](Model& m) { m.host.show_licences(); }, nullptr},
});

}  // namespace

std::span<const CommandOf<Model>> look_commands() {
    return kLookCommands;
}

namespace {

bool is_shown(const Model& m) {
    return m.shows(PanelPage::welcome);
}

void toggle_welcome(Model& m) {
    m.toggle_sheet(PanelPage::welcome);
    if (is_shown(m)) return;
    m.sheet_open = false;
    m.host.remember("visited", "1");
}

constexpr auto kWelcomeCommands = std::to_array<CommandOf<Model>>({
    {"welcome", words::kWelcomeCommand, "", CommandGroup::general, always, toggle_welcome, is_shown},
});

}  // namespace

std::span<const CommandOf<Model>> welcome_commands() {
    return kWelcomeCommands;
}

}  // namespace rookery::shell
