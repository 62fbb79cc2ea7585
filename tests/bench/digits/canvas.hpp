// A picture under construction: shapes with soft edges, blurred, lit and compressed as by cameras and screens.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#include "board/random.hpp"
#include "picture/pixels.hpp"

namespace rookery::digits {

using Rgb = std::array<double, 3>;  // 0..255

double between(Random& random, double low, double high);
double normal(Random& random);  // mean 0, deviation 1
bool chance(Random& random, double share);

FT_Library library();  // of this thread

class Canvas {
  public:
    Canvas(int width, int height, const Rgb& background);

    int width() const { return width_; }
    int height() const { return height_; }

    void fill(double left, double top, double right, double bottom, const Rgb& colour);
    void draw(FT_Outline& outline, const Rgb& colour);  // in 64ths of a pixel, y upwards
    void blur(double sigma_x, double sigma_y);
    // Uneven light, and less contrast.
    void light(Random& random);
    void add_noise(Random& random, double sigma);
    Picture picture() const;

  private:
    void blend(int x, int y, const Rgb& colour, double share);
    void blur_lines(double sigma, int step, int count, int line_step, int lines);

    int width_;
    int height_;
    std::vector<Rgb> values_;
};

// To JPEG and back.
void compress(Picture& picture, int quality);

}  // namespace rookery::digits
