// ImGuiContextOwner: ImGui without a window, with its own typeface, for tests that draw the page. What it tells (a
// WidgetMap) must outlive it.
#pragma once

#include <imgui.h>

namespace rookery::shell {

class ImGuiContextOwner {
  public:
    ImGuiContextOwner() {
        ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        unsigned char* pixels = nullptr;
        int width = 0;
        int height = 0;
        io.Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
    }
    ~ImGuiContextOwner() { ImGui::DestroyContext(); }
    ImGuiContextOwner(const ImGuiContextOwner&) = delete;
    ImGuiContextOwner& operator=(const ImGuiContextOwner&) = delete;
};

}  // namespace rookery::shell
