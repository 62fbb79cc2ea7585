// Commands: everything that a user can do by a button, a key or the palette, by name. Each page declares its own
// (jobs/command.hpp); those of all modes, of what leads from mode to mode, of the palette, paper, formats, techniques
// and jobs stand in this folder. Here they come together.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/command.hpp"
#include "shell/jobs/command_book.hpp"

namespace rookery::shell {

class Model;

// A fixed command, of whichever page; see CommandOf.
class Command {
  public:
    std::string_view id, label, keys;
    CommandGroup group;

    bool can(const Model& model) const { return calls_->can(model, declared_); }
    void run(Model& model) const { calls_->run(model, declared_); }
    std::optional<bool> on(const Model& model) const { return calls_->on(model, declared_); }  // nothing: no switch

    // What is declared for a page, on the model; `calls` finds the page in it.
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

// Runs a fixed command or one of a family. False: there is no such command, or it cannot be run now.
bool run_command(Model& model, std::string_view id);

// What can be reached in the model's present mode, possible now or not.
std::vector<OfferedCommand> offered_commands(const Model& model);

// Whether it is about what the present mode and view show.
bool belongs_here(const Model& model, const Command& command);

bool has_digits(const Model& model);  // on the board

// What buttons are told of them.
class ModelCommands final : public CommandBook {
  public:
    explicit ModelCommands(const Model& model) : model_{model} {}
    CommandLook look(std::string_view command) const override;
    std::string_view label_of(std::string_view command) const override;

  private:
    const Model& model_;
};

}  // namespace rookery::shell
