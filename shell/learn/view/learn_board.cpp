// The board of the mode "Learn": an example with the picture of its step, or an exercise with the player's marked
// candidates.
#include <cmath>
#include <optional>
#include <string>

#include "shell/board/chain_picture.hpp"
#include "shell/board/spoken_cells.hpp"
#include "shell/learn/view/learn_parts.hpp"
#include "shell/paint/board_painter.hpp"
#include "shell/widgets/board_area.hpp"
#include "shell/widgets/imgui_canvas.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

void add_marks(BoardPicture& picture, const Exercise& exercise) {
    if (exercise.marks().empty()) return;
    StepPicture& drawn = picture.step.emplace();
    if (exercise.places() && exercise.marks().size() == 1) {
        drawn.placement = exercise.marks().front();
    } else {
        drawn.eliminations = exercise.marks();
    }
}

BoardPicture picture_of(const LearnPage& page) {
    const Board& board = page.board();
    BoardPicture picture;
    picture.digits = values_of(board);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (board.is_given(cell)) picture.givens.add(cell);
    }
    picture.all_candidates = !is_blank(board);
    if (picture.all_candidates) picture.candidates = candidates_of(board);
    if (const StepRecord* step = page.pictured()) {
        add_step(picture, *step, page.chains);
    } else if (page.has_exercise()) {
        add_marks(picture, page.exercise);
        picture.selected.add(page.cursor());
    }
    return picture;
}

// The cell's position, content and marked candidates, as text.
std::string spoken(const BoardPicture& picture, const LearnPage& page, int cell) {
    std::string name = spoken_cell(picture, 0, cell);
    std::string digits;
    for (int digit = 1; digit <= 9; ++digit) {
        if (page.exercise.has_mark(cell, digit)) digits += (digits.empty() ? "" : ", ") + std::to_string(digit);
    }
    return digits.empty() ? name : fill(words::kMarkedCandidate, {name, digits});
}

// The cell's candidate nearest to the pointer; nullopt: it has none.
std::optional<int> candidate_at(const BoardFrame& board, const BoardPicture& picture, int cell) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    std::optional<int> nearest;
    float least = 0;
    for (int digit = 1; digit <= 9; ++digit) {
        if ((picture.candidates[cell] & digit_bit(digit)) == 0) continue;
        const Point at = board.candidate(cell, digit);
        const float distance = std::hypot(at.x - mouse.x, at.y - mouse.y);
        if (nearest && distance >= least) continue;
        nearest = digit;
        least = distance;
    }
    return nearest;
}

void take_presses(LearnUi& ui, const BoardFrame& board, const BoardPicture& picture) {
    const LearnPage& page = ui.page;
    const PressedCell pressed = pressed_cell(ui, board, page.cursor(), [&](int cell) -> SpokenCell {
        const Digit digit = picture.digits[cell];
        return {spoken(picture, page, cell), digit == 0 ? "" : std::to_string(digit), cell == page.cursor()};
    });
    if (pressed.any() < 0) return;
    const auto digit = pressed.by_pointer >= 0 && page.has_exercise() && !page.exercise.is_over()
                           ? candidate_at(board, picture, pressed.by_pointer)
                           : std::nullopt;
    if (!digit) return act(ui, SelectCell{pressed.any()});
    run(ui, "learn-mark-" + std::to_string(pressed.by_pointer) + "-" + std::to_string(*digit));
}

}  // namespace

void draw_learn_board(LearnUi& ui) {
    const BoardFrame board = frame_of(ui);
    const BoardPicture picture = picture_of(ui.page);
    take_presses(ui, board, picture);
    ImguiCanvas canvas(ui, *ImGui::GetWindowDrawList());
    paint_board(canvas, ui.theme, board, picture);
}

}  // namespace rookery::shell
