// The parts of the board's painter, a file each, and what every one of them has in hand.
#pragma once

#include "shell/paint/board_frame.hpp"
#include "shell/paint/board_picture.hpp"
#include "shell/paint/theme.hpp"

namespace rookery::shell {

struct Painting {
    Canvas& canvas;
    const Theme& theme;
    const BoardFrame& frame;
    const BoardPicture& picture;
};

inline constexpr float kDiscRadius = 0.142F;  // of a cell: the disc behind a candidate
inline constexpr float kRingRadius = 0.162F;  // the ring around one
inline constexpr float kCrossReach = 0.125F;  // the cross through one

// The corners of a square that stands on one of them.
using Diamond = std::array<Point, 4>;
constexpr Diamond diamond(Point centre, float reach) {
    return {{{centre.x, centre.y - reach},
             {centre.x + reach, centre.y},
             {centre.x, centre.y + reach},
             {centre.x - reach, centre.y}}};
}

// --- painting.cpp ---
float mark_stroke(const BoardFrame& frame);  // of marks around candidates
void paint_cross(const Painting& to, Point centre, float width);
void paint_digit(const Painting& to, int digit, Point centre, Typeface face, Colour colour);

// --- hand_marks.cpp ---
// Everything in a cell without a digit.
void paint_notes(const Painting& to, int cell);

// --- step_marks.cpp, chain_marks.cpp ---
// How a candidate is drawn when a step says something about it.
struct CandidateLook {
    Colour ink = 0;
    bool marked = false;
};
// Draw what lies under the candidate's digit and say in which colour to draw it. `crossed`: it will have a cross or
// ring of the conclusion over it. Not marked if the step, or its chains, say nothing about it.
CandidateLook paint_mark_under(const Painting& to, const StepPicture& step, int cell, int digit);
CandidateLook paint_chain_mark(const Painting& to, const ChainPicture& chains, int cell, int digit, bool crossed);
// What lies over the digits: rings, crosses, and squares around contradictions.
void paint_marks_over(const Painting& to, const StepPicture& step);
void paint_chain_conflicts(const Painting& to, const ChainPicture& chains);
void paint_chain_groups(const Painting& to, const ChainPicture& chains);  // frames around candidates that count as one
// A cell's ground with the washes of the houses that it lies in, and the edges of those.
Colour with_house_washes(const Painting& to, Colour ground, int cell);
void paint_house_edges(const Painting& to);

// --- chain_arrows.cpp ---
// Before the digits, which stay readable on them.
void paint_chain_arrows(const Painting& to, const ChainPicture& chains);

// --- page_marks.cpp ---
void paint_asked(const Painting& to);
void paint_selection(const Painting& to);
void paint_differing(const Painting& to);  // over the selection's ring, to be seen there too
void paint_doubts(const Painting& to);
void paint_motion(const Painting& to);

}  // namespace rookery::shell
