// Fonts of Debian's packages, as outlines.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bench/digits/canvas.hpp"

namespace rookery::digits {

// Every file of a folder, and of the folders in it, that is a font with all digits; those of one package (a folder of
// `root`) are drawn as often as those of any other. For one thread.
class Fonts {
  public:
    explicit Fonts(const std::string& root);
    ~Fonts();
    Fonts(const Fonts&) = delete;
    Fonts& operator=(const Fonts&) = delete;

    struct Face {
        std::string name;
        FT_Face face = nullptr;
        double digit_height = 0;  // of the figure 8, in units of the face
    };
    std::size_t count() const;
    const Face& random(Random& random) const;

  private:
    std::vector<std::vector<std::unique_ptr<Face>>> packages_;
};

}  // namespace rookery::digits
