#include "shell/commands/commands.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "board/clue_cells.hpp"
#include "shell/app/handoffs.hpp"
#include "shell/app/model.hpp"
#include "shell/board/samples.hpp"
#include "shell/commands/chain_commands.hpp"
#include "shell/commands/document_commands.hpp"
#include "shell/commands/enumerate_commands.hpp"
#include "shell/commands/exact_commands.hpp"
#include "shell/commands/generate_commands.hpp"
#include "shell/commands/handoff_commands.hpp"
#include "shell/commands/key_commands.hpp"
#include "shell/commands/lab_commands.hpp"
#include "shell/commands/palette_commands.hpp"
#include "shell/commands/play_commands.hpp"
#include "shell/commands/print_commands.hpp"
#include "shell/commands/step_commands.hpp"
#include "shell/commands/work_commands.hpp"
#include "shell/table/histogram.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_generate.hpp"
#include "shell/words/strings_lab.hpp"
#include "shell/words/strings_play.hpp"

namespace rookery::shell {
namespace {

using Group = CommandGroup;

bool has_puzzle(const Model& m) {
    return !m.play.analysis().puzzle.empty();
}
bool has_entries(const Model& m) {
    const Board& board = m.play.board();
    return board != as_given(board);
}
bool has_path(const Model& m) {
    return m.play.path().step_count() > 0 && !m.available.open;
}
bool shows_step(const Model& m) {
    return m.play.path().shows_step();
}
bool has_list(const Model& m) {
    return m.list.list().table.size() > 0;
}
bool has_ratings(const Model& m) {
    return m.list.counts().rated > 0;
}
bool has_solution(const Model& m) {
    return !m.play.analysis().solution.empty();
}

constexpr auto kCommands = std::to_array<Command>({
    {"mode-play", words::kModePlay, "Shift+P", Group::general, always, [](Model& m) { m.go_to(Mode::play); },
     [](const Model& m) { return m.mode == Mode::play; }},
    {"mode-list", words::kModeList, "Shift+L", Group::general, always, [](Model& m) { m.go_to(Mode::list); },
     [](const Model& m) { return m.mode == Mode::list; }},
    {"mode-generate", words::kModeGenerate, "Shift+G", Group::general, always,
     [](Model& m) { m.go_to(Mode::generate); }, [](const Model& m) { return m.mode == Mode::generate; }},
    {"mode-enumerate", words::kModeEnumerate, "Shift+E", Group::general, always,
     [](Model& m) { m.go_to(Mode::enumerate); }, [](const Model& m) { return m.mode == Mode::enumerate; }},
    {"mode-lab", words::kModeLab, "Shift+B", Group::general, always, [](Model& m) { m.go_to(Mode::lab); },
     [](const Model& m) { return m.mode == Mode::lab; }},
    {"undo", words::kUndo, "Ctrl+Z", Group::general, [](const Model& m) { return m.history.can_undo(); },
     [](Model& m) { m.undo(); }, nullptr},
    {"redo", words::kRedo, "Ctrl+Y / Ctrl+Shift+Z", Group::general,
     [](const Model& m) { return m.history.can_redo(); }, [](Model& m) { m.redo(); }, nullptr},
    {"open-file", words::kOpenFile, "O", Group::general, always, [](Model& m) { m.host.open_file_picker(); }, nullptr},
    {"theme", words::kChangeTheme, "Shift+T", Group::general, always,
     [](Model& m) {
         m.theme = static_cast<ThemeChoice>((static_cast<int>(m.theme) + 1) % 3);
         constexpr std::array<std::string_view, 3> kSaid = {words::kThemeSystem, words::kThemeLight, words::kThemeDark};
         m.notice.say_done(std::string(kSaid[static_cast<std::size_t>(m.theme)]));
     },
     nullptr},
    {"shortcuts", words::kShowShortcuts, "?", Group::general, always,
     [](Model& m) {
         m.toggle_page(&Model::shortcuts_open);
         m.sheet_open = m.sheet_open || m.shortcuts_open;
     },
     [](const Model& m) { return m.shortcuts_open; }},
    {"techniques", words::kTechniques, "T", Group::general, always,
     [](Model& m) {
         m.toggle_page(&Model::techniques_open);
         m.sheet_open = m.sheet_open || m.techniques_open;
         if (m.techniques_open && m.mode == Mode::list) m.mode = Mode::play;
     },
     [](const Model& m) { return m.techniques_open; }},
    {"sheet", words::kShowPanel, "", Group::general, always, [](Model& m) { m.sheet_open = !m.sheet_open; },
     [](const Model& m) { return m.sheet_open; }},

    {"entry-mode", words::kNextEntryMode, "Space", Group::board, always,
     [](Model& m) {
         m.play.entries().set_mode(static_cast<EntryMode>((static_cast<int>(m.play.entries().mode()) + 1) % 4));
     },
     [](const Model& m) { return m.play.entries().mode() != EntryMode::digit; }},
    {"clear-cell", words::kClearCell, "Backspace / Delete / 0", Group::board, always,
     [](Model& m) { m.play.entries().clear(); }, nullptr},
    {"show-candidates", words::kShowCandidates, "A", Group::board, always,
     [](Model& m) { m.play.entries().show_candidates(!m.play.entries().wants_candidates()); },
     [](const Model& m) { return m.play.entries().wants_candidates(); }},
    {"solve", words::kSolve, "S", Group::board, has_puzzle, [](Model& m) { m.play.solve(); }, nullptr},
    {"check", words::kCheckDigits, "C", Group::board, has_puzzle, [](Model& m) { m.play.check(); }, nullptr},
    {"restart", words::kRestart, "", Group::board, has_entries, [](Model& m) { m.play.restart(); }, nullptr},
    {"clear-board", words::kClearBoard, "", Group::board, has_digits, [](Model& m) { m.play.clear_board(); }, nullptr},
    {"fix-givens", words::kFixGivens, "F", Group::board,
     [](const Model& m) { return m.play.board().entered != Grid9{} && conflicts_of(m.play.board()).empty(); },
     [](Model& m) { m.play.fix_givens(); }, nullptr},
    {"edit-text", words::kTypePuzzle, "E", Group::board, always,
     [](Model& m) {
         m.text_box_open = !m.text_box_open;
         m.sheet_open = m.sheet_open || m.text_box_open;
         if (!m.text_box_open) m.text_problem.clear();
     },
     [](const Model& m) { return m.text_box_open; }},
    {"read-text", words::kReadText, "", Group::board,
     [](const Model& m) { return m.text_box_open && !trimmed(m.text_box).empty(); }, [](Model& m) { m.read_text_box(); },
     nullptr},
    {"copy-puzzle", words::kCopyPuzzle, "Ctrl+C", Group::board, has_digits,
     [](Model& m) { copy_text(m, m.play.board().givens == Grid9{} ? line_of(m.play.board()) : puzzle_text_of(m.play.board())); },
     nullptr},
    {"copy-solution", words::kCopySolution, "", Group::board, has_solution,
     [](Model& m) { copy_text(m, m.play.analysis().solution); }, nullptr},
    {"use-pattern", words::kUsePattern, "", Group::board, has_digits,
     [](Model& m) {
         m.generate.set_pattern(clue_cells(puzzle_of(m.play.board())), std::string(words::kDidUsePattern));
         m.go_to(Mode::generate);
         m.say_change(std::string(words::kDidUsePattern));
     },
     nullptr},

    {"more-like-this", words::kMoreLikeThis, "M", Group::board,
     [](const Model& m) {
         return m.play.analysis().solutions == Analysis::Solutions::one && !m.generate.results.running();
     },
     [](Model& m) { more_like_board(m); }, nullptr},

    {"rate", words::kRate, "R", Group::path, has_puzzle, [](Model& m) { m.analysis_run.restart(); }, nullptr},
    {"cancel-rating", words::kCancelRating, "", Group::path,
     [](const Model& m) { return m.analysis_run.work() != nullptr && m.analysis_run.work()->running; },
     [](Model& m) { m.works.cancel(m.analysis_run.work()->id); }, nullptr},
    {"hint", words::kHint, "H", Group::path,
     [](const Model& m) { return has_puzzle(m) && m.play.analysis().solutions != Analysis::Solutions::none; },
     [](Model& m) { m.hints.hint(); }, nullptr},
    {"available-steps", words::kAvailable, "Shift+H", Group::path, has_puzzle,
     [](Model& m) { m.available.open ? m.available.close() : m.open_available(); },
     [](const Model& m) { return m.available.open; }},
    {"available-again", words::kAvailableAgain, "", Group::path,
     [](const Model& m) { return has_puzzle(m) && m.available.open && m.available.work() == 0; },
     [](Model& m) { m.available.look(); }, nullptr},
    {"cancel-available", words::kAvailableCancel, "", Group::path, [](const Model& m) { return m.available.work() != 0; },
     [](Model& m) { m.works.cancel(m.available.work()); }, nullptr},
    {"next-step", words::kNextStep, "N", Group::path, has_path, [](Model& m) { m.play.path().next_step(); }, nullptr},
    {"previous-step", words::kPreviousStep, "B", Group::path, shows_step, [](Model& m) { m.play.path().previous_step(); }, nullptr},
    {"first-step", words::kFirstStep, "", Group::path, has_path, [](Model& m) { m.play.path().show_step(0); }, nullptr},
    {"last-step", words::kLastStep, "", Group::path, has_path,
     [](Model& m) { m.play.path().show_step(m.play.path().step_count() - 1); }, nullptr},
    {"apply-step", words::kApplyStep, "Enter", Group::path, shows_step, [](Model& m) { m.play.path().apply_shown_step(); }, nullptr},
    {"apply-all", words::kApplyAll, "Shift+Enter", Group::path, has_path, [](Model& m) { m.play.path().apply_all_steps(); }, nullptr},
    {"play-path", words::kPlayPath, "", Group::path, has_path,
     [](Model& m) { m.play.path().set_playing(!m.play.path().is_playing()); }, [](const Model& m) { return m.play.path().is_playing(); }},
    {"close-step", words::kCloseStep, "Escape", Group::path,
     [](const Model& m) {
         return shows_step(m) || m.shortcuts_open || m.techniques_open || m.formats_open || m.text_box_open || m.hints.is_running() ||
                m.available.open;
     },
     [](Model& m) {
         if (m.shortcuts_open || m.techniques_open || m.formats_open) {
             m.close_pages();
         } else if (m.hints.is_running()) {
             m.hints.cancel();
         } else if (shows_step(m)) {
             m.play.path().show_step(-1);
         } else if (m.text_box_open) {
             m.text_box_open = false;
         } else {
             m.available.close();
         }
     },
     nullptr},

    {"chain-next", words::kChainNext, "Shift+Right / ]", Group::path,
     [](const Model& m) { return can_play_links(m, 1); }, [](Model& m) { play_links(m, 1); }, nullptr},
    {"chain-previous", words::kChainPrevious, "Shift+Left / [", Group::path,
     [](const Model& m) { return can_play_links(m, -1); }, [](Model& m) { play_links(m, -1); }, nullptr},
    {"chain-first", words::kChainFirst, "Shift+Home", Group::path, shows_chains, [](Model& m) { play_to_link(m, 0); }, nullptr},
    {"chain-last", words::kChainLast, "Shift+End", Group::path, shows_chains,
     [](Model& m) { play_to_link(m, shown_links(m) - 1); }, nullptr},
    {"chain-whole", words::kChainWhole, "W", Group::path, shows_chains, show_whole_chains, shows_whole_chains},
    {"branch-next", words::kBranchNext, "Shift+Down", Group::path, shows_branches,
     [](Model& m) { choose_next_branch(m, 1); }, nullptr},
    {"branch-previous", words::kBranchPrevious, "Shift+Up", Group::path, shows_branches,
     [](Model& m) { choose_next_branch(m, -1); }, nullptr},
    {"unfold", words::kUnfold, "U", Group::path, can_unfold, unfold_shown, nullptr},
    {"fold", words::kFold, "Shift+U / Shift+Backspace", Group::path, can_fold, fold_shown, nullptr},

    {"copy-list", words::kCopyTable, "", Group::list, has_list, [](Model& m) { copy_text(m, m.list.list().table.as_tsv()); }, nullptr},
    {"save-list", words::kSaveTable, "", Group::list, has_list,
     [](Model& m) { m.host.save_file("rookery-list-se-1.2.1.tsv", m.list.list().table.as_tsv()); }, nullptr},
    {"copy-list-puzzles", words::kCopyPuzzles, "", Group::list, has_list,
     [](Model& m) { copy_text(m, m.list.list().table.puzzles_as_text()); }, nullptr},
    {"copy-lines", words::kCopyLines, "", Group::list, has_ratings,
     [](Model& m) { copy_text(m, m.list.list().table.as_rating_lines()); }, nullptr},
    {"save-lines", words::kSaveLines, "", Group::list, has_ratings,
     [](Model& m) { m.host.save_file("rookery-list-se-1.2.1.txt", m.list.list().table.as_rating_lines()); }, nullptr},
    {"list-histogram", words::kHistogram, "", Group::list, has_list,
     [](Model& m) { m.histogram_open = !m.histogram_open; }, [](const Model& m) { return m.histogram_open; }},
    {"all-er", words::kHistogramAll, "", Group::list,
     [](const Model& m) { return is_narrowed_by_er(m.list.applied_filter()); },
     [](Model& m) { m.list.set_filter(without_er(m.list.applied_filter())); }, nullptr},
    {"list-problems", words::kShowProblems, "", Group::list, [](const Model& m) { return m.list.list().problem_count > 0; },
     [](Model& m) { m.list.problems_open = !m.list.problems_open; }, [](const Model& m) { return m.list.problems_open; }},
    {kClearList, words::kClearList, "", Group::list, [](const Model& m) { return !m.list.list().is_empty(); },
     [](Model& m) {
         if (m.list.list().running) m.works.cancel(m.list.list().work);
         m.list.close();
     },
     nullptr},
    {kRestoreList, words::kRestoreList, "", Group::list, [](const Model& m) { return m.list.can_restore(); },
     [](Model& m) {
         m.list.bring_back();
     },
     nullptr},
    {"sample-list", words::kTrySample, "", Group::list, [](const Model& m) { return m.list.list().is_empty(); },
     [](Model& m) { m.paste(kSampleList, words::kSampleListName); }, nullptr},
});

bool run_family(Model& m, std::string_view id) {
    if (const auto rest = rest_after(id, "sort-")) {
        const auto column = column_of(*rest);
        if (column) m.list.sort_by(*column);
        return column.has_value();
    }
    if (const auto rest = rest_after(id, "filter-er-")) {
        const auto from = number_in_id(rest->substr(0, rest->find('-')));
        const auto to = number_in_id(rest->substr(std::min(rest->find('-'), rest->size() - 1) + 1));
        if (!from || !to || *from < 0 || *to <= *from) return false;
        m.list.set_filter(with_er(m.list.applied_filter(), *from, *to));
        return true;
    }
    return run_play_family(m, id) || run_chain_family(m, id) || run_generate_family(m, id) || run_exact_family(m, id) ||
           run_enumerate_family(m, id) || run_lab_family(m, id) || run_step_family(m, id) ||
           run_palette_family(m, id) || run_document_family(m, id) || run_on_work(m, id);
}

bool belongs(const Model& m, const Command& command) {
    switch (command.group) {
        case Group::general:
            return command.id != "sheet" && !rest_after(command.id, "palette-");
        case Group::handoff:
            return true;
        case Group::board:
        case Group::path:
            return m.mode == Mode::play;
        case Group::list:
            return m.mode == Mode::list;
        case Group::generate:
            return m.mode == Mode::generate;
        case Group::exact:
            return m.mode == Mode::generate && m.generate.shows_exact();
        case Group::enumerate:
            return m.mode == Mode::enumerate;
        case Group::lab:
            return m.mode == Mode::lab;
    }
    return false;
}

}  // namespace

bool has_digits(const Model& model) {
    return values_of(model.play.board()) != Grid9{};
}

bool belongs_here(const Model& model, const Command& command) {
    return belongs(model, command);
}

std::span<const Command> all_commands() {
    static const std::vector<Command> all = [] {
        std::vector<Command> commands(kCommands.begin(), kCommands.end());
        commands.insert(commands.end(), play_commands().begin(), play_commands().end());
        // Before those of the whole mode, whose keys they may take.
        commands.insert(commands.end(), exact_commands().begin(), exact_commands().end());
        commands.insert(commands.end(), generate_commands().begin(), generate_commands().end());
        commands.insert(commands.end(), enumerate_commands().begin(), enumerate_commands().end());
        commands.insert(commands.end(), lab_commands().begin(), lab_commands().end());
        for (const auto more :
             {handoff_commands(), print_commands(), palette_commands(), key_commands(), document_commands()}) {
            commands.insert(commands.end(), more.begin(), more.end());
        }
        return commands;
    }();
    return all;
}

const Command* find_command(std::string_view id) {
    const auto all = all_commands();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Command& c) { return c.id == id; });
    return found == all.end() ? nullptr : &*found;
}

void offer_sorting(const Table& table, std::string_view start, std::vector<OfferedCommand>& offered) {
    for (const Column column : table.columns()) {
        offered.push_back(
            {std::string(start) + std::string(short_name_of(column)), fill(words::kSortBy, {name_of(column)})});
    }
}

void copy_text(Model& model, const std::string& text) {
    model.host.copy_text(text);
    model.notice.say_done(std::string(words::kCopied));
}

bool run_command(Model& model, std::string_view id) {
    const Command* command = find_command(id);
    if (command != nullptr && !command->can(model)) return false;
    model.notice.command_begins();
    if (model.mode == Mode::enumerate) model.enumerate.problem.clear();  // it was about what came before
    if (model.mode == Mode::lab) model.lab.problem.clear();
    if (model.mode == Mode::generate) model.generate.results.forget_failure();
    if (model.mode == Mode::generate) model.generate.exact.forget_failure();
    if (command != nullptr) {
        command->run(model);
    } else if (!run_family(model, id)) {
        return false;
    }
    model.settle();
    return true;
}

std::vector<OfferedCommand> offered_commands(const Model& model) {
    std::vector<OfferedCommand> offered;
    for (const Command& command : all_commands()) {
        if (belongs(model, command))
            offered.push_back({std::string(command.id), std::string(command.label), command.can(model)});
    }
    offer_techniques(model, offered);
    offer_formats(model, offered);
    if (model.mode == Mode::play) offer_play(model, offered);
    if (model.mode == Mode::play) offer_groups(model, offered);
    if (model.mode == Mode::play) offer_branches(model, offered);
    if (model.mode == Mode::list) offer_sorting(model.list.list().table, "sort-", offered);
    if (model.mode == Mode::generate) offer_generate(model, offered);
    if (model.mode == Mode::generate && model.generate.shows_exact()) offer_exact(model, offered);
    if (model.mode == Mode::enumerate) offer_enumerate(model, offered);
    if (model.mode == Mode::lab) offer_lab(model, offered);
    offer_works(model, offered);
    return offered;
}

}  // namespace rookery::shell
