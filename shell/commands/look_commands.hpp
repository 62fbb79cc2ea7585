// How the page looks: light or dark, in which set of colours, in which language, in a window of its own.
#pragma once

#include <span>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const CommandOf<Model>> look_commands();

// Those of one choice, in their order, with what their buttons show side by side.
struct LookChoice {
    std::string_view command;
    words::Text name;
};
std::span<const LookChoice> theme_choices();
std::span<const LookChoice> colour_choices();
std::span<const LookChoice> language_choices();

}  // namespace rookery::shell
