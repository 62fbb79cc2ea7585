// Commands: everything that a user can do by a button, a key or the palette, by name. Each page declares its own
// (works/commands.hpp); those of all modes, of what leads from mode to mode, of the palette, paper, formats, techniques
// and works stand in this folder. Here they come together.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/works/command_book.hpp"
#include "shell/works/commands.hpp"

namespace rookery::shell {

class Model;

// A fixed command, of whichever page; see CommandOf.
struct Command {
    std::string_view id, label, keys;
    CommandGroup group;
    std::function<bool(const Model&)> can;
    std::function<void(Model&)> run;
    std::function<bool(const Model&)> on;  // empty: it is no switch
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
