#include "shell/enumerate/view/set_badge.hpp"
#include "shell/enumerate/view/enumerate_parts.hpp"

#include <algorithm>

#include "shell/enumerate/unavoidable_sets.hpp"
#include "shell/widgets/widgets.hpp"

namespace rookery::shell {

ImU32 set_colour(const Theme& theme, int index) {
    return theme.sets[static_cast<std::size_t>(index) % theme.sets.size()];
}

void draw_set_badge(const EnumerateUi& ui, ImDrawList& draw, ImVec2 centre, float reach, int index) {
    const ImU32 colour = set_colour(ui.theme, index);
    const bool again = static_cast<std::size_t>(index) / ui.theme.sets.size() % 2 == 1;
    if (again) {
        draw.AddRectFilled({centre.x - reach, centre.y - reach}, {centre.x + reach, centre.y + reach}, colour, 2);
    } else {
        draw.AddCircleFilled(centre, reach, colour);
    }
    Face face = small_face(ui);
    face.size = std::min(face.size, reach * 1.7F);
    draw_text_centred(draw, face, centre, ui.theme.surface, letter_of_set(index));
}

}  // namespace rookery::shell
