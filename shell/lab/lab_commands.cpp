#include "shell/lab/lab_commands.hpp"

#include <array>
#include <string>

#include "shell/board/sample_boards.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr auto kLabGroup = CommandGroup::lab;

bool in_puzzle(const LabPage& p) {
    return p.view == LabView::puzzle;
}
bool in_race(const LabPage& p) {
    return p.view == LabView::race;
}
bool has_lab_results(const LabPage& p) {
    return in_puzzle(p) && !p.runs.is_empty();
}
bool has_tree(const LabPage& p) {
    return has_lab_results(p) && p.runs.deepest() > 0;
}
bool has_trace(const LabPage& p) {
    return has_lab_results(p) && p.shown_table() != nullptr;
}
bool has_race(const LabPage& p) {
    return in_race(p) && !p.race.is_empty();
}
bool is_busy(const LabPage& p) {
    if (in_puzzle(p)) return p.runs.running() > 0;
    return in_race(p) ? p.race.running() > 0 : p.view == LabView::tools && p.tools.is_running;
}
bool can_export(const LabPage& p) {
    return in_puzzle(p) && !p.exports_dimacs();
}

// Selects the next or the previous result.
void walk(LabPage& p, int by) {
    const int count = static_cast<int>(p.runs.runs.size());
    p.runs.selected = (p.runs.selected + by + count) % count;
}

constexpr auto kLabCommands = std::to_array<CommandOf<LabPage>>({
    {"lab-view-puzzle", words::kLabViewPuzzle, "U", kLabGroup, always, [](LabPage& p) { p.view = LabView::puzzle; },
     in_puzzle},
    {"lab-view-race", words::kLabViewRace, "R", kLabGroup, always, [](LabPage& p) { p.view = LabView::race; }, in_race},
    {"lab-view-tools", words::kLabViewTools, "", kLabGroup, always, [](LabPage& p) { p.view = LabView::tools; },
     [](const LabPage& p) { return p.view == LabView::tools; }},
    {"lab-section-puzzle", words::kLabSectionPuzzle, "", kLabGroup, in_puzzle,
     [](LabPage& p) { p.fold(LabSection::puzzle); }, [](const LabPage& p) { return p.is_open(LabSection::puzzle); }},
    {"lab-section-methods", words::kLabSectionMethods, "", kLabGroup,
     [](const LabPage& p) { return p.view != LabView::tools; }, [](LabPage& p) { p.fold(LabSection::methods); },
     [](const LabPage& p) { return p.is_open(LabSection::methods); }},

    {"lab-from-board", words::kLabFromBoard, "", kLabGroup, in_puzzle,
     [](LabPage& p) {
         p.take_from_board(std::string(words::kLabDidBoard));
         p.workspace().say_change(std::string(words::kLabDidBoard));
     },
     [](const LabPage& p) { return p.is_from_board(); }},
    {"lab-diagonal", words::kLabDiagonal, "D", kLabGroup, always,
     [](LabPage& p) {
         const bool on = !p.puzzle().diagonal;
         const std::string said(on ? words::kLabDidDiagonal : words::kLabDidPlain);
         p.set_diagonal(on, said);
         p.workspace().notice.say_with_undo(said);
     },
     [](const LabPage& p) { return p.puzzle().diagonal; }},
    {"lab-sample-monster", words::kLabSampleMonster, "", kLabGroup, in_puzzle,
     [](LabPage& p) { p.take_sample(kMonster, false, words::kLabSampleMonster); }, nullptr},
    {"lab-sample-example", words::kLabSampleExample, "", kLabGroup, in_puzzle,
     [](LabPage& p) { p.take_sample(kPairsExample, false, words::kLabSampleExample); }, nullptr},
    {"lab-sample-four", words::kLabSampleFour, "", kLabGroup, in_puzzle,
     [](LabPage& p) { p.take_sample(kBlankFour, false, words::kLabSampleFour); }, nullptr},
    {"lab-sample-diagonal", words::kLabSampleFourDiagonal, "", kLabGroup, in_puzzle,
     [](LabPage& p) { p.take_sample(kBlankFour, true, words::kLabSampleFourDiagonal); }, nullptr},
    {"lab-sample-sixteen", words::kLabSampleSixteen, "", kLabGroup, in_puzzle,
     [](LabPage& p) { p.take_sample(kSixteen, false, words::kLabSampleSixteen); }, nullptr},
    {"lab-copy-puzzle", words::kLabCopyPuzzle, "", kLabGroup, [](const LabPage& p) { return p.has_board(); },
     [](LabPage& p) { copy_text(p.workspace(), p.puzzle().line); }, nullptr},
    {"lab-dimacs-save", words::kLabDimacsSave, "", kLabGroup, can_export, [](LabPage& p) { p.export_dimacs(true); },
     nullptr},
    {"lab-dimacs-copy", words::kLabDimacsCopy, "", kLabGroup, can_export, [](LabPage& p) { p.export_dimacs(false); },
     nullptr},

#define ROOKERY_COMMAND(member, first, id, place, name, ...) \
    toggle_command<LabPage, &LabPage::member>(id, words::name, kLabGroup, in_puzzle),
    ROOKERY_LAB_PUZZLE_SWITCHES(ROOKERY_COMMAND)
#undef ROOKERY_COMMAND
        {"lab-run", words::kLabRun, "Ctrl+Enter", kLabGroup,
         [](const LabPage& p) { return in_puzzle(p) && !is_busy(p); }, [](LabPage& p) { p.run(); }, nullptr},
    {"lab-cancel-all", words::kLabCancelAll, "", kLabGroup, is_busy, [](LabPage& p) { p.cancel_shown(); }, nullptr},
    {"lab-next", words::kLabNext, "N", kLabGroup, has_lab_results, [](LabPage& p) { walk(p, 1); }, nullptr},
    {"lab-previous", words::kLabPrevious, "B", kLabGroup, has_lab_results, [](LabPage& p) { walk(p, -1); }, nullptr},
    {"lab-show-asked", words::kLabShowAsked, "", kLabGroup,
     [](const LabPage& p) { return has_lab_results(p) && !p.is_about_puzzle(); },
     [](LabPage& p) {
         const std::string said(words::kLabDidShowAsked);
         p.take(p.runs.puzzle.line, p.runs.puzzle.diagonal, said);
         p.workspace().notice.say_with_undo(said);
     },
     nullptr},
    {"lab-counters", words::kLabCounters, "C", kLabGroup, has_lab_results,
     [](LabPage& p) { p.detail = LabDetail::counters; },
     [](const LabPage& p) { return p.detail == LabDetail::counters; }},
    {"lab-tree", words::kLabTree, "S", kLabGroup, has_lab_results, [](LabPage& p) { p.detail = LabDetail::tree; },
     [](const LabPage& p) { return p.detail == LabDetail::tree; }},
    {"lab-trace", words::kLabTrace, "X", kLabGroup, has_lab_results, [](LabPage& p) { p.detail = LabDetail::trace; },
     [](const LabPage& p) { return p.detail == LabDetail::trace; }},
    {"lab-copy-comparison", words::kLabCopyComparison, "", kLabGroup, has_lab_results,
     [](LabPage& p) { copy_text(p.workspace(), p.runs.comparison_as_tsv()); }, nullptr},
    {"lab-copy-tree", words::kLabCopyTree, "", kLabGroup, has_tree,
     [](LabPage& p) { copy_text(p.workspace(), p.runs.tree_as_tsv()); }, nullptr},
    {"lab-copy-trace", words::kLabCopyTrace, "", kLabGroup, has_trace,
     [](LabPage& p) { copy_text(p.workspace(), as_tsv(*p.shown_table())); }, nullptr},

    {"lab-race-sample", words::kLabRaceSample, "", kLabGroup, in_race,
     [](LabPage& p) { p.take_race_list(kSampleList, words::kSampleListName); }, nullptr},
#define ROOKERY_COMMAND(member, first, id, place, name, ...) \
    toggle_command<LabPage, &LabPage::member>(id, words::name, kLabGroup, in_race),
    ROOKERY_LAB_RACE_SWITCHES(ROOKERY_COMMAND)
#undef ROOKERY_COMMAND
        {"lab-race", words::kLabRaceStart, "Ctrl+Enter", kLabGroup,
         [](const LabPage& p) { return in_race(p) && !is_busy(p) && p.race_candidates() > 0; },
         [](LabPage& p) { p.start_race(); }, nullptr},
    {"lab-copy-race", words::kLabCopyRace, "", kLabGroup, has_race,
     [](LabPage& p) { copy_text(p.workspace(), p.race.as_tsv()); }, nullptr},
    {"lab-save-race", words::kLabSaveRace, "", kLabGroup, has_race,
     [](LabPage& p) { p.workspace().host.save_file("rookery-race.tsv", p.race.as_tsv()); }, nullptr},
    {"lab-race-problems", words::kLabRaceProblems, "", kLabGroup,
     [](const LabPage& p) { return in_race(p) && !p.pasted.problems.empty(); },
     [](LabPage& p) { p.problems_open = !p.problems_open; }, [](const LabPage& p) { return p.problems_open; }},
});

// "3-arc": the entry, and the word of its method's setting.
bool run_setting(LabPage& p, std::string_view rest) {
    const std::size_t dash = rest.find('-');
    if (dash == std::string_view::npos) return false;
    const auto index = place_after(rest.substr(0, dash), "", p.methods.size());
    if (!index) return false;
    const auto settings = p.methods.at(*index).words();
    for (std::size_t i = 0; i < settings.size(); ++i) {
        if (settings[i].word != rest.substr(dash + 1)) continue;
        p.methods.set(*index, static_cast<int>(i));
        return true;
    }
    return false;
}

bool run_on_entry(LabPage& p, std::string_view id) {
    LabMethods& methods = p.methods;
    if (const auto rest = rest_after(id, "lab-setting-")) return run_setting(p, *rest);
    if (const auto index = place_after(id, "lab-method-", methods.size())) {
        methods.toggle(*index);
        return true;
    }
    if (const auto index = place_after(id, "lab-settings-", methods.size())) {
        if (methods.at(*index).choice() == nullptr) return false;
        p.unfolded = p.unfolded == *index ? -1 : *index;
        return true;
    }
    if (const auto index = place_after(id, "lab-add-", methods.size())) {
        if (!methods.can_add(*index)) return false;
        methods.add(*index);
        p.unfolded = *index + 1;
        return true;
    }
    if (const auto index = place_after(id, "lab-remove-", methods.size())) {
        if (!methods.at(*index).added) return false;
        methods.remove(*index);
        p.unfolded = -1;
        return true;
    }
    return false;
}

void offer_entries(const LabPage& p, std::vector<OfferedCommand>& offered) {
    const LabMethods& methods = p.methods;
    for (int i = 0; i < methods.size(); ++i) {
        const LabEntry& entry = methods.at(i);
        const std::string number = std::to_string(i);
        const std::string name = name_of(entry);
        offered.push_back({"lab-method-" + number, fill(entry.on ? words::kLabUntick : words::kLabTick, {name})});
        for (const SettingWord& setting : entry.words()) {
            offered.push_back({"lab-setting-" + number + "-" + std::string(setting.word),
                               fill(words::kLabSetting, {entry.kind().title, setting.title})});
        }
        if (entry.choice() != nullptr) {
            offered.push_back({"lab-settings-" + number, fill(words::kLabSettings, {entry.kind().title})});
            offered.push_back({"lab-add-" + number, fill(words::kLabAdd, {entry.kind().title}), methods.can_add(i)});
        }
        if (entry.added) offered.push_back({"lab-remove-" + number, fill(words::kLabRemove, {name})});
    }
}

}  // namespace

std::string_view LabPage::main_command() const {
    switch (view) {
        case LabView::puzzle:
            return "lab-run";
        case LabView::race:
            return "lab-race";
        case LabView::tools:
            break;
    }
    return "lab-tool-run";
}

std::span<const CommandOf<LabPage>> lab_commands() {
    return kLabCommands;
}

bool LabPage::run_family(std::string_view id) {
    if (view == LabView::tools) return run_tool_family(*this, id);
    if (run_on_entry(*this, id)) return true;
    const int count = static_cast<int>(runs.runs.size());
    if (const auto index = place_after(id, "lab-select-", count)) {
        runs.selected = *index;
        return true;
    }
    if (const auto index = place_after(id, "lab-cancel-", count)) {
        ws_.jobs.cancel(runs.runs[static_cast<std::size_t>(*index)].job);
        return true;
    }
    const LabRun* chosen = runs.chosen();
    const int tables = chosen != nullptr && chosen->result ? static_cast<int>(chosen->result->tables.size()) : 0;
    if (const auto index = place_after(id, "lab-table-", tables)) {
        table = *index;
        detail = LabDetail::trace;
        return true;
    }
    return false;
}

void LabPage::offer(std::vector<OfferedCommand>& offered) const {
    if (view == LabView::tools) return offer_tools(*this, offered);
    offer_entries(*this, offered);
    if (!in_puzzle(*this)) return;
    for (std::size_t i = 0; i < runs.runs.size(); ++i) {
        const LabRun& run = runs.runs[i];
        const std::string number = std::to_string(i);
        offered.push_back({"lab-select-" + number, fill(words::kLabSelect, {run.name})});
        if (run.is_running()) offered.push_back({"lab-cancel-" + number, fill(words::kLabCancelOne, {run.name})});
    }
    const LabRun* chosen = runs.chosen();
    if (chosen == nullptr || !chosen->result) return;
    for (std::size_t i = 0; i < chosen->result->tables.size(); ++i) {
        const std::string title = chosen->result->tables[i].title;
        offered.push_back({"lab-table-" + std::to_string(i), fill(words::kLabShowTable, {title})});
    }
}

}  // namespace rookery::shell
