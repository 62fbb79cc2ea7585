#include "shell/widgets/filter_field.hpp"

#include <string>

#include "shell/widgets/widgets.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

void draw_filter_field(Ui& ui, const char* id, std::string_view hint, const FilterLine& line) {
    if (ui.view.focus_filter) {
        focus_next_field();
        ui.view.focus_filter = false;
    }
    const bool wrong = line.problem.has_value();
    const std::string shown_hint = std::string(words::kFilter) + ":  " + std::string(hint);
    text_field(ui, id, line.text, shown_hint, -1, wrong);
    if (!wrong) return;
    const FilterProblem& problem = *line.problem;
    paragraph(ui, small_face(ui), ui.theme.conflict,
              fill(words::kAtColumn, {std::to_string(problem.column), problem.sentence}));
}

}  // namespace rookery::shell
