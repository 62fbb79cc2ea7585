// Fonts from Debian packages, as outlines.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bench/digits/canvas.hpp"

namespace rookery::digits {

// Every font file with all digits in a folder and its subfolders. All packages (folders of `root`) are drawn equally
// often. Not thread-safe.
class Fonts {
  public:
    explicit Fonts(const std::string& root);
    ~Fonts();
    Fonts(const Fonts&) = delete;
    Fonts& operator=(const Fonts&) = delete;

    struct Face {
        std::string name;
        FT_Face face = nullptr;
        double digit_height = 0;  // of the figure 8, in font units
    };
    std::size_t count() const;
    const Face& random(Random& random) const;

  private:
    std::vector<std::vector<std::unique_ptr<Face>>> packages_;
};

}  // namespace rookery::digits
