// Signs of a font, upright, on a canvas.
#pragma once

#include "bench/digits/canvas.hpp"
#include "bench/digits/fonts.hpp"

namespace rookery::digits {

class Pen {
  public:
    Pen(Canvas& canvas, const Fonts::Face& font) : canvas_{canvas}, font_{font} {}

    // A sign with digits of that height, around that point.
    void sign(char sign, double height, Point centre, const Rgb& colour);
    // Letters and digits at random, from that point to the right.
    void words(int count, double height, Point at, const Rgb& colour, Random& random);

  private:
    Canvas& canvas_;
    const Fonts::Face& font_;
};

}  // namespace rookery::digits
