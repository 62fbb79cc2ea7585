// The text fields of the page, by name: what each holds, and how it is written into. What is drawn, the DOM twin and
// the page's saved settings mean the same field by the same name ("enumerate-clues").
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "shell/app/model.hpp"

namespace rookery::shell {

struct TextField {
    std::string_view id;
    std::string_view label;
    bool (*shown)(const Model&);  // the page shows it now
    std::string (*value)(const Model&);
    std::string (*problem)(const Model&);  // what is wrong with it; empty: nothing
    void (*set)(Model&, std::string);
};
std::span<const TextField> text_fields();

// Writes into the field of that name; an unknown one is ignored.
void write_field(Model& model, std::string_view id, std::string text);

}  // namespace rookery::shell
