// ImguiCanvas: the page's canvas, an ImGui draw list.
#pragma once

#include "shell/paint/canvas.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

class ImguiCanvas final : public Canvas {
  public:
    ImguiCanvas(const Ui& ui, ImDrawList& draw) : ui_{ui}, draw_{draw} {}

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
    void path(std::span<const Point> points);
    void dash(const CurvePoints& points, Dashes dashes, Ink ink);
    void dot(const CurvePoints& points, Dots dots, Colour colour);

    const Ui& ui_;
    ImDrawList& draw_;
};

}  // namespace rookery::shell
