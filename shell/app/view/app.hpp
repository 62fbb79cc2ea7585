// App: the whole UI behind one small interface. The platform feeds it events and asks it for frames.
//
//   platform (canvas, DOM, workers)  ──events──►  App  ──►  Model (state, no drawing)
//                                    ◄──frame──         ──►  panels (drawing, no state of the document)
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/host.hpp"
#include "shell/widgets/fonts.hpp"

namespace rookery::shell {

class App final {
  public:
    explicit App(Host& host);
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    // The font sizes wanted for a page of this size, in CSS pixels. The platform bakes them (times the device ratio)
    // and hands them back through set_fonts, before the first frame and whenever the sizes or the ratio change.
    FontSizes font_sizes(float width, float height) const;
    void set_fonts(const FontSet& fonts);

    void set_dark(bool dark);  // the system's preference, unless the user chose a theme
    void set_reduced_motion(bool reduced);
    void set_hidden(bool hidden);  // the page is in the background

    // Draws one frame into the current ImGui frame (after ImGui::NewFrame), then does what was pressed in it. Size in
    // CSS pixels. True: that changed what is to be seen, so this frame is better not shown before another is drawn.
    // `records`: the outline is of this frame.
    bool frame(float width, float height, bool records = true);
    // Something still moves (an animation, a running clock): draw again without waiting for input.
    bool is_animating() const;

    void paste(std::string_view text);  // from anywhere on the page
    void drop_file(std::string_view name, std::string_view text);
    void take_long_text(const LargeText& text, std::string_view file);  // `file`: empty if it was pasted
    // Text for the system's "copy" event: the selection's, or the board as a line.
    std::string copy_text() const;

    // What the last frame drew, for the document; and what was done there, for the next frame (outline.hpp).
    std::string outline_json() const;
    void on_event(std::string_view event);

    JobEvents& job_events();    // whom the host tells of jobs
    HostEvents& host_events();  // and of what it remembered
    // Gives the host what is to outlive the page; the platform calls it a moment after frames, and when the page goes.
    void save();

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace rookery::shell
