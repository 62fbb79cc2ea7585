#include "shell/paint/board_svg.hpp"

#include "shell/paint/board_painter.hpp"
#include "shell/paint/svg_canvas.hpp"

namespace rookery::shell {
namespace {

// As large as on a page of middle size, so that strokes and digits have the proportions that they have there. The strip
// of the coordinates is left free on the right and below too. Lines begin on quarters: pictures have four pixels a
// unit.
constexpr BoardFrame kFrame = {.x = 20, .y = 20, .cell = 60, .strip = 20, .pixel = 0.25F};

}  // namespace

std::string board_svg(const BoardPicture& picture, std::string_view title) {
    const Theme& theme = theme_of(false);
    SvgCanvas canvas(kFrame.side() + 2 * kFrame.strip, title, theme.surface);
    paint_board(canvas, theme, kFrame, picture);
    return canvas.finished();
}

}  // namespace rookery::shell
