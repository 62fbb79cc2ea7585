#include "shell/widgets/filter_field.hpp"

#include <string>

#include "shell/widgets/text_fields.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

void draw_filter_field(Ui& ui, const char* id, std::string_view hint, const FilterLine& line) {
    if (ui.view.focus_filter) {
        focus_next_field();
        ui.view.focus_filter = false;
    }
    std::string problem;
    if (line.problem) problem = fill(words::kAtColumn, {std::to_string(line.problem->column), line.problem->sentence});
    const std::string shown_hint = std::string(words::kFilter) + ":  " + std::string(hint);
    text_field(ui, id, {words::kFilter, line.text, problem}, shown_hint, -1);
    problem_of(ui, {{}, problem});
}

}  // namespace rookery::shell
