// The picture of a step: every meaning has a colour and a shape.
//
//   base     filled disc        placed      ring
//   cover    hollow disc        eliminated  cross
//   fin      diamond            house       tint and labelled edge

#include <algorithm>
#include <cmath>
#include <string>

#include "shell/paint/painting.hpp"

namespace rookery::shell {
namespace {

constexpr float kWash = 0.08F;

// A small label on the board's edge: a row or column number.
void paint_tag(const Painting& to, Point centre, int number) {
    const std::string text = std::to_string(number);
    const float room = to.frame.strip - 4;
    const float width = std::max(to.canvas.text_width(text) + 6, room);
    const float height = std::min(to.canvas.text_height() + 2, room + 4);
    to.canvas.box({{std::floor(centre.x - width / 2), std::floor(centre.y - height / 2)},
                   {std::floor(centre.x + width / 2), std::floor(centre.y + height / 2)},
                   4},
                  {to.theme.accent});
    to.canvas.text(text, centre, to.theme.on_accent);
}

void paint_house_edge(const Painting& to, int house) {
    const BoardFrame& frame = to.frame;
    const int index = house % 9;
    const auto start = static_cast<float>(index);
    const float along = (start + 0.5F) * frame.cell;
    const float margin = frame.strip / 2 + 1;
    if (house / 9 == 1) {
        paint_tag(to, {frame.x - margin, frame.y + along}, index + 1);
        to.canvas.box({{frame.x - 2, frame.y + start * frame.cell}, {frame.x + 1, frame.y + (start + 1) * frame.cell}},
                      {to.theme.accent});
    } else if (house / 9 == 2) {
        paint_tag(to, {frame.x + along, frame.y - margin}, index + 1);
        to.canvas.box({{frame.x + start * frame.cell, frame.y - 2}, {frame.x + (start + 1) * frame.cell, frame.y + 1}},
                      {to.theme.accent});
    } else {
        const Point at = frame.corner(Geometry9::kHouseCells[static_cast<std::size_t>(house)][0]);
        const float side = 3 * frame.cell;
        to.canvas.box({{at.x + 0.5F, at.y + 0.5F}, {at.x + side - 0.5F, at.y + side - 0.5F}}, {to.theme.accent, 3});
    }
}

}  // namespace

Colour with_house_washes(const Painting& to, Colour ground, int cell) {
    for (const int house : to.picture.houses) {
        if (CellSet::house(house).contains(cell)) ground = mixed(ground, to.theme.accent, kWash);
    }
    return ground;
}

void paint_house_edges(const Painting& to) {
    for (const int house : to.picture.houses) paint_house_edge(to, house);
}

CandidateLook paint_mark_under(const Painting& to, const StepPicture& step, int cell, int digit) {
    const auto here = [&](const CellDigit& at) { return at.cell == cell && at.digit == digit; };
    const auto mark = std::find_if(step.marks.begin(), step.marks.end(), [&](const Mark& m) { return here(m.at); });
    const bool placed = step.placement && here(*step.placement);
    const bool eliminated = std::any_of(step.eliminations.begin(), step.eliminations.end(), here);
    const CandidateLook chained = paint_chain_mark(to, step.chains, cell, digit, eliminated || placed);
    // The step's conclusion takes precedence over its pattern.
    if (eliminated) return {to.theme.ink, true};  // legible under its cross
    if (placed) return {to.theme.placed, true};
    if (mark == step.marks.end()) return chained;
    const Point centre = to.frame.candidate(cell, digit);
    const float radius = to.frame.cell * kDiscRadius;
    const float stroke = mark_stroke(to.frame);
    const Colour on_mark = to.theme.dark ? to.theme.on_accent : to.theme.surface;
    switch (mark->role) {
        case MarkRole::base:
            to.canvas.circle(centre, radius, {to.theme.base});
            return {on_mark, true};
        case MarkRole::cover:
            to.canvas.circle(centre, radius - stroke / 2, {to.theme.cover, stroke});
            return {to.theme.cover, true};
        case MarkRole::fin:
            to.canvas.polygon(diamond(centre, radius * 1.25F), {to.theme.fin});
            return {on_mark, true};
    }
    return {};
}

void paint_marks_over(const Painting& to, const StepPicture& step) {
    const float stroke = mark_stroke(to.frame);
    paint_chain_groups(to, step.chains);
    paint_chain_conflicts(to, step.chains);
    for (const CellDigit& gone : step.eliminations) {
        paint_cross(to, to.frame.candidate(gone.cell, gone.digit), stroke);
    }
    if (step.placement) {
        const Point at = to.frame.candidate(step.placement->cell, step.placement->digit);
        to.canvas.circle(at, to.frame.cell * kRingRadius, {to.theme.placed, stroke * 1.15F});
    }
}

}  // namespace rookery::shell
