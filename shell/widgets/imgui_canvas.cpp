#include "shell/widgets/imgui_canvas.hpp"

#include <algorithm>
#include <cmath>

#include "shell/widgets/widgets.hpp"

namespace rookery::shell {
namespace {

static_assert(rgb(0x123456) == IM_COL32(0x12, 0x34, 0x56, 0xFF), "ImGui packs colours in a different order");

ImVec2 to_im(Point point) {
    return {point.x, point.y};
}

}  // namespace

void ImguiCanvas::path(std::span<const Point> points) {
    for (const Point point : points) draw_.PathLineTo(to_im(point));
}

void ImguiCanvas::box(const Box& box, Ink ink) {
    if (ink.width == 0) return draw_.AddRectFilled(to_im(box.from), to_im(box.to), ink.colour, box.rounding);
    draw_.AddRect(to_im(box.from), to_im(box.to), ink.colour, box.rounding, 0, ink.width);
}

void ImguiCanvas::circle(Point centre, float radius, Ink ink) {
    if (ink.width == 0) return draw_.AddCircleFilled(to_im(centre), radius, ink.colour);
    draw_.AddCircle(to_im(centre), radius, ink.colour, 0, ink.width);
}

void ImguiCanvas::polygon(std::span<const Point> corners, Ink ink) {
    path(corners);
    if (ink.width == 0) return draw_.PathFillConvex(ink.colour);
    draw_.PathStroke(ink.colour, ImDrawFlags_Closed, ink.width);
}

void ImguiCanvas::line(Point from, Point to, Ink ink) {
    draw_.AddLine(to_im(from), to_im(to), ink.colour, ink.width);
}

void ImguiCanvas::curve(const Curve& curve, LineStyle style, Ink ink) {
    const CurvePoints points = points_of(curve);
    if (style == LineStyle::dashed) return dash(points, dashes_of(ink.width), ink);
    if (style == LineStyle::dotted) return dot(points, dots_of(ink.width), ink.colour);
    path(points);
    draw_.PathStroke(ink.colour, 0, ink.width);
}

void ImguiCanvas::dash(const CurvePoints& points, Dashes dashes, Ink ink) {
    float at = 0;  // distance along the curve
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const float length = distance(points[i], points[i + 1]);
        for (float done = 0; done < length;) {
            const float phase = std::fmod(at, dashes.on + dashes.off);
            const bool inked = phase < dashes.on;
            const float left = (inked ? dashes.on : dashes.on + dashes.off) - phase;
            const float next = std::min(length, done + std::max(left, 0.01F));
            if (inked) {
                if (draw_._Path.empty()) draw_.PathLineTo(to_im(between(points[i], points[i + 1], done / length)));
                draw_.PathLineTo(to_im(between(points[i], points[i + 1], next / length)));
                if (next - done >= left) draw_.PathStroke(ink.colour, 0, ink.width);
            }
            at += next - done;
            done = next;
        }
    }
    draw_.PathStroke(ink.colour, 0, ink.width);
}

void ImguiCanvas::dot(const CurvePoints& points, Dots dots, Colour colour) {
    constexpr int kCorners = 8;
    float at = 0;  // distance along the curve
    int count = 0;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const float length = distance(points[i], points[i + 1]);
        while (static_cast<float>(count) * dots.apart < at + length) {
            const float along = static_cast<float>(count++) * dots.apart - at;
            draw_.AddCircleFilled(to_im(between(points[i], points[i + 1], along / length)), dots.radius, colour,
                                  kCorners);
        }
        at += length;
    }
}

void ImguiCanvas::symbol(char symbol, Point centre, Typeface face, float size, Colour colour) {
    ImFont* font = face == Typeface::digit        ? ui_.fonts.digit
                   : face == Typeface::digit_bold ? ui_.fonts.digit_bold
                                                  : ui_.fonts.candidate;
    if (font == nullptr) font = ImGui::GetFont();
    const auto character = static_cast<ImWchar>(static_cast<unsigned char>(symbol));
    const ImFontGlyph* glyph = font->FindGlyph(character);
    const ImFontGlyph* flat = font->FindGlyph('1');  // all characters are on the baseline and as high as this one
    if (glyph == nullptr || flat == nullptr) return;
    const float scale = size / font->FontSize;
    const ImVec2 at{std::round(centre.x - (glyph->X0 + glyph->X1) / 2 * scale),
                    std::round(centre.y - (flat->Y0 + flat->Y1) / 2 * scale)};
    font->RenderChar(&draw_, size, at, colour, character);
}

void ImguiCanvas::text(std::string_view text, Point centre, Colour colour) {
    draw_text_centred(draw_, small_face(ui_), to_im(centre), colour, text);
}

float ImguiCanvas::text_width(std::string_view text) const {
    return width_of(small_face(ui_), text);
}

float ImguiCanvas::text_height() const {
    return small_face(ui_).size;
}

}  // namespace rookery::shell
