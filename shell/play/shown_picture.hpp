// The visible content of the board, on the page and in exported pictures.
#pragma once

#include <string>

#include "shell/paint/board_picture.hpp"
#include "shell/play/play_page.hpp"

namespace rookery::shell {

// Refers to the page's steps, so draw it at once. The caller adds the animation of a step.
BoardPicture picture_on_page(const PlayPage& page);
// Leaves out content for the page only. Includes all candidates on request, even if the board does not show them.
BoardPicture picture_to_export(const PlayPage& page);

// The same as a drawing.
std::string exported_svg(const PlayPage& page);

}  // namespace rookery::shell
