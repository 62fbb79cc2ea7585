// RecordingCanvas: a canvas that records what is painted on it, in order.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "shell/paint/board_frame.hpp"

namespace rookery::shell {

enum class ShapeKind : std::uint8_t { box, frame, disc, ring, polygon, outline, line, curve, symbol, text };

struct Shape {
    ShapeKind kind;
    Point centre;  // of a line or curve: between its ends
    Colour colour = 0;
    std::string said = {};  // of a symbol or a text; for a curve: its style
};

class RecordingCanvas final : public Canvas {
  public:
    std::vector<Shape> shapes;

    std::size_t count(ShapeKind kind, Colour colour) const {
        return static_cast<std::size_t>(std::count_if(shapes.begin(), shapes.end(), [&](const Shape& shape) {
            return shape.kind == kind && shape.colour == colour;
        }));
    }
    std::size_t count(ShapeKind kind) const {
        return static_cast<std::size_t>(
            std::count_if(shapes.begin(), shapes.end(), [&](const Shape& shape) { return shape.kind == kind; }));
    }

    void box(const Box& box, Ink ink) override {
        add(ink.width == 0 ? ShapeKind::box : ShapeKind::frame, between(box.from, box.to, 0.5F), ink.colour);
    }
    void circle(Point centre, float, Ink ink) override {
        add(ink.width == 0 ? ShapeKind::disc : ShapeKind::ring, centre, ink.colour);
    }
    void polygon(std::span<const Point> corners, Ink ink) override {
        add(ink.width == 0 ? ShapeKind::polygon : ShapeKind::outline, middle_of(corners), ink.colour);
    }
    void line(Point from, Point to, Ink ink) override { add(ShapeKind::line, between(from, to, 0.5F), ink.colour); }
    void curve(const Curve& curve, LineStyle style, Ink ink) override {
        add(ShapeKind::curve, between(curve.from, curve.to, 0.5F), ink.colour, std::to_string(static_cast<int>(style)));
    }
    void symbol(char symbol, Point centre, Typeface, float, Colour colour) override {
        add(ShapeKind::symbol, centre, colour, std::string(1, symbol));
    }
    void text(std::string_view text, Point centre, Colour colour) override {
        add(ShapeKind::text, centre, colour, std::string(text));
    }
    float text_width(std::string_view text) const override { return 7 * static_cast<float>(text.size()); }
    float text_height() const override { return 15; }

  private:
    static Point middle_of(std::span<const Point> corners) {
        Point sum;
        for (const Point corner : corners) sum = {sum.x + corner.x, sum.y + corner.y};
        const auto count = static_cast<float>(corners.size());
        return {sum.x / count, sum.y / count};
    }
    void add(ShapeKind kind, Point centre, Colour colour, std::string said = {}) {
        shapes.push_back({kind, centre, colour, std::move(said)});
    }
};

}  // namespace rookery::shell
