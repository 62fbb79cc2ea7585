// A table of plain texts on the page: columns as wide as their texts, and only the visible rows are drawn.
#pragma once

#include "shell/lab/lab_result.hpp"
#include "shell/lab/view/lab_parts.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

// Draws at the cursor, as wide as the panel and at most `height` high. Wider tables scroll sideways.
void draw_text_table(LabUi& ui, const char* id, const LabTable& table, float height);

}  // namespace rookery::shell
