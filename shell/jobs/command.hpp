// Commands, as pages declare theirs: what a user can do by a button, a key, the palette or the document, by name.
//
// Fixed ones stand in a table. Families are made from data: "sort-er", "chain-row-4" (Page::run_family). Those of each
// mode are in its folder, those that concern several in app/; app/commands.hpp brings all of them together.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/page_workspace.hpp"
#include "shell/table/table.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

// Commands that belong together: they are shown, heard and listed together (app/command_groups.hpp).
enum class CommandGroup : std::uint8_t { general, board, path, list, generate, exact, enumerate, lab, learn, handoff };

template <class Owner>
struct CommandOf {
    std::string_view id;
    words::Text label;      // a verb, for a button
    std::string_view keys;  // "Ctrl+Y / Ctrl+Shift+Z"; empty if it has none
    CommandGroup group;
    bool (*can)(const Owner&);  // whether it makes sense now
    void (*run)(Owner&);
    bool (*on)(const Owner&);  // for switches: whether it is on; null for others
};

// For `can`: it always makes sense.
template <class Owner>
bool always(const Owner& /*owner*/) {
    return true;
}

// A switch that can always be pressed.
template <class Owner>
constexpr CommandOf<Owner> switch_command(std::string_view id, words::Text label, std::string_view keys,
                                          CommandGroup group, void (*run)(Owner&), bool (*on)(const Owner&)) {
    return {id, label, keys, group, always, run, on};
}

// The command of a switch that Path, a chain of members, leads to.
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

// What can be reached in the present mode: fixed ones and families, possible now or not.
struct OfferedCommand {
    std::string id;
    std::string label;
    bool possible = true;
};

// A command for each column of a table that sorts it: `start` and the column's short name.
void offer_sorting(const Table& table, std::string_view start, std::vector<OfferedCommand>& offered);
// Text to the clipboard, and a word about that.
void copy_text(Workspace& workspace, std::string_view text);

}  // namespace rookery::shell
