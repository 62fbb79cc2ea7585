// The UI's fonts, baked into ImGui's atlas at the device's resolution.
#pragma once

#include "shell/widgets/style.hpp"

namespace rookery::shell {

// Replaces the current ImGui context's fonts: every size is multiplied by `ratio` (device pixels per CSS pixel), and
// FontGlobalScale is set so that measures stay in CSS pixels. Must not be called between NewFrame and Render. The
// caller then uploads the atlas' texture.
FontSet bake_fonts(const FontSizes& sizes, float ratio);

}  // namespace rookery::shell
