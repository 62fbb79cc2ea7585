// A table of plain texts on the page: columns as wide as their texts, and only those rows that are in sight.
#pragma once

#include "shell/lab/lab_result.hpp"
#include "shell/lab/view/lab_parts.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

// At the cursor, as wide as the panel and `height` high at most. Wider tables scroll sideways within themselves.
void draw_text_table(LabUi& ui, const char* id, const LabTable& table, float height);

}  // namespace rookery::shell
