// Canvas: the surface that boards are painted on, with a few shapes, each on top of the previous ones. The page's
// canvas is drawn by ImGui (shell/widgets/imgui_canvas.hpp); the one for pictures writes SVG (board_svg.cpp). Lengths
// are in the page's CSS pixels.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

namespace rookery::shell {

// Colour: red, green, blue and alpha, one byte each, red in the lowest byte: 0xAABBGGRR.
using Colour = std::uint32_t;

inline constexpr Colour kOpaque = 0xFF000000;

// An opaque colour from 0xRRGGBB.
constexpr Colour rgb(unsigned hex) {
    return kOpaque | (hex & 0xFF) << 16 | (hex & 0xFF00) | (hex >> 16 & 0xFF);
}
constexpr unsigned alpha_of(Colour colour) {
    return colour >> 24;
}

// Opaque: a `share` of `top` over `bottom`, so that tints are mixed once instead of blended on every pixel.
inline Colour mixed(Colour bottom, Colour top, float share) {
    Colour mix = kOpaque;
    for (const int shift : {0, 8, 16}) {
        const auto low = static_cast<float>(bottom >> shift & 0xFF);
        const auto high = static_cast<float>(top >> shift & 0xFF);
        mix |= static_cast<Colour>(std::lround(low + (high - low) * share)) << shift;
    }
    return mix;
}
inline Colour faded(Colour colour, float alpha) {
    return (colour & ~kOpaque) | static_cast<Colour>(std::lround(alpha * 255.0F)) << 24;
}

struct Point {
    float x = 0, y = 0;
};
constexpr Point between(Point a, Point b, float share) {
    return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
}
inline float distance(Point a, Point b) {
    return std::hypot(b.x - a.x, b.y - a.y);
}

// A cubic Bezier curve between two points.
struct Curve {
    Point from, first, second, to;  // the middle two are control points
};

inline constexpr int kCurvePieces = 24;  // straight segments, a close approximation
using CurvePoints = std::array<Point, kCurvePieces + 1>;
inline CurvePoints points_of(const Curve& curve) {
    CurvePoints points;
    for (int i = 0; i <= kCurvePieces; ++i) {
        const float t = static_cast<float>(i) / kCurvePieces;
        const Point a = between(curve.from, curve.first, t);
        const Point b = between(curve.first, curve.second, t);
        const Point c = between(curve.second, curve.to, t);
        points[static_cast<std::size_t>(i)] = between(between(a, b, t), between(b, c, t), t);
    }
    return points;
}

enum class LineStyle : std::uint8_t { solid, dashed, dotted };

// The patterns of lines, for their width.
struct Dashes {
    float on, off;  // lengths along the line
};
constexpr Dashes dashes_of(float width) {
    return {4 + width * 1.2F, 2 + width * 1.2F};
}
struct Dots {
    float apart, radius;
};
constexpr Dots dots_of(float width) {
    const float radius = width * 0.62F;
    return {2 + width * 1.6F, radius < 0.8F ? 0.8F : radius};
}

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
