// Everything of the UI that is neither document nor job, as a JSON object (saved_json.hpp): where the user is, what is
// chosen and what stands in the fields. A new setting is a line in the table.
//
//   {"mode":2,"theme":0,"minimal":true,"count":"10","techniques-off":["x-wing"],...}
#pragma once

#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

class Model;

saved::Json settings_of(const Model& model);
// A value that makes no sense, or is missing, changes nothing.
void take_settings(Model& model, const saved::Json& settings);

}  // namespace rookery::shell
