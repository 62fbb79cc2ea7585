// Written for the slowest case, WebGL2 in software next to busy workers, where a frame costs per pixel and per call:
//  - only what changed is painted (picture.hpp), over the last frame, which the canvas keeps;
//  - anything below an opaque rectangle is left out, and large rectangles are clears, which cost a fraction of
//    triangles;
//  - no state is read back from the context, as each read waits for the browser's graphics process;
//  - all draw lists are uploaded at once, and neighbours with the same clip rectangle are one call.
// Glyphs are snapped to device pixels in the vertex shader, so text is sharp at fractional device ratios too.
#include "shell/platform/renderer.hpp"

#include <GLES3/gl3.h>

#include <cstddef>
#include <utility>

namespace rookery::shell {
namespace {

// A vertex whose texture position is not the atlas' solid pixel belongs to a glyph, whose quad is a whole number of
// device pixels wide and high.
constexpr char kVertexShader[] = R"(#version 300 es
precision highp float;
uniform vec2 scale;   // clip units per CSS pixel
uniform vec2 pixels;  // device pixels per CSS pixel
uniform vec2 solid;
layout(location = 0) in vec2 position;
layout(location = 1) in vec2 place;
layout(location = 2) in vec4 colour;
out vec2 v_place;
out vec4 v_colour;
void main() {
    vec2 at = place == solid ? position : floor(position * pixels + 0.5) / pixels;
    v_place = place;
    v_colour = colour;
    gl_Position = vec4(at.x * scale.x - 1.0, 1.0 - at.y * scale.y, 0.0, 1.0);
})";

constexpr char kFragmentShader[] = R"(#version 300 es
precision mediump float;
uniform mediump sampler2D atlas;
uniform bool pictured;  // it has colours, and is no coverage
in vec2 v_place;
in vec4 v_colour;
out vec4 result;
void main() {
    vec4 texel = texture(atlas, v_place);
    result = pictured ? vec4(texel.rgb, 1.0) * v_colour : vec4(v_colour.rgb, v_colour.a * texel.r);
})";

// GL takes a buffer offset as a pointer.
const void* at_byte(std::size_t offset) {
    return reinterpret_cast<const void*>(offset);  // NOLINT(performance-no-int-to-ptr): its interface
}

unsigned compile(unsigned kind, const char* source) {
    const unsigned shader = glCreateShader(kind);
    glShaderSource(shader, 1, &source, nullptr);
    glCompileShader(shader);
    return shader;
}

}  // namespace

bool Renderer::create() {
    program_ = glCreateProgram();
    glAttachShader(program_, compile(GL_VERTEX_SHADER, kVertexShader));
    glAttachShader(program_, compile(GL_FRAGMENT_SHADER, kFragmentShader));
    glLinkProgram(program_);
    int linked = 0;
    glGetProgramiv(program_, GL_LINK_STATUS, &linked);
    if (linked == 0) return false;
    scale_uniform_ = glGetUniformLocation(program_, "scale");
    pixels_uniform_ = glGetUniformLocation(program_, "pixels");
    solid_uniform_ = glGetUniformLocation(program_, "solid");
    pictured_uniform_ = glGetUniformLocation(program_, "pictured");

    glGenVertexArrays(1, &vertex_array_);
    glGenBuffers(1, &vertex_buffer_);
    glGenBuffers(1, &index_buffer_);
    glGenTextures(1, &atlas_);
    glGenTextures(1, &host_picture_);
    glBindVertexArray(vertex_array_);
    glBindBuffer(GL_ARRAY_BUFFER, vertex_buffer_);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, index_buffer_);
    glEnableVertexAttribArray(0);
    glEnableVertexAttribArray(1);
    glEnableVertexAttribArray(2);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, sizeof(ImDrawVert), at_byte(offsetof(ImDrawVert, pos)));
    glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, sizeof(ImDrawVert), at_byte(offsetof(ImDrawVert, uv)));
    glVertexAttribPointer(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, sizeof(ImDrawVert), at_byte(offsetof(ImDrawVert, col)));

    // No other code uses the context, so this state is set once.
    glUseProgram(program_);
    glEnable(GL_SCISSOR_TEST);
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    glBindTexture(GL_TEXTURE_2D, atlas_);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    pictured_ = false;
    take_host_picture();
    return true;
}

void Renderer::take_host_picture() {
    glBindTexture(GL_TEXTURE_2D, host_picture_);
    if (host_.upload_picture()) {
        // A photo has far more pixels than are shown.
        glGenerateMipmap(GL_TEXTURE_2D);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    }
    glBindTexture(GL_TEXTURE_2D, pictured_ ? host_picture_ : atlas_);
    forget_picture();
}

void Renderer::use_texture(bool pictured) {
    if (pictured == pictured_) return;
    pictured_ = pictured;
    glBindTexture(GL_TEXTURE_2D, pictured ? host_picture_ : atlas_);
    glUniform1i(pictured_uniform_, pictured ? 1 : 0);
}

void Renderer::set_atlas(const unsigned char* coverage, int width, int height, ImVec2 solid_uv) {
    use_texture(false);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, width, height, 0, GL_RED, GL_UNSIGNED_BYTE, coverage);
    glUniform2f(solid_uniform_, solid_uv.x, solid_uv.y);
    solid_uv_ = solid_uv;
    forget_picture();
}

void Renderer::forget_picture() {
    blank_ = true;
}

bool Renderer::paint(const ImDrawData& data) {
    now_.take(data, solid_uv_);
    const ImVec4 page = ImGui::GetStyleColorVec4(ImGuiCol_WindowBg);
    blank_ = blank_ || page.x != page_.x || page.y != page_.y || page.z != page_.z;
    page_ = page;
    const std::vector<PixelRect> areas = blank_ ? std::vector{now_.bounds()} : now_.changes_since(before_);
    if (areas.empty()) return false;

    const PixelRect canvas = now_.bounds();
    glViewport(0, 0, canvas.right, canvas.bottom);
    glUniform2f(scale_uniform_, 2 / data.DisplaySize.x, 2 / data.DisplaySize.y);
    glUniform2f(pixels_uniform_, data.FramebufferScale.x, data.FramebufferScale.y);
    const auto bytes = static_cast<GLsizeiptr>(now_.vertices().size() * sizeof(ImDrawVert));
    glBufferData(GL_ARRAY_BUFFER, bytes, now_.vertices().data(), GL_STREAM_DRAW);
    for (const PixelRect& area : areas) paint_area(area);
    std::swap(now_, before_);
    blank_ = false;
    return true;
}

void Renderer::paint_area(const PixelRect& area) {
    const auto scissor = [bottom = now_.bounds().bottom](const PixelRect& box) {
        glScissor(box.left, bottom - box.bottom, box.right - box.left, box.bottom - box.top);
    };
    const Picture::Part part = now_.part_in(area, ImGui::ColorConvertFloat4ToU32(page_));
    const auto bytes = static_cast<GLsizeiptr>(part.indices.size() * sizeof(std::uint32_t));
    if (bytes > 0) glBufferData(GL_ELEMENT_ARRAY_BUFFER, bytes, part.indices.data(), GL_STREAM_DRAW);
    for (const Picture::Layer& layer : part.layers) {
        scissor(layer.clip);
        if (layer.fill) {
            const ImVec4 colour = ImGui::ColorConvertU32ToFloat4(*layer.fill);
            glClearColor(colour.x, colour.y, colour.z, 1);
            glClear(GL_COLOR_BUFFER_BIT);
        } else {
            use_texture(layer.pictured);
            glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(layer.count), GL_UNSIGNED_INT,
                           at_byte(layer.first * sizeof(std::uint32_t)));
        }
    }
}

}  // namespace rookery::shell
