#include "shell/generate/view/generate_parts.hpp"

#include "shell/widgets/widgets.hpp"

namespace rookery::shell {

bool moves_over_board(const Layout& layout) {
    constexpr int kTools = kPatternMoveCount + 2;  // plus undo and redo
    return layout.tools.width >= kTools * (layout.control + 4) + kGap;
}

bool fold(GenerateUi& ui, SettingsSection section, std::string_view id, const std::string& set) {
    return fold_head(ui, id, ui.page.is_open(section), ui.eye.unfolded[static_cast<std::size_t>(section)], set);
}

}  // namespace rookery::shell
