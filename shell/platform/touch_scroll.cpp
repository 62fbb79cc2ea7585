#include "shell/platform/touch_scroll.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

namespace rookery::shell {
namespace {

constexpr float kSlop = 10;            // a finger that moves less than this is a tap (CSS pixels)
constexpr double kTimeConstant = 0.3;  // momentum falls to 1/e in this many seconds
constexpr float kSlowest = 20;         // momentum below this many pixels per second has ended

// The scrollable window under the finger: that window or its nearest scrollable parent. Null while a scrollbar or
// slider is held.
ImGuiWindow* scrollable_window() {
    const ImGuiContext& context = *ImGui::GetCurrentContext();
    ImGuiWindow* window = context.ActiveIdWindow != nullptr ? context.ActiveIdWindow : context.HoveredWindow;
    if (window == nullptr) return nullptr;
    if (context.ActiveId != 0 && context.ActiveId == ImGui::GetWindowScrollbarID(window, ImGuiAxis_Y)) return nullptr;
    while (window != nullptr && window->ScrollMax.y <= 0) {
        window = (window->Flags & ImGuiWindowFlags_ChildWindow) != 0 ? window->ParentWindow : nullptr;
    }
    return window;
}

}  // namespace

void TouchScroll::down(float x, float y, double now) {
    phase_ = Phase::pressed;
    start_x_ = x;
    start_y_ = last_y_ = y;
    velocity_ = pending_ = 0;
    last_ = now;
}

void TouchScroll::move(float x, float y, double now) {
    if (phase_ == Phase::pressed && std::abs(y - start_y_) > kSlop && std::abs(y - start_y_) > std::abs(x - start_x_)) {
        const ImGuiWindow* window = scrollable_window();
        if (window == nullptr) {
            phase_ = Phase::idle;  // the drag belongs to the widget
            return;
        }
        window_id_ = window->ID;
        phase_ = Phase::scrolling;
        ImGui::ClearActiveID();  // the press under the finger will not become a click
    }
    if (phase_ != Phase::scrolling) return;
    const float dy = y - last_y_;
    last_y_ = y;
    pending_ += dy;
    const double dt = std::max(now - last_, 1e-3);
    velocity_ += (dy / static_cast<float>(dt) - velocity_) * 0.4F;
    last_ = now;
}

void TouchScroll::up(double now, bool with_momentum) {
    const bool still_moving = now - last_ < 0.08 && std::abs(velocity_) > kSlowest;
    phase_ = phase_ == Phase::scrolling && with_momentum && still_moving ? Phase::coasting : Phase::idle;
    last_ = now;
}

void TouchScroll::step(double now) {
    if (phase_ == Phase::coasting) {
        const double dt = now - last_;
        last_ = now;
        pending_ += velocity_ * static_cast<float>(dt);
        velocity_ *= static_cast<float>(std::exp(-dt / kTimeConstant));
        if (std::abs(velocity_) < kSlowest) phase_ = Phase::idle;
    }
    if (pending_ == 0) return;
    if (ImGuiWindow* window = ImGui::FindWindowByID(window_id_)) {
        const float target = std::clamp(window->Scroll.y - pending_, 0.0F, window->ScrollMax.y);
        ImGui::SetScrollY(window, target);
        if (target == 0 || target == window->ScrollMax.y) velocity_ = 0;
    }
    pending_ = 0;
}

}  // namespace rookery::shell
