// Groups of commands: where the commands of a group are shown, react to keys and are listed.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "shell/board/history.hpp"
#include "shell/jobs/command.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

class Model;

// A key without a command, for the page of shortcuts.
struct KeyRow {
    words::Text keys;
    words::Text meaning;
};

struct GroupCard {
    CommandGroup group;
    std::optional<Mode> mode;      // nullopt: all modes
    words::Text keys_title;        // the heading of its keys in the page of shortcuts; empty: none
    words::Text place;             // prefix of its commands in the palette; empty: they belong to all modes
    std::span<const KeyRow> keys;  // without a command
    std::string_view (*missing)(const Model&);  // why most of its commands are not possible; empty: unknown
    std::string_view view_command = {};         // opens its view of the mode; empty: it is in all views
    bool (*in_view)(const Model&) = nullptr;    // whether that view is open
};
std::span<const GroupCard> group_cards();  // in the order of CommandGroup
const GroupCard& card_of(CommandGroup group);

// Whether the current mode and view are those of the group.
bool is_in_sight(const Model& model, CommandGroup group);
std::string_view name_of(Mode mode);  // "Generate"

}  // namespace rookery::shell
