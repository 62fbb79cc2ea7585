// The page names keys as the DOM does ("ArrowLeft", "KeyZ", "Digit1"); ImGui has its own numbers.
#pragma once

#include <imgui.h>

#include <string_view>

namespace rookery::shell {

// ImGuiKey_None for an unknown key.
ImGuiKey key_of_name(std::string_view name);

}  // namespace rookery::shell
