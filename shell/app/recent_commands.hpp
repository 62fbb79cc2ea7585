// RecentCommands: what was run from the palette lately, in any window.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "shell/saved/latest_changes.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

// The host remembers them under this key.
inline constexpr std::string_view kRecentKey = "recent-commands";

class RecentCommands {
  public:
    std::vector<std::string> ids()
        const;  // the latest first; a newer build may have written others than there are here
    void note(const std::string& id);

    // {"rookery":3,"commands":["undo","theme"],"numbers":[9,4]} (saved_json.hpp, latest_changes.hpp); empty if there is
    // none.
    std::string as_text() const;
    bool read(const saved::Json& value);  // in place of what is there; false: it is no such list
    void merge(const RecentCommands& other);

  private:
    static constexpr std::size_t kMax = 6;
    saved::LatestChanges runs_;
};

}  // namespace rookery::shell
