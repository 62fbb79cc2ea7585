// What there is to see of the board: on the page, and in pictures of it.
#pragma once

#include <string>

#include "shell/paint/board_picture.hpp"
#include "shell/play/play_page.hpp"

namespace rookery::shell {

// Both look into the page's steps: to be drawn at once. The motion of a step is for the page to add.
BoardPicture picture_on_page(const PlayPage& page);
// Without what only the page shows. With all candidates even where it does not show them, if that is asked for.
BoardPicture picture_to_export(const PlayPage& page);

// That one as a drawing.
std::string exported_svg(const PlayPage& page);

}  // namespace rookery::shell
