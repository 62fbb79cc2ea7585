// ImGui itself tabs between the fields of a window, but wraps around. The position within the window's contents reveals
// that: after the last field, the next one is above it.
#include "shell/imgui/field_tabbing.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <cmath>

namespace rookery::shell {
namespace {

constexpr int kMaxSteps = 60;

// Runs frames until every queued event is processed: ImGui handles one key change per frame.
void take_in(const std::function<void()>& step) {
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    for (int i = 0; i < kMaxSteps && context.InputEventsQueue.Size > 0; ++i) step();
}

struct ActiveField {
    ImGuiID id = 0;
    ImGuiWindow* window = nullptr;
    ImRect place;  // within the window's contents, independent of scrolling
};

ActiveField active_field() {
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    if (!context.IO.WantTextInput || context.ActiveId == 0 || context.NavWindow == nullptr) return {};
    return {context.ActiveId, context.NavWindow, context.NavWindow->NavRectRel[ImGuiNavLayer_Main]};
}

// Whether `a` is before `b` in reading order.
bool stands_before(const ImRect& a, const ImRect& b) {
    const float row = (b.GetHeight() + a.GetHeight()) / 4;
    const float down = b.GetCenter().y - a.GetCenter().y;
    return std::abs(down) > row ? down > 0 : a.Min.x < b.Min.x;
}

void give_up_keyboard() {
    ImGui::ClearActiveID();
    // Otherwise it would stay set for one more frame and take the focus back.
    ImGui::GetCurrentContext()->WantTextInputNextFrame = 0;
}

}  // namespace

bool tab_from_field(bool backwards, const std::function<void()>& step) {
    take_in(step);
    const ActiveField from = active_field();
    if (from.id == 0) return false;
    const float scrolled = from.window->Scroll.y;
    ImGuiIO& io = ImGui::GetIO();
    io.AddKeyEvent(ImGuiMod_Ctrl, false);
    io.AddKeyEvent(ImGuiMod_Alt, false);
    io.AddKeyEvent(ImGuiMod_Shift, backwards);
    io.AddKeyEvent(ImGuiKey_Tab, true);
    io.AddKeyEvent(ImGuiKey_Tab, false);
    take_in(step);
    // One frame finds the next field, one makes it active, and in one it reports that.
    for (int i = 0; i < 3; ++i) step();
    const ActiveField to = active_field();
    const bool further = to.id != 0 && to.id != from.id && to.window == from.window &&
                         (backwards ? stands_before(to.place, from.place) : stands_before(from.place, to.place));
    if (further) return true;
    if (to.window == from.window) ImGui::SetScrollY(from.window, scrolled);
    give_up_keyboard();
    return false;
}

void leave_field(const std::function<void()>& step) {
    if (!ImGui::GetIO().WantTextInput) return;
    take_in(step);
    give_up_keyboard();
}

}  // namespace rookery::shell
