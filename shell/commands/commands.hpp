// Commands: every user action for buttons, keys and the palette, by name. Each page declares its own
// (jobs/command.hpp). This folder has those of all modes, of hand-offs, the palette, printing, formats, techniques and
// jobs, and collects everything here.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/command.hpp"

namespace rookery::shell {

class Model;

// A fixed command of any page; see CommandOf.
class Command {
  public:
    std::string_view id, label, keys;
    CommandGroup group;

    bool can(const Model& model) const { return calls_->can(model, declared_); }
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
          label{declared.label},
          keys{declared.keys},
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

// The commands that the present mode offers, possible now or not.
std::vector<OfferedCommand> offered_commands(const Model& model);

// Whether the command belongs to the present mode and view.
bool belongs_here(const Model& model, const Command& command);

bool has_digits(const Model& model);  // on the board

// The commands as buttons see them.
class ModelCommands final : public CommandBook {
  public:
    explicit ModelCommands(const Model& model) : model_{model} {}
    CommandLook look(std::string_view command) const override;
    std::string_view label_of(std::string_view command) const override;

  private:
    const Model& model_;
};

}  // namespace rookery::shell
