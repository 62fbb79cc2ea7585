// Presser: simulates a user who presses anything on screen, types, pastes and draws, while jobs start and end at any
// time. Each action is a line of text ("press enumerate"), so that the sequence behind an error can be read, replayed
// and shortened. A line that no longer applies does nothing.
#pragma once

#include <imgui.h>
#include <imgui_internal.h>

#include <array>
#include <charconv>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "board/random.hpp"
#include "shell/app/view/app.hpp"
#include "shell/commands/commands.hpp"
#include "shell/imgui/widget_map.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/imgui_context.hpp"
#include "support/shell/untidy_host.hpp"

namespace rookery::shell {

class Presser {
  public:
    Presser() {
        map_.attach(*ImGui::GetCurrentContext());
        draw();
    }

    void draw() {
        constexpr int kMax = 8;
        const ImGuiContext& context = *ImGui::GetCurrentContext();
        for (int i = 0; i == 0 || (i < kMax && context.InputEventsQueue.Size > 0); ++i) {
            host_.clock += 0.05;
            ImGuiIO& io = ImGui::GetIO();
            io.DisplaySize = {width_, height_};
            io.DeltaTime = 0.05F;
            ImGui::NewFrame();
            app_.frame(width_, height_);
            ImGui::Render();
        }
    }

    // A possible next action, as a line.
    std::string think(Random& random);
    void act(std::string_view line);

    const std::vector<Widget>& widgets() const { return map_.widgets(); }
    std::vector<std::string> offered() const {
        std::vector<std::string> ids;
        collect_ids(outline()["parts"], ids);
        return ids;
    }

    nlohmann::json outline() const { return nlohmann::json::parse(app_.outline_json(), nullptr, false); }

  private:
    // Everything that can be pressed in the document, except the cells.
    static void collect_ids(const nlohmann::json& nodes, std::vector<std::string>& ids) {
        for (const nlohmann::json& node : nodes) {
            const std::string id = node.value("id", std::string{});
            if (node["role"] == "cell") continue;
            if (!id.empty()) ids.push_back(id);
            if (node.contains("parts")) collect_ids(node["parts"], ids);
        }
    }

    static constexpr std::array<std::pair<float, float>, 4> kSizes = {
        {{1280, 800}, {1500, 900}, {800, 1000}, {390, 844}}};
    static constexpr std::array<std::pair<std::string_view, ImGuiKey>, 24> kKeys = {{{"Up", ImGuiKey_UpArrow},
                                                                                     {"Down", ImGuiKey_DownArrow},
                                                                                     {"Left", ImGuiKey_LeftArrow},
                                                                                     {"Right", ImGuiKey_RightArrow},
                                                                                     {"Escape", ImGuiKey_Escape},
                                                                                     {"Enter", ImGuiKey_Enter},
                                                                                     {"Tab", ImGuiKey_Tab},
                                                                                     {"Backspace", ImGuiKey_Backspace},
                                                                                     {"Delete", ImGuiKey_Delete},
                                                                                     {"Space", ImGuiKey_Space},
                                                                                     {"Home", ImGuiKey_Home},
                                                                                     {"End", ImGuiKey_End},
                                                                                     {"K", ImGuiKey_K},
                                                                                     {"Z", ImGuiKey_Z},
                                                                                     {"Y", ImGuiKey_Y},
                                                                                     {"N", ImGuiKey_N},
                                                                                     {"B", ImGuiKey_B},
                                                                                     {"H", ImGuiKey_H},
                                                                                     {"U", ImGuiKey_U},
                                                                                     {"1", ImGuiKey_1},
                                                                                     {"5", ImGuiKey_5},
                                                                                     {"9", ImGuiKey_9},
                                                                                     {"F2", ImGuiKey_F2},
                                                                                     {"Slash", ImGuiKey_Slash}}};
    static constexpr std::array<std::string_view, 10> kTyped = {
        "17", "18", "9", "0", "er>7", "clues<26 and (", "enum", "r5c3", "\u00E9\u2192", "-1"};
    static std::vector<std::string> pastes() {
        const std::string puzzle(samples::kPuzzle);
        const std::string grid(known::kG4);
        return {puzzle, puzzle + "\n" + grid + "\n" + puzzle + "\nrubbish\n", grid,
                std::string("..x..x..x").append(72, 'x'), std::string(known::kG4Puzzle), std::string(256, '.'), "1...",
                "nothing that is a puzzle", "\xff\xfe broken \x80", "",
                // Cells of that grid, one set per line.
                "1.3.5.......................................................................213.."
                "\n.......89..........89...................................................89......."};
    }

    const Widget* pick(Random& random) const {
        const auto& all = map_.widgets();
        if (all.empty()) return nullptr;
        for (int tries = 0; tries < 20; ++tries) {
            const Widget& widget = all[random.below(static_cast<std::uint32_t>(all.size()))];
            if (widget.label.rfind("cell r", 0) == 0 && random.below(12) != 0) continue;
            if (widget.label.rfind("mode-", 0) == 0 && random.below(8) != 0) continue;  // to go deeper into each mode
            if (!widget.disabled) return &widget;
        }
        return nullptr;
    }
    void point(float x, float y) { ImGui::GetIO().AddMousePosEvent(x, y); }
    void press_at(float x, float y, int button) {
        point(x, y);
        ImGui::GetIO().AddMouseButtonEvent(button, true);
        ImGui::GetIO().AddMouseButtonEvent(button, false);
        draw();
    }
    void press_key(std::string_view name, int modifiers);
    void job(std::istringstream& words);

    UntidyHost host_;
    App app_{host_};
    WidgetMap map_;
    ImGuiContextOwner context_;
    float width_ = 1280, height_ = 800;
    std::vector<std::string> offered_;
    int until_offered_ = 0;
};

inline std::string Presser::think(Random& random) {
    const auto number = [&](std::uint32_t below) { return std::to_string(random.below(below)); };
    const std::uint32_t kind = random.below(100);
    if (kind < 50) {
        const Widget* widget = pick(random);
        return widget == nullptr ? "draw" : "press " + widget->label;
    }
    if (kind < 58) {
        if (until_offered_-- <= 0) {
            offered_ = offered();
            until_offered_ = 5;
        }
        const std::string& id = offered_[random.below(static_cast<std::uint32_t>(offered_.size()))];
        return id.rfind("mode-", 0) == 0 && random.below(4) != 0 ? "draw" : "document press " + id;
    }
    if (kind < 60) {
        const auto all = all_commands();
        return "document press " + std::string(all[random.below(static_cast<std::uint32_t>(all.size()))].id);
    }
    if (kind < 63) return "key " + std::string(kKeys[random.below(kKeys.size())].first) + " " + number(4);
    if (kind < 66) return "type " + std::string(kTyped[random.below(kTyped.size())]);
    if (kind < 70) return "paste " + number(static_cast<std::uint32_t>(pastes().size()));
    if (kind < 72) {
        const Widget* widget = pick(random);
        return widget == nullptr ? "draw" : "right " + widget->label;
    }
    if (kind < 75) {
        const Widget* widget = pick(random);
        return widget == nullptr ? "draw"
                                 : "drag " + std::to_string(static_cast<int>(random.below(400)) - 200) + " " +
                                       std::to_string(static_cast<int>(random.below(400)) - 200) + " " + widget->label;
    }
    if (kind < 77) return "wheel " + number(1200) + " " + number(800) + " " + (random.coin() ? "3" : "-3");
    if (kind < 78) return "size " + number(kSizes.size());
    if (kind < 90) {
        constexpr std::array<std::string_view, 6> kWhat = {"next", "next", "next", "finish", "fail", "chat"};
        return "job " + std::string(kWhat[random.below(kWhat.size())]) + " " + number(50) + " " + number(8);
    }
    if (kind < 92) return "kept " + number(4);
    if (kind < 93) return "back " + number(2);
    if (kind < 94) {
        constexpr std::array<std::string_view, 5> kMore = {"save", "hide", "show", "picture", "pictures 2"};
        return std::string(kMore[random.below(kMore.size())]);
    }
    if (kind < 95) return "wait " + number(30);
    constexpr std::array<std::string_view, 5> kEvents = {"focus", "press", "press+ctrl", "press+shift", "dance"};
    switch (random.below(6)) {
        case 0:
            return "document press row " + number(5);
        case 1:
            return "document rows sort-rows " + number(100);
        case 2:
            return "document focus step " + number(8);
        case 3:
            return "document press cancel-job-" + number(40);
        case 4: {
            constexpr std::array<std::string_view, 6> kFields = {"puzzle-text",     "filter", "results-filter",
                                                                 "enumerate-clues", "count",  "palette-text"};
            return "document text " + std::string(kFields[random.below(kFields.size())]) + " " +
                   std::string(kTyped[random.below(kTyped.size())]);
        }
        default:
            return "document " + std::string(kEvents[random.below(kEvents.size())]) + " cell r" + number(10) + "c" +
                   number(10);
    }
}

inline void Presser::press_key(std::string_view name, int modifiers) {
    ImGuiIO& io = ImGui::GetIO();
    for (const auto& [known, key] : kKeys) {
        if (known != name) continue;
        io.AddKeyEvent(ImGuiMod_Ctrl, (modifiers & 1) != 0);
        io.AddKeyEvent(ImGuiMod_Shift, (modifiers & 2) != 0);
        io.AddKeyEvent(key, true);
        io.AddKeyEvent(key, false);
        io.AddKeyEvent(ImGuiMod_Ctrl, false);
        io.AddKeyEvent(ImGuiMod_Shift, false);
    }
    draw();
}

inline void Presser::job(std::istringstream& words) {
    std::string what;
    std::size_t which = 0;
    std::size_t more = 0;
    words >> what >> which >> more;
    if (what == "next") host_.go_on(app_.jobs(), which);
    if (what == "finish") host_.finish(app_.jobs(), which);
    if (what == "fail") host_.fail(app_.jobs(), which);
    if (what == "chat") host_.chat(app_.jobs(), which, more);
    draw();
}

inline void Presser::act(std::string_view line) {
    std::istringstream words{std::string(line)};
    std::string what;
    words >> what;
    const auto rest = [&] {
        std::string text;
        std::getline(words >> std::ws, text);
        return text;
    };
    const auto number = [&] {
        int value = 0;
        words >> value;
        return value;
    };
    if (what == "press" || what == "right") {
        if (const Widget* widget = map_.find(rest())) {
            press_at(widget->x + widget->width / 2, widget->y + widget->height / 2, what == "right" ? 1 : 0);
        }
    } else if (what == "drag") {
        const int dx = number();
        const int dy = number();
        if (const Widget* widget = map_.find(rest())) {
            const float x = widget->x + widget->width / 2;
            const float y = widget->y + widget->height / 2;
            point(x, y);
            ImGui::GetIO().AddMouseButtonEvent(0, true);
            for (int part = 1; part <= 3; ++part) {
                point(x + static_cast<float>(dx * part) / 3, y + static_cast<float>(dy * part) / 3);
            }
            ImGui::GetIO().AddMouseButtonEvent(0, false);
            draw();
        }
    } else if (what == "wheel") {
        const int x = number();
        const int y = number();
        point(static_cast<float>(x), static_cast<float>(y));
        ImGui::GetIO().AddMouseWheelEvent(0, static_cast<float>(number()));
        draw();
    } else if (what == "document") {
        app_.on_event(rest());
        draw();
    } else if (what == "key") {
        std::string name;
        words >> name;
        press_key(name, number());
    } else if (what == "type") {
        ImGui::GetIO().AddInputCharactersUTF8(rest().c_str());
        draw();
    } else if (what == "paste") {
        app_.paste(pastes()[static_cast<std::size_t>(number()) % pastes().size()]);
        draw();
    } else if (what == "size") {
        const auto& size = kSizes[static_cast<std::size_t>(number()) % kSizes.size()];
        width_ = size.first;
        height_ = size.second;
        draw();
    } else if (what == "job") {
        job(words);
    } else if (what == "kept") {
        app_.host_events().kept_jobs(host_.kept(static_cast<std::size_t>(number())));
        draw();
    } else if (what == "back") {  // restores the remembered state, as at a start
        app_.save();
        const auto texts = host_.texts;
        const bool all = number() != 0;
        for (const auto& [key, text] : texts)
            app_.host_events().remembered(key, all ? text : text.substr(0, text.size() / 2));
        draw();
    } else if (what == "save") {
        app_.save();
    } else if (what == "hide" || what == "show") {
        app_.set_hidden(what == "hide");
    } else if (what == "pictures") {
        std::vector<CamePicture> pictures;
        for (int left = number(); left > 0; --left) pictures.push_back({"a.png", "picture " + std::to_string(left)});
        app_.host_events().pictures_came(std::move(pictures));
        app_.host_events().picture_pixels("picture 1", 120, 110);
        draw();
    } else if (what == "picture") {
        app_.host_events().picture_ended(PictureEnd::failed);
        app_.host_events().not_remembered("there is no room");
        app_.host_events().link_opened("pattern=x..x");
        draw();
    } else if (what == "wait") {
        host_.clock += number();
        draw();
    } else {
        draw();
    }
}

}  // namespace rookery::shell
