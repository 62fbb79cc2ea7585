// ImGuiContextOwner: ImGui without a window, with its own font, for tests that draw the page. The WidgetMap to which it
// reports must outlive it.
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
