// What a button needs to know of a command, so that drawing need not know the model.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rookery::shell {

struct CommandLook {
    std::string_view label;  // a verb
    std::string keys;        // that act now; empty: none do
    bool possible = true;
    std::optional<bool> on;  // of a switch
};

class CommandBook {
  public:
    virtual ~CommandBook() = default;
    virtual CommandLook look(std::string_view command) const = 0;  // a fixed command that there is
    virtual std::string_view label_of(std::string_view command) const = 0;
};

}  // namespace rookery::shell
