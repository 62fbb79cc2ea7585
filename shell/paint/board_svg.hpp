// A board as a drawing (SVG 1.1) in the colours of the light theme, for paper, files and the clipboard.
#pragma once

#include <string>
#include <string_view>

#include "shell/paint/board_picture.hpp"

namespace rookery::shell {

std::string board_svg(const BoardPicture& picture, std::string_view title);

}  // namespace rookery::shell
