// What there is to see of the board: on the page, and in pictures of it.
#pragma once

#include <string>

#include "shell/paint/board_picture.hpp"

namespace rookery::shell {

class Model;

// Both look into the model's steps: to be drawn at once. The motion of a step is for the page to add.
BoardPicture picture_on_page(const Model& model);
// Without what only the page shows. With all candidates even where it does not show them, if that is asked for.
BoardPicture picture_to_export(const Model& model);

// That one as a drawing.
std::string exported_svg(const Model& model);

}  // namespace rookery::shell
