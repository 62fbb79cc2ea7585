// Painting only the changes over the last picture must give exactly the pixels of painting every triangle.
#include "shell/imgui/picture.hpp"

#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "board/random.hpp"
#include "support/environment.hpp"
#include "support/shell/plain_canvas.hpp"

namespace rookery::shell {
namespace {

constexpr int kWidth = 90;  // device pixels; large enough for rectangles that are painted as fills
constexpr int kHeight = 80;
constexpr ImU32 kPage = IM_COL32(240, 240, 236, 255);

struct Shape {
    enum class Kind : std::uint8_t { rectangle, rounded, circle, line, glyph } kind{};
    float x = 0, y = 0, width = 0, height = 0;
    ImU32 colour = 0;
    bool clipped = false;
    float clip_left = 0, clip_top = 0, clip_right = 0, clip_bottom = 0;
};

float number(Random& random, float below) {
    const auto value = static_cast<float>(random.unit()) * below;
    return random.coin() ? std::floor(value) : value;
}

Shape random_shape(Random& random) {
    Shape shape;
    shape.kind =
        static_cast<Shape::Kind>(std::max(0, static_cast<int>(random.below(7)) - 2));  // rectangles hide other shapes
    const bool large = random.below(4) == 0;
    shape.x = number(random, kWidth) - 8;
    shape.y = number(random, kHeight) - 8;
    shape.width = 1 + number(random, large ? kWidth * 1.5F : 12);
    shape.height = 1 + number(random, large ? kHeight * 1.5F : 12);
    shape.colour =
        (static_cast<ImU32>(random.next()) & 0x00ffffff) | (random.coin() ? 0xff000000U : random.below(256) << 24);
    shape.clipped = random.below(3) == 0;
    shape.clip_left = number(random, kWidth);
    shape.clip_top = number(random, kHeight);
    shape.clip_right = shape.clip_left + number(random, kWidth);
    shape.clip_bottom = shape.clip_top + number(random, kHeight);
    return shape;
}

void draw(ImDrawList& list, const Shape& shape) {
    if (shape.clipped)
        list.PushClipRect({shape.clip_left, shape.clip_top}, {shape.clip_right, shape.clip_bottom}, true);
    const ImVec2 low(shape.x, shape.y);
    const ImVec2 high(shape.x + shape.width, shape.y + shape.height);
    switch (shape.kind) {
        case Shape::Kind::rectangle:
            list.AddRectFilled(low, high, shape.colour);
            break;
        case Shape::Kind::rounded:
            list.AddRectFilled(low, high, shape.colour, 3);
            break;
        case Shape::Kind::circle:
            list.AddCircleFilled(low, shape.width / 2, shape.colour);
            break;
        case Shape::Kind::line:
            list.AddLine(low, high, shape.colour, 1.5F);
            break;
        case Shape::Kind::glyph:
            list.PrimReserve(6, 4);
            list.PrimRectUV(low, high, {0.25F, 0.25F}, {0.5F, 0.5F}, shape.colour);
            break;
    }
    if (shape.clipped) list.PopClipRect();
}

// `plain`, if given, receives every triangle, without omissions.
Picture picture_of(const std::vector<Shape>& shapes, float scale, plain::Canvas* plain = nullptr) {
    const ImVec2 size(kWidth / scale, kHeight / scale);
    ImDrawListSharedData& shared = *ImGui::GetDrawListSharedData();
    ImDrawList list(&shared);
    list._ResetForNewFrame();
    list.PushTextureID(ImGui::GetIO().Fonts->TexID);
    list.PushClipRect({0, 0}, size);
    for (const Shape& shape : shapes) draw(list, shape);
    ImDrawData data;
    data.DisplaySize = size;
    data.FramebufferScale = ImVec2(scale, scale);
    data.CmdLists.push_back(&list);
    Picture picture;
    picture.take(data, ImGui::GetFontTexUvWhitePixel());
    if (plain != nullptr) {
        plain->paint_plainly(list, {scale, scale}, ImGui::GetFontTexUvWhitePixel(), kPage);
    }
    return picture;
}

void change(Random& random, std::vector<Shape>& shapes) {
    const auto some = [&] {
        return static_cast<std::ptrdiff_t>(random.below(static_cast<std::uint32_t>(shapes.size())));
    };
    switch (random.below(6)) {
        case 0:
            shapes[static_cast<std::size_t>(some())] = random_shape(random);
            break;
        case 1:
            shapes[static_cast<std::size_t>(some())].colour ^= 0x00102030;
            break;
        case 2:
            shapes.insert(shapes.begin() + some(), random_shape(random));
            break;
        case 3:
            if (shapes.size() > 1) shapes.erase(shapes.begin() + some());
            break;
        case 4: {
            const auto at = some();
            const Shape copy = shapes[static_cast<std::size_t>(at)];
            shapes.insert(shapes.begin() + at, copy);
            break;
        }
        default:
            shapes[static_cast<std::size_t>(some())].x += 1.5F;
            break;
    }
}

}  // namespace

TEST_CASE("a picture updated change by change equals one painted from scratch") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 6);
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 400);
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = ImVec2(kWidth, kHeight);
    io.Fonts->Build();
    ImGui::NewFrame();  // sets the data that draw lists share
    const ImVec2 solid = ImGui::GetFontTexUvWhitePixel();

    std::size_t changed_pixels = 0;
    for (std::uint64_t i = 0; i < cases; ++i) {
        Random random(seed, i);
        CAPTURE(seed);
        CAPTURE(i);
        const float scale = random.coin() ? 1.0F : 1.25F;
        std::vector<Shape> shapes;
        for (std::uint32_t n = 1 + random.below(12); n > 0; --n) shapes.push_back(random_shape(random));
        const PixelRect whole = {0, 0, kWidth, kHeight};
        plain::Canvas canvas(kWidth, kHeight);
        Picture before = picture_of(shapes, scale);
        REQUIRE(before.bounds() == whole);
        canvas.paint(before, whole, {scale, scale}, solid, kPage);
        for (int round = 0; round < 4; ++round) {
            for (std::uint32_t n = random.below(4); n > 0; --n) change(random, shapes);
            plain::Canvas painted_plainly(kWidth, kHeight);
            const Picture now = picture_of(shapes, scale, &painted_plainly);
            for (const PixelRect& area : now.changes_since(before)) {
                CHECK(whole.contains(area));
                canvas.paint(now, area, {scale, scale}, solid, kPage);
                changed_pixels += static_cast<std::size_t>(area.area());
            }
            REQUIRE(canvas == painted_plainly);
            CHECK(now.changes_since(now).empty());
            before = now;
        }
    }
    ImGui::EndFrame();
    ImGui::DestroyContext();
    // It must not paint everything each time.
    CHECK(changed_pixels < cases * 4 * kWidth * kHeight * 3 / 4);
}

}  // namespace rookery::shell
