#include "shell/commands/commands.hpp"

#include <algorithm>
#include <array>

#include "shell/app/model.hpp"
#include "shell/commands/command_groups.hpp"
#include "shell/commands/key_commands.hpp"
#include "shell/commands/palette_commands.hpp"
#include "shell/enumerate/enumerate_page.hpp"
#include "shell/generate/exact_page.hpp"
#include "shell/generate/generate_page.hpp"
#include "shell/lab/lab_commands.hpp"
#include "shell/learn/learn_page.hpp"
#include "shell/list/list_page.hpp"
#include "shell/play/play_commands.hpp"
#include "shell/sized/sized_commands.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr auto kGeneral = CommandGroup::general;

template <Mode mode>
constexpr auto mode_command(std::string_view id, words::Text label, std::string_view keys) {
    return switch_command<Model>(
        id, label, keys, kGeneral, [](Model& m) { m.go_to(mode); }, [](const Model& m) { return m.mode == mode; });
}

constexpr auto kCommands = std::to_array<CommandOf<Model>>({
    mode_command<Mode::home>("mode-home", words::kModeHome, "Shift+D"),
    switch_command<Model>(
        "mode-play", words::kModePlay, "Shift+P", kGeneral,
        [](Model& m) { m.go_to(m.played == Mode::sized && m.sized.has_puzzle() ? Mode::sized : Mode::play); },
        [](const Model& m) { return m.mode == Mode::play || m.mode == Mode::sized; }),
    mode_command<Mode::list>("mode-list", words::kModeList, "Shift+L"),
    mode_command<Mode::generate>("mode-generate", words::kModeGenerate, "Shift+G"),
    mode_command<Mode::enumerate>("mode-enumerate", words::kModeEnumerate, "Shift+E"),
    mode_command<Mode::lab>("mode-lab", words::kModeLab, "Shift+B"),
    mode_command<Mode::learn>("mode-learn", words::kModeLearn, "Shift+N"),
    {"workbench", words::kWorkbench, "Shift+W", kGeneral, always,
     [](Model& m) {
         m.go_to(Mode::play);
         m.play.show_analysis(true);
     },
     [](const Model& m) { return m.is_workbench(); }},
    {"undo", words::kUndo, "Ctrl+Z", kGeneral, [](const Model& m) { return m.history.can_undo(); },
     [](Model& m) { m.undo(); }, nullptr},
    {"redo", words::kRedo, "Ctrl+Y / Ctrl+Shift+Z", kGeneral, [](const Model& m) { return m.history.can_redo(); },
     [](Model& m) { m.redo(); }, nullptr},
    {"undo-to-mistake", words::kUndoToMistake, "Shift+Z", CommandGroup::board,
     [](const Model& m) {
         const bool known = m.play.analysis().solutions == Analysis::Solutions::one;
         return known && m.play.board().entered != Grid9{} && m.mistake_marks != MistakeMarks::never;
     },
     [](Model& m) { m.undo_to_mistake(); }, nullptr},
    {"cancel-question", words::kCancel, "", kGeneral, [](const Model& m) { return m.notice.asks(); },
     [](Model& m) { m.notice.say({}); }, nullptr},
    {kSolveAnyway, words::kSolve, "", kGeneral, [](const Model& m) { return m.notice.asks(kSolveAnyway); },
     [](Model& m) { m.play.solve(); }, nullptr},
    {"open-file", words::kOpenFile, "O", kGeneral, always, [](Model& m) { m.host.open_file_picker(); }, nullptr},
    {"read-picture", words::kReadPicture, "Shift+O", kGeneral, always, [](Model& m) { m.host.open_picture_picker(); },
     nullptr},
    {"paste", words::kPastePuzzle, "", kGeneral, always, [](Model& m) { m.host.paste_clipboard(); }, nullptr},
    {"shortcuts", words::kShowShortcuts, "?", kGeneral, always, [](Model& m) { m.toggle_sheet(PanelPage::shortcuts); },
     [](const Model& m) { return m.shows(PanelPage::shortcuts); }},
    {"techniques", words::kTechniques, "T", kGeneral, always,
     [](Model& m) {
         m.toggle_sheet(PanelPage::techniques);
         if (m.shows(PanelPage::techniques) && m.mode == Mode::list) m.mode = Mode::play;
     },
     [](const Model& m) { return m.shows(PanelPage::techniques); }},
    {"dismiss-jobs", words::kDismissJobs, "", kGeneral, [](const Model& m) { return m.jobs.any_ended(); },
     [](Model& m) { m.jobs.dismiss_ended(); }, nullptr},
    {"sheet", words::kShowPanel, "", kGeneral, always, [](Model& m) { m.sheet_open = !m.sheet_open; },
     [](const Model& m) { return m.sheet_open; }},
});

// Finds the page of type Owner in the model by calling `page`.
template <class Owner, auto page>
constexpr Command::Calls kCalls = {
    [](const Model& m, const void* declared) { return static_cast<const CommandOf<Owner>*>(declared)->can(page(m)); },
    [](Model& m, const void* declared) { static_cast<const CommandOf<Owner>*>(declared)->run(page(m)); },
    [](const Model& m, const void* declared) -> std::optional<bool> {
        const auto on = static_cast<const CommandOf<Owner>*>(declared)->on;
        return on == nullptr ? std::nullopt : std::optional(on(page(m)));
    },
};

// Adds the commands of all modes, or those of a page that is a member of the model.
void add(std::vector<Command>& all, std::span<const CommandOf<Model>> commands) {
    constexpr auto kItself = [](auto& model) -> auto& {
        return model;
    };
    for (const auto& declared : commands) all.emplace_back(declared, kCalls<Model, kItself>);
}
template <auto member, class Owner>
void add(std::vector<Command>& all, std::span<const CommandOf<Owner>> commands) {
    constexpr auto kPage = [](auto& model) -> auto& {
        return model.*member;
    };
    for (const auto& declared : commands) all.emplace_back(declared, kCalls<Owner, kPage>);
}

bool run_family(Model& m, std::string_view id) {
    for (Page* page : m.pages()) {
        if (page->run_family(id)) return true;
    }
    return run_technique_family(m, id) || run_palette_family(m, id) || run_document_family(m, id) ||
           run_handoff_family(m, id) || run_on_job(m, id);
}

}  // namespace

bool Command::can(const Model& model) const {
    return !is_stopped(model, *this) && calls_->can(model, declared_);
}

namespace {

// Whether it would change the board of the mode `of`, which is covered.
bool changes_board(const Model& model, const Command& command, Mode of) {
    const auto is_of_board = [&](const std::vector<History::Entry>& entries) {
        return !entries.empty() && entries.back().where == of;
    };
    if (command.id == "undo") return is_of_board(model.history.past());
    return command.id == "redo" && is_of_board(model.history.future());
}

}  // namespace

bool is_stopped(const Model& model, const Command& command) {
    if (model.sized.is_covered()) {
        if (command.group == CommandGroup::sized) return !is_sized_pause(command.id);
        if (changes_board(model, command, Mode::sized)) return true;
    }
    if (!model.play.is_covered()) return false;
    if (command.group == CommandGroup::board || command.group == CommandGroup::path) {
        return !stays_when_covered(command.id);
    }
    return changes_board(model, command, Mode::play);
}

bool has_digits(const Model& model) {
    return has_digits(model.play);
}

bool belongs_here(const Model& model, const Command& command) {
    return is_in_sight(model, command.group) && command.id != "sheet" && !rest_after(command.id, "palette-");
}

std::span<const Command> all_commands() {
    static const std::vector<Command> all = [] {
        std::vector<Command> commands;
        add(commands, kCommands);
        add<&Model::play>(commands, game_commands());
        add<&Model::play>(commands, board_commands());
        add<&Model::play>(commands, path_commands());
        add<&Model::play>(commands, new_puzzle_commands());
        add<&Model::play>(commands, picture_commands());
        add<&Model::home>(commands, home_commands());
        add<&Model::list>(commands, list_commands());
        add<&Model::play>(commands, play_commands());
        // Before those of the whole mode, whose keys they may override.
        add<&Model::generate>(commands, exact_commands());
        add<&Model::generate>(commands, generate_commands());
        add<&Model::enumerate>(commands, enumerate_commands());
        add<&Model::lab>(commands, lab_commands());
        add<&Model::lab>(commands, lab_tool_commands());
        add<&Model::sized>(commands, sized_commands());
        add<&Model::learn>(commands, learn_commands());
        for (const auto more : {handoff_commands(), print_commands(), backup_commands(), palette_commands(),
                                key_commands(), look_commands(), welcome_commands(), document_commands()}) {
            add(commands, more);
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

bool run_command(Model& model, std::string_view id) {
    const Command* command = find_command(id);
    if (command != nullptr && !command->can(model)) return false;
    model.notice.command_begins();
    model.page().command_begins();
    if (command != nullptr) {
        command->run(model);
    } else if (!run_family(model, id)) {
        return false;
    }
    model.apply_changes();
    return true;
}

std::vector<OfferedCommand> offered_commands(const Model& model) {
    std::vector<OfferedCommand> offered;
    for (const Command& command : all_commands()) {
        if (belongs_here(model, command))
            offered.push_back({std::string(command.id), std::string(command.label), command.can(model)});
    }
    offer_techniques(model, offered);
    if (model.shows(PanelPage::formats)) offer_formats(model, offered);
    model.page().offer(offered);
    offer_jobs(model, offered);
    return offered;
}

CommandLook ModelCommands::look(std::string_view id) const {
    const Command* command = find_command(id);
    if (command == nullptr) return {};
    return {command->label, acting_keys(model_, command->keys), command->can(model_), command->on(model_)};
}

std::string_view ModelCommands::label_of(std::string_view id) const {
    const Command* command = find_command(id);
    return command == nullptr ? std::string_view{} : std::string_view(command->label);
}

}  // namespace rookery::shell
