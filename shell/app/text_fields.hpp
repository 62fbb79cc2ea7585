// The text fields of the page, by name: how each is written into. What is drawn and the page's saved settings mean the
// same field by the same name ("enumerate-clues").
#pragma once

#include <string>
#include <string_view>

#include "shell/app/model.hpp"

namespace rookery::shell {

// Writes into the field of that name; an unknown one is ignored.
void write_field(Model& model, std::string_view id, std::string text);

}  // namespace rookery::shell
