#include "panels/board_picture.hpp"

#include "panels/step_overlay.hpp"

namespace rookery::shell {

BoardPicture picture_of(const Model& model) {
    const Play& play = model.play;
    BoardPicture picture;
    picture.board = play.shown_board();
    picture.conflicts = conflicts_of(picture.board);
    if (!play.shows_step()) picture.differing = play.differing_cells();
    picture.why = play.why();
    bool places = play.shows_candidates();
    if (const PathStep* step = play.shown()) {
        if (play.shows_picture()) {
            picture.step = &model.chains.step(*step);
            picture.houses = &picture.step->houses;
            picture.chains = picture_of_chains(*step, model.chains);
        } else if (!step->houses.empty()) {
            picture.hint_house = {step->houses.front()};
        }
        if (play.is_hint() && !play.shows_picture() && !play.wants_candidates()) places = false;
    } else {
        picture.digit = play.highlighted_digit();
        picture.possible = play.possible_cells(play.filtered_digit());
    }
    if (picture.why != nullptr && picture.why->house >= 0) picture.hint_house = {picture.why->house};
    // A step's picture has colours of its own.
    picture.painted = picture.step == nullptr;
    picture.hands = places && picture.step == nullptr;
    if (places) {
        picture.candidates = candidates_of(picture.board);
    } else {
        picture.corners = picture.board.corners;
        picture.centres = picture.board.noted;
    }
    return picture;
}

ImU32 background_of(const Ui& ui, const BoardPicture& picture, int cell) {
    const Theme& theme = ui.theme;
    const Play& play = ui.model.play;
    if (picture.conflicts.contains(cell)) return theme.conflict_tint;
    const int paint = picture.paint_of(cell);
    ImU32 colour = paint == 0 ? theme.surface : theme.paints[static_cast<std::size_t>(paint - 1)];
    const auto wash = [&](ImU32 with, float light, float dark) {
        colour = mixed(colour, with, theme.dark ? dark : light);
    };
    if (paint == 0 && picture.differing.contains(cell)) wash(theme.fin, 0.14F, 0.20F);
    if (!play.shows_step()) {
        const Digit digit = picture.board.digit_at(cell);
        const bool filters = play.filtered_digit() != 0;
        if (digit != 0 && digit == picture.digit) {
            wash(theme.accent, 0.18F, paint == 0 ? 0.28F : 0.14F);
        } else if (play.selection().cells().contains(cell)) {
            wash(theme.accent, 0.14F, paint == 0 ? 0.22F : 0.14F);
        } else if (picture.possible.contains(cell) && paint == 0) {
            wash(theme.good, 0.20F, 0.26F);
        } else if (Geometry9::sees(cell, play.cursor()) && paint == 0 && !filters && play.selection().is_single()) {
            wash(theme.accent, 0.06F, 0.10F);
        }
    }
    if (picture.houses != nullptr) colour = with_house_wash(ui, colour, cell, *picture.houses);
    if (!picture.hint_house.empty()) colour = with_house_wash(ui, colour, cell, picture.hint_house);
    return colour;
}

}  // namespace rookery::shell
