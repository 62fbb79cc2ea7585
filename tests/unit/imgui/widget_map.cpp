#include "shell/imgui/widget_map.hpp"

#include <doctest/doctest.h>
#include <imgui.h>

namespace rookery::shell {
namespace {

// One frame of a small window; `scroll` moves its inner list up.
void frame(float scroll) {
    ImGui::NewFrame();
    ImGui::SetNextWindowPos({10, 20});
    ImGui::SetNextWindowSize({200, 100});
    ImGui::Begin("window", nullptr, ImGuiWindowFlags_NoDecoration);
    ImGui::SetCursorPos({8, 8});
    ImGui::Button("Rate puzzle##rate", {90, 20});
    ImGui::BeginDisabled();
    ImGui::Button("Cancel", {50, 20});
    ImGui::EndDisabled();
    bool on = true;
    ImGui::Checkbox("Minimal", &on);
    ImGui::BeginChild("list", {100, 20});
    ImGui::SetScrollY(scroll);
    for (int i = 0; i < 9; ++i) {
        ImGui::PushID(i);
        ImGui::InvisibleButton(i == 0 ? "first" : "other", {100, 18});
        ImGui::PopID();
    }
    ImGui::EndChild();
    ImGui::End();
    ImGui::Render();
}

}  // namespace

TEST_CASE("widgets are found by label at their drawn positions") {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = ImVec2(400, 300);
    io.Fonts->Build();
    WidgetMap map;
    map.attach(*ImGui::GetCurrentContext());
    for (int i = 0; i < 3; ++i) frame(0);

    const Widget* button = map.find("Rate puzzle##rate");
    REQUIRE(button != nullptr);
    CHECK(button->x == 18);
    CHECK(button->y == 28);
    CHECK(button->width == 90);
    CHECK(button->height == 20);
    CHECK_FALSE(button->disabled);
    CHECK(map.find("Rate puzzle") == button);
    CHECK(map.find("rate") == button);
    CHECK(map.find("Rate") == nullptr);
    REQUIRE(map.find("Cancel") != nullptr);
    CHECK(map.find("Cancel")->disabled);
    REQUIRE(map.find("Minimal") != nullptr);
    CHECK(map.find("Minimal")->checked);

    SUBCASE("only visible widgets") {
        REQUIRE(map.find("first") != nullptr);
        for (int i = 0; i < 3; ++i) frame(60);
        CHECK(map.find("first") == nullptr);
        for (const Widget& widget : map.widgets()) {
            if (widget.label == "other") CHECK(widget.height <= 20);
        }
    }
    SUBCASE("only widgets of the last frame") {
        ImGui::NewFrame();
        ImGui::Begin("another");
        ImGui::End();
        ImGui::Render();
        CHECK(map.find("Rate puzzle") == nullptr);
    }
    ImGui::DestroyContext();
}

}  // namespace rookery::shell
