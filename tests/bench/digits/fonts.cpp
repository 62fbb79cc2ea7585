#include "bench/digits/fonts.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <string_view>

namespace rookery::digits {
namespace {

bool has_digits(FT_Face face) {
    if (!FT_IS_SCALABLE(face)) return false;
    for (char digit = '0'; digit <= '9'; ++digit) {
        const FT_UInt glyph = FT_Get_Char_Index(face, static_cast<FT_ULong>(digit));
        if (glyph == 0 || FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE) != 0 || face->glyph->outline.n_points < 3)
            return false;
    }
    return true;
}

}  // namespace

Fonts::Fonts(const std::string& root) {
    namespace fs = std::filesystem;
    std::map<std::string, std::vector<std::string>> files;
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
        constexpr std::array<std::string_view, 5> kExtensions{".ttf", ".otf", ".TTF", ".OTF", ".t1"};
        const std::string extension = entry.path().extension().string();
        if (std::find(kExtensions.begin(), kExtensions.end(), extension) == kExtensions.end()) continue;
        files[entry.path().parent_path().string()].push_back(entry.path().string());
    }
    for (auto& [folder, names] : files) {
        std::sort(names.begin(), names.end());
        std::vector<std::unique_ptr<Face>> faces;
        for (const std::string& name : names) {
            FT_Face face = nullptr;
            if (FT_New_Face(library(), name.c_str(), 0, &face) != 0) continue;
            if (!has_digits(face)) {
                FT_Done_Face(face);
                continue;
            }
            FT_Load_Glyph(face, FT_Get_Char_Index(face, '8'), FT_LOAD_NO_SCALE);
            FT_BBox box;
            FT_Outline_Get_CBox(&face->glyph->outline, &box);
            if (box.yMax - box.yMin <= 0) continue;
            faces.push_back(std::make_unique<Face>(Face{name, face, static_cast<double>(box.yMax - box.yMin)}));
        }
        if (!faces.empty()) packages_.push_back(std::move(faces));
    }
}

Fonts::~Fonts() {
    for (const auto& faces : packages_) {
        for (const auto& face : faces) FT_Done_Face(face->face);
    }
}

std::size_t Fonts::count() const {
    std::size_t sum = 0;
    for (const auto& faces : packages_) sum += faces.size();
    return sum;
}

const Fonts::Face& Fonts::random(Random& random) const {
    const auto& faces = packages_[random.below(static_cast<std::uint32_t>(packages_.size()))];
    return *faces[random.below(static_cast<std::uint32_t>(faces.size()))];
}

}  // namespace rookery::digits
