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
#include "shell/widgets/style.hpp"

namespace rookery::shell {

class Jobs;

class App final {
  public:
    explicit App(Host& host);
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    // The font sizes for a page of this size, in CSS pixels. The platform bakes them (times the device ratio) and calls
    // set_fonts, before the first frame and whenever the sizes or the ratio change.
    FontSizes font_sizes(float width, float height) const;
    void set_fonts(const FontSet& fonts);

    void set_dark(bool dark);  // the system's preference, unless the user chose a theme
    void set_reduced_motion(bool reduced);
    void set_hidden(bool hidden);  // the page is in the background

    // Draws one frame into the current ImGui frame (after ImGui::NewFrame), then applies the recorded actions. Size in
    // CSS pixels. True: they changed the page, so it is better to draw again before showing this frame. `records`: the
    // outline describes this frame.
    bool frame(float width, float height, bool records = true);
    // An animation or a clock is running: draw again without waiting for input.
    bool is_animating() const;

    void paste(std::string_view text);  // from anywhere on the page
    void drop_file(std::string_view name, std::string_view text);
    void take_long_text(const LargeText& text, std::string_view file);  // `file`: empty if pasted
    // Text for the system's "copy" event: the selection, or the board as a line.
    std::string copy_text() const;

    // The last frame's outline for the document; and a user action there, for the next frame (outline.hpp).
    std::string outline_json() const;
    void on_event(std::string_view event);

    Jobs& jobs();               // receives the host's job events and the rows
    HostEvents& host_events();  // receives its other events
    // Gives the host the state that must survive a reload. The platform calls it shortly after frames, and when the
    // page closes.
    void save();

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace rookery::shell
