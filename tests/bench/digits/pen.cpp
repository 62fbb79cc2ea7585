#include "bench/digits/pen.hpp"

#include <cmath>

namespace rookery::digits {

void Pen::sign(char sign, double height, Point centre, const Rgb& colour) {
    const FT_Face face = font_.face;
    if (FT_Load_Glyph(face, FT_Get_Char_Index(face, static_cast<FT_ULong>(sign)), FT_LOAD_NO_SCALE) != 0) return;
    FT_Outline& outline = face->glyph->outline;
    if (outline.n_points == 0) return;
    const double scale = height * 64 / font_.digit_height;
    FT_BBox box;
    FT_Outline_Get_CBox(&outline, &box);
    const double x = static_cast<double>(box.xMin + box.xMax) / 2;
    const double y = font_.digit_height / 2;
    for (int i = 0; i < outline.n_points; ++i) {
        FT_Vector& point = outline.points[i];
        point.x = std::lround((static_cast<double>(point.x) - x) * scale + centre.x * 64);
        point.y = std::lround((static_cast<double>(point.y) - y) * scale + (canvas_.height() - centre.y) * 64);
    }
    canvas_.draw(outline, colour);
}

void Pen::words(int count, double height, Point at, const Rgb& colour, Random& random) {
    for (int i = 0; i < count; ++i) {
        const char letter = static_cast<char>(chance(random, .1) ? '0' + random.below(10) : 'a' + random.below(26));
        if (!chance(random, .18)) sign(letter, height, at, colour);
        at.x += height * 1.05;
    }
}

}  // namespace rookery::digits
