// The facts that a button needs about a command, so that drawing does not depend on the model.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rookery::shell {

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
