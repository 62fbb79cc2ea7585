// The words by which people look for a command in the palette, besides those of its label; and why a command is not
// possible, where its group's reason is too general.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/command.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

class Model;
class Command;

words::Text synonyms_of(std::string_view command);  // empty: none

std::vector<std::string_view> commands_with_synonyms();

// Why the command is not possible now.
std::string reason_against(const Model& model, const Command& command);

// Commands of families that the current mode does not offer and that the palette finds nevertheless: lessons, tools and
// examples of the Lab, formats. `place`: the mode they belong to.
struct FoundElsewhere {
    OfferedCommand command;
    std::string_view place;
    std::string english = {};  // other words for it, in English
};
std::vector<FoundElsewhere> found_elsewhere(const Model& model);
// Runs a tool or an example of the Lab from any mode: "open-tool-canonical", "open-example-langford". False: there is
// none of that name.
bool run_from_elsewhere(Model& model, std::string_view id);

}  // namespace rookery::shell
