// Commands as pages declare them: named user actions for buttons, keys, the palette and the document.
//
// Fixed commands are in a table. Families are generated from data: "sort-er", "chain-row-4" (Page::run_family). The
// commands of one mode are in its folder, those of several modes in commands/, and commands/commands.hpp collects them
// all.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/page_workspace.hpp"
#include "shell/table/table.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

// Commands that are shown, react to keys and are listed together (commands/command_groups.hpp).
enum class CommandGroup : std::uint8_t {
    general,
    board,
    path,
    list,
    generate,
    exact,
    enumerate,
    lab,
    learn,
    sized,
    handoff
};

template <class Owner>
struct CommandOf {
    std::string_view id;
    words::Text label;      // a verb, for a button
    std::string_view keys;  // "Ctrl+Y / Ctrl+Shift+Z"; empty if it has none
    CommandGroup group;
    bool (*can)(const Owner&);  // whether it is possible now
    void (*run)(Owner&);
    bool (*on)(const Owner&);  // for switches: whether it is on; null for others
};

// For `can`: always possible.
template <class Owner>
bool always(const Owner& /*owner*/) {
    return true;
}

// A switch that is always enabled.
template <class Owner>
constexpr CommandOf<Owner> switch_command(std::string_view id, words::Text label, std::string_view keys,
                                          CommandGroup group, void (*run)(Owner&), bool (*on)(const Owner&)) {
    return {id, label, keys, group, always, run, on};
}

// The command of the switch that Path, a chain of members, leads to.
template <class Owner, auto... Path>
constexpr CommandOf<Owner> toggle_command(std::string_view id, words::Text label, CommandGroup group,
                                          bool (*can)(const Owner&) = always) {
    return {id,
            label,
            "",
            group,
            can,
            [](Owner& o) { (o.*....*Path) = !(o.*....*Path); },
            [](const Owner& o) { return (o.*....*Path); }};
}

// A command that the current mode offers, fixed or of a family, whether possible now or not.
struct OfferedCommand {
    std::string id;
    std::string label;
    bool possible = true;
};

// Offers a command per column of a table that sorts by it: `start` and the column's short name.
void offer_sorting(const Table& table, std::string_view start, std::vector<OfferedCommand>& offered);
// Copies the text to the clipboard and says so.
void copy_text(Workspace& workspace, std::string_view text);

// The facts that a button needs about a command, so that drawing does not depend on the model.
struct CommandLook {
    std::string_view label;  // a verb
    std::string keys;        // that work now; empty: none do
    bool possible = true;
    std::optional<bool> on;  // for switches
};

class CommandBook {
  public:
    virtual ~CommandBook() = default;
    virtual CommandLook look(std::string_view command) const = 0;  // `command` must be the id of a fixed command
    virtual std::string_view label_of(std::string_view command) const = 0;
};

}  // namespace rookery::shell
