#include "bench/digits/canvas.hpp"

#include <turbojpeg.h>

#include <algorithm>
#include <cmath>

namespace rookery::digits {

double between(Random& random, double low, double high) {
    return low + (high - low) * random.unit();
}

// The sum of twelve uniform numbers.
double normal(Random& random) {
    double sum = -6;
    for (int i = 0; i < 12; ++i) sum += random.unit();
    return sum;
}

bool chance(Random& random, double share) {
    return random.unit() < share;
}

FT_Library library() {
    thread_local const FT_Library made = [] {
        FT_Library handle = nullptr;
        FT_Init_FreeType(&handle);
        return handle;
    }();
    return made;
}

Canvas::Canvas(int width, int height, const Rgb& background)
    : width_{width},
      height_{height},
      values_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), background) {}

void Canvas::blend(int x, int y, const Rgb& colour, double share) {
    if (x < 0 || y < 0 || x >= width_ || y >= height_) return;
    Rgb& value = values_[y * width_ + x];
    for (int i = 0; i < 3; ++i) value[i] += (colour[i] - value[i]) * share;
}

void Canvas::fill(double left, double top, double right, double bottom, const Rgb& colour) {
    for (int y = static_cast<int>(top) - 1; y <= static_cast<int>(bottom) + 1; ++y) {
        const double down = std::min(y + 1., bottom) - std::max(static_cast<double>(y), top);
        if (down <= 0) continue;
        for (int x = static_cast<int>(left) - 1; x <= static_cast<int>(right) + 1; ++x) {
            const double across = std::min(x + 1., right) - std::max(static_cast<double>(x), left);
            if (across > 0) blend(x, y, colour, std::min(across, 1.) * std::min(down, 1.));
        }
    }
}

void Canvas::draw(FT_Outline& outline, const Rgb& colour) {
    FT_BBox box;
    FT_Outline_Get_CBox(&outline, &box);
    const int left = static_cast<int>(box.xMin >> 6) - 1;
    const int low = static_cast<int>(box.yMin >> 6) - 1;
    const int columns = static_cast<int>(box.xMax >> 6) + 2 - left;
    const int rows = static_cast<int>(box.yMax >> 6) + 2 - low;
    if (columns <= 0 || rows <= 0 || columns > 4000 || rows > 4000) return;
    std::vector<unsigned char> bits(static_cast<std::size_t>(columns * rows), 0);
    FT_Bitmap bitmap{};
    bitmap.rows = static_cast<unsigned>(rows);
    bitmap.width = static_cast<unsigned>(columns);
    bitmap.pitch = columns;
    bitmap.buffer = bits.data();
    bitmap.num_grays = 256;
    bitmap.pixel_mode = FT_PIXEL_MODE_GRAY;
    FT_Outline_Translate(&outline, -left * 64L, -low * 64L);
    if (FT_Outline_Get_Bitmap(library(), &outline, &bitmap) != 0) return;
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            if (bits[y * columns + x] != 0) {
                blend(left + x, height_ - (low + rows) + y, colour, bits[y * columns + x] / 255.);
            }
        }
    }
}

void Canvas::blur(double sigma_x, double sigma_y) {
    blur_lines(sigma_x, 1, width_, width_, height_);
    blur_lines(sigma_y, width_, height_, 1, width_);
}

void Canvas::blur_lines(double sigma, int step, int count, int line_step, int lines) {
    if (sigma < .1) return;
    const int reach = std::max(static_cast<int>(sigma * 3), 1);
    std::vector<double> kernel;
    double sum = 0;
    for (int i = -reach; i <= reach; ++i) sum += kernel.emplace_back(std::exp(-i * i / (2 * sigma * sigma)));
    for (double& weight : kernel) weight /= sum;
    std::vector<Rgb> row(static_cast<std::size_t>(count));
    for (int line = 0; line < lines; ++line) {
        Rgb* begin = &values_[line * line_step];
        for (int i = 0; i < count; ++i) {
            Rgb total{};
            for (int k = -reach; k <= reach; ++k) {
                const Rgb& v = begin[std::clamp(i + k, 0, count - 1) * step];
                for (int c = 0; c < 3; ++c) total[c] += v[c] * kernel[k + reach];
            }
            row[i] = total;
        }
        for (int i = 0; i < count; ++i) begin[i * step] = row[i];
    }
}

void Canvas::light(Random& random) {
    const double slope_x = normal(random) * .2 / width_;
    const double slope_y = normal(random) * .2 / height_;
    const double level = between(random, .6, 1.1);
    const double contrast = between(random, .3, 1);
    for (int y = 0; y < height_; ++y) {
        for (int x = 0; x < width_; ++x) {
            const double here = level + slope_x * (x - width_ / 2.) + slope_y * (y - height_ / 2.);
            for (double& v : values_[y * width_ + x]) v = (128 + (v - 128) * contrast) * here;
        }
    }
}

void Canvas::add_noise(Random& random, double sigma) {
    for (Rgb& value : values_) {
        const double grey = normal(random) * sigma;
        for (double& channel : value) channel += grey + normal(random) * sigma * .4;
    }
}

Picture Canvas::picture() const {
    Picture result{width_, height_, {}};
    result.rgb.reserve(values_.size() * 3);
    for (const Rgb& value : values_) {
        for (const double channel : value) {
            result.rgb.push_back(static_cast<std::uint8_t>(std::clamp(channel + .5, 0., 255.)));
        }
    }
    return result;
}

// To JPEG and back.
void compress(Picture& picture, int quality) {
    const tjhandle writer = tjInitCompress();
    const tjhandle reader = tjInitDecompress();
    unsigned char* bytes = nullptr;
    unsigned long size = 0;
    tjCompress2(writer, picture.rgb.data(), picture.width, 0, picture.height, TJPF_RGB, &bytes, &size, TJSAMP_420,
                quality, 0);
    tjDecompress2(reader, bytes, size, picture.rgb.data(), picture.width, 0, picture.height, TJPF_RGB, 0);
    tjFree(bytes);
    tjDestroy(writer);
    tjDestroy(reader);
}

}  // namespace rookery::digits
