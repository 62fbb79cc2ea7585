// Canvas: the surface that boards are painted on, with a few shapes, each on top of the previous ones. The page's
// canvas is drawn by ImGui (shell/widgets/imgui_canvas.hpp); the one for pictures writes SVG (board_svg.cpp). Lengths
// are in the page's CSS pixels.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "shell/paint/colour.hpp"
#include "shell/paint/curve.hpp"

namespace rookery::shell {

struct Box {
    Point from, to;
    float rounding = 0;  // corner radius
};

// For the board's digits and letters. The size is the line height; digits are 0.6 of it high.
enum class Typeface : std::uint8_t { digit, digit_bold, candidate };

// Fills a shape, or draws its outline with that width.
struct Ink {
    Colour colour = 0;
    float width = 0;  // 0: filled
};

class Canvas {
  public:
    virtual void box(const Box& box, Ink ink) = 0;
    virtual void circle(Point centre, float radius, Ink ink) = 0;
    virtual void polygon(std::span<const Point> corners, Ink ink) = 0;  // must be convex
    virtual void line(Point from, Point to, Ink ink) = 0;
    virtual void curve(const Curve& curve, LineStyle style, Ink ink) = 0;
    // A digit or letter whose visible part is centred on a point.
    virtual void symbol(char symbol, Point centre, Typeface face, float size, Colour colour) = 0;

    // Small text, for coordinates.
    virtual void text(std::string_view text, Point centre, Colour colour) = 0;
    virtual float text_width(std::string_view text) const = 0;
    virtual float text_height() const = 0;

  protected:
    ~Canvas() = default;
};

}  // namespace rookery::shell
