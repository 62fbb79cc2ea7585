// Characters of a font, upright, on a canvas.
#pragma once

#include "bench/digits/canvas.hpp"
#include "bench/digits/fonts.hpp"

namespace rookery::digits {

class Pen {
  public:
    Pen(Canvas& canvas, const Fonts::Face& font) : canvas_{canvas}, font_{font} {}

    // A character with this digit height, centred at this point.
    void sign(char sign, double height, Point centre, const Rgb& colour);
    // Random letters and digits, starting at this point and running to the right.
    void words(int count, double height, Point at, const Rgb& colour, Random& random);

  private:
    Canvas& canvas_;
    const Fonts::Face& font_;
};

}  // namespace rookery::digits
