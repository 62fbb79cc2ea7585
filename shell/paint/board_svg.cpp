#include "shell/paint/board_svg.hpp"

#include <array>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>

#include "shell/paint/board_painter.hpp"
#include "shell/paint/canvas.hpp"

namespace rookery::shell {
namespace {

// SvgCanvas: a canvas that writes SVG 1.1. It uses only plain elements with attributes, so that every program renders
// it alike. Numbers have at most two decimals and do not depend on the locale: the same shapes give the same text
// everywhere.

class SvgCanvas final : public Canvas {
  public:
    // A square of `side` units, filled with `ground`.
    SvgCanvas(float side, std::string_view title, Colour ground);
    std::string finished();  // call once

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

// For Roboto, the page's typeface: SVG font sizes are ems. Substitute typefaces have similar proportions.
constexpr float kLinePerEm = 2400.0F / 2048;
constexpr float kDigitHeight = 0.71F;  // of an em
constexpr float kDigitWidth = 0.56F;
constexpr float kSmallEm = 13;

SvgCanvas::SvgCanvas(float side, std::string_view title, Colour ground) {
    svg_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ";
    place({side, side});
    svg_ += '"';
    attribute("width", side);
    attribute("height", side);
    svg_ += " font-family=\"Roboto, Inter, Helvetica, Arial, sans-serif\">\n<title>";
    escaped(title);
    svg_ += "</title>\n";
    box({{0, 0}, {side, side}}, {ground});
}

std::string SvgCanvas::finished() {
    svg_ += "</svg>\n";
    return std::move(svg_);
}

void SvgCanvas::escaped(std::string_view text) {
    for (const char c : text) {
        if (c == '&') {
            svg_ += "&amp;";
        } else if (c == '<') {
            svg_ += "&lt;";
        } else if (c == '>') {
            svg_ += "&gt;";
        } else if (static_cast<unsigned char>(c) >= 0x20) {
            svg_ += c;
        }
    }
}

void SvgCanvas::number(float value) {
    const long hundredths = std::lround(value * 100);
    const long size = std::labs(hundredths);
    if (hundredths < 0) svg_ += '-';
    svg_ += std::to_string(size / 100);
    if (size % 100 == 0) return;
    svg_ += '.';
    svg_ += static_cast<char>('0' + size / 10 % 10);
    if (size % 10 != 0) svg_ += static_cast<char>('0' + size % 10);
}

void SvgCanvas::place(Point at) {
    number(at.x);
    svg_ += ' ';
    number(at.y);
}

// The element up to the end of its points; `joint` follows the first.
void SvgCanvas::path(std::span<const Point> points, char joint) {
    svg_ += "<path d=\"M";
    for (const Point& point : points) {
        if (&point != points.data()) svg_ += &point == &points[1] ? joint : ' ';
        place(point);
    }
}

void SvgCanvas::dashed(Dashes dashes) {
    svg_ += " stroke-dasharray=\"";
    place({dashes.on, dashes.off});
    svg_ += '"';
}

void SvgCanvas::attribute(std::string_view name, float value) {
    svg_ += ' ';
    svg_ += name;
    svg_ += "=\"";
    number(value);
    svg_ += '"';
}

void SvgCanvas::colour(std::string_view name, Colour colour) {
    svg_ += ' ';
    svg_ += name;
    svg_ += "=\"#";
    for (const int shift : {4, 0, 12, 8, 20, 16}) svg_ += "0123456789ABCDEF"[colour >> shift & 0xF];
    svg_ += '"';
    if (alpha_of(colour) == 0xFF) return;
    attribute(std::string(name) + "-opacity", static_cast<float>(alpha_of(colour)) / 0xFF);
}

void SvgCanvas::inked(Ink ink) {
    const bool outlined = ink.width > 0;
    if (outlined) svg_ += " fill=\"none\"";
    colour(outlined ? "stroke" : "fill", ink.colour);
    if (outlined) attribute("stroke-width", ink.width);
    svg_ += "/>\n";
}

void SvgCanvas::box(const Box& box, Ink ink) {
    svg_ += "<rect";
    attribute("x", box.from.x);
    attribute("y", box.from.y);
    attribute("width", box.to.x - box.from.x);
    attribute("height", box.to.y - box.from.y);
    if (box.rounding > 0) attribute("rx", box.rounding);
    inked(ink);
}

void SvgCanvas::circle(Point centre, float radius, Ink ink) {
    svg_ += "<circle";
    attribute("cx", centre.x);
    attribute("cy", centre.y);
    attribute("r", radius);
    inked(ink);
}

void SvgCanvas::polygon(std::span<const Point> corners, Ink ink) {
    path(corners, 'L');
    svg_ += "Z\"";
    inked(ink);
}

void SvgCanvas::line(Point from, Point to, Ink ink) {
    path(std::array{from, to}, 'L');
    svg_ += '"';
    inked(ink);
}

void SvgCanvas::curve(const Curve& curve, LineStyle style, Ink ink) {
    path(std::array{curve.from, curve.first, curve.second, curve.to}, 'C');
    svg_ += '"';
    if (style == LineStyle::dashed) dashed(dashes_of(ink.width));
    if (style == LineStyle::dotted) {  // a dash of length 0 with round caps is a dot
        const Dots dots = dots_of(ink.width);
        svg_ += " stroke-linecap=\"round\"";
        dashed({0, dots.apart});
        ink.width = 2 * dots.radius;
    }
    inked(ink);
}

void SvgCanvas::written(std::string_view text, Point centre, float em, Colour ink, bool bold) {
    svg_ += "<text";
    attribute("x", centre.x);
    attribute("y", centre.y + em * kDigitHeight / 2);
    attribute("font-size", em);
    colour("fill", ink);
    svg_ += " text-anchor=\"middle\"";
    if (bold) svg_ += " font-weight=\"700\"";
    svg_ += '>';
    escaped(text);
    svg_ += "</text>\n";
}

void SvgCanvas::symbol(char symbol, Point centre, Typeface face, float size, Colour colour) {
    written({&symbol, 1}, centre, size / kLinePerEm, colour, face == Typeface::digit_bold);
}

void SvgCanvas::text(std::string_view text, Point centre, Colour colour) {
    written(text, centre, kSmallEm, colour, false);
}

float SvgCanvas::text_width(std::string_view text) const {
    return static_cast<float>(text.size()) * kDigitWidth * kSmallEm;
}

float SvgCanvas::text_height() const {
    return kSmallEm * kLinePerEm;
}

// The board's size on a page of medium width, so that strokes and digits have the same proportions as there. The right
// and the bottom have the same margin as the coordinates. Lines begin on quarters, as pictures have four pixels per
// unit.
constexpr BoardFrame kFrame = {.x = 20, .y = 20, .cell = 60, .strip = 20, .pixel = 0.25F};

}  // namespace

std::string board_svg(const BoardPicture& picture, std::string_view title) {
    const Theme& theme = theme_of(false);
    SvgCanvas canvas(kFrame.side() + 2 * kFrame.strip, title, theme.surface);
    paint_board(canvas, theme, kFrame, picture);
    return canvas.finished();
}

}  // namespace rookery::shell
