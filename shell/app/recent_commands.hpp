// RecentCommands: the latest commands run from the palette, in any window.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "shell/saved/latest_changes.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

// The host's key for them.
inline constexpr std::string_view kRecentKey = "recent-commands";

class RecentCommands {
  public:
    std::vector<std::string> ids() const;  // latest first; some may be unknown, if a newer build wrote them
    void note(const std::string& id);

    // {"rookery":3,"commands":["undo","theme"],"numbers":[9,4]} (saved_json.hpp, latest_changes.hpp); empty if there
    // are none.
    std::string as_text() const;
    bool read(const saved::Json& value);  // replaces the content; false: invalid
    void merge(const RecentCommands& other);

  private:
    static constexpr std::size_t kMax = 6;
    saved::LatestChanges runs_;
};

}  // namespace rookery::shell
