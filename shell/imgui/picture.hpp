// Picture: one frame's triangles, joined from ImGui's draw lists, and what differs between two frames.
//
// Where WebGL2 runs in software a frame is paid by the pixel, so only the areas that changed are painted again; most
// frames change a cell, a line of text or a bar. Areas are whole device pixels, counted from the top left.
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
    PixelRect cut(const PixelRect& other) const;   // what both cover
    PixelRect join(const PixelRect& other) const;  // the least rectangle that covers both
    friend bool operator==(const PixelRect&, const PixelRect&) = default;
};

// The texture of the picture that the host shows; every other one is the fonts'.
ImTextureID picture_texture();

// Triangles with the same clip rectangle and texture: `count` indices from `first`.
struct Batch {
    PixelRect clip;
    bool pictured = false;  // they show the host's picture
    std::uint32_t first = 0, count = 0;
};

class Picture {
  public:
    // Takes over a frame. A position on it times `data.FramebufferScale` is in device pixels.
    void take(const ImDrawData& data, ImVec2 solid_uv);
    bool empty() const { return batches_.empty(); }
    PixelRect bounds() const { return bounds_; }

    // Where this picture and `before`, of the same size, may differ: a few rectangles, none if they are equal.
    std::vector<PixelRect> changes_since(const Picture& before) const;

    // What it takes to paint `area` anew, on a page of colour `page`: layers, from the bottom up. What an opaque
    // rectangle hides is left out.
    struct Layer {
        PixelRect clip;
        std::optional<ImU32> fill;  // all of `clip` in one colour, or
        bool pictured = false;
        std::uint32_t first = 0, count = 0;  // triangles: some of `indices`, which are places in vertices()
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
    // An upright rectangle of one opaque colour.
    struct Block {
        PixelRect inside;  // the whole pixels in it
        bool exact;        // it consists of them
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
