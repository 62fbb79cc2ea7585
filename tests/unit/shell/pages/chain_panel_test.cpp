// Chains on screen and in the document: playing them by pointer, by keys and with the buttons; arrows on the board.
#include <doctest/doctest.h>

#include <cmath>
#include <set>
#include <string>
#include <utility>

#include "shell/app/model.hpp"
#include "shell/commands/commands.hpp"
#include "shell/paint/painting.hpp"
#include "shell/widgets/board_area.hpp"
#include "shell/widgets/imgui_canvas.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/chain_rows.hpp"
#include "support/shell/outline_state.hpp"
#include "support/shell/screen.hpp"

namespace rookery::shell {
namespace {

// Replaces the path of the puzzle on the board with handmade steps.
void give_steps(Screen& screen) {
    screen.app.paste(samples::kPuzzle);
    const int id = screen.host.started.back().id;
    for (const std::string_view row : {samples::kCellChain, samples::kContradiction, samples::kLoop}) {
        screen.app.jobs().job_rows(id, row);
    }
    screen.app.jobs().job_rows(id, R"({"end":"solved","phrase":"solved","er":95,"ep":95,"ed":95,"solution":""})");
    screen.app.jobs().job_ended(id, JobEnd::finished, {});
    screen.draw();
}

// The corners of all triangles of one colour, with any alpha.
std::set<std::pair<int, int>> corners_in(const ImDrawList& draw, ImU32 colour) {
    std::set<std::pair<int, int>> corners;
    for (const ImDrawVert& vertex : draw.VtxBuffer) {
        if ((vertex.col & ~IM_COL32_A_MASK) != (colour & ~IM_COL32_A_MASK)) continue;
        corners.emplace(static_cast<int>(std::lround(vertex.pos.x)), static_cast<int>(std::lround(vertex.pos.y)));
    }
    return corners;
}

}  // namespace

TEST_CASE("a chain is played with pointer and keys, and its nested steps unfold") {
    Screen screen(1280, 1000);
    give_steps(screen);
    CHECK(screen.state()["chain"].is_null());
    CHECK_FALSE(screen.has("chain-next"));
    screen.press(ImGuiKey_N);
    CHECK(screen.state()["chain"]["rows"].size() == 9);
    CHECK(screen.state()["chain"]["at"] == -1);
    screen.click("chain-row-2");
    CHECK(screen.state()["chain"]["at"] == 2);
    screen.click("chain-next");
    CHECK(screen.state()["chain"]["at"] == 3);
    screen.press(ImGuiKey_LeftBracket);
    CHECK(screen.state()["chain"]["at"] == 2);
    const auto cursor = screen.state()["cursor"];
    screen.press(ImGuiKey_RightArrow, ImGuiMod_Shift);
    CHECK(screen.state()["chain"]["at"] == 3);
    CHECK(screen.state()["cursor"] == cursor);
    screen.click("chain-last");
    CHECK(screen.state()["chain"]["at"] == 8);
    CHECK(screen.widget("chain-next").disabled);
    screen.click("chain-first");
    CHECK(screen.state()["chain"]["at"] == 0);
    CHECK(screen.widget("chain-previous").disabled);
    screen.click("branch-1");
    CHECK(screen.state()["chain"]["rows"].size() == 5);
    screen.press(ImGuiKey_DownArrow, ImGuiMod_Shift);  // around to all of them
    CHECK(screen.state()["chain"]["rows"].size() == 9);
    CHECK(screen.state()["step"] == 0);
    screen.click("branch-1");
    screen.click("unfold-2");
    const auto inside = [&] { return has_button(screen.state(), "fold"); };
    CHECK(inside());
    CHECK(screen.state()["chain"]["rows"].size() == 2);
    screen.press(ImGuiKey_U);
    CHECK(inside());
    screen.click("fold");
    CHECK(inside());
    screen.press(ImGuiKey_U, ImGuiMod_Shift);
    CHECK_FALSE(inside());
    CHECK(screen.state()["chain"]["at"] == 2);
    screen.press(ImGuiKey_W);
    CHECK(screen.state()["chain"]["at"] == -1);
    // Another step is shown in full.
    screen.click("branch-0");
    screen.press(ImGuiKey_N);
    CHECK(screen.state()["chain"]["rows"].size() == 6);
    CHECK(screen.state()["chain"]["at"] == -1);
    screen.press(ImGuiKey_Escape);
    CHECK(screen.state()["chain"].is_null());
}

TEST_CASE("everything about chains can be done through the document") {
    Screen screen(1280, 800);
    give_steps(screen);
    CHECK_FALSE(has_button(screen.state(), "chain-next"));
    screen.on_event("focus step 1");
    auto state = screen.state();
    CHECK(state["chain"]["rows"][0]["n"] == "1. If r1c1 is 1");
    CHECK(state["chain"]["rows"][0]["unfold"] == "");
    CHECK(state["chain"]["rows"][6]["unfold"] == "Unfold Cell forcing chains");
    CHECK(button_in(state, "branch-1")["label"] == "2");
    CHECK(button_in(state, "branch-1")["help"] == "If r1c1 is 2");
    for (const auto& tried : {std::pair{"press chain-row-4", 4},
                              {"press chain-next", 5},
                              {"press chain-whole", -1},
                              {"press chain-row-99", -1},
                              {"press chain-row-x", -1},
                              {"press branch-7", -1},
                              {"press unfold-0", -1},
                              {"press unfold--1", -1}}) {
        CAPTURE(tried.first);
        screen.on_event(tried.first);
        CHECK(screen.state()["chain"]["at"] == tried.second);
        CHECK_FALSE(has_button(screen.state(), "fold"));
    }
    screen.on_event("press branch-1");
    screen.on_event("press unfold-2");
    state = screen.state();
    CHECK(state["chain"]["name"] == "Inside: Cell forcing chains: words.");
    CHECK(button_in(state, "fold")["on"] == true);
    CHECK(button_in(state, "branch-1").is_null());
    screen.on_event("press fold");
    screen.on_event("press branch-all");
    CHECK(screen.state()["chain"]["rows"].size() == 9);
    // Arriving rows and discarded analyses leave nothing behind.
    screen.app.paste(samples::kCellChain);
    screen.app.paste(samples::kSeventeen);
    screen.draw();
    CHECK(screen.state()["chain"].is_null());
}

TEST_CASE("the controls of a chain fit every page") {
    for (const auto& size :
         {std::pair{1280.0F, 800.0F}, {1000.0F, 700.0F}, {800.0F, 1000.0F}, {390.0F, 844.0F}, {360.0F, 640.0F}}) {
        const float width = size.first;
        const float height = size.second;
        CAPTURE(width);
        Screen screen(width, height);
        give_steps(screen);
        if (width < 600) screen.on_event("press sheet");
        screen.on_event("focus step 1");
        screen.draw();
        for (const char* label : {"chain-first", "chain-next", "chain-last", "chain-whole"}) {
            CAPTURE(label);
            const Widget& widget = screen.widget(label);
            CHECK(widget.x >= 0);
            CHECK(widget.x + widget.width <= width);
            CHECK(widget.height >= (width < 1000 ? 44 : 36));
        }
    }
}

TEST_CASE("arrows: solid ones cover more than dashed ones, stay on the board, and never overlap") {
    Screen screen(1280, 800);
    const Model model{screen.host};
    std::vector<Action> actions;
    Outline outline;
    View memory;
    const Layout layout = layout_for(1280, 800, {.keypad_rows = 3});
    const FontSet fonts;
    const ModelCommands commands(model);
    const Ui ui{model, commands, actions, outline, memory, theme_of(false), fonts, layout};
    const BoardFrame board = frame_of(ui);
    const BoardPicture bare;
    const auto drawn = [&](std::initializer_list<ChainLink> links, ImU32 colour) {
        ImDrawList draw(ImGui::GetDrawListSharedData());
        draw._ResetForNewFrame();
        draw.PushTextureID(ImGui::GetIO().Fonts->TexID);
        draw.PushClipRectFullScreen();
        ImguiCanvas canvas(ui, draw);
        ChainPicture picture;
        picture.links = links;
        paint_chain_arrows({canvas, ui.theme, board, bare}, picture);
        const auto corners = corners_in(draw, colour);
        CHECK_FALSE(corners.empty());
        for (const auto& [x, y] : corners) {
            CHECK(static_cast<float>(x) > board.x);
            CHECK(static_cast<float>(x) < board.x + board.side());
            CHECK(static_cast<float>(y) > board.y);
            CHECK(static_cast<float>(y) < board.y + board.side());
        }
        return corners;
    };
    const CellDigit corner{0, 1};
    const CellDigit far{8, 1};
    const auto strong = drawn({{corner, far, LinkKind::strong, Weight::plain}}, ui.theme.base);
    const auto weak = drawn({{corner, far, LinkKind::weak, Weight::plain}}, ui.theme.cover);
    const auto back = drawn(
        {{corner, far, LinkKind::strong, Weight::plain}, {far, corner, LinkKind::weak, Weight::plain}}, ui.theme.cover);
    CHECK(weak.size() > strong.size());  // each dash has two ends
    // The return path differs: apart from its two ends it shares no point with the outward one.
    int shared = 0;
    for (const auto& point : back) shared += static_cast<int>(strong.count(point));
    CHECK(shared <= 8);
    // Two candidates of one cell also get an arrow.
    CHECK(drawn({{{40, 5}, {40, 6}, LinkKind::strong, Weight::plain}}, ui.theme.base).size() > 8);
}

TEST_CASE("a contradiction is drawn in the colour of conflicts once both its ends are shown") {
    Screen screen(1280, 800);
    give_steps(screen);
    const auto conflicts = [&] {
        screen.draw();
        std::size_t corners = 0;
        for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
            for (const ImDrawVert& vertex : list->VtxBuffer) corners += vertex.col == theme_of(false).conflict ? 1 : 0;
        }
        return corners;
    };
    screen.app.set_dark(false);
    screen.on_event("focus step 2");
    const std::size_t whole = conflicts();
    screen.on_event("press chain-row-1");
    CHECK(conflicts() < whole);
    screen.on_event("press chain-last");
    CHECK(conflicts() == whole);
}

}  // namespace rookery::shell
