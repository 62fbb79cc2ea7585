// CanvasPage: the UI on the page's canvas. Takes the page's events, runs ImGui's frames, and paints those that changed
// something.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "shell/app/view/app.hpp"
#include "shell/imgui/widget_map.hpp"
#include "shell/platform/page_host.hpp"
#include "shell/platform/renderer.hpp"
#include "shell/platform/touch_scroll.hpp"

namespace rookery::shell {

// What the page's script must know after a frame. It reads this from memory as 32-bit words, in this order.
struct FrameReport {
    std::int32_t again = 0;                            // an animation or input is pending: another frame is wanted
    std::int32_t painted = 0;                          // the picture changed
    std::int32_t cursor = 0;                           // ImGuiMouseCursor
    std::int32_t wants_text = 0;                       // a text field is active: the page opens a keyboard for it
    float caret_x = 0, caret_y = 0, caret_height = 0;  // CSS pixels
};

enum class PointerEvent : std::int32_t { move, down, up, leave };

// ImGui's single context, created before everything that uses it and destroyed after.
struct ImGuiOwner {
    ImGuiOwner();
    ~ImGuiOwner();
    ImGuiOwner(const ImGuiOwner&) = delete;
    ImGuiOwner& operator=(const ImGuiOwner&) = delete;
};

class CanvasPage {
  public:
    CanvasPage();
    CanvasPage(const CanvasPage&) = delete;
    CanvasPage& operator=(const CanvasPage&) = delete;

    // Takes over the canvas' new or restored context. False when there is no WebGL2.
    bool take_context();
    void lose_context() { has_context_ = false; }
    // In CSS pixels; device_width and device_height are the canvas' size in device pixels.
    void resize(float width, float height, int device_width, int device_height, float ratio);

    // Runs ImGui until it has processed all events, without painting: for handlers that must act at once.
    void apply_input();
    // The same, if any events are pending, before a text is pasted or copied: that applies to the mode and the field
    // that were chosen before it.
    void catch_up();
    // Runs ImGui as apply_input() does, then paints the result.
    const FrameReport& frame();

    void pointer(PointerEvent event, float x, float y, int button, bool touch);
    void wheel(float dx, float dy);  // CSS pixels
    void key(std::string_view name, bool down);
    void modifiers(bool ctrl, bool shift, bool alt);
    void text(std::string_view typed);
    void focus(bool focused);
    // Tab in a text field: moves to the next one. False: the focus moves on into the document.
    bool tab(bool backwards);
    void leave_text();  // the active text field gives up the keyboard
    void paste(std::string_view text);
    // For a copy (or cut) event: the active text field's selection, otherwise what the App offers.
    std::string copy(bool cut);
    void set_reduced_motion(bool reduced);
    void set_hidden(bool hidden) { app_.set_hidden(hidden); }

    // The current drawing as JSON for the document (widgets/outline.hpp). Paints nothing.
    std::string outline();
    // Passes a user action in the document to the drawn widget.
    void on_event(std::string_view event);

    // Something changed other than by the events above: the next frames check for it.
    void wake();
    // The next frame repaints everything.
    void repaint();
    // The host shows another picture.
    void take_host_picture();
    App& app() { return app_; }

  private:
    // Runs one ImGui frame; returns whether the result is already out of date.
    bool step(bool records = false);
    // Runs frames without painting until they are up to date; returns whether that took more than one.
    bool step_until_fresh(bool records);
    void press_shortcut(int key);
    void bake_if_needed();
    bool can_draw() const;
    void take_clipboard(const char* text);

    ImGuiOwner imgui_;
    PageHost host_;
    Renderer renderer_;
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
