// A canvas that paints triangles pixel by pixel, slowly and plainly, as a reference for the browser's canvas.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "shell/imgui/picture.hpp"

namespace rookery::shell::plain {

class Canvas {
  public:
    Canvas(int width, int height)
        : width_(width), height_(height), pixels_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

    // Layer by layer, as the renderer does.
    void paint(const Picture& picture, const PixelRect& area, ImVec2 scale, ImVec2 solid_uv, ImU32 page) {
        const Picture::Part part = picture.part_in(area, page);
        for (const Picture::Layer& layer : part.layers) {
            if (layer.fill) fill(layer.clip, *layer.fill);
            for (std::size_t i = layer.first; i < layer.first + layer.count; i += 3) {
                const ImDrawVert* corners[3];
                for (std::size_t k = 0; k < 3; ++k) corners[k] = &picture.vertices()[part.indices[i + k]];
                triangle(corners, layer.clip, scale, solid_uv);
            }
        }
    }

    // Ignores part_in: every triangle, in order.
    void paint_plainly(const ImDrawList& list, ImVec2 scale, ImVec2 solid_uv, ImU32 page) {
        fill({0, 0, width_, height_}, page);
        for (const ImDrawCmd& command : list.CmdBuffer) {
            const auto pixel = [](float position, float by) { return static_cast<int>(std::lround(position * by)); };
            const PixelRect clip = PixelRect{0, 0, width_, height_}.cut(
                {pixel(command.ClipRect.x, scale.x), pixel(command.ClipRect.y, scale.y),
                 pixel(command.ClipRect.z, scale.x), pixel(command.ClipRect.w, scale.y)});
            for (unsigned i = 0; i < command.ElemCount; i += 3) {
                const ImDrawVert* corners[3];
                for (unsigned k = 0; k < 3; ++k) {
                    const ImDrawIdx index = list.IdxBuffer[static_cast<int>(command.IdxOffset + i + k)];
                    corners[k] = &list.VtxBuffer[static_cast<int>(command.VtxOffset + index)];
                }
                triangle(corners, clip, scale, solid_uv);
            }
        }
    }

    friend bool operator==(const Canvas&, const Canvas&) = default;

  private:
    ImU32& at(int x, int y) {
        return pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x)];
    }

    void fill(const PixelRect& area, ImU32 colour) {
        for (int y = area.top; y < area.bottom; ++y) {
            for (int x = area.left; x < area.right; ++x) at(x, y) = colour;
        }
    }

    // Every pixel whose centre is inside, blended with the colour of the first corner.
    void triangle(const ImDrawVert* const (&corners)[3], const PixelRect& clip, ImVec2 scale, ImVec2 solid_uv) {
        float x[3];
        float y[3];
        for (int k = 0; k < 3; ++k) {
            x[k] = corners[k]->pos.x * scale.x;
            y[k] = corners[k]->pos.y * scale.y;
            if (corners[k]->uv.x != solid_uv.x || corners[k]->uv.y != solid_uv.y) {  // a glyph
                x[k] = std::floor(x[k] + 0.5F);
                y[k] = std::floor(y[k] + 0.5F);
            }
        }
        // A triangle without area covers nothing; without this check, its line would extend beyond its corners.
        if ((x[1] - x[0]) * (y[2] - y[0]) == (x[2] - x[0]) * (y[1] - y[0])) return;
        for (int py = clip.top; py < clip.bottom; ++py) {
            for (int px = clip.left; px < clip.right; ++px) {
                bool left = true;
                bool right = true;
                for (int k = 0; k < 3; ++k) {
                    const int n = (k + 1) % 3;
                    const float side = (x[n] - x[k]) * (static_cast<float>(py) + 0.5F - y[k]) -
                                       (y[n] - y[k]) * (static_cast<float>(px) + 0.5F - x[k]);
                    left = left && side >= 0;
                    right = right && side <= 0;
                }
                if (left || right) at(px, py) = blended(at(px, py), corners[0]->col);
            }
        }
    }

    static ImU32 blended(ImU32 below, ImU32 above) {
        const ImU32 alpha = above >> IM_COL32_A_SHIFT;
        ImU32 result = 0xff000000;
        for (int shift = 0; shift < 24; shift += 8) {
            const ImU32 a = (above >> shift) & 0xff;
            const ImU32 b = (below >> shift) & 0xff;
            result |= ((a * alpha + b * (255 - alpha)) / 255) << shift;
        }
        return result;
    }

    int width_, height_;
    std::vector<ImU32> pixels_;
};

}  // namespace rookery::shell::plain
