// Canvas: what boards are painted on: a few shapes, each over those before it. The page's canvas is drawn by ImGui
// (shell/widgets/imgui_canvas.hpp), that of pictures writes SVG (svg_canvas.hpp). Lengths are in CSS pixels of the
// page.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "shell/paint/colour.hpp"
#include "shell/paint/curve.hpp"

namespace rookery::shell {

struct Box {
    Point from, to;
    float rounding = 0;  // radius of its corners
};

// Those of the board's digits and letters. Their size is that of a line; digits are 0.6 of it high.
enum class Typeface : std::uint8_t { digit, digit_bold, candidate };

// A shape is filled, or its outline is drawn so wide.
struct Ink {
    Colour colour = 0;
    float width = 0;  // 0: filled
};

class Canvas {
  public:
    virtual void box(const Box& box, Ink ink) = 0;
    virtual void circle(Point centre, float radius, Ink ink) = 0;
    virtual void polygon(std::span<const Point> corners, Ink ink) = 0;  // a convex one
    virtual void line(Point from, Point to, Ink ink) = 0;
    virtual void curve(const Curve& curve, LineStyle style, Ink ink) = 0;
    // A digit or letter, its ink centred on a point.
    virtual void symbol(char symbol, Point centre, Typeface face, float size, Colour colour) = 0;

    // Small text: the coordinates.
    virtual void text(std::string_view text, Point centre, Colour colour) = 0;
    virtual float text_width(std::string_view text) const = 0;
    virtual float text_height() const = 0;

  protected:
    ~Canvas() = default;
};

}  // namespace rookery::shell
