// Pen: draws an icon on a square of 24 by 24 units with strokes of 1.8 units.
#pragma once

#include <imgui.h>

#include <algorithm>
#include <initializer_list>

#include "shell/widgets/icons.hpp"

namespace rookery::shell {

inline constexpr float kPi = 3.14159265F;

class Pen {
  public:
    Pen(ImDrawList& draw, ImVec2 centre, float size, ImU32 colour)
        : draw_{draw},
          unit_{size / 24},
          origin_{centre.x - size / 2, centre.y - size / 2},
          colour_{colour},
          thick_{std::max(1.25F, 1.8F * size / 24)} {}

    ImVec2 at(float x, float y) const { return {origin_.x + x * unit_, origin_.y + y * unit_}; }

    void line(std::initializer_list<ImVec2> points, bool closed = false) {
        for (const ImVec2& p : points) draw_.PathLineTo(at(p.x, p.y));
        draw_.PathStroke(colour_, closed ? ImDrawFlags_Closed : ImDrawFlags_None, thick_);
    }
    void area(std::initializer_list<ImVec2> points) {
        for (const ImVec2& p : points) draw_.PathLineTo(at(p.x, p.y));
        draw_.PathFillConvex(colour_);
    }
    void circle(float x, float y, float radius) { draw_.AddCircle(at(x, y), radius * unit_, colour_, 0, thick_); }
    void disc(float x, float y, float radius) { draw_.AddCircleFilled(at(x, y), radius * unit_, colour_); }
    // Angles in turns, clockwise from the right.
    void arc(float x, float y, float radius, float from, float to) {
        draw_.PathArcTo(at(x, y), radius * unit_, from * 2 * kPi, to * 2 * kPi, 20);
        draw_.PathStroke(colour_, ImDrawFlags_None, thick_);
    }
    void box(float x, float y, float right, float bottom, float rounding) {
        draw_.AddRect(at(x, y), at(right, bottom), colour_, rounding * unit_, 0, thick_);
    }

  private:
    ImDrawList& draw_;
    float unit_;
    ImVec2 origin_;
    ImU32 colour_;
    float thick_;
};

// The icons of single actions that are not in icons.cpp.
void draw_action_icon(Pen& pen, Icon icon);

}  // namespace rookery::shell
