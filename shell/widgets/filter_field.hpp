// The filter line above a table.
#pragma once

#include <string_view>

#include "shell/table/filter_line.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

void draw_filter_field(Ui& ui, const char* id, std::string_view hint, const FilterLine& line);

}  // namespace rookery::shell
