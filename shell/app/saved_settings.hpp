// The UI's state other than document and jobs, as a JSON object (saved_json.hpp): where the user is, the choices, and
// the content of fields. A new setting is a line in a table: of a page, of this window or of all windows.
//
//   {"mode":2,"minimal":true,"count":"10",...}     {"theme":0,"techniques-off":["x-wing"],...}
#pragma once

#include <map>
#include <string>

#include "shell/app/shared_settings.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

class Model;

saved::Json settings_of(const Model& model);
// A missing or invalid value changes nothing.
void take_settings(Model& model, const saved::Json& settings);

// The settings of all windows, by name, as JSON.
std::map<std::string, std::string> shared_settings_of(const Model& model);
void take_shared_settings(Model& model, const SharedSettings& settings);

}  // namespace rookery::shell
