// Comparison: batches are matched from the front and from the back. A pair in the middle with equal clip is compared
// triangle by triangle, again from both ends when their numbers differ. Whatever remains unmatched, in either picture,
// has changed.
#include "shell/imgui/picture.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rookery::shell {
namespace {

// More rectangles would save little painting, and each costs calls.
constexpr std::size_t kMaxChanges = 4;
// Each rectangle has a fixed cost: two are cheaper as one if their joint rectangle adds fewer pixels than this.
constexpr std::int64_t kJoinPixels = 4096;

// A block of at least this many pixels is cheaper as a separate fill than as triangles, which are textured and blended.
constexpr std::int64_t kFillPixels = 4096;

void add_change(std::vector<PixelRect>& changes, PixelRect change) {
    if (change.empty()) return;
    for (;;) {
        // The one that wastes least when joined.
        std::size_t best = changes.size();
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        for (std::size_t i = 0; i < changes.size(); ++i) {
            const std::int64_t waste = changes[i].join(change).area() - changes[i].area() - change.area();
            if (waste < least) {
                least = waste;
                best = i;
            }
        }
        if (best == changes.size() || (least > kJoinPixels && changes.size() < kMaxChanges)) {
            changes.push_back(change);
            return;
        }
        // The joined rectangle may now touch others: add it again.
        change = changes[best].join(change);
        changes.erase(changes.begin() + static_cast<std::ptrdiff_t>(best));
    }
}

bool same_corner(const ImDrawVert& a, const ImDrawVert& b) {
    return a.pos.x == b.pos.x && a.pos.y == b.pos.y && a.uv.x == b.uv.x && a.uv.y == b.uv.y && a.col == b.col;
}

}  // namespace

ImTextureID picture_texture() {
    static char texture;  // only its address is used
    return &texture;
}

bool PixelRect::contains(const PixelRect& other) const {
    return left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom;
}

PixelRect PixelRect::cut(const PixelRect& other) const {
    return {std::max(left, other.left), std::max(top, other.top), std::min(right, other.right),
            std::min(bottom, other.bottom)};
}

PixelRect PixelRect::join(const PixelRect& other) const {
    if (empty()) return other;
    if (other.empty()) return *this;
    return {std::min(left, other.left), std::min(top, other.top), std::max(right, other.right),
            std::max(bottom, other.bottom)};
}

void Picture::take(const ImDrawData& data, ImVec2 solid_uv) {
    vertices_.clear();
    indices_.clear();
    batches_.clear();
    scale_ = data.FramebufferScale;
    solid_uv_ = solid_uv;
    const auto pixel = [](float position, float scale) { return static_cast<int>(std::lround(position * scale)); };
    bounds_ = {0, 0, pixel(data.DisplaySize.x, scale_.x), pixel(data.DisplaySize.y, scale_.y)};
    for (const ImDrawList* list : data.CmdLists) {
        const auto base = static_cast<std::uint32_t>(vertices_.size());
        vertices_.insert(vertices_.end(), list->VtxBuffer.begin(), list->VtxBuffer.end());
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const ImVec4 box = command.ClipRect;
            const PixelRect clip = bounds_.cut(
                {pixel(box.x, scale_.x), pixel(box.y, scale_.y), pixel(box.z, scale_.x), pixel(box.w, scale_.y)});
            if (clip.empty() || command.ElemCount == 0) continue;
            const bool pictured = command.GetTexID() == picture_texture();
            if (batches_.empty() || batches_.back().clip != clip || batches_.back().pictured != pictured) {
                batches_.push_back({clip, pictured, static_cast<std::uint32_t>(indices_.size()), 0});
            }
            batches_.back().count += command.ElemCount;
            const ImDrawIdx* from = list->IdxBuffer.Data + command.IdxOffset;
            for (unsigned i = 0; i < command.ElemCount; ++i) indices_.push_back(base + command.VtxOffset + from[i]);
        }
    }
}

bool Picture::same_triangle(std::size_t mine, const Picture& other, std::size_t others) const {
    for (std::size_t i = 0; i < 3; ++i) {
        if (!same_corner(corner(mine + i), other.corner(others + i))) return false;
    }
    return true;
}

bool Picture::same_batch(const Batch& mine, const Picture& other, const Batch& others) const {
    if (mine.clip != others.clip || mine.pictured != others.pictured || mine.count != others.count) return false;
    for (std::size_t i = 0; i < mine.count; i += 3) {
        if (!same_triangle(mine.first + i, other, others.first + i)) return false;
    }
    return true;
}

// A rectangle that covers the triangles from index `from` up to `to` of a batch.
PixelRect Picture::bounds_of(const Batch& batch, std::size_t from, std::size_t to) const {
    if (from >= to) return {};
    ImVec2 low = corner(from).pos;
    ImVec2 high = low;
    for (std::size_t i = from + 1; i < to; ++i) {
        const ImVec2 at = corner(i).pos;
        low = ImVec2(std::min(low.x, at.x), std::min(low.y, at.y));
        high = ImVec2(std::max(high.x, at.x), std::max(high.y, at.y));
    }
    // Also valid for glyphs, which are moved to the nearest whole pixels when painted.
    return batch.clip.cut(
        {static_cast<int>(std::floor(low.x * scale_.x)), static_cast<int>(std::floor(low.y * scale_.y)),
         static_cast<int>(std::ceil(high.x * scale_.x)), static_cast<int>(std::ceil(high.y * scale_.y))});
}

PixelRect Picture::bounds_of(const Batch& batch) const {
    return bounds_of(batch, batch.first, batch.first + batch.count);
}

// Adds where a batch differs from one of `before` that has the same clip rectangle.
void Picture::add_differences(const Batch& mine, const Picture& before, const Batch& others,
                              std::vector<PixelRect>& changes) const {
    const std::size_t shorter = std::min(mine.count, others.count);
    const std::size_t end = mine.first + mine.count;
    const std::size_t others_end = others.first + others.count;
    std::size_t head = 0;
    while (head < shorter && same_triangle(mine.first + head, before, others.first + head)) head += 3;
    std::size_t tail = 0;
    while (tail < shorter - head && same_triangle(end - tail - 3, before, others_end - tail - 3)) tail += 3;
    if (mine.count != others.count) {
        add_change(changes, bounds_of(mine, mine.first + head, end - tail));
        add_change(changes, before.bounds_of(others, others.first + head, others_end - tail));
        return;
    }
    for (std::size_t i = head; i < shorter - tail; i += 3) {
        if (same_triangle(mine.first + i, before, others.first + i)) continue;
        add_change(changes, bounds_of(mine, mine.first + i, mine.first + i + 3));
        add_change(changes, before.bounds_of(others, others.first + i, others.first + i + 3));
    }
}

std::vector<PixelRect> Picture::changes_since(const Picture& before) const {
    const std::vector<Batch>& old = before.batches_;
    const std::size_t shorter = std::min(batches_.size(), old.size());
    std::size_t head = 0;
    while (head < shorter && same_batch(batches_[head], before, old[head])) ++head;
    std::size_t tail = 0;
    while (tail < shorter - head && same_batch(*(batches_.end() - 1 - static_cast<std::ptrdiff_t>(tail)), before,
                                               *(old.end() - 1 - static_cast<std::ptrdiff_t>(tail)))) {
        ++tail;
    }
    std::vector<PixelRect> changes;
    const std::size_t end = batches_.size() - tail;
    const std::size_t old_end = old.size() - tail;
    const bool paired = end == old_end;
    for (std::size_t i = head; i < std::max(end, old_end); ++i) {
        if (paired && batches_[i].clip == old[i].clip && batches_[i].pictured == old[i].pictured) {
            add_differences(batches_[i], before, old[i], changes);
            continue;
        }
        if (i < end) add_change(changes, bounds_of(batches_[i]));
        if (i < old_end) add_change(changes, before.bounds_of(old[i]));
    }
    return changes;
}

// The two triangles at `index`, if they form a block.
std::optional<Picture::Block> Picture::block_at(const Batch& batch, std::size_t index) const {
    if (index + 6 > batch.first + batch.count) return std::nullopt;
    const std::uint32_t* at = &indices_[index];
    const bool quad =
        at[1] == at[0] + 1 && at[2] == at[0] + 2 && at[3] == at[0] && at[4] == at[2] && at[5] == at[0] + 3;
    if (!quad) return std::nullopt;
    const ImDrawVert* corners = &vertices_[at[0]];
    const ImVec2 low = corners[0].pos;
    const ImVec2 high = corners[2].pos;
    const ImU32 colour = corners[0].col;
    const bool upright = corners[1].pos.x == high.x && corners[1].pos.y == low.y && corners[3].pos.x == low.x &&
                         corners[3].pos.y == high.y && low.x < high.x && low.y < high.y;
    if (!upright || (colour >> IM_COL32_A_SHIFT) != 0xff) return std::nullopt;
    for (int i = 0; i < 4; ++i) {
        const bool solid = corners[i].uv.x == solid_uv_.x && corners[i].uv.y == solid_uv_.y;
        if (!solid || corners[i].col != colour) return std::nullopt;
    }
    const float left = low.x * scale_.x;
    const float top = low.y * scale_.y;
    const float right = high.x * scale_.x;
    const float bottom = high.y * scale_.y;
    const PixelRect inside = {static_cast<int>(std::ceil(left)), static_cast<int>(std::ceil(top)),
                              static_cast<int>(std::floor(right)), static_cast<int>(std::floor(bottom))};
    const bool exact = left == std::floor(left) && top == std::floor(top) && right == std::floor(right) &&
                       bottom == std::floor(bottom);
    return Block{inside, exact, colour};
}

Picture::Part Picture::part_in(const PixelRect& area, ImU32 page) const {
    Part part;
    part.layers.push_back({.clip = area, .fill = page});
    for (const Batch& batch : batches_) {
        const PixelRect clip = batch.clip.cut(area);
        if (clip.empty()) continue;
        // One more pixel on each side, for rounding.
        const auto to_css = [](int pixel, float scale) { return static_cast<float>(pixel) / scale; };
        const float left = to_css(clip.left - 1, scale_.x);
        const float right = to_css(clip.right + 1, scale_.x);
        const float top = to_css(clip.top - 1, scale_.y);
        const float bottom = to_css(clip.bottom + 1, scale_.y);
        bool open = false;  // the top layer takes this batch's triangles
        for (std::size_t i = batch.first; i < batch.first + batch.count; i += 3) {
            if (const std::optional<Block> block = block_at(batch, i)) {
                const PixelRect seen = block->inside.cut(clip);
                if (seen.contains(area)) part = {};
                if (seen.contains(area) || (block->exact && seen.area() >= kFillPixels)) {
                    part.layers.push_back({.clip = seen, .fill = block->colour});
                    open = false;
                    i += 3;
                    continue;
                }
            }
            const ImVec2 a = corner(i).pos;
            const ImVec2 b = corner(i + 1).pos;
            const ImVec2 c = corner(i + 2).pos;
            const bool outside = std::max({a.x, b.x, c.x}) < left || std::min({a.x, b.x, c.x}) > right ||
                                 std::max({a.y, b.y, c.y}) < top || std::min({a.y, b.y, c.y}) > bottom;
            if (outside) continue;
            if (!open)
                part.layers.push_back({clip, {}, batch.pictured, static_cast<std::uint32_t>(part.indices.size())});
            open = true;
            part.indices.insert(part.indices.end(), {indices_[i], indices_[i + 1], indices_[i + 2]});
            part.layers.back().count += 3;
        }
    }
    return part;
}

}  // namespace rookery::shell
