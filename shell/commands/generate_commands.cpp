#include "shell/commands/generate_commands.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "rate/rate.hpp"
#include "shell/app/handoffs.hpp"
#include "shell/app/model.hpp"
#include "shell/app/printing.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_generate.hpp"

namespace rookery::shell {
namespace {

constexpr auto kGenerateGroup = CommandGroup::generate;

bool is_generate_running(const Model& m) {
    return m.generate.results.running();
}
bool has_generate_results(const Model& m) {
    return !m.generate.results.is_empty();
}
bool has_pattern(const Model& m) {
    return !m.generate.pattern().empty();
}
const WorkItem* generate_run_of(const Model& m) {
    return is_generate_running(m) ? m.works.find(m.generate.results.work()) : nullptr;
}
bool is_paused(const Model& m) {
    return generate_run_of(m) != nullptr && generate_run_of(m)->paused;
}

void save_pattern(Model& m) {
    m.generate.shelf.put(m.generate.pattern());
    m.notice.say_done(fill(words::kDidSavePattern, {title_of(m.generate.pattern())}));
}

void forget_pattern(Model& m, std::size_t index) {
    const std::string title = title_of(m.generate.shelf.patterns()[index]);
    m.generate.shelf.remove(index);
    m.notice.say_done(fill(words::kDidForgetPattern, {title}));
}

void share_pattern(Model& m) {
    const std::string fragment = std::string(kPatternLink) + mask_of(m.generate.pattern());
    const std::string link = m.host.link_to(fragment);
    m.host.copy_text(link.empty() ? fragment : link);
    m.notice.say_done(std::string(words::kDidSharePattern));
}

template <WishSection section>
constexpr Command fold_command(std::string_view id, std::string_view label) {
    return {id,
            label,
            "",
            kGenerateGroup,
            always,
            [](Model& m) { m.generate.flip(section); },
            [](const Model& m) { return m.generate.is_open(section); }};
}
template <PatternMove move>
constexpr Command move_command(std::string_view id, std::string_view label, std::string_view keys) {
    return {id, label, keys, kGenerateGroup, has_pattern, [](Model& m) { m.generate.move(move); }, nullptr};
}
template <bool GenerateWishes::*wish>
constexpr Command wish_command(std::string_view id, std::string_view label) {
    return {id,
            label,
            "",
            kGenerateGroup,
            always,
            [](Model& m) { m.generate.wishes.*wish = !(m.generate.wishes.*wish); },
            [](const Model& m) { return m.generate.wishes.*wish; }};
}

constexpr auto kGenerateCommands = std::to_array<Command>({
    {"generate", words::kGenerate, "Ctrl+Enter", kGenerateGroup, [](const Model& m) { return !is_generate_running(m); },
     [](Model& m) { m.generate.start(); }, nullptr},
    {"pause-generating", words::kPauseGenerating, "", kGenerateGroup,
     [](const Model& m) { return is_generate_running(m) && !is_paused(m); },
     [](Model& m) { m.works.set_paused(m.generate.results.work(), true); }, nullptr},
    {"resume-generating", words::kResumeGenerating, "", kGenerateGroup, is_paused,
     [](Model& m) { m.works.set_paused(m.generate.results.work(), false); }, nullptr},
    {"cancel-generating", words::kCancelGenerating, "", kGenerateGroup, is_generate_running,
     [](Model& m) { m.works.cancel(m.generate.results.work()); }, nullptr},
    {"view-wishes", words::kViewWishes, "W", kGenerateGroup, always,
     [](Model& m) { m.generate.view = GenerateView::wishes; },
     [](const Model& m) { return m.generate.view == GenerateView::wishes; }},
    {"view-results", words::kViewResults, "P", kGenerateGroup, always,
     [](Model& m) { m.generate.view = GenerateView::puzzles; },
     [](const Model& m) { return m.generate.view == GenerateView::puzzles; }},

    {"clear-pattern", words::kClearPattern, "", kGenerateGroup, has_pattern,
     [](Model& m) { m.generate.set_pattern(CellSet{}, std::string(words::kClearPattern)); }, nullptr},
    {"invert-pattern", words::kInvertPattern, "I", kGenerateGroup, always,
     [](Model& m) { m.generate.set_pattern(~m.generate.pattern(), std::string(words::kInvertPattern)); }, nullptr},
    {"fill-pattern", words::kFillPattern, "", kGenerateGroup, always,
     [](Model& m) { m.generate.set_pattern(CellSet::all(), std::string(words::kFillPattern)); }, nullptr},
    {"complete-pattern", words::kCompletePattern, "", kGenerateGroup,
     [](const Model& m) { return !m.generate.is_symmetric(); }, [](Model& m) { m.generate.complete(); }, nullptr},
    move_command<PatternMove::left>("shift-left", words::kShiftLeft, "Shift+Left"),
    move_command<PatternMove::up>("shift-up", words::kShiftUp, "Shift+Up"),
    move_command<PatternMove::down>("shift-down", words::kShiftDown, "Shift+Down"),
    move_command<PatternMove::right>("shift-right", words::kShiftRight, "Shift+Right"),
    move_command<PatternMove::mirror_left_right>("mirror-sides", words::kMirrorSides, "H"),
    move_command<PatternMove::mirror_top_bottom>("mirror-top", words::kMirrorTop, "V"),
    move_command<PatternMove::turn>("turn-pattern", words::kTurnPattern, "R"),
    {"copy-pattern", words::kCopyPattern, "", kGenerateGroup, always,
     [](Model& m) { copy_text(m, mask_of(m.generate.pattern())); }, nullptr},
    {"share-pattern", words::kSharePattern, "", kGenerateGroup, has_pattern, [](Model& m) { share_pattern(m); },
     nullptr},
    {"save-pattern", words::kSavePattern, "S", kGenerateGroup,
     [](const Model& m) {
         const PatternShelf& shelf = m.generate.shelf;
         return has_pattern(m) && !shelf.has(m.generate.pattern()) && !shelf.is_full();
     },
     [](Model& m) { save_pattern(m); }, nullptr},

    fold_command<WishSection::more>("section-more", words::kSectionMore),
    fold_command<WishSection::start>("section-start", words::kSectionStart),
    fold_command<WishSection::ease>("section-ease", words::kSectionEase),
    fold_command<WishSection::stop>("section-stop", words::kSectionStop),
#define ROOKERY_COMMAND(member, id, place, name, ...) wish_command<&GenerateWishes::member>(id, words::name),
    ROOKERY_WISH_SWITCHES(ROOKERY_COMMAND)
#undef ROOKERY_COMMAND
        {"required-techniques", words::kRequired, "", kGenerateGroup, always,
         [](Model& m) { m.toggle_page(&Model::required_open); }, [](const Model& m) { return m.required_open; }},
    {"require-none", words::kRequireNone, "", kGenerateGroup,
     [](const Model& m) { return m.generate.wishes.required != 0; }, [](Model& m) { m.generate.wishes.required = 0; },
     nullptr},
    {"close-techniques", words::kCloseTechniques, "Escape", kGenerateGroup,
     [](const Model& m) { return m.techniques_open || m.required_open || m.formats_open; },
     [](Model& m) { m.techniques_open = m.required_open = m.formats_open = false; }, nullptr},
    {"test-levels", words::kTestLevels, "", kGenerateGroup,
     [](const Model& m) { return m.generate.levels.work() == 0; }, [](Model& m) { m.generate.test_levels(); }, nullptr},

    {"mark-all", words::kMarkAll, "", kGenerateGroup, has_generate_results,
     [](Model& m) { m.generate.results.mark_shown(true); }, nullptr},
    {"mark-none", words::kMarkNone, "", kGenerateGroup,
     [](const Model& m) { return m.generate.results.marked_count() > 0; },
     [](Model& m) { m.generate.results.mark_shown(false); }, nullptr},
    // What it was taken as at first: to press it is to be content with that.
    {"paste-as-pattern", words::kAsPattern, "", kGenerateGroup,
     [](const Model& m) { return m.generate.paste_offer.has_value(); },
     [](Model& m) { m.generate.paste_offer.reset(); }, [](const Model&) { return true; }},
    {"paste-as-puzzle", words::kAsPuzzle, "", kGenerateGroup,
     [](const Model& m) { return m.generate.paste_offer.has_value(); }, [](Model& m) { take_pasted_puzzle(m); },
     [](const Model&) { return false; }},
    {"clear-results", words::kClearResults, "", kGenerateGroup,
     [](const Model& m) { return has_generate_results(m) && !is_generate_running(m); },
     [](Model& m) { m.generate.clear_results(); }, nullptr},
    {"copy-generated", words::kCopyPuzzles, "", kGenerateGroup, has_generate_results,
     [](Model& m) { copy_text(m, m.generate.results.puzzles_as_text()); }, nullptr},
    {"save-generated", words::kSaveTable, "", kGenerateGroup, has_generate_results,
     [](Model& m) { m.host.save_file("rookery-generated.tsv", m.generate.results.as_tsv()); }, nullptr},
    {"save-generated-lines", words::kSaveLines, "", kGenerateGroup, has_generate_results,
     [](Model& m) { m.host.save_file("rookery-generated.txt", m.generate.results.as_rating_lines()); }, nullptr},
    {"rate-generated", words::kRateGenerated, "", kGenerateGroup, has_generate_results,
     [](Model& m) { list_generated(m); }, nullptr},
    {"more-like-result", words::kMoreLikeResult, "", kGenerateGroup,
     [](const Model& m) {
         return has_generate_results(m) && !is_generate_running(m) &&
                (m.generate.results.selected >= 0 || m.generate.results.marked_count() == 1);
     },
     [](Model& m) { more_like_result(m); }, nullptr},
    {"print-generated", words::kPrint, "", kGenerateGroup, has_generate_results, [](Model& m) { print_results(m); },
     nullptr},
    {"repeat-seed", words::kRepeatSeed, "", kGenerateGroup,
     [](const Model& m) {
         const GeneratePage& page = m.generate;
         return !page.results.seed().empty() && page.wishes.seed.text != page.results.seed();
     },
     [](Model& m) {
         m.generate.wishes.seed = {m.generate.results.seed(), {}};
     },
     nullptr},
});

bool choose(GenerateWishes& wishes, std::string_view id) {
    for (const auto& choice : kWishChoices) {
        for (int i = 0; i < choice.count; ++i) {
            if (choice.command_of(i) != id) continue;
            choice.set(wishes, i);
            return true;
        }
    }
    return false;
}

// Those of the parts that are open.
void offer_choices(const Model& m, std::vector<OfferedCommand>& offered) {
    for (const auto& choice : kWishChoices) {
        const bool of_start = choice.place == WishPlace::start;
        if (!m.generate.is_open(of_start ? WishSection::start : WishSection::ease)) continue;
        for (int i = 0; i < choice.count; ++i)
            offered.push_back({choice.command_of(i), fill(choice.label, {choice.title_of(i)})});
    }
}

bool run_pattern_family(Model& m, std::string_view id) {
    if (const auto rest = rest_after(id, "symmetry-")) {
        const auto symmetry = pattern_symmetry(*rest);
        if (symmetry) m.generate.set_symmetry(*symmetry);
        return symmetry.has_value();
    }
    if (const auto rest = rest_after(id, "pattern-")) {
        const auto patterns = named_patterns();
        const auto found =
            std::find_if(patterns.begin(), patterns.end(), [&](const NamedPattern& p) { return p.id == *rest; });
        if (found == patterns.end()) return false;
        m.generate.set_pattern(cells_of_mask(found->mask), fill(words::kDidTakePattern, {found->name}));
        return true;
    }
    const auto& saved = m.generate.shelf.patterns();
    const int count = static_cast<int>(saved.size());
    if (const auto index = place_after(id, "saved-pattern-", count)) {
        const CellSet pattern = saved[static_cast<std::size_t>(*index)];
        m.generate.set_pattern(pattern, fill(words::kDidTakePattern, {title_of(pattern)}));
        return true;
    }
    if (const auto index = place_after(id, "forget-pattern-", count)) {
        forget_pattern(m, static_cast<std::size_t>(*index));
        return true;
    }
    return false;
}

bool run_wish_family(Model& m, std::string_view id) {
    GenerateWishes& wishes = m.generate.wishes;
    if (choose(wishes, id)) return true;
    if (const auto rest = rest_after(id, "require-")) {
        for (int t = 0; t < kTechniqueCount; ++t) {
            const auto technique = static_cast<Technique>(t);
            if (id_of(technique) != *rest) continue;
            wishes.required ^= technique_bit(technique);
            return true;
        }
    }
    return false;
}

void offer_patterns(const Model& m, std::vector<OfferedCommand>& offered) {
    for (int i = 0; i < kPatternSymmetryCount; ++i) {
        const auto symmetry = static_cast<PatternSymmetry>(i);
        offered.push_back(
            {"symmetry-" + std::string(name_of(symmetry)), fill(words::kUseSymmetry, {title_of(symmetry)})});
    }
    for (const NamedPattern& pattern : named_patterns()) {
        offered.push_back({"pattern-" + std::string(pattern.id), fill(words::kTakePattern, {pattern.name})});
    }
    const auto& saved = m.generate.shelf.patterns();
    for (std::size_t i = 0; i < saved.size(); ++i) {
        const std::string number = std::to_string(i);
        const std::string title = title_of(saved[i]);
        offered.push_back({"saved-pattern-" + number, fill(words::kTakePattern, {title})});
        offered.push_back({"forget-pattern-" + number, fill(words::kForgetPattern, {title})});
    }
}

void offer_required(const Model& m, std::vector<OfferedCommand>& offered) {
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        const bool on = (m.generate.wishes.required & technique_bit(technique)) != 0;
        offered.push_back(
            {"require-" + id_of(technique), fill(on ? words::kRequireNot : words::kRequire,
                                                 {name_of(technique), format_rating(lowest_rating(technique))})});
    }
}

void offer_wishes(const Model& m, std::vector<OfferedCommand>& offered) {
    if (m.generate.is_open(WishSection::more)) {
        for (const TechniquePreset& preset : technique_presets()) {
            if (m.techniques_open) break;  // which offers them itself
            offered.push_back({"techniques-" + std::string(preset.id), fill(words::kTakePreset, {preset.name})});
        }
    }
    if (m.required_open) offer_required(m, offered);
    offer_choices(m, offered);
}

void offer_results(const Model& m, std::vector<OfferedCommand>& offered) {
    const GenerateResults& results = m.generate.results;
    offer_sorting(results.table, "sort-generated-", offered);
    for (const int number : kPerPage) {
        const std::string text = std::to_string(number);
        offered.push_back({"per-page-" + text, fill(words::kUsePerPage, {text})});
    }
}

}  // namespace

std::span<const Command> generate_commands() {
    return kGenerateCommands;
}

bool run_generate_family(Model& m, std::string_view id) {
    GenerateResults& results = m.generate.results;
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
        if (known) m.generate.per_page = *number;
        return known;
    }
    return run_pattern_family(m, id) || run_wish_family(m, id);
}

void offer_generate(const Model& m, std::vector<OfferedCommand>& offered) {
    offer_patterns(m, offered);
    offer_wishes(m, offered);
    if (m.generate.view == GenerateView::puzzles) offer_results(m, offered);
}

}  // namespace rookery::shell
