// The parts of the board's painter, one per file, and the context that they share.
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
inline constexpr float kCrossReach = 0.125F;  // of the cross through one

// The corners of a square standing on one corner.
using Diamond = std::array<Point, 4>;
constexpr Diamond diamond(Point centre, float reach) {
    return {{{centre.x, centre.y - reach},
             {centre.x + reach, centre.y},
             {centre.x, centre.y + reach},
             {centre.x - reach, centre.y}}};
}

// --- board_painter.cpp ---
float mark_stroke(const BoardFrame& frame);  // of marks around candidates
void paint_cross(const Painting& to, Point centre, float width);
void paint_digit(const Painting& to, int digit, Point centre, Typeface face, Colour colour);

// --- hand_marks.cpp ---
// The content of a cell without a digit.
void paint_notes(const Painting& to, int cell);

// --- step_marks.cpp, chain_marks.cpp ---
// The appearance of a candidate that a step involves.
struct CandidateLook {
    Colour ink = 0;
    bool marked = false;
};
// Draws the mark below the candidate's digit and returns the digit's colour. `crossed`: a cross or ring of the
// conclusion will be on top. Not marked if neither the step nor its chains involve it.
CandidateLook paint_mark_under(const Painting& to, const StepPicture& step, int cell, int digit);
CandidateLook paint_chain_mark(const Painting& to, const ChainPicture& chains, int cell, int digit, bool crossed);
// Marks above the digits: rings, crosses, and squares around contradictions.
void paint_marks_over(const Painting& to, const StepPicture& step);
void paint_chain_conflicts(const Painting& to, const ChainPicture& chains);
void paint_chain_groups(const Painting& to, const ChainPicture& chains);  // frames around grouped candidates
// A cell's background with the tints and edges of its highlighted houses.
Colour with_house_washes(const Painting& to, Colour ground, int cell);
void paint_house_edges(const Painting& to);
// Call before painting the digits, so that they remain legible.
void paint_chain_arrows(const Painting& to, const ChainPicture& chains);

// --- page_marks.cpp ---
void paint_asked(const Painting& to);
void paint_selection(const Painting& to);
void paint_differing(const Painting& to);  // above the selection's ring, so that it stays visible
void paint_doubts(const Painting& to);
void paint_motion(const Painting& to);

}  // namespace rookery::shell
