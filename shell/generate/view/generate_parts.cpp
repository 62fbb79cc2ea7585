#include "shell/generate/view/generate_parts.hpp"

#include "shell/widgets/widgets.hpp"
#include "shell/words/strings_generate.hpp"

namespace rookery::shell {

bool moves_over_board(const Layout& layout) {
    constexpr int kTools = kPatternMoveCount + 2;  // and undo and redo
    return layout.tools.width >= kTools * (layout.control + 4) + kGap;
}

bool fold(Ui& ui, WishSection section, std::string_view id, const std::string& set) {
    return fold_head(ui, id, ui.model.generate.is_open(section), ui.view.unfolded[static_cast<std::size_t>(section)],
                     set);
}

void range_field(Ui& ui, const char* from_id, const char* to_id, std::string_view name, const FieldRange& range) {
    field_name(ui, name);
    named_field(ui, from_id, {}, range.from, words::kAny, kNumberWidth);
    ImGui::SameLine(0, 8);
    named_field(ui, to_id, words::kTo, range.to, words::kAny, kNumberWidth);
    problem_of(ui, range.from);
    problem_of(ui, range.to);
}

}  // namespace rookery::shell
