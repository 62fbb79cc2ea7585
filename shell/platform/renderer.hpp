// Renderer: ImGui's triangles on the canvas, through WebGL2.
#pragma once

#include <imgui.h>

#include "shell/imgui/picture.hpp"
#include "shell/jobs/host.hpp"

namespace rookery::shell {

class Renderer {
  public:
    explicit Renderer(const Host& host) : host_{host} {}

    // Compiles the program and creates the buffers. False when the context fails (it was lost meanwhile).
    bool create();
    // Coverage of the font atlas, one byte per pixel, row by row; solid_uv: a point that is fully covered.
    void set_atlas(const unsigned char* coverage, int width, int height, ImVec2 solid_uv);
    // The host's current picture is drawn where picture_texture() is used.
    void take_host_picture();
    // The canvas is blank (new context, new size): the next paint draws everything.
    void forget_picture();
    // Paints what changed since the last paint. False when nothing did; then it does nothing.
    bool paint(const ImDrawData& data);

  private:
    void paint_area(const PixelRect& area);
    void use_texture(bool pictured);

    const Host& host_;
    Picture now_, before_;
    bool blank_ = true;
    ImVec4 page_;  // the colour behind everything: the style's window background
    ImVec2 solid_uv_;
    unsigned program_ = 0, vertex_array_ = 0, vertex_buffer_ = 0, index_buffer_ = 0, atlas_ = 0, host_picture_ = 0;
    int scale_uniform_ = -1, pixels_uniform_ = -1, solid_uniform_ = -1, pictured_uniform_ = -1;
    bool pictured_ = false;  // the context's current setting
};

}  // namespace rookery::shell
