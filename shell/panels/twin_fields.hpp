// The text fields of the page, for the DOM twin.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "model/model.hpp"

namespace rookery::shell {

// [{"id", "label", "value", "problem"}]: those that the page shows now.
nlohmann::json twin_fields(const Model& model);
// Writes into the field of that name; an unknown one is ignored.
void write_twin_field(Model& model, std::string_view id, std::string text);

}  // namespace rookery::shell
