#include "bench/digits/made_cells.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "picture/cell_image.hpp"

namespace rookery::digits {
namespace {

constexpr int kLeastContrast = 6;

constexpr std::string_view kOtherSigns = "ACDEFGHJKLMNPQRTUVWXYacdefhjkmnprtuvwxyz+-*#?!=%&/()[]<>.,:;@";

Rgb random_colour(Random& random, bool dark) {
    const double grey = dark ? between(random, 0, 90) : between(random, 150, 255);
    const double spread = chance(random, .5) ? 0 : between(random, 0, dark ? 90 : 50);
    Rgb colour{};
    for (double& channel : colour) channel = std::clamp(grey + spread * (random.unit() - .5) * 2, 0., 255.);
    return colour;
}

void draw_sign(Canvas& canvas, const Fonts::Face& font, char sign, double height, Point centre, bool handwritten,
               const Rgb& colour, Random& random) {
    const FT_Face face = font.face;
    if (FT_Load_Glyph(face, FT_Get_Char_Index(face, static_cast<FT_ULong>(sign)), FT_LOAD_NO_SCALE) != 0) return;
    FT_Outline& outline = face->glyph->outline;
    if (outline.n_points == 0) return;
    const double scale = height * 64 / font.digit_height;
    const double turn = normal(random) * (handwritten ? .1 : .05);
    const double slant = normal(random) * (handwritten ? .15 : .06);
    const double aspect = 1 + normal(random) * (handwritten ? .12 : .07);
    const double wave = (handwritten ? .06 : .012) * height * 64;
    const double phase_x = between(random, 0, 6.3);
    const double phase_y = between(random, 0, 6.3);
    const double step_x = between(random, 1, 4) / (height * 64);
    const double step_y = between(random, 1, 4) / (height * 64);
    std::vector<Point> points;
    Point low{1e18, 1e18};
    Point high{-1e18, -1e18};
    for (int i = 0; i < outline.n_points; ++i) {
        double x = static_cast<double>(outline.points[i].x) * scale * aspect;
        double y = static_cast<double>(outline.points[i].y) * scale;
        x += slant * y;
        x += wave * std::sin(y * step_y + phase_x);
        y += wave * std::sin(x * step_x + phase_y);
        const Point turned{x * std::cos(turn) - y * std::sin(turn), x * std::sin(turn) + y * std::cos(turn)};
        points.push_back(turned);
        low = {std::min(low.x, turned.x), std::min(low.y, turned.y)};
        high = {std::max(high.x, turned.x), std::max(high.y, turned.y)};
    }
    const Point shift = Point{centre.x, canvas.height() - centre.y} * 64 - (low + high) * .5;
    for (int i = 0; i < outline.n_points; ++i) {
        outline.points[i].x = std::lround(points[i].x + shift.x);
        outline.points[i].y = std::lround(points[i].y + shift.y);
    }
    if (chance(random, .4)) {
        FT_Outline_Embolden(&outline, std::lround(between(random, -.03, handwritten ? .1 : .06) * height * 64));
    }
    canvas.draw(outline, colour);
}

}  // namespace

bool make_example(const Fonts& fonts, bool handwritten, Random& random, Example& example) {
    const double height = 7 * std::pow(7.5, random.unit());  // 7 to 52 pixels
    const bool is_mark = chance(random, .2);
    const double share = is_mark ? between(random, .14, .3) : between(random, .4, .85);
    const double size = height / share;
    const double margin = size * .2 + 2;
    const int side = static_cast<int>(size + 2 * margin + 1);
    const bool dark_page = chance(random, .2);
    Canvas canvas(side, side, random_colour(random, dark_page));
    const Rgb ink = random_colour(random, !dark_page);
    const Rgb lines = random_colour(random, !dark_page);
    for (int i = 0; i < 4; ++i) {
        const double thick = std::max(size * between(random, .005, .06), .6) / 2;
        const double at = margin + (i % 2 == 0 ? 0 : size);
        if (i < 2) {
            canvas.fill(at - thick, 0, at + thick, side, lines);
        } else {
            canvas.fill(0, at - thick, side, at + thick, lines);
        }
    }
    example.digit = 0;
    example.handwritten = handwritten ? 1 : 0;
    const double room = std::max(.46 - share / 2, .02) * size;
    const Point centre{side / 2. + std::clamp(normal(random) * .4, -1., 1.) * room,
                       side / 2. + std::clamp(normal(random) * .4, -1., 1.) * room};
    const double what = random.unit();
    if (what < .93) {
        example.digit = static_cast<std::uint8_t>(1 + random.below(9));
        draw_sign(canvas, fonts.random(random), static_cast<char>('0' + example.digit), height, centre, handwritten,
                  ink, random);
    } else if (what < .97) {
        const char sign = kOtherSigns[random.below(kOtherSigns.size())];
        draw_sign(canvas, fonts.random(random), sign, height, centre, handwritten, ink, random);
    } else {
        // Spots, and pieces of straight lines.
        for (std::uint32_t n = 1 + random.below(4); n > 0; --n) {
            const double w = size * between(random, .03, .5);
            const double h = chance(random, .5) ? w : size * between(random, .03, .5);
            const Point at{centre.x + normal(random) * size * .15, centre.y + normal(random) * size * .15};
            canvas.fill(at.x - w / 2, at.y - h / 2, at.x + w / 2, at.y + h / 2, ink);
        }
        if (chance(random, .6)) canvas.blur(size * .04, size * .04);
    }
    if (chance(random, .7)) {
        const double sigma = between(random, 0, chance(random, .3) ? .16 : .07) * height;
        canvas.blur(sigma, chance(random, .7) ? sigma : sigma * between(random, .2, 1));
    }
    const bool on_paper = chance(random, .6);
    if (on_paper) {
        canvas.light(random);
        canvas.add_noise(random, between(random, 0, 9));
    }
    Picture picture = canvas.picture();
    if (chance(random, .6)) compress(picture, static_cast<int>(between(random, 35, 95)));
    Quad corners{
        Point{margin, margin}, {margin + size, margin}, {margin + size, margin + size}, {margin, margin + size}};
    const double off = size * .025;
    for (Point& corner : corners) corner = corner + Point{normal(random) * off, normal(random) * off};
    const CellImage cell = cell_image(picture, corners);
    if (cell.contrast < kLeastContrast) return false;
    const std::vector<Glyph> glyphs = glyphs_of(cell, !on_paper);
    if (glyphs.empty()) return false;
    const auto largest = std::max_element(glyphs.begin(), glyphs.end(),
                                          [](const Glyph& a, const Glyph& b) { return a.pixels < b.pixels; });
    // A digit that is mostly cut off does not count.
    if (example.digit != 0 && largest->box.height() < kCellSide * share * .6) example.digit = 0;
    example.values = largest->values;
    return true;
}

}  // namespace rookery::digits
