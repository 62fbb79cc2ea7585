// SharedSettings: what is the same in all windows, as the theme is: of each setting that was changed its last value.
// Which these are, a table in saved_settings.cpp says.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "shell/saved/latest_changes.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

// The host remembers them under this key.
inline constexpr std::string_view kSettingsKey = "settings";

class SharedSettings {
  public:
    const saved::LatestChanges& changes() const { return changes_; }
    void note(const std::string& name, std::string json) { changes_.note(name, std::move(json)); }

    // {"rookery":3,"settings":{"theme":{"value":2,"number":7}}} (saved_json.hpp, latest_changes.hpp); empty if there is
    // none.
    std::string as_text() const;
    // In place of what is there; false: it is no such text. Settings of a newer build stay as they are.
    bool read(const saved::Json& value);
    void merge(const SharedSettings& other) { changes_.merge(other.changes_); }

  private:
    saved::LatestChanges changes_;
};

}  // namespace rookery::shell
