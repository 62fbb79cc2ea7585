// The style of ImGui's own widgets, in the colours of a theme.
#pragma once

#include "shell/paint/theme.hpp"

namespace rookery::shell {

void apply_style(const Theme& theme, bool touch);

}  // namespace rookery::shell
