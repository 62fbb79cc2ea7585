// The line over a table that says which of its rows to show.
#pragma once

#include <string_view>

#include "model/filter_line.hpp"
#include "panels/ui.hpp"

namespace rookery::shell {

void draw_filter_field(Ui& ui, const char* id, std::string_view hint, const FilterLine& line);

}  // namespace rookery::shell
