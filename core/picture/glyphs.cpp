#include "picture/glyphs.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "picture/pixels.hpp"

namespace rookery {
namespace {

constexpr int kGlyphBox = 18;    // length of its longer side, of kGlyphSide
constexpr int kLeastPixels = 5;  // of a component
constexpr int kLeastMarkHeight = kCellSide / 12;
constexpr int kGap = 2;         // between pieces of one digit
constexpr int kThinStroke = 4;  // between pieces one above the other

Box joined(const Box& a, const Box& b) {
    return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right), std::max(a.bottom, b.bottom)};
}

// Whether two components are pieces of one symbol: near each other, or one above the other where a stroke was too thin.
bool belong_together(const Box& a, const Box& b, int gap, int thin_stroke) {
    const int across = std::max(a.left, b.left) - std::min(a.right, b.right);
    const int down = std::max(a.top, b.top) - std::min(a.bottom, b.bottom);
    const bool is_above = -across * 2 >= std::min(a.width(), b.width()) && down <= thin_stroke;
    return is_above || std::max(across, down) <= gap;
}

// Whether this is the rest of a grid line, at the border of the area examined.
bool is_rest_of_line(const Box& box) {
    constexpr int kThin = kCellSide / 8;
    constexpr int kLow = kCellBorder;
    constexpr int kHigh = kCellSide - kCellBorder;
    return (box.width() <= kThin && (box.left <= kLow || box.right >= kHigh)) ||
           (box.height() <= kThin && (box.top <= kLow || box.bottom >= kHigh));
}

// Components that form one glyph.
struct Group {
    Box box;
    std::vector<std::int32_t> labels;
    int pixels = 0;
};

// Bilinear; uses only places of the group and those up to two beyond it.
GlyphValues glyph_values(const CellImage& cell, const Components& all, const Group& group) {
    Plane<std::int8_t> own(kCellSide, kCellSide);
    const auto belongs = [&](int x, int y) {
        const std::int32_t label = all.labels.at(x, y);
        return label != 0 && std::find(group.labels.begin(), group.labels.end(), label) != group.labels.end();
    };
    int highest = 1;
    for (int y = 0; y < kCellSide; ++y) {
        for (int x = 0; x < kCellSide; ++x) {
            if (!belongs(x, y)) continue;
            highest = std::max<int>(highest, cell.ink.at(x, y));
            for (int dy = -2; dy <= 2; ++dy) {
                for (int dx = -2; dx <= 2; ++dx) {
                    const int nx = std::clamp(x + dx, 0, kCellSide - 1);
                    const int ny = std::clamp(y + dy, 0, kCellSide - 1);
                    own.at(nx, ny) = cell.ink.at(nx, ny);
                }
            }
        }
    }
    const Box& box = group.box;
    const double scale = static_cast<double>(std::max(box.width(), box.height())) / kGlyphBox;
    const Point centre{(box.left + box.right) / 2., (box.top + box.bottom) / 2.};
    GlyphValues values{};
    for (int y = 0; y < kGlyphSide; ++y) {
        for (int x = 0; x < kGlyphSide; ++x) {
            const Point at{centre.x + (x + .5 - kGlyphSide / 2.) * scale,
                           centre.y + (y + .5 - kGlyphSide / 2.) * scale};
            if (at.x < 0 || at.y < 0 || at.x >= kCellSide || at.y >= kCellSide) continue;
            // Four samples each, for glyphs that are made smaller.
            double sum = 0;
            for (const double dy : {-.25, .25}) {
                for (const double dx : {-.25, .25}) sum += sample(own, {at.x + dx * scale, at.y + dy * scale});
            }
            values[y * kGlyphSide + x] =
                static_cast<std::uint8_t>(std::clamp(std::lround(sum * 255 / (4. * highest)), 0L, 255L));
        }
    }
    return values;
}

}  // namespace

std::vector<Glyph> glyphs_of(const CellImage& cell, bool drawn) {
    Plane<std::int8_t> inside = cell.ink;
    for (int y = 0; y < kCellSide; ++y) {
        for (int x = 0; x < kCellSide; ++x) {
            if (std::min({x, y, kCellSide - 1 - x, kCellSide - 1 - y}) < kCellBorder) inside.at(x, y) = 0;
        }
    }
    const Components all = components(inside, std::max(cell.contrast * (drawn ? 11 : 9) / 20, 1));
    std::vector<Group> groups;
    for (std::size_t i = 0; i < all.list.size(); ++i) {
        const Component& component = all.list[i];
        if (component.pixels < kLeastPixels || is_rest_of_line(component.box)) continue;
        groups.push_back({component.box, {static_cast<std::int32_t>(i) + 1}, component.pixels});
    }
    if (groups.empty()) return {};
    std::sort(groups.begin(), groups.end(),
              [](const Group& a, const Group& b) { return a.box.height() > b.box.height(); });
    const bool is_digit = groups[0].box.height() >= kLeastDigitHeight;
    // Joins pieces of one digit, or of one mark.
    for (std::size_t i = 0; i < groups.size(); ++i) {
        for (std::size_t j = i + 1; j < groups.size();) {
            if (!belong_together(groups[i].box, groups[j].box, is_digit ? kGap : 0, drawn ? 0 : kThinStroke)) {
                ++j;
                continue;
            }
            groups[i].box = joined(groups[i].box, groups[j].box);
            groups[i].pixels += groups[j].pixels;
            groups[i].labels.insert(groups[i].labels.end(), groups[j].labels.begin(), groups[j].labels.end());
            groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(j));
            j = i + 1;
        }
    }
    // Next to a digit, anything that is not about as tall is dirt, or the rest of a line.
    const auto tallest = std::max_element(
        groups.begin(), groups.end(), [](const Group& a, const Group& b) { return a.box.height() < b.box.height(); });
    const int height = tallest->box.height();
    if (height >= kLeastDigitHeight) {
        std::erase_if(groups, [&](const Group& group) { return group.box.height() * 4 < height * 3; });
    }
    std::vector<Glyph> glyphs;
    for (const Group& group : groups) {
        if (group.box.height() < kLeastMarkHeight) continue;
        glyphs.push_back({group.box, group.pixels, glyph_values(cell, all, group)});
    }
    return glyphs;
}

}  // namespace rookery
