// Picture: one frame's triangles, joined from ImGui's draw lists, and the differences between two frames.
//
// Where WebGL2 runs in software, the cost of a frame is proportional to its pixels, so only the areas that changed are
// repainted; most frames change a cell, a line of text or a bar. Areas are whole device pixels, counted from the top
// left.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace rookery::shell {

struct PixelRect {
    int left = 0, top = 0, right = 0, bottom = 0;

    bool empty() const { return left >= right || top >= bottom; }
    std::int64_t area() const { return empty() ? 0 : std::int64_t{right - left} * (bottom - top); }
    bool contains(const PixelRect& other) const;
    PixelRect cut(const PixelRect& other) const;   // the intersection
    PixelRect join(const PixelRect& other) const;  // the smallest rectangle that covers both
    friend bool operator==(const PixelRect&, const PixelRect&) = default;
};

// The texture of the picture that the host shows; any other texture is the font atlas.
ImTextureID picture_texture();

// Triangles with the same clip rectangle and texture: `count` indices from `first`.
struct Batch {
    PixelRect clip;
    bool pictured = false;  // they use picture_texture()
    std::uint32_t first = 0, count = 0;
};

class Picture {
  public:
    // Takes over a frame. Its positions times `data.FramebufferScale` are in device pixels.
    void take(const ImDrawData& data, ImVec2 solid_uv);
    bool empty() const { return batches_.empty(); }
    PixelRect bounds() const { return bounds_; }

    // Where this picture may differ from `before`, which has the same size: a few rectangles, none if the two are
    // equal.
    std::vector<PixelRect> changes_since(const Picture& before) const;

    // The layers, from the bottom up, that repaint `area` on a page of colour `page`. Anything hidden by an opaque
    // rectangle is left out.
    struct Layer {
        PixelRect clip;
        std::optional<ImU32> fill;  // all of `clip` in one colour, or
        bool pictured = false;
        std::uint32_t first = 0, count = 0;  // triangles: a range of `indices`, which index vertices()
    };
    struct Part {
        std::vector<Layer> layers;
        std::vector<std::uint32_t> indices;
    };
    Part part_in(const PixelRect& area, ImU32 page) const;

    const std::vector<ImDrawVert>& vertices() const { return vertices_; }

  private:
    const ImDrawVert& corner(std::size_t index) const { return vertices_[indices_[index]]; }
    bool same_triangle(std::size_t mine, const Picture& other, std::size_t others) const;
    bool same_batch(const Batch& mine, const Picture& other, const Batch& others) const;
    PixelRect bounds_of(const Batch& batch, std::size_t from, std::size_t to) const;
    PixelRect bounds_of(const Batch& batch) const;
    void add_differences(const Batch& mine, const Picture& before, const Batch& others,
                         std::vector<PixelRect>& changes) const;
    // An axis-aligned rectangle of one opaque colour.
    struct Block {
        PixelRect inside;  // its whole pixels
        bool exact;        // it has no partial pixels
        ImU32 colour;
    };
    std::optional<Block> block_at(const Batch& batch, std::size_t index) const;

    std::vector<ImDrawVert> vertices_;
    std::vector<std::uint32_t> indices_;
    std::vector<Batch> batches_;
    PixelRect bounds_;
    ImVec2 scale_{1, 1};
    ImVec2 solid_uv_;
};

}  // namespace rookery::shell
