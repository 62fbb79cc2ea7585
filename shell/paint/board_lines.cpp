// The background and the lines of boards with 4, 9 or 16 rows.
#include <algorithm>
#include <cmath>
#include <string>

#include "shell/paint/board_painter.hpp"

namespace rookery::shell {
namespace {

void paint_grid(Canvas& canvas, const Theme& theme, const BoardFrame& frame) {
    const float pixel = frame.pixel;
    const float thick = std::max(2 * pixel, std::round(2.5F / pixel) * pixel);
    const float thin = std::max(pixel, std::round(1 / pixel) * pixel);
    const int box = frame.order();
    const auto line = [&](int index, float width, Colour colour) {
        const float offset = std::round((static_cast<float>(index) * frame.cell - width / 2) / pixel) * pixel;
        const float end = frame.side() + thick / 2;
        canvas.box({{frame.x + offset, frame.y - thick / 2}, {frame.x + offset + width, frame.y + end}}, {colour});
        canvas.box({{frame.x - thick / 2, frame.y + offset}, {frame.x + end, frame.y + offset + width}}, {colour});
    };
    for (int i = 1; i < frame.rows; ++i) {
        if (i % box != 0) line(i, thin, theme.thin_line);
    }
    for (int i = 0; i <= frame.rows; i += box) line(i, thick, theme.box_line);
}

void paint_coordinates(Canvas& canvas, const Theme& theme, const BoardFrame& frame) {
    const float margin = frame.strip / 2 + 1;
    for (int i = 0; i < frame.rows; ++i) {
        const float along = (static_cast<float>(i) + 0.5F) * frame.cell;
        const std::string number = std::to_string(i + 1);
        canvas.text(number, {frame.x - margin, frame.y + along}, theme.secondary);
        canvas.text(number, {frame.x + along, frame.y - margin}, theme.secondary);
    }
}

}  // namespace

void paint_ground(Canvas& canvas, const Theme& theme, const BoardFrame& frame) {
    canvas.box({{frame.x, frame.y}, {frame.x + frame.side(), frame.y + frame.side()}}, {theme.surface});
}

void paint_lines(Canvas& canvas, const Theme& theme, const BoardFrame& frame) {
    paint_grid(canvas, theme, frame);
    paint_coordinates(canvas, theme, frame);
}

}  // namespace rookery::shell
