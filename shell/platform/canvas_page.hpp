// CanvasPage: the UI on the page's canvas. Takes the page's events, runs ImGui's frames, and paints those that changed
// something.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "shell/app/view/app.hpp"
#include "shell/imgui/widget_map.hpp"
#include "shell/platform/page_host.hpp"
#include "shell/platform/renderer.hpp"
#include "shell/platform/touch_scroll.hpp"

namespace rookery::shell {

// ImGui's single context, created before everything that uses it and destroyed after.
struct ImGuiOwner {
    ImGuiOwner();
    ~ImGuiOwner();
    ImGuiOwner(const ImGuiOwner&) = delete;
    ImGuiOwner& operator=(const ImGuiOwner&) = delete;
};

class CanvasPage final : public CanvasEvents {
  public:
    CanvasPage();
    CanvasPage(const CanvasPage&) = delete;
    CanvasPage& operator=(const CanvasPage&) = delete;

    // The receivers of events (take_event.hpp). An event of a job or of the host makes the next frames check for
    // changes; one of the host is handled after all earlier user input.
    CanvasEvents& receiver(std::type_identity<CanvasEvents> /*of*/) { return *this; }
    JobEvents& receiver(std::type_identity<JobEvents> /*of*/);
    HostEvents& receiver(std::type_identity<HostEvents> /*of*/);

    // Joined by line feeds, without one at the end.
    void take_rows(int job, std::string_view rows);

    bool take_context() override;
    void lose_context() override { has_context_ = false; }
    void resize(float width, float height, int device_width, int device_height, float ratio) override;
    FrameReport frame() override;
    void apply_input() override;
    void repaint() override;
    void take_picture() override;
    void pointer(PointerEvent event, float x, float y, int button, bool touch) override;
    void wheel(float dx, float dy) override;
    void key(std::string_view name, bool down, const Modifiers& held) override;
    void modifiers(const Modifiers& held) override;
    void text(std::string_view typed) override;
    void focus(bool focused) override;
    bool tab(bool backwards) override;
    void leave_text() override;
    void paste(std::string_view text) override;
    std::string copy(bool cut) override;
    void drop_file(std::string_view name, std::string_view text) override;
    void take_long_text(std::string_view file, std::string_view name, std::string_view beginning,
                        std::int64_t size) override;
    void set_dark(bool dark) override;
    void set_reduced_motion(bool reduced) override;
    void set_hidden(bool hidden) override { app_.set_hidden(hidden); }
    std::string outline_json() override;
    void outline_event(std::string_view event) override;
    void save() override { app_.save(); }

  private:
    // Runs one ImGui frame; returns whether the result is already out of date.
    bool step(bool records = false);
    // Runs frames without painting until they are up to date; returns whether that took more than one.
    bool step_until_fresh(bool records);
    // Something changed other than by ImGui's events: the next frames check for it.
    void wake();
    // Applies pending input before a text is pasted or copied, so that this happens in the mode and field chosen last.
    void catch_up();
    void press_shortcut(int key);
    void bake_if_needed();
    bool can_draw() const;
    void take_clipboard(const char* text);

    ImGuiOwner imgui_;
    PageHost host_;
    Renderer renderer_{host_};
    App app_;
    TouchScroll touch_;
    FrameReport report_;
    FontSizes baked_sizes_;
    float baked_ratio_ = 0;
    float width_ = 0, height_ = 0, ratio_ = 1;
    int device_width_ = 0, device_height_ = 0;
    bool has_context_ = false;
    bool reduced_motion_ = false;
    int unstable_frames_ = 0;  // frames that must still change nothing before drawing stops
    double last_step_ = 0;
    std::string clipboard_;  // what ImGui's text fields cut, copy and paste
    bool copying_ = false;   // a copy event is being handled: clipboard_ is its answer
};

}  // namespace rookery::shell
