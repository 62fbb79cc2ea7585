#include "shell/commands/command_groups.hpp"

#include <algorithm>
#include <array>

#include "shell/app/model.hpp"
#include "shell/play/play_commands.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr auto kGeneralKeys = std::to_array<KeyRow>({{words::kKeyPaste, words::kKeyPasteHelp},
                                                     {words::kKeyMain, words::kKeyMainHelp},
                                                     {words::kKeyEscape, words::kKeyEscapeHelp}});
constexpr auto kBoardKeys = std::to_array<KeyRow>({{words::kKeyArrows, words::kKeyArrowsHelp},
                                                   {words::kKeyDigits, words::kKeyDigitsHelp},
                                                   {words::kKeyCorner, words::kKeyCornerHelp},
                                                   {words::kKeyCentre, words::kKeyCentreHelp},
                                                   {words::kKeyColour, words::kKeyColourHelp},
                                                   {words::kKeyHighlight, words::kKeyHighlightHelp},
                                                   {words::kKeyKeepArrows, words::kKeyKeepArrowsHelp}});
constexpr auto kPathKeys = std::to_array<KeyRow>({{words::kKeyStepArrows, words::kKeyStepArrowsHelp}});
constexpr auto kListKeys = std::to_array<KeyRow>({{words::kKeyFilter, words::kKeyFilterHelp}});
constexpr auto kGenerateKeys = std::to_array<KeyRow>(
    {{words::kKeyPatternSpace, words::kKeyPatternSpaceHelp}, {words::kKeyFilter, words::kKeyFilterHelp}});
constexpr auto kEnumerateKeys = std::to_array<KeyRow>({{words::kKeyWalk, words::kKeyWalkHelp}});
constexpr auto kLearnKeys = std::to_array<KeyRow>(
    {{words::kKeyArrows, words::kKeyArrowsHelp}, {words::kKeyLearnDigits, words::kKeyLearnDigitsHelp}});
constexpr auto kLabKeys = std::to_array<KeyRow>({{words::kKeyArrows, words::kKeyArrowsHelp}});
constexpr auto kSizedKeys = std::to_array<KeyRow>({{words::kKeyArrows, words::kKeyArrowsHelp},
                                                   {words::kKeyHandDigits, words::kKeyHandDigitsHelp},
                                                   {words::kKeyHandMarks, words::kKeyHandMarksHelp}});

std::string_view missing_nothing(const Model& /*m*/) {
    return {};
}
std::string_view missing_puzzle(const Model& m) {
    return has_digits(m.play) ? std::string_view{} : words::kWhyNoPuzzle;
}
std::string_view missing_path(const Model& m) {
    if (!has_puzzle(m.play)) return words::kWhyNoPuzzle;
    if (m.play.analysis().solutions == Analysis::Solutions::none) return words::kHintOffNone;
    if (m.play.path().step_count() == 0) return words::kWhyNoPath;
    return m.play.analysis_shown ? std::string_view{} : words::kWhyNoAnalysis;
}
std::string_view missing_list(const Model& m) {
    return m.list.list().table.size() == 0 ? words::kWhyNoList : std::string_view{};
}
std::string_view missing_pattern(const Model& m) {
    if (m.generate.pattern().empty()) return words::kWhyNoPattern;
    return m.generate.results.is_empty() ? words::kWhyNoResults : std::string_view{};
}
std::string_view missing_grid(const Model& m) {
    return m.enumerate.has_grid() ? std::string_view{} : words::kWhyNoGrid;
}
std::string_view missing_subject(const Model& m) {
    return m.learn.subject() ? std::string_view{} : words::kWhyNoTechnique;
}
std::string_view missing_runs(const Model& m) {
    return m.lab.runs.is_empty() ? words::kWhyNoRuns : std::string_view{};
}

std::string_view missing_sized(const Model& m) {
    return m.sized.has_puzzle() ? std::string_view{} : words::kWhyNoPuzzle;
}

using Group = CommandGroup;

constexpr auto kCards = std::to_array<GroupCard>({
    {Group::general, std::nullopt, words::kGroupGeneral, {}, kGeneralKeys, missing_nothing},
    {Group::board, Mode::play, words::kGroupBoard, words::kModePlay, kBoardKeys, missing_puzzle},
    {Group::path, Mode::play, words::kGroupPath, words::kModePlay, kPathKeys, missing_path},
    {Group::list, Mode::list, words::kGroupList, words::kModeList, kListKeys, missing_list},
    {Group::generate, Mode::generate, words::kGroupGenerate, words::kModeGenerate, kGenerateKeys, missing_pattern},
    {Group::exact,
     Mode::generate,
     words::kGroupExact,
     words::kGroupExact,
     {},
     missing_pattern,
     "view-exact",
     [](const Model& m) { return m.generate.shows_exact(); }},
    {Group::enumerate, Mode::enumerate, words::kGroupEnumerate, words::kModeEnumerate, kEnumerateKeys, missing_grid},
    {Group::lab, Mode::lab, words::kGroupLab, words::kModeLab, kLabKeys, missing_runs},
    {Group::learn, Mode::learn, words::kGroupLearn, words::kModeLearn, kLearnKeys, missing_subject},
    {Group::sized, Mode::sized, words::kOtherSizes, words::kOtherSizes, kSizedKeys, missing_sized},
    {Group::handoff, std::nullopt, {}, {}, {}, missing_nothing},
});

}  // namespace

std::span<const GroupCard> group_cards() {
    return kCards;
}

const GroupCard& card_of(CommandGroup group) {
    return kCards[static_cast<std::size_t>(group)];
}

bool is_in_sight(const Model& model, CommandGroup group) {
    const GroupCard& card = card_of(group);
    return (!card.mode || *card.mode == model.mode) && (card.in_view == nullptr || card.in_view(model));
}

std::string_view name_of(Mode mode) {
    const auto card = std::find_if(kCards.begin(), kCards.end(), [&](const GroupCard& c) { return c.mode == mode; });
    return card->place;
}

}  // namespace rookery::shell
