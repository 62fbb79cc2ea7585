// WidgetMap: where the last frame drew each widget, by its label, so that tests click by name instead of by pixel, in
// the browser and natively. ImGui fills it through the four hooks that its own test engine would define.
#pragma once

#include <string>
#include <string_view>
#include <vector>

struct ImGuiContext;

namespace rookery::shell {

// A widget or a window, in ImGui's coordinates (CSS pixels), clipped to its window's visible part.
struct Widget {
    std::string label;  // in full, with any "##id" part
    float x = 0, y = 0, width = 0, height = 0;
    bool disabled = false;
    bool checked = false;
};

class WidgetMap {
  public:
    // Records what `context` draws from now on. The map must outlive the context, or stay until its next attach.
    void attach(ImGuiContext& context);

    // In drawing order, of the last frame only.
    const std::vector<Widget>& widgets() const { return widgets_; }
    // The first one with that label; failing that, the first that has it before or after its "##"; else null.
    const Widget* find(std::string_view label) const;

    // Called by ImGui's hooks, not by users.
    void added(int frame, unsigned id, float x, float y, float right, float bottom);
    void named(int frame, unsigned id, std::string_view label, bool disabled, bool checked);

  private:
    void start_if_new(int frame);

    std::vector<Widget> widgets_;
    int frame_ = -1;
    unsigned added_id_ = 0;
    float added_[4] = {};
};

}  // namespace rookery::shell
