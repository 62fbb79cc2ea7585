// Screen: the whole UI without a page. Frames are not shown; tests click widgets by their labels.
#pragma once

#include <doctest/doctest.h>
#include <imgui.h>
#include <imgui_internal.h>

#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "shell/app/view/app.hpp"
#include "shell/imgui/widget_map.hpp"
#include "support/shell/imgui_context.hpp"
#include "support/shell/outline_state.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {

class Screen {
  public:
    // With the analysis shown; for a player it is hidden.
    Screen(float width, float height, bool player = false) : width_{width}, height_{height} {
        if (!player) app.host_events().link_opened("analysis");
        ImGui::GetIO().DisplaySize = {width, height};
        map_.attach(*ImGui::GetCurrentContext());
        draw();
    }

    void draw() {
        // A new window needs one frame to measure itself, each waiting event needs one, and the effect of a press shows
        // one frame later.
        int calm = 0;
        for (int i = 0; i < 50 && (i < 3 || calm < 2 || ImGui::GetCurrentContext()->InputEventsQueue.Size > 0); ++i) {
            host.clock += 0.02;
            ImGui::GetIO().DeltaTime = 0.02F;
            ImGui::NewFrame();
            const bool stale = app.frame(width_, height_);
            ImGui::Render();
            calm = stale ? 0 : calm + 1;
        }
    }
    bool has(std::string_view label) const { return map_.find(label) != nullptr; }
    const Widget& widget(std::string_view label) const {
        const Widget* found = map_.find(label);
        CAPTURE(label);
        REQUIRE(found != nullptr);
        return *found;
    }
    void click(std::string_view label) {
        const Widget& at = widget(label);
        CHECK_FALSE(at.disabled);
        ImGuiIO& io = ImGui::GetIO();
        io.AddMousePosEvent(at.x + at.width / 2, at.y + at.height / 2);
        io.AddMouseButtonEvent(0, true);
        io.AddMouseButtonEvent(0, false);
        draw();
    }
    void press(ImGuiKey key, ImGuiKey modifier = ImGuiKey_None) {
        ImGuiIO& io = ImGui::GetIO();
        if (modifier != ImGuiKey_None) io.AddKeyEvent(modifier, true);
        io.AddKeyEvent(key, true);
        io.AddKeyEvent(key, false);
        if (modifier != ImGuiKey_None) io.AddKeyEvent(modifier, false);
        draw();
    }
    void type(const char* text) {
        ImGui::GetIO().AddInputCharactersUTF8(text);
        draw();
    }
    void job() {
        host.run_all(app.jobs());
        draw();
    }
    // An event of the document: "press solve", "focus step 3", "text filter er>7", "rows sort-rows 60".
    void on_event(std::string_view event) {
        app.on_event(event);
        draw();
    }
    nlohmann::json outline() const { return nlohmann::json::parse(app.outline_json(), nullptr, false); }
    // The same, arranged by topic (outline_state.hpp).
    nlohmann::json state() const { return OutlineState(outline()).state(); }
    const std::vector<Widget>& widgets() const { return map_.widgets(); }
    // No widget extends beyond the sides.
    void check_widths() const {
        for (const Widget& widget : widgets()) {
            if (widget.label.find("Debug##") == 0) continue;  // ImGui's own
            CAPTURE(widget.label);
            CHECK(widget.x >= -0.5F);
            CHECK(widget.width >= 24);  // one that extends beyond its panel is clipped
            CHECK(widget.x + widget.width <= width_ + 0.5F);
        }
    }

    WorkingHost host;
    App app{host};

  private:
    WidgetMap map_;
    ImGuiContextOwner context_;
    float width_, height_;
};

}  // namespace rookery::shell
