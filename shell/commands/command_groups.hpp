// Groups of commands: where those of a group are in sight, heard and listed.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "shell/board/history.hpp"
#include "shell/jobs/command.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

class Model;

// Keys that are no command's, in the page of shortcuts.
struct KeyRow {
    words::Text keys;
    words::Text meaning;
};

struct GroupCard {
    CommandGroup group;
    std::optional<Mode> mode;                   // none: all
    words::Text keys_title;                     // over its keys, in the page of shortcuts; empty: it has none
    words::Text place;                          // before its commands in the palette; empty: they are everywhere
    std::span<const KeyRow> keys;               // that are no command's
    std::string_view (*missing)(const Model&);  // why nearly none of it is possible; empty: not known
    std::string_view view_command = {};         // that leads to its view of the mode; empty: it is in all of them
    bool (*in_view)(const Model&) = nullptr;    // whether that is shown
};
std::span<const GroupCard> group_cards();  // in the order of CommandGroup
const GroupCard& card_of(CommandGroup group);

// Whether the present mode and view are those of the group.
bool is_in_sight(const Model& model, CommandGroup group);
std::string_view name_of(Mode mode);  // "Generate"

}  // namespace rookery::shell
