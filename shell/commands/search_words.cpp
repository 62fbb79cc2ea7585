#include "shell/commands/search_words.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "shell/app/model.hpp"
#include "shell/commands/command_groups.hpp"
#include "shell/commands/commands.hpp"
#include "shell/lab/lab_examples.hpp"
#include "shell/learn/subjects.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/technique_names.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kOpenTool = "open-tool-";
constexpr std::string_view kOpenExample = "open-example-";

struct TextOf {
    std::string_view command;
    words::Text text;
};

// clang-format off
constexpr auto kSynonyms = std::to_array<TextOf>({
    {"play-today", words::kSeekDay},
    {"calendar", words::kSeekOtherDay},
    {"new-puzzle", words::kSeekNew},
    {"new-easy", words::kSeekNewLevel},
    {"new-medium", words::kSeekNewLevel},
    {"new-hard", words::kSeekNewLevel},
    {"new-expert", words::kSeekNewLevel},
    {"new-extreme", words::kSeekNewLevel},
    {"other-sizes", words::kSeekSizes},
    {"new-four", words::kSeekFour},
    {"new-sixteen", words::kSeekSixteen},
    {"new-diagonal", words::kSeekDiagonal},
    {"statistics", words::kSeekStatistics},
    {"save-statistics", words::kSeekSaveStatistics},
    {"erase-statistics", words::kSeekEraseStatistics},
    {"settings", words::kSeekSettings},
    {"theme", words::kSeekTheme},
    {"theme-dark", words::kSeekDark},
    {"theme-light", words::kSeekLight},
    {"colours-contrast", words::kSeekVision},
    {"colours-distinct", words::kSeekVision},
    {"colours-standard", words::kSeekColours},
    {"language-system", words::kSeekLanguage},
    {"language-en", words::kSeekEnglish},
    {"language-de", words::kSeekGerman},
    {"language-fr", words::kSeekFrench},
    {"install", words::kSeekInstall},
    {"welcome", words::kSeekHelp},
    {"shortcuts", words::kSeekKeys},
    {"letter-keys", words::kSeekLetterKeys},
    {"techniques", words::kSeekTechniques},
    {"open-file", words::kSeekOpenFile},
    {"read-picture", words::kSeekPicture},
    {"paste", words::kSeekPaste},
    {"formats", words::kSeekFormats},
    {"share-link", words::kSeekLink},
    {"share-progress", words::kSeekLink},
    {"share-system", words::kSeekLink},
    {"copy-picture", words::kSeekImage},
    {"save-png", words::kSeekImage},
    {"save-svg", words::kSeekImage},
    {"print-board", words::kSeekPrint},
    {"print-list", words::kSeekPrint},
    {"print-generated", words::kSeekPrint},
    {"print-found", words::kSeekPrint},
    {"save-backup", words::kSeekSaveBackup},
    {"open-backup", words::kSeekOpenBackup},
    {"undo", words::kSeekUndo},
    {"redo", words::kSeekRedo},
    {"restart", words::kSeekRestart},
    {"clear-board", words::kSeekClearBoard},
    {"edit-text", words::kSeekTypePuzzle},
    {"fix-givens", words::kSeekLock},
    {"solve", words::kSeekSolve},
    {"check", words::kSeekCheck},
    {"hint", words::kSeekHint},
    {"available-steps", words::kSeekSteps},
    {"show-candidates", words::kSeekCandidates},
    {"entry-corner", words::kSeekNotes},
    {"entry-centre", words::kSeekNotes},
    {"entry-mode", words::kSeekNotes},
    {"clear-hand-marks", words::kSeekClearNotes},
    {"entry-colour", words::kSeekPaint},
    {"clear-colours", words::kSeekPaint},
    {"clear-cell", words::kSeekErase},
    {"timer", words::kSeekTimer},
    {"timer-pause", words::kSeekTimer},
    {"timer-reset", words::kSeekTimer},
    {"highlight", words::kSeekHighlight},
    {"why", words::kSeekWhy},
    {"rate", words::kSeekRate},
    {"analysis", words::kSeekAnalysis},
    {"mistakes-at-once", words::kSeekMistakes},
    {"mistakes-on-request", words::kSeekMistakes},
    {"mistakes-never", words::kSeekMistakes},
    {"copy-puzzle", words::kSeekCopy},
    {"copy-list-puzzles", words::kSeekCopy},
    {"copy-generated", words::kSeekCopy},
    {"copy-found", words::kSeekCopy},
    {"save-list", words::kSeekSaveTable},
    {"save-lines", words::kSeekSaveTable},
    {"save-generated", words::kSeekSaveTable},
    {"save-found-table", words::kSeekSaveTable},
    {"copy-list", words::kSeekSaveTable},
    {"mode-list", words::kSeekList},
    {"mode-generate", words::kSeekGenerate},
    {"view-exact", words::kSeekExact},
    {"mode-enumerate", words::kSeekEnumerate},
    {"view-catalogue", words::kSeekCatalogue},
    {"ask-number", words::kSeekCatalogue},
    {"take-numbered", words::kSeekCatalogue},
    {"copy-least-form", words::kSeekCatalogue},
    {"mode-lab", words::kSeekLab},
    {"lab-view-tools", words::kSeekLab},
    {"mode-learn", words::kSeekLearn},
    {"learn-all", words::kSeekLearn},
    {"learn-practise", words::kSeekPractise},
    {"around-puzzle", words::kSeekNearby},
    {"list-histogram", words::kSeekHistogram},
    {"open-tool-canonical", words::kSeekToolCanonical},
    {"open-tool-neighbours", words::kSeekToolNeighbours},
    {"open-tool-convert", words::kSeekToolConvert},
    {"open-tool-sample", words::kSeekToolSample},
    {"open-tool-cover", words::kSeekToolCover},
    {"open-example-langford", words::kSeekToolCover},
    {"open-tool-unavoidable", words::kSeekToolUnavoidable},
    {"open-tool-rate", words::kSeekToolRate},
    {"open-tool-survey", words::kSeekToolRate},
    {"open-tool-levels", words::kSeekToolRate},
    {"open-tool-solve", words::kSeekToolSolve},
    {"open-tool-check", words::kSeekToolSolve},
});

constexpr auto kReasons = std::to_array<TextOf>({
    {"undo", words::kWhyNothingUndone},
    {"redo", words::kWhyNothingRedone},
    {"save-statistics", words::kWhyNoFinished},
    {"erase-statistics", words::kWhyNoFinished},
    {"restore-statistics", words::kWhyNotErased},
    {"dismiss-jobs", words::kWhyNoEnded},
    {"install", words::kWhyNotInstallable},
    {"timer-pause", words::kWhyNoTimer},
    {"timer-reset", words::kWhyNoTimer},
    {"other-solution", words::kWhyOneSolution},
    {"clear-hand-marks", words::kWhyNoMarks},
    {"clear-colours", words::kWhyNoColours},
    {"highlight", words::kWhyNoDigit},
    {"highlight-off", words::kWhyNoHighlight},
    {"check", words::kWhyNoEntries},
    {"restart", words::kWhyNoEntries},
    {"check-pictures", words::kWhyNoPicture},
    {"next-doubt", words::kWhyNoPicture},
    {"next-board", words::kWhyNoPicture},
    {"previous-board", words::kWhyNoPicture},
    {"list-pictures", words::kWhyNoPicture},
    {"close-picture", words::kWhyNoPicture},
});
// clang-format on

// Commands of one of the Lab's views, by the beginning of their ids, and the command that opens it.
struct ViewOf {
    std::string_view start;
    std::string_view opened_by;
};
constexpr auto kLabViews = std::to_array<ViewOf>({
    {"lab-race", "lab-view-race"},
    {"lab-copy-race", "lab-view-race"},
    {"lab-save-race", "lab-view-race"},
    {"lab-tool", "lab-view-tools"},
    {"lab-plot", "lab-view-tools"},
    {"lab-section-tool", "lab-view-tools"},
    {"lab-row", "lab-view-tools"},
    {"lab-marks", "lab-view-hand"},
    {"lab-erase", "lab-view-hand"},
    {"lab-check", "lab-view-hand"},
    {"lab-restart", "lab-view-hand"},
    {"lab-", "lab-view-puzzle"},
});

template <std::size_t kCount>
words::Text text_of(const std::array<TextOf, kCount>& table, std::string_view command) {
    const auto found =
        std::find_if(table.begin(), table.end(), [=](const TextOf& one) { return one.command == command; });
    return found == table.end() ? words::Text{} : found->text;
}

// The view of the Lab that the command needs and that is not open; empty: none.
std::string_view closed_lab_view(const Model& model, const Command& command) {
    if (command.group != CommandGroup::lab) return {};
    const auto view = std::find_if(kLabViews.begin(), kLabViews.end(),
                                   [&](const ViewOf& one) { return command.id.starts_with(one.start); });
    if (view == kLabViews.end() || view->opened_by == command.id) return {};
    const Command* opens = find_command(view->opened_by);
    return opens == nullptr || opens->on(model).value_or(true) ? std::string_view{} : std::string_view(opens->label);
}

// The Lab's tools, which it only lists once it has been opened. A test compares them with the core's verbs.
constexpr auto kTools = std::to_array<std::string_view>(
    {"additions", "alldifferent", "backdoors", "bench",  "candidates", "canonical", "catalogue", "check",
     "classic",   "cliques",      "convert",   "cover",  "enumerate",  "estimate",  "exact",     "explain",
     "fewest",    "generate",     "guide",     "levels", "neighbours", "pattern",   "permanent", "practice",
     "rate",      "sample",       "sizes",     "solve",  "statistics", "steps",     "survey",    "unavoidable"});

bool is_known_tool(const Model& model, std::string_view name) {
    if (!model.lab.tools.is_known()) return std::find(kTools.begin(), kTools.end(), name) != kTools.end();
    const auto& tools = model.lab.tools.tools();
    return std::any_of(tools.begin(), tools.end(), [=](const ToolForm& tool) { return tool.name == name; });
}

void add_lessons(std::vector<FoundElsewhere>& found) {
    for (const Family& family : families()) {
        for (const Technique technique : family.techniques) {
            found.push_back({{"learn-" + id_of(technique), fill(words::kLearnOne, {name_in_words(technique)})},
                             words::kModeLearn,
                             std::string(name_of(technique))});
        }
    }
}

void add_tools(const Model& model, std::vector<FoundElsewhere>& found) {
    for (const std::string_view tool : kTools) {
        if (!is_known_tool(model, tool)) continue;
        found.push_back({{std::string(kOpenTool).append(tool), fill(words::kToolChoose, {tool})}, words::kModeLab});
    }
    for (const ToolExample& example : tool_examples()) {
        found.push_back({{std::string(kOpenExample).append(example.id), fill(words::kToolExample, {example.title})},
                         words::kModeLab,
                         std::string(example.id)});
    }
}

void add_formats(const Model& model, std::vector<FoundElsewhere>& found) {
    std::vector<OfferedCommand> offered;
    offer_formats(model, offered);
    for (OfferedCommand& one : offered) found.push_back({std::move(one), {}});
}

}  // namespace

words::Text synonyms_of(std::string_view command) {
    return text_of(kSynonyms, command);
}

std::vector<std::string_view> commands_with_synonyms() {
    std::vector<std::string_view> ids;
    ids.reserve(kSynonyms.size());
    for (const TextOf& one : kSynonyms) ids.push_back(one.command);
    return ids;
}

std::string reason_against(const Model& model, const Command& command) {
    if (const words::Text own = text_of(kReasons, command.id); !own.empty()) return std::string(own);
    if (const std::string_view view = closed_lab_view(model, command); !view.empty()) {
        return fill(words::kWhyOpenFirst, {view});
    }
    if (command.id.starts_with("cancel-")) return std::string(words::kWhyNothingRuns);
    const std::string_view missing = card_of(command.group).missing(model);
    return std::string(missing.empty() ? std::string_view(words::kWhyNotNow) : missing);
}

std::vector<FoundElsewhere> found_elsewhere(const Model& model) {
    std::vector<FoundElsewhere> found;
    add_lessons(found);
    add_tools(model, found);
    add_formats(model, found);
    return found;
}

bool run_from_elsewhere(Model& model, std::string_view id) {
    if (const auto tool = rest_after(id, kOpenTool)) {
        if (!is_known_tool(model, *tool)) return false;
        model.go_to(Mode::lab);
        model.sheet_open = true;
        model.lab.open_tool(*tool, {}, {});
        return true;
    }
    if (const auto example = rest_after(id, kOpenExample)) {
        if (tool_example(*example) == nullptr) return false;
        model.go_to(Mode::lab);
        model.sheet_open = true;
        model.lab.open_example(*example);
        return true;
    }
    return false;
}

}  // namespace rookery::shell
