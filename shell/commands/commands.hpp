// Commands: everything that a user can do by a button, a key or the palette, by name.
//
// Fixed ones stand in a table. Families are made from data: "sort-er", "filter-er-70-75" (tenths, half-open),
// "technique-x-wing", "techniques-singles" (a preset); counted from 0, "group-2" of the steps available now; and in the
// chains of the shown step "chain-row-4", "unfold-4", "branch-1", "branch-all". Those of playing are in
// play_commands.hpp, of the modes "Generate", "Enumerate" and "Lab" are in generate_commands.hpp, exact_commands.hpp,
// enumerate_commands.hpp and lab_commands.hpp, on works in work_commands.hpp; what leads from mode to mode, the palette
// and paper in handoff_commands.hpp, palette_commands.hpp and print_commands.hpp; which keys act in key_commands.hpp.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::shell {

class Model;
class Table;

inline constexpr std::string_view kRestoreList = "restore-list";
inline constexpr std::string_view kClearList = "clear-list";

enum class CommandGroup : unsigned char { general, board, path, list, generate, exact, enumerate, lab, handoff };

struct Command {
    std::string_view id;
    std::string_view label;  // a verb, for a button
    std::string_view keys;   // "Ctrl+Y / Ctrl+Shift+Z"; empty if it has none
    CommandGroup group;
    bool (*can)(const Model&);  // whether it makes sense now
    void (*run)(Model&);
    bool (*on)(const Model&);  // for switches: whether it is on; null for others
};
// For `can`: of commands that always make sense, and of those about the digits on the board.
inline bool always(const Model&) {
    return true;
}
bool has_digits(const Model& model);
std::span<const Command> all_commands();
const Command* find_command(std::string_view id);

// Runs a fixed command or one of a family. False: there is no such command, or it cannot be run now.
bool run_command(Model& model, std::string_view id);

// What can be reached in the model's present mode: fixed ones and families, possible now or not.
struct OfferedCommand {
    std::string id;
    std::string label;
    bool possible = true;
};
std::vector<OfferedCommand> offered_commands(const Model& model);

// Whether it is about what the present mode and view show.
bool belongs_here(const Model& model, const Command& command);

// For commands: a command for each column of a table that sorts it; text to the clipboard, and a word about that.
void offer_sorting(const Table& table, std::string_view start, std::vector<OfferedCommand>& offered);
void copy_text(Model& model, const std::string& text);

}  // namespace rookery::shell
