// The faces that the UI draws with, baked into ImGui's atlas at the device's own pixels.
#pragma once

#include "shell/widgets/fonts.hpp"

namespace rookery::shell {

// Replaces the current ImGui context's fonts: every size times `ratio` (device pixels per CSS pixel), and
// FontGlobalScale set so that measures stay in CSS pixels. Not between NewFrame and Render. The atlas' picture is then
// to be uploaded.
FontSet bake_fonts(const FontSizes& sizes, float ratio);

}  // namespace rookery::shell
