// TouchScroll: dragging a finger over a scrolling window scrolls it, as on every touch screen; ImGui itself would treat
// it as a mouse drag. A drag that starts as a press on a button ends as a scroll, not as a click.
#pragma once

struct ImGuiWindow;

namespace rookery::shell {

class TouchScroll {
  public:
    void down(float x, float y, double now);
    void move(float x, float y, double now);
    void up(double now, bool with_momentum);
    // Applies the drag since the last step, and the momentum. Call before each ImGui frame.
    void step(double now);
    bool is_scrolling() const { return phase_ == Phase::scrolling || phase_ == Phase::coasting; }

  private:
    enum class Phase { idle, pressed, scrolling, coasting };

    Phase phase_ = Phase::idle;
    unsigned window_id_ = 0;
    float start_x_ = 0, start_y_ = 0, last_y_ = 0;
    float pending_ = 0;   // dragged but not yet applied, in CSS pixels
    float velocity_ = 0;  // CSS pixels per second
    double last_ = 0;
};

}  // namespace rookery::shell
