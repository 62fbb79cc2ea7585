#include "shell/commands/lab_commands.hpp"

#include <array>
#include <string>

#include "shell/app/handoffs.hpp"
#include "shell/app/model.hpp"
#include "shell/board/samples.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_lab.hpp"

namespace rookery::shell {
namespace {

constexpr auto kLabGroup = CommandGroup::lab;

bool in_puzzle(const Model& m) {
    return m.lab.view == LabView::puzzle;
}
bool in_race(const Model& m) {
    return m.lab.view == LabView::race;
}
bool has_lab_results(const Model& m) {
    return in_puzzle(m) && !m.lab.runs.is_empty();
}
bool has_tree(const Model& m) {
    return has_lab_results(m) && m.lab.runs.deepest() > 0;
}
bool has_trace(const Model& m) {
    return has_lab_results(m) && m.lab.shown_table() != nullptr;
}
bool has_race(const Model& m) {
    return in_race(m) && !m.lab.race.is_empty();
}
bool is_busy(const Model& m) {
    return in_puzzle(m) ? m.lab.runs.running() > 0 : m.lab.race.running() > 0;
}
bool can_export(const Model& m) {
    return in_puzzle(m) && !m.lab.exports_dimacs();
}

// The next of the results, or the one before.
void walk(Model& m, int by) {
    const int count = static_cast<int>(m.lab.runs.runs.size());
    m.lab.runs.selected = (m.lab.runs.selected + by + count) % count;
}

constexpr auto kLabCommands = std::to_array<Command>({
    {"lab-view-puzzle", words::kLabViewPuzzle, "U", kLabGroup, always, [](Model& m) { m.lab.view = LabView::puzzle; },
     in_puzzle},
    {"lab-view-race", words::kLabViewRace, "R", kLabGroup, always, [](Model& m) { m.lab.view = LabView::race; },
     in_race},
    {"lab-section-puzzle", words::kLabSectionPuzzle, "", kLabGroup, in_puzzle,
     [](Model& m) { m.lab.fold(LabSection::puzzle); },
     [](const Model& m) { return m.lab.is_open(LabSection::puzzle); }},
    {"lab-section-methods", words::kLabSectionMethods, "", kLabGroup, always,
     [](Model& m) { m.lab.fold(LabSection::methods); },
     [](const Model& m) { return m.lab.is_open(LabSection::methods); }},

    {"lab-from-board", words::kLabFromBoard, "", kLabGroup, in_puzzle,
     [](Model& m) {
         m.lab.take_from_board(std::string(words::kLabDidBoard));
         m.say_change(std::string(words::kLabDidBoard));
     },
     [](const Model& m) { return m.lab.is_from_board(); }},
    {"lab-diagonal", words::kLabDiagonal, "D", kLabGroup, always,
     [](Model& m) {
         const bool on = !m.lab.puzzle().diagonal;
         const std::string said(on ? words::kLabDidDiagonal : words::kLabDidPlain);
         m.lab.set_diagonal(on, said);
         m.notice.say_with_undo(said);
     },
     [](const Model& m) { return m.lab.puzzle().diagonal; }},
    {"lab-sample-monster", words::kLabSampleMonster, "", kLabGroup, in_puzzle,
     [](Model& m) { m.lab.take_sample(kMonster, false, words::kLabSampleMonster); }, nullptr},
    {"lab-sample-example", words::kLabSampleExample, "", kLabGroup, in_puzzle,
     [](Model& m) { m.lab.take_sample(kPairsExample, false, words::kLabSampleExample); }, nullptr},
    {"lab-sample-four", words::kLabSampleFour, "", kLabGroup, in_puzzle,
     [](Model& m) { m.lab.take_sample(kBlankFour, false, words::kLabSampleFour); }, nullptr},
    {"lab-sample-diagonal", words::kLabSampleFourDiagonal, "", kLabGroup, in_puzzle,
     [](Model& m) { m.lab.take_sample(kBlankFour, true, words::kLabSampleFourDiagonal); }, nullptr},
    {"lab-sample-sixteen", words::kLabSampleSixteen, "", kLabGroup, in_puzzle,
     [](Model& m) { m.lab.take_sample(kSixteen, false, words::kLabSampleSixteen); }, nullptr},
    {"lab-copy-puzzle", words::kLabCopyPuzzle, "", kLabGroup, in_puzzle,
     [](Model& m) { copy_text(m, m.lab.puzzle().line); }, nullptr},
    {"lab-dimacs-save", words::kLabDimacsSave, "", kLabGroup, can_export, [](Model& m) { m.lab.export_dimacs(true); },
     nullptr},
    {"lab-dimacs-copy", words::kLabDimacsCopy, "", kLabGroup, can_export, [](Model& m) { m.lab.export_dimacs(false); },
     nullptr},

    {"lab-keep-trace", words::kLabKeepTrace, "", kLabGroup, in_puzzle,
     [](Model& m) { m.lab.keeps_trace = !m.lab.keeps_trace; }, [](const Model& m) { return m.lab.keeps_trace; }},
    {"lab-run", words::kLabRun, "Ctrl+Enter", kLabGroup, [](const Model& m) { return in_puzzle(m) && !is_busy(m); },
     [](Model& m) { m.lab.run(); }, nullptr},
    {"lab-cancel-all", words::kLabCancelAll, "", kLabGroup, is_busy, [](Model& m) { m.lab.cancel_shown(); }, nullptr},
    {"lab-next", words::kLabNext, "N", kLabGroup, has_lab_results, [](Model& m) { walk(m, 1); }, nullptr},
    {"lab-previous", words::kLabPrevious, "B", kLabGroup, has_lab_results, [](Model& m) { walk(m, -1); }, nullptr},
    {"lab-show-asked", words::kLabShowAsked, "", kLabGroup,
     [](const Model& m) { return has_lab_results(m) && !m.lab.is_about_puzzle(); },
     [](Model& m) {
         const std::string said(words::kLabDidShowAsked);
         m.lab.take(m.lab.runs.puzzle.line, m.lab.runs.puzzle.diagonal, said);
         m.notice.say_with_undo(said);
     },
     nullptr},
    {"lab-counters", words::kLabCounters, "C", kLabGroup, has_lab_results,
     [](Model& m) { m.lab.detail = LabDetail::counters; },
     [](const Model& m) { return m.lab.detail == LabDetail::counters; }},
    {"lab-tree", words::kLabTree, "S", kLabGroup, has_lab_results, [](Model& m) { m.lab.detail = LabDetail::tree; },
     [](const Model& m) { return m.lab.detail == LabDetail::tree; }},
    {"lab-trace", words::kLabTrace, "X", kLabGroup, has_lab_results, [](Model& m) { m.lab.detail = LabDetail::trace; },
     [](const Model& m) { return m.lab.detail == LabDetail::trace; }},
    {"lab-copy-comparison", words::kLabCopyComparison, "", kLabGroup, has_lab_results,
     [](Model& m) { copy_text(m, m.lab.runs.comparison_as_tsv()); }, nullptr},
    {"lab-copy-tree", words::kLabCopyTree, "", kLabGroup, has_tree,
     [](Model& m) { copy_text(m, m.lab.runs.tree_as_tsv()); }, nullptr},
    {"lab-copy-trace", words::kLabCopyTrace, "", kLabGroup, has_trace,
     [](Model& m) { copy_text(m, as_tsv(*m.lab.shown_table())); }, nullptr},

    {"lab-race-list", words::kLabRaceList, "", kLabGroup,
     [](const Model& m) { return in_race(m) && m.list.list().table.size() > 0; }, [](Model& m) { race_list(m); },
     [](const Model& m) { return m.lab.pasted.puzzles.empty(); }},
    {"lab-race-sample", words::kLabRaceSample, "", kLabGroup, in_race,
     [](Model& m) { m.lab.take_race_list(kSampleList, words::kSampleListName); }, nullptr},
    {"lab-race-unique", words::kLabRaceUnique, "", kLabGroup, in_race,
     [](Model& m) { m.lab.race_unique = !m.lab.race_unique; }, [](const Model& m) { return m.lab.race_unique; }},
    {"lab-race", words::kLabRaceStart, "Ctrl+Enter", kLabGroup,
     [](const Model& m) { return in_race(m) && !is_busy(m) && m.lab.race_candidates() > 0; },
     [](Model& m) { m.lab.start_race(); }, nullptr},
    {"lab-copy-race", words::kLabCopyRace, "", kLabGroup, has_race, [](Model& m) { copy_text(m, m.lab.race.as_tsv()); },
     nullptr},
    {"lab-save-race", words::kLabSaveRace, "", kLabGroup, has_race,
     [](Model& m) { m.host.save_file("rookery-race.tsv", m.lab.race.as_tsv()); }, nullptr},
    {"lab-race-problems", words::kLabRaceProblems, "", kLabGroup,
     [](const Model& m) { return in_race(m) && !m.lab.pasted.problems.empty(); },
     [](Model& m) { m.lab.problems_open = !m.lab.problems_open; }, [](const Model& m) { return m.lab.problems_open; }},
});

// "3-arc": the entry, and the setting of its method that is named so.
bool run_setting(Model& m, std::string_view rest) {
    const std::size_t dash = rest.find('-');
    if (dash == std::string_view::npos) return false;
    const auto index = place_after(rest.substr(0, dash), "", m.lab.methods.size());
    if (!index) return false;
    const auto settings = m.lab.methods.at(*index).kind().settings;
    for (std::size_t i = 0; i < settings.size(); ++i) {
        if (settings[i].value != rest.substr(dash + 1)) continue;
        m.lab.methods.set(*index, static_cast<int>(i));
        return true;
    }
    return false;
}

bool run_on_entry(Model& m, std::string_view id) {
    LabMethods& methods = m.lab.methods;
    if (const auto rest = rest_after(id, "lab-setting-")) return run_setting(m, *rest);
    if (const auto index = place_after(id, "lab-method-", methods.size())) {
        methods.toggle(*index);
        return true;
    }
    if (const auto index = place_after(id, "lab-settings-", methods.size())) {
        if (methods.at(*index).kind().settings.empty()) return false;
        m.lab.unfolded = m.lab.unfolded == *index ? -1 : *index;
        return true;
    }
    if (const auto index = place_after(id, "lab-add-", methods.size())) {
        if (!methods.can_add(*index)) return false;
        methods.add(*index);
        m.lab.unfolded = *index + 1;
        return true;
    }
    if (const auto index = place_after(id, "lab-remove-", methods.size())) {
        if (!methods.at(*index).added) return false;
        methods.remove(*index);
        m.lab.unfolded = -1;
        return true;
    }
    return false;
}

void offer_entries(const Model& m, std::vector<OfferedCommand>& offered) {
    const LabMethods& methods = m.lab.methods;
    for (int i = 0; i < methods.size(); ++i) {
        const LabEntry& entry = methods.at(i);
        const std::string number = std::to_string(i);
        const std::string name = name_of(entry);
        offered.push_back({"lab-method-" + number, fill(entry.on ? words::kLabUntick : words::kLabTick, {name})});
        for (const LabSetting& setting : entry.kind().settings) {
            offered.push_back({"lab-setting-" + number + "-" + std::string(setting.value),
                               fill(words::kLabSetting, {entry.kind().title, setting.title})});
        }
        if (!entry.kind().settings.empty()) {
            offered.push_back({"lab-settings-" + number, fill(words::kLabSettings, {entry.kind().title})});
            offered.push_back({"lab-add-" + number, fill(words::kLabAdd, {entry.kind().title}), methods.can_add(i)});
        }
        if (entry.added) offered.push_back({"lab-remove-" + number, fill(words::kLabRemove, {name})});
    }
}

}  // namespace

std::span<const Command> lab_commands() {
    return kLabCommands;
}

bool run_lab_family(Model& m, std::string_view id) {
    if (run_on_entry(m, id)) return true;
    LabRuns& runs = m.lab.runs;
    const int count = static_cast<int>(runs.runs.size());
    if (const auto index = place_after(id, "lab-select-", count)) {
        runs.selected = *index;
        return true;
    }
    if (const auto index = place_after(id, "lab-cancel-", count)) {
        m.works.cancel(runs.runs[static_cast<std::size_t>(*index)].work);
        return true;
    }
    const LabRun* chosen = runs.chosen();
    const int tables = chosen != nullptr && chosen->result ? static_cast<int>(chosen->result->tables.size()) : 0;
    if (const auto index = place_after(id, "lab-table-", tables)) {
        m.lab.table = *index;
        m.lab.detail = LabDetail::trace;
        return true;
    }
    return false;
}

void offer_lab(const Model& m, std::vector<OfferedCommand>& offered) {
    offer_entries(m, offered);
    if (!in_puzzle(m)) return;
    const LabRuns& runs = m.lab.runs;
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
