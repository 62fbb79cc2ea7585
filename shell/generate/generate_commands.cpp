#include "shell/generate/generate_page.hpp"
#include "shell/jobs/technique_choice.hpp"
#include "shell/table/table.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "rate/rate.hpp"
#include "shell/generate/exact_page.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/technique_names.hpp"

namespace rookery::shell {
namespace {

constexpr auto kGenerateGroup = CommandGroup::generate;

bool is_generate_running(const GeneratePage& p) {
    return p.results.running();
}
bool has_generate_results(const GeneratePage& p) {
    return !p.results.is_empty();
}
bool has_pattern(const GeneratePage& p) {
    return !p.pattern().empty();
}
const JobItem* generate_run_of(const GeneratePage& p) {
    return is_generate_running(p) ? p.workspace().jobs.find(p.results.job()) : nullptr;
}
bool is_paused(const GeneratePage& p) {
    return generate_run_of(p) != nullptr && generate_run_of(p)->paused;
}

void save_pattern(GeneratePage& p) {
    p.library.put(p.pattern());
    p.workspace().notice.say_done(fill(words::kDidSavePattern, {title_of(p.pattern())}));
}

void forget_pattern(GeneratePage& p, std::size_t index) {
    const std::string title = title_of(p.library.patterns()[index]);
    p.library.remove(index);
    p.workspace().notice.say_done(fill(words::kDidForgetPattern, {title}));
}

void share_pattern(GeneratePage& p) {
    const std::string fragment = std::string(kPatternLink) + mask_of(p.pattern());
    const std::string link = p.workspace().host.link_to(fragment);
    p.workspace().host.copy_text(link.empty() ? fragment : link);
    p.workspace().notice.say_done(std::string(words::kDidSharePattern));
}

template <SettingsSection section>
constexpr auto fold_command(std::string_view id, words::Text label) {
    return switch_command<GeneratePage>(
        id, label, "", kGenerateGroup, [](GeneratePage& p) { p.flip(section); },
        [](const GeneratePage& p) { return p.is_open(section); });
}
template <PatternMove move>
constexpr CommandOf<GeneratePage> move_command(std::string_view id, words::Text label, std::string_view keys) {
    return {id, label, keys, kGenerateGroup, has_pattern, [](GeneratePage& p) { p.move(move); }, nullptr};
}

constexpr auto kGenerateCommands = std::to_array<CommandOf<GeneratePage>>({
    {"generate", words::kGenerate, "Ctrl+Enter", kGenerateGroup,
     [](const GeneratePage& p) { return !is_generate_running(p); }, [](GeneratePage& p) { p.start(); }, nullptr},
    {"pause-generating", words::kPauseGenerating, "", kGenerateGroup,
     [](const GeneratePage& p) { return is_generate_running(p) && !is_paused(p); },
     [](GeneratePage& p) { p.workspace().jobs.set_paused(p.results.job(), true); }, nullptr},
    {"resume-generating", words::kResumeGenerating, "", kGenerateGroup, is_paused,
     [](GeneratePage& p) { p.workspace().jobs.set_paused(p.results.job(), false); }, nullptr},
    {"cancel-generating", words::kCancelGenerating, "", kGenerateGroup, is_generate_running,
     [](GeneratePage& p) { p.workspace().jobs.cancel(p.results.job()); }, nullptr},
    {"view-wishes", words::kViewSettings, "W", kGenerateGroup, always,
     [](GeneratePage& p) { p.view = GenerateView::settings; },
     [](const GeneratePage& p) { return p.view == GenerateView::settings; }},
    {"view-results", words::kViewResults, "P", kGenerateGroup, always,
     [](GeneratePage& p) { p.view = GenerateView::puzzles; },
     [](const GeneratePage& p) { return p.view == GenerateView::puzzles; }},

    {"clear-pattern", words::kClearPattern, "", kGenerateGroup, has_pattern,
     [](GeneratePage& p) { p.set_pattern(CellSet{}, std::string(words::kClearPattern)); }, nullptr},
    {"invert-pattern", words::kInvertPattern, "I", kGenerateGroup, always,
     [](GeneratePage& p) { p.set_pattern(~p.pattern(), std::string(words::kInvertPattern)); }, nullptr},
    {"fill-pattern", words::kFillPattern, "", kGenerateGroup, always,
     [](GeneratePage& p) { p.set_pattern(CellSet::all(), std::string(words::kFillPattern)); }, nullptr},
    {"complete-pattern", words::kCompletePattern, "", kGenerateGroup,
     [](const GeneratePage& p) { return !p.is_symmetric(); }, [](GeneratePage& p) { p.complete(); }, nullptr},
    move_command<PatternMove::left>("shift-left", words::kShiftLeft, "Shift+Left"),
    move_command<PatternMove::up>("shift-up", words::kShiftUp, "Shift+Up"),
    move_command<PatternMove::down>("shift-down", words::kShiftDown, "Shift+Down"),
    move_command<PatternMove::right>("shift-right", words::kShiftRight, "Shift+Right"),
    move_command<PatternMove::mirror_left_right>("mirror-sides", words::kMirrorSides, "H"),
    move_command<PatternMove::mirror_top_bottom>("mirror-top", words::kMirrorTop, "V"),
    move_command<PatternMove::turn>("turn-pattern", words::kTurnPattern, "R"),
    {"copy-pattern", words::kCopyPattern, "", kGenerateGroup, always,
     [](GeneratePage& p) { copy_text(p.workspace(), mask_of(p.pattern())); }, nullptr},
    {"share-pattern", words::kSharePattern, "", kGenerateGroup, has_pattern, [](GeneratePage& p) { share_pattern(p); },
     nullptr},
    {"whole-pattern", words::kWholePattern, "", kGenerateGroup, has_pattern,
     [](GeneratePage& p) {
         p.workspace().hand_over(OpenTool{"pattern", "--all --estimate", mask_of(p.pattern()),
                                          std::string(words::kDidWholePattern)});
     },
     nullptr},
    {"unbiased-sample", words::kUnbiasedSample, "", kGenerateGroup, always,
     [](GeneratePage& p) {
         p.workspace().hand_over(OpenTool{"sample", "--count 100", {}, std::string(words::kDidUnbiasedSample)});
     },
     nullptr},
    {"ease-weights", words::kFigureWeights, "", kGenerateGroup, always,
     [](GeneratePage& p) { p.workspace().hand_over(RunExample{"three-weights"}); }, nullptr},
    {"ease-mean-removed", words::kFigureMeanRemoved, "", kGenerateGroup, always,
     [](GeneratePage& p) { p.workspace().hand_over(RunExample{"mean-removed"}); }, nullptr},
    {"ease-tuning", words::kFigureTuning, "", kGenerateGroup, always,
     [](GeneratePage& p) { p.workspace().hand_over(RunExample{"tuning"}); }, nullptr},
    {"save-pattern", words::kSavePattern, "S", kGenerateGroup,
     [](const GeneratePage& p) {
         const PatternLibrary& library = p.library;
         return has_pattern(p) && !library.has(p.pattern()) && !library.is_full();
     },
     [](GeneratePage& p) { save_pattern(p); }, nullptr},

    fold_command<SettingsSection::more>("section-more", words::kSectionMore),
    fold_command<SettingsSection::start>("section-start", words::kSectionStart),
    fold_command<SettingsSection::ease>("section-ease", words::kSectionEase),
    fold_command<SettingsSection::stop>("section-stop", words::kSectionStop),
#define ROOKERY_COMMAND(member, first, id, place, name, ...) \
    toggle_command<GeneratePage, &GeneratePage::settings, &GenerateSettings::member>(id, words::name, kGenerateGroup),
    ROOKERY_SETTING_SWITCHES(ROOKERY_COMMAND)
#undef ROOKERY_COMMAND
        {"required-techniques", words::kRequired, "", kGenerateGroup, always,
         [](GeneratePage& p) { p.workspace().toggle_panel(PanelPage::required); },
         [](const GeneratePage& p) { return p.workspace().shows(PanelPage::required); }},
    {"require-none", words::kRequireNone, "", kGenerateGroup,
     [](const GeneratePage& p) { return !p.settings.required.empty(); },
     [](GeneratePage& p) { p.settings.required = {}; }, nullptr},
    {"close-techniques", words::kCloseTechniques, "Escape", kGenerateGroup,
     [](const GeneratePage& p) {
         return !p.workspace().shows(PanelPage::mode) && !p.workspace().shows(PanelPage::shortcuts);
     },
     [](GeneratePage& p) { p.workspace().close_panel_page(); }, nullptr},
    {"test-levels", words::kTestLevels, "", kGenerateGroup, [](const GeneratePage& p) { return p.levels.job() == 0; },
     [](GeneratePage& p) { p.test_levels(); }, nullptr},

    {"mark-all", words::kMarkAll, "", kGenerateGroup, has_generate_results,
     [](GeneratePage& p) { p.results.mark_shown(true); }, nullptr},
    {"mark-none", words::kMarkNone, "", kGenerateGroup,
     [](const GeneratePage& p) { return p.results.marked_count() > 0; },
     [](GeneratePage& p) { p.results.mark_shown(false); }, nullptr},
    // It is a pattern already: pressing this confirms that and closes the offer.
    {"paste-as-pattern", words::kAsPattern, "", kGenerateGroup,
     [](const GeneratePage& p) { return p.paste_offer.has_value(); }, [](GeneratePage& p) { p.paste_offer.reset(); },
     [](const GeneratePage&) { return true; }},
    {"paste-as-puzzle", words::kAsPuzzle, "", kGenerateGroup,
     [](const GeneratePage& p) { return p.paste_offer.has_value(); }, [](GeneratePage& p) { p.take_pasted_puzzle(); },
     [](const GeneratePage&) { return false; }},
    {"clear-results", words::kClearResults, "", kGenerateGroup,
     [](const GeneratePage& p) { return has_generate_results(p) && !is_generate_running(p); },
     [](GeneratePage& p) { p.clear_results(); }, nullptr},
    {"copy-generated", words::kCopyPuzzles, "", kGenerateGroup, has_generate_results,
     [](GeneratePage& p) { copy_text(p.workspace(), p.results.puzzles_as_text()); }, nullptr},
    {"save-generated", words::kSaveTable, "", kGenerateGroup, has_generate_results,
     [](GeneratePage& p) { p.workspace().host.save_file("rookery-generated.tsv", p.results.as_tsv()); }, nullptr},
    {"save-generated-lines", words::kSaveLines, "", kGenerateGroup, has_generate_results,
     [](GeneratePage& p) { p.workspace().host.save_file("rookery-generated.txt", p.results.as_rating_lines()); },
     nullptr},
    {"rate-generated", words::kRateGenerated, "", kGenerateGroup, has_generate_results,
     [](GeneratePage& p) { p.list_results(); }, nullptr},
    {"more-like-result", words::kMoreLikeResult, "", kGenerateGroup,
     [](const GeneratePage& p) {
         return has_generate_results(p) && !is_generate_running(p) &&
                (p.results.selected >= 0 || p.results.marked_count() == 1);
     },
     [](GeneratePage& p) { p.start_like_result(); }, nullptr},
    {"repeat-seed", words::kRepeatSeed, "", kGenerateGroup,
     [](const GeneratePage& p) { return !p.results.seed().empty() && p.settings.seed.text != p.results.seed(); },
     [](GeneratePage& p) {
         p.settings.seed = {p.results.seed(), {}};
     },
     nullptr},
});

// Choices in the sections that are open.
void offer_choices(const GeneratePage& p, std::vector<OfferedCommand>& offered) {
    for (const auto& choice : ControlsOf<GenerateSettings>::kChoices) {
        const bool of_start = choice.place == SettingPlace::start;
        if (!p.is_open(of_start ? SettingsSection::start : SettingsSection::ease)) continue;
        for (int i = 0; i < choice.count; ++i)
            offered.push_back({choice.command_of(i), fill(choice.label, {choice.title_of(i)})});
    }
}

bool run_pattern_family(GeneratePage& p, std::string_view id) {
    if (const auto rest = rest_after(id, "symmetry-")) {
        const auto symmetry = pattern_symmetry(*rest);
        if (symmetry) p.set_symmetry(*symmetry);
        return symmetry.has_value();
    }
    if (const auto rest = rest_after(id, "pattern-")) {
        const auto patterns = named_patterns();
        const auto found =
            std::find_if(patterns.begin(), patterns.end(), [&](const NamedPattern& p) { return p.id == *rest; });
        if (found == patterns.end()) return false;
        p.set_pattern(cells_of_mask(found->mask), fill(words::kDidTakePattern, {found->name}));
        return true;
    }
    const auto& saved = p.library.patterns();
    const int count = static_cast<int>(saved.size());
    if (const auto index = place_after(id, "saved-pattern-", count)) {
        const CellSet pattern = saved[static_cast<std::size_t>(*index)];
        p.set_pattern(pattern, fill(words::kDidTakePattern, {title_of(pattern)}));
        return true;
    }
    if (const auto index = place_after(id, "forget-pattern-", count)) {
        forget_pattern(p, static_cast<std::size_t>(*index));
        return true;
    }
    return false;
}

bool run_setting_family(GeneratePage& p, std::string_view id) {
    GenerateSettings& settings = p.settings;
    if (choose(settings, id)) return true;
    if (const auto rest = rest_after(id, "require-")) {
        for (const Technique technique : se_techniques().list()) {
            if (id_of(technique) != *rest) continue;
            settings.required ^= TechniqueSet{technique};
            return true;
        }
    }
    return false;
}

void offer_patterns(const GeneratePage& p, std::vector<OfferedCommand>& offered) {
    for (int i = 0; i < kPatternSymmetryCount; ++i) {
        const auto symmetry = static_cast<PatternSymmetry>(i);
        offered.push_back(
            {"symmetry-" + std::string(name_of(symmetry)), fill(words::kUseSymmetry, {title_of(symmetry)})});
    }
    for (const NamedPattern& pattern : named_patterns()) {
        offered.push_back({"pattern-" + std::string(pattern.id), fill(words::kTakePattern, {pattern.name})});
    }
    const auto& saved = p.library.patterns();
    for (std::size_t i = 0; i < saved.size(); ++i) {
        const std::string number = std::to_string(i);
        const std::string title = title_of(saved[i]);
        offered.push_back({"saved-pattern-" + number, fill(words::kTakePattern, {title})});
        offered.push_back({"forget-pattern-" + number, fill(words::kForgetPattern, {title})});
    }
}

void offer_required(const GeneratePage& p, std::vector<OfferedCommand>& offered) {
    for (const Technique technique : se_techniques().list()) {
        const bool on = p.settings.required.contains(technique);
        offered.push_back({"require-" + id_of(technique),
                           fill(on ? words::kRequireNot : words::kRequire,
                                {name_in_words(technique), format_step_rating(lowest_rating(technique))})});
    }
}

void offer_settings(const GeneratePage& p, std::vector<OfferedCommand>& offered) {
    if (p.is_open(SettingsSection::more)) {
        for (const TechniquePreset& preset : technique_presets()) {
            if (p.workspace().shows(PanelPage::techniques)) break;  // that page offers the techniques itself
            offered.push_back({"techniques-" + std::string(preset.id), fill(words::kTakePreset, {preset.name})});
        }
    }
    if (p.workspace().shows(PanelPage::required)) offer_required(p, offered);
    offer_choices(p, offered);
}

void offer_results(const GeneratePage& p, std::vector<OfferedCommand>& offered) {
    const GenerateResults& results = p.results;
    offer_sorting(results.table, "sort-generated-", offered);
    for (const int number : kPerPage) {
        const std::string text = std::to_string(number);
        offered.push_back({"per-page-" + text, fill(words::kUsePerPage, {text})});
    }
}

}  // namespace

std::span<const CommandOf<GeneratePage>> generate_commands() {
    return kGenerateCommands;
}

bool GeneratePage::run_family(std::string_view id) {
    if (const auto rest = rest_after(id, "sort-generated-")) {
        const auto column = column_of(*rest);
        if (column) cycle_sort(results.table, *column);
        return column.has_value();
    }
    if (const auto place = place_after(id, "mark-row-", static_cast<int>(results.table.order().size()))) {
        results.flip_mark(results.table.order()[static_cast<std::size_t>(*place)]);
        return true;
    }
    if (const auto number = place_after(id, "per-page-", 10)) {
        const bool known = std::find(std::begin(kPerPage), std::end(kPerPage), *number) != std::end(kPerPage);
        if (known) per_page = *number;
        return known;
    }
    return run_pattern_family(*this, id) || run_setting_family(*this, id) || run_exact_family(*this, id);
}

void GeneratePage::offer(std::vector<OfferedCommand>& offered) const {
    offer_patterns(*this, offered);
    offer_settings(*this, offered);
    if (view == GenerateView::puzzles) offer_results(*this, offered);
    if (shows_exact()) offer_exact(*this, offered);
}

}  // namespace rookery::shell
