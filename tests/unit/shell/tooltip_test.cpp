// Tooltips: they appear when the pointer rests, need no frames meanwhile, and a press closes them.
#include <doctest/doctest.h>
#include <imgui.h>
#include <imgui_internal.h>

#include <string_view>

#include "shell/widgets/widgets.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/screen.hpp"

namespace rookery::shell {
namespace {

// A frame after `seconds` seconds.
void frame(Screen& screen, float seconds) {
    screen.host.clock += seconds;
    ImGui::GetIO().DeltaTime = seconds;
    ImGui::NewFrame();
    screen.app.frame(1280, 800);
    ImGui::Render();
}

bool shows_tooltip() {
    const ImGuiContext& g = *ImGui::GetCurrentContext();
    for (const ImGuiWindow* window : g.Windows) {
        if ((window->Flags & ImGuiWindowFlags_Tooltip) != 0 && window->Active && !window->Hidden) return true;
    }
    return false;
}

void move_to(Screen& screen, const Widget& widget, float dx) {
    ImGui::GetIO().AddMousePosEvent(widget.x + widget.width / 2 + dx, widget.y + widget.height / 2);
    frame(screen, 0.02F);
}

}  // namespace

TEST_CASE("a tooltip appears once the pointer rests, after one wait without frames") {
    Screen screen(1280, 800);
    screen.app.paste(samples::kPuzzle);
    screen.job();
    const Widget erase = screen.widget("clear-cell");
    CHECK(until_tooltip() < 0);
    frame(screen, 5);  // the pointer is nowhere, which does not count as rest
    for (int i = 0; i < 60; ++i) move_to(screen, erase, i % 2 == 0 ? -8.0F : 8.0F);  // over a second, never at rest
    CHECK_FALSE(shows_tooltip());
    frame(screen, 0.02F);
    const double wait = until_tooltip();
    CHECK(wait > 0.3);
    CHECK(wait < 0.5);
    frame(screen, static_cast<float>(wait) + 0.005F);  // the next frame runs when the delay has passed
    for (int i = 0; i < 4; ++i) frame(screen, 0.02F);
    CHECK(shows_tooltip());
    CHECK(until_tooltip() < 0);
    move_to(screen, erase, 4);  // it stays while the pointer moves there
    frame(screen, 0.02F);
    CHECK(shows_tooltip());
    ImGui::GetIO().AddMousePosEvent(640, 400);
    for (int i = 0; i < 3; ++i) frame(screen, 0.02F);
    CHECK_FALSE(shows_tooltip());
}

TEST_CASE("a tooltip disappears with the press, and reappears only after the pointer has left") {
    Screen screen(1280, 800);
    screen.app.paste(samples::kPuzzle);
    screen.job();
    const Widget erase = screen.widget("clear-cell");
    const auto rest = [&] {
        for (int i = 0; i < 10; ++i) frame(screen, 0.2F);
    };
    move_to(screen, erase, 0);
    rest();
    REQUIRE(shows_tooltip());
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    for (int i = 0; i < 2; ++i) frame(screen, 0.02F);
    CHECK_FALSE(shows_tooltip());
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    rest();
    CHECK_FALSE(shows_tooltip());
    CHECK(until_tooltip() < 0);
    move_to(screen, erase, 5);
    rest();
    CHECK_FALSE(shows_tooltip());
    ImGui::GetIO().AddMousePosEvent(640, 400);
    rest();
    move_to(screen, screen.widget("clear-cell"), 0);
    rest();
    CHECK(shows_tooltip());
}

}  // namespace rookery::shell
