#include "shell/generate/view/generate_parts.hpp"

#include "shell/widgets/widgets.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_generate.hpp"

namespace rookery::shell {

bool moves_over_board(const Layout& layout) {
    constexpr int kTools = kPatternMoveCount + 2;  // and undo and redo
    return layout.tools.width >= kTools * (layout.control + 4) + kGap;
}

bool fold(GenerateUi& ui, WishSection section, std::string_view id, const std::string& set) {
    return fold_head(ui, id, ui.page.is_open(section), ui.eye.unfolded[static_cast<std::size_t>(section)], set);
}

void draw_wish_ranges(GenerateUi& ui, WishPlace place) {
    for (const auto& control : kWishRanges) {
        if (control.place != place) continue;
        const FieldRange& range = ui.page.wishes.*control.member;
        column_name(ui, control.name);
        named_field(ui, ("##" + control.from_id()).c_str(), {}, range.from, words::kAny, kNumberWidth,
                    fill(words::kRangeFrom, {control.name}));
        ImGui::SameLine(0, 8);
        named_field(ui, ("##" + control.to_id()).c_str(), words::kTo, range.to, words::kAny, kNumberWidth,
                    fill(words::kRangeTo, {control.name}));
        problem_of(ui, range.from);
        problem_of(ui, range.to);
    }
}

void draw_wish_switches(GenerateUi& ui, WishPlace place, bool beside) {
    for (const auto& control : kWishSwitches) {
        if (control.place != place) continue;
        if (beside) beside_if_room(button_width(ui, control.name, Icon::check), 12);
        beside = true;
        const bool on = ui.page.wishes.*control.member;
        command_button(ui, control.id, {.icon = on ? Icon::check : Icon::none, .tooltip = control.help});
    }
}

void draw_wish_fields(GenerateUi& ui, WishPlace place, float width, const FieldColumn& column) {
    bool beside = false;
    for (const auto& control : kWishFields) {
        if (control.place != place) continue;
        const Field& field = ui.page.wishes.*control.member;
        const std::string id = "##" + std::string(control.id);
        const ImVec2 before = ImGui::GetCursorScreenPos();
        if (beside) beside_if_room(width_of(text_face(ui), control.name) + 8 + width, 8);
        // Where it stands beside another, its name needs no column.
        if (ImGui::GetCursorScreenPos().y < before.y) {
            named_field(ui, id.c_str(), control.name, field, control.hint, width);
        } else {
            column_field(ui, id.c_str(), control.name, field, control.hint, width, column);
        }
        beside = true;
    }
}

void draw_wish_choice(GenerateUi& ui, const ChoiceControl<GenerateWishes>& control) {
    const float share = share_of_row(control.count);
    bool fits = true;  // in one row, all as wide as each other
    for (int i = 0; i < control.count; ++i) fits = fits && width_of(text_face(ui), control.title_of(i)) + 8 <= share;
    const float width = fits ? share : share_of_row(2);
    const int chosen = control.get(ui.page.wishes);
    for (int i = 0; i < control.count; ++i) {
        if (fits ? i > 0 : i % 2 != 0) ImGui::SameLine(0, kGap);
        choice(ui, control.command_of(i), control.title_of(i), i == chosen, width);
    }
}

}  // namespace rookery::shell
