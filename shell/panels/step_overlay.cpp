// base: filled disc; cover: hollow disc; fin: diamond; placed: ring; eliminated: cross; house: wash and labelled edge.
#include "panels/step_overlay.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "panels/chain_overlay.hpp"
#include "panels/widgets.hpp"

namespace rookery::shell {
namespace {

constexpr float kRingRadius = 0.162F;
constexpr float kCrossReach = 0.125F;
constexpr float kWash = 0.08F;

float step_stroke_of(const BoardFrame& board) {
    return std::max(1.5F, board.cell * 0.032F);
}

bool lies_in(int cell, int house) {
    const int index = house % 9;
    switch (house / 9) {
        case 0:
            return Geometry9::box_of(cell) == index;
        case 1:
            return Geometry9::row_of(cell) == index;
        default:
            return Geometry9::column_of(cell) == index;
    }
}

// A small label on the board's edge: "r3".
void draw_tag(const Ui& ui, ImDrawList& draw, ImVec2 centre, const std::string& text, float room) {
    const Face face = small_face(ui);
    const float width = std::max(width_of(face, text) + 6, room);
    const float height = std::min(face.size + 2, room + 4);
    draw.AddRectFilled({std::floor(centre.x - width / 2), std::floor(centre.y - height / 2)},
                       {std::floor(centre.x + width / 2), std::floor(centre.y + height / 2)}, ui.theme.accent, 4);
    draw_text_centred(draw, face, centre, ui.theme.on_accent, text);
}

}  // namespace

ImU32 with_house_wash(const Ui& ui, ImU32 background, int cell, const std::vector<int>& houses) {
    for (const int house : houses) {
        if (lies_in(cell, house)) background = mixed(background, ui.theme.accent, kWash);
    }
    return background;
}

void draw_house_edges(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const std::vector<int>& houses) {
    const float strip = ui.layout.coordinates;
    for (const int house : houses) {
        const auto index = static_cast<float>(house % 9);
        const std::string number = std::to_string(house % 9 + 1);
        const float along = (index + 0.5F) * board.cell;
        if (house / 9 == 1) {
            draw_tag(ui, draw, {board.x - strip / 2 - 1, board.y + along}, number, strip - 4);
            draw.AddRectFilled({board.x - 2, board.y + index * board.cell},
                               {board.x + 1, board.y + (index + 1) * board.cell}, ui.theme.accent);
        } else if (house / 9 == 2) {
            draw_tag(ui, draw, {board.x + along, board.y - strip / 2 - 1}, number, strip - 4);
            draw.AddRectFilled({board.x + index * board.cell, board.y - 2},
                               {board.x + (index + 1) * board.cell, board.y + 1}, ui.theme.accent);
        } else {
            const auto [x, y] = board.corner(Geometry9::kHouseCells[static_cast<std::size_t>(house)][0]);
            const float side = 3 * board.cell;
            draw.AddRect({x + 0.5F, y + 0.5F}, {x + side - 0.5F, y + side - 0.5F}, ui.theme.accent, 0, 0, 3);
        }
    }
}

CandidateLook draw_mark_under(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const PathStep& step,
                              const ChainPicture& chains, int cell, int digit) {
    const auto here = [&](const CellDigit& at) { return at.cell == cell && at.digit == digit; };
    const auto mark = std::find_if(step.marks.begin(), step.marks.end(), [&](const Mark& m) { return here(m.at); });
    const bool placed = step.placement && here(*step.placement);
    const bool eliminated = std::any_of(step.eliminations.begin(), step.eliminations.end(), here);
    const ImVec2 centre = board.candidate(cell, digit);
    const float radius = board.cell * kDiscRadius;
    const CandidateLook chained = draw_chain_mark(ui, draw, board, chains, cell, digit, eliminated || placed);
    // What the step does says more than what it stands on.
    if (eliminated) return {ui.theme.ink, true};  // readable under its cross
    if (placed) return {ui.theme.placed, true};
    if (!step.chains.empty() || mark == step.marks.end()) return chained;
    switch (mark->role) {
        case MarkRole::base:
            draw.AddCircleFilled(centre, radius, ui.theme.base);
            return {ui.theme.dark ? ui.theme.on_accent : ui.theme.surface, true};
        case MarkRole::cover:
            draw.AddCircle(centre, radius - step_stroke_of(board) / 2, ui.theme.cover, 0, step_stroke_of(board));
            return {ui.theme.cover, true};
        case MarkRole::fin: {
            const float reach = radius * 1.25F;
            draw.AddQuadFilled({centre.x, centre.y - reach}, {centre.x + reach, centre.y}, {centre.x, centre.y + reach},
                               {centre.x - reach, centre.y}, ui.theme.fin);
            return {ui.theme.dark ? ui.theme.on_accent : ui.theme.surface, true};
        }
    }
    return {};
}

void draw_marks_over(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const PathStep& step,
                     const ChainPicture& chains) {
    const float stroke = step_stroke_of(board);
    draw_chain_conflicts(ui, draw, board, chains);
    for (const CellDigit& gone : step.eliminations) {
        const ImVec2 c = board.candidate(gone.cell, gone.digit);
        const float reach = board.cell * kCrossReach;
        draw.AddLine({c.x - reach, c.y - reach}, {c.x + reach, c.y + reach}, ui.theme.eliminated, stroke);
        draw.AddLine({c.x - reach, c.y + reach}, {c.x + reach, c.y - reach}, ui.theme.eliminated, stroke);
    }
    if (step.placement) {
        const ImVec2 c = board.candidate(step.placement->cell, step.placement->digit);
        draw.AddCircle(c, board.cell * kRingRadius, ui.theme.placed, 0, stroke * 1.15F);
    }
}

}  // namespace rookery::shell
