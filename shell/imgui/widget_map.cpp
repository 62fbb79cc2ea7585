// ImGui first reports an item's rectangle (ItemAdd), then, if it is visible, its label (ItemInfo). The two calls of one
// item follow each other, so remembering the last rectangle is enough.
#include "shell/imgui/widget_map.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cstddef>

namespace rookery::shell {

void WidgetMap::attach(ImGuiContext& context) {
    context.TestEngine = this;
    context.TestEngineHookItems = true;
}

const Widget* WidgetMap::find(std::string_view label) const {
    const auto whole =
        std::find_if(widgets_.begin(), widgets_.end(), [&](const Widget& w) { return w.label == label; });
    if (whole != widgets_.end()) return &*whole;
    const auto part = std::find_if(widgets_.begin(), widgets_.end(), [&](const Widget& w) {
        const std::string_view name = w.label;
        const std::size_t mark = name.find("##");
        return mark != std::string_view::npos && (name.substr(0, mark) == label || name.substr(mark + 2) == label);
    });
    return part != widgets_.end() ? &*part : nullptr;
}

void WidgetMap::start_if_new(int frame) {
    if (frame == frame_) return;
    frame_ = frame;
    widgets_.clear();
    added_id_ = 0;
}

void WidgetMap::added(int frame, unsigned id, float x, float y, float right, float bottom) {
    start_if_new(frame);
    added_id_ = id;
    added_[0] = x;
    added_[1] = y;
    added_[2] = right;
    added_[3] = bottom;
}

void WidgetMap::named(int frame, unsigned id, std::string_view label, bool disabled, bool checked) {
    start_if_new(frame);
    if (id != added_id_ || label.empty()) return;
    const float width = added_[2] - added_[0];
    const float height = added_[3] - added_[1];
    if (width <= 0 || height <= 0) return;  // scrolled out of its window
    widgets_.push_back({std::string(label), added_[0], added_[1], width, height, disabled, checked});
}

}  // namespace rookery::shell

using rookery::shell::WidgetMap;

void ImGuiTestEngineHook_ItemAdd(ImGuiContext* context, ImGuiID id, const ImRect& box, const ImGuiLastItemData*) {
    ImRect seen = box;
    if (context->CurrentWindow != nullptr) seen.ClipWith(context->CurrentWindow->ClipRect);
    static_cast<WidgetMap*>(context->TestEngine)
        ->added(context->FrameCount, id, seen.Min.x, seen.Min.y, seen.Max.x, seen.Max.y);
}

void ImGuiTestEngineHook_ItemInfo(ImGuiContext* context, ImGuiID id, const char* label, ImGuiItemStatusFlags flags) {
    if (label == nullptr) return;
    const bool disabled = (context->LastItemData.InFlags & ImGuiItemFlags_Disabled) != 0;
    const bool checked = (flags & ImGuiItemStatusFlags_Checked) != 0;
    static_cast<WidgetMap*>(context->TestEngine)->named(context->FrameCount, id, label, disabled, checked);
}

// The other two hooks serve ImGui's own tools, which this build leaves out.
void ImGuiTestEngineHook_Log(ImGuiContext*, const char*, ...) {}
const char* ImGuiTestEngine_FindItemDebugLabel(ImGuiContext*, ImGuiID) {
    return nullptr;
}
