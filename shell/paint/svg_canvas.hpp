// SvgCanvas: a canvas that writes SVG 1.1: plain elements with attributes only, so that every program reads it alike.
// Numbers are written to hundredths, in no locale: the same shapes give the same text everywhere.
#pragma once

#include <string>

#include "shell/paint/canvas.hpp"

namespace rookery::shell {

class SvgCanvas final : public Canvas {
  public:
    // A square of `side` units, all of it on `ground`.
    SvgCanvas(float side, std::string_view title, Colour ground);
    std::string finished();  // once

    void box(const Box& box, Ink ink) override;
    void circle(Point centre, float radius, Ink ink) override;
    void polygon(std::span<const Point> corners, Ink ink) override;
    void line(Point from, Point to, Ink ink) override;
    void curve(const Curve& curve, LineStyle style, Ink ink) override;
    void symbol(char symbol, Point centre, Typeface face, float size, Colour colour) override;
    void text(std::string_view text, Point centre, Colour colour) override;
    float text_width(std::string_view text) const override;
    float text_height() const override;

  private:
    void escaped(std::string_view text);
    void number(float value);
    void place(Point at);
    void attribute(std::string_view name, float value);
    void colour(std::string_view name, Colour colour);
    void path(std::span<const Point> points, char joint);
    void dashed(Dashes dashes);
    void inked(Ink ink);  // ends the element
    void written(std::string_view text, Point centre, float em, Colour colour, bool bold);

    std::string svg_;
};

}  // namespace rookery::shell
