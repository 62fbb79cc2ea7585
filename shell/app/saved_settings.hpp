// The UI's state other than document and jobs, as a JSON object (saved_json.hpp): where the user is, the choices, and
// the content of fields. A new setting is a line in a table: of a page, of this window or of all windows.
//
//   {"mode":2,"minimal":true,"count":"10",...}     {"theme":0,"techniques-off":["x-wing"],...}
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "shell/saved/latest_changes.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

class Model;

// The host's key for the settings of all windows.
inline constexpr std::string_view kSettingsKey = "settings";

// Settings shared by all windows, such as the theme: the latest value of each one that was changed.
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

saved::Json settings_of(const Model& model);
// A missing or invalid value changes nothing.
void take_settings(Model& model, const saved::Json& settings);

// The settings of all windows, by name, as JSON.
std::map<std::string, std::string> shared_settings_of(const Model& model);
void take_shared_settings(Model& model, const SharedSettings& settings);

}  // namespace rookery::shell
