// SharedSettings: settings shared by all windows, such as the theme: the latest value of each one that was changed. A
// table in saved_settings.cpp lists them.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "shell/saved/latest_changes.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

// The host's key for them.
inline constexpr std::string_view kSettingsKey = "settings";

class SharedSettings {
  public:
    const saved::LatestChanges& changes() const { return changes_; }
    void note(const std::string& name, std::string json) { changes_.note(name, std::move(json)); }

    // {"rookery":3,"settings":{"theme":{"value":2,"number":7}}} (saved_json.hpp, latest_changes.hpp); empty if there
    // are none.
    std::string as_text() const;
    // Replaces the content; false: invalid. Settings of a newer build are preserved.
    bool read(const saved::Json& value);
    void merge(const SharedSettings& other) { changes_.merge(other.changes_); }

  private:
    saved::LatestChanges changes_;
};

}  // namespace rookery::shell
