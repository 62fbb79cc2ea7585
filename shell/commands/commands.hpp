// Commands: every user action for buttons, keys and the palette, by name. Each page declares its own
// (jobs/command.hpp). This folder has those of all modes, of hand-offs, the palette, printing, formats, techniques and
// jobs, and collects everything here.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/app/exporting.hpp"
#include "shell/jobs/command.hpp"

namespace rookery::shell {

class Model;

// A fixed command of any page; see CommandOf.
class Command {
  public:
    std::string_view id, keys;
    words::Text label;  // follows the language
    CommandGroup group;

    bool can(const Model& model) const;
    void run(Model& model) const { calls_->run(model, declared_); }
    std::optional<bool> on(const Model& model) const { return calls_->on(model, declared_); }  // nullopt: not a switch

    // Calls a page's declared command on the model: each function finds the page in it.
    struct Calls {
        bool (*can)(const Model&, const void* declared);
        void (*run)(Model&, const void* declared);
        std::optional<bool> (*on)(const Model&, const void* declared);
    };
    template <class Owner>
    Command(const CommandOf<Owner>& declared, const Calls& calls)
        : id{declared.id},
          keys{declared.keys},
          label{declared.label},
          group{declared.group},
          declared_{&declared},
          calls_{&calls} {}

  private:
    const void* declared_;
    const Calls* calls_;
};

std::span<const Command> all_commands();
const Command* find_command(std::string_view id);

// Runs a fixed command or one of a family. False: there is no such command, or it is not possible now.
bool run_command(Model& model, std::string_view id);

// The commands that the current mode offers, whether possible now or not.
std::vector<OfferedCommand> offered_commands(const Model& model);

// Whether the command belongs to the current mode and view.
bool belongs_here(const Model& model, const Command& command);

bool has_digits(const Model& model);  // on the board

// Whether a covered board (PlayPage::is_covered) excludes the command now.
bool is_stopped(const Model& model, const Command& command);

// The commands as buttons see them.
class ModelCommands final : public CommandBook {
  public:
    explicit ModelCommands(const Model& model) : model_{model} {}
    CommandLook look(std::string_view command) const override;
    std::string_view label_of(std::string_view command) const override;

  private:
    const Model& model_;
};

// --- the commands of all modes, by the file that declares them ---

// Commands for the page itself: its appearance, language, installing it as an app, and the tour.
std::span<const CommandOf<Model>> look_commands();

// The tour: four cards for the first visit, and for users who ask for help.
std::span<const CommandOf<Model>> welcome_commands();

// Families of commands for the allowed techniques, a switch for each and the presets: "technique-x-wing",
// "techniques-singles". False: there is no such command.
bool run_technique_family(Model& model, std::string_view id);
void offer_techniques(const Model& model, std::vector<OfferedCommand>& offered);  // while their panel is open

// Commands that take a puzzle or a list from one mode to another. They apply to the mode's current
// puzzle: the board in Play, the selected row of a table, the answer of "Exact", the Lab's puzzle.
std::span<const CommandOf<Model>> handoff_commands();
bool run_handoff_family(Model& model, std::string_view id);

// Commands for the jobs in the bar, by number: "show-job-3", "cancel-job-3", "pause-job-3", "resume-job-3",
// "dismiss-job-3".
bool run_on_job(Model& model, std::string_view id);
void offer_jobs(const Model& model, std::vector<OfferedCommand>& offered);

// Commands that copy and save: "formats" opens the list of formats; the families are "copy-as-hodoku" and
// "save-as-hodoku" for the board, and "copy-list-as-...", "copy-results-as-...", "copy-found-as-..." and the same with
// "save" for the tables (exporting.hpp). Those for pictures and paper are print_commands().
std::span<const CommandOf<Model>> document_commands();
bool run_document_family(Model& model, std::string_view id);
void offer_formats(const Model& model, std::vector<OfferedCommand>& offered);
// "copy-as-hodoku", "save-list-as-sdm"
std::string export_command(bool save, ExportSource source, const TextFormat& format);
std::span<const CommandOf<Model>> print_commands();
std::span<const CommandOf<Model>> backup_commands();
inline constexpr std::string_view kRestoreBackup = "restore-backup";

}  // namespace rookery::shell
