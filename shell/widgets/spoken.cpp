#include "shell/widgets/spoken.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <utility>

#include "shell/widgets/widgets.hpp"

namespace rookery::shell {

OutlineBox seen_box(ImVec2 from, ImVec2 to) {
    const ImRect& window = ImGui::GetCurrentWindow()->ClipRect;
    const float left = std::max(from.x, window.Min.x);
    const float top = std::max(from.y, window.Min.y);
    const float width = std::min(to.x, window.Max.x) - left;
    const float height = std::min(to.y, window.Max.y) - top;
    return width > 0 && height > 0 ? OutlineBox{left, top, width, height} : OutlineBox{};
}

bool say_control(Ui& ui, OutlineNode node) {
    if (!ui.outline.records()) return false;
    node.id = ui.outline.own_id(node.id);
    node.box = seen_box(ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
    if (ui.outline.takes(Asked::Kind::focus, node.id)) {
        ImGui::ScrollToItem();
        ui.view.draw_again = true;
    }
    const bool pressed = ui.outline.takes(Asked::Kind::press, node.id) && node.enabled;
    ui.outline.add(std::move(node));
    return pressed;
}

bool press_item(const char* id, ImVec2 size, bool enabled) {
    ImGui::BeginDisabled(!enabled);
    const bool pressed = ImGui::InvisibleButton(id, size);
    ImGui::EndDisabled();
    return pressed;
}

bool press_area(Ui& ui, const std::string& id, ImVec2 size, const Said& said) {
    const bool by_pointer = press_item(id.c_str(), size, said.enabled);
    if (!ui.outline.records()) return by_pointer;
    const bool in_document = say_control(ui, {.role = said.role,
                                              .id = id,
                                              .name = std::string(said.name),
                                              .help = std::string(said.help),
                                              .keys = std::string(said.keys),
                                              .enabled = said.enabled,
                                              .cut = said.cut,
                                              .on = said.on});
    return by_pointer || in_document;
}

void say(Ui& ui, std::string_view text, std::string_view id) {
    if (!text.empty() && ui.outline.records())
        ui.outline.add({.role = Role::text, .id = std::string(id), .name = std::string(text)});
}

void say_problem(Ui& ui, std::string_view text) {
    if (!text.empty() && ui.outline.records()) ui.outline.add({.role = Role::problem, .name = std::string(text)});
}

void say_heading(Ui& ui, std::string_view text, int level) {
    if (!text.empty() && ui.outline.records())
        ui.outline.add({.role = Role::heading, .name = std::string(text), .level = level});
}

void say_column(Ui& ui, std::string_view name) {
    if (ui.outline.records()) ui.outline.add({.role = Role::column, .name = std::string(name)});
}

SpokenPart::SpokenPart(Ui& ui, Role role, std::string_view id, std::string_view name)
    : SpokenPart(ui, {.role = role, .id = std::string(id), .name = std::string(name)}) {}

SpokenPart::SpokenPart(Ui& ui, OutlineNode node) : outline_{ui.outline} {
    outline_.open(std::move(node));
}

SpokenPart::~SpokenPart() {
    outline_.close();
}

SpokenRows::SpokenRows(Ui& ui, OutlineNode node, std::size_t count, float row_height, int seen)
    : ui_{ui}, at_{ImGui::GetCursorScreenPos()}, width_{ImGui::GetContentRegionAvail().x}, height_{row_height} {
    SpokenPlace& spoken = ui.view.spoken[node.id];
    if (seen != spoken.seen) {
        spoken.seen = seen;
        if (seen >= 0) spoken.place = static_cast<std::size_t>(seen);
    }
    if (ui.outline.takes(Asked::Kind::rows, node.id)) spoken.place = ui.outline.asked().place;
    const std::size_t pages = (count + kSpokenRows - 1) / kSpokenRows;
    const std::size_t page = pages == 0 ? 0 : std::min(spoken.place / kSpokenRows, pages - 1);
    first_ = page * kSpokenRows;
    end_ = std::min(first_ + kSpokenRows, count);
    if (!ui.outline.records()) end_ = first_;  // no rows are recorded
    node.first = first_;
    node.total = static_cast<std::int64_t>(count);
    ui.outline.open(std::move(node));
}

SpokenRows::~SpokenRows() {
    ui_.outline.close();
}

OutlineBox SpokenRows::box_of(std::size_t place, float from, float width) const {
    const float top = at_.y + static_cast<float>(place) * height_;
    const float left = at_.x + from;
    return seen_box({left, top}, {width > 0 ? left + width : at_.x + width_, top + height_});
}

bool SpokenRows::row(std::size_t place, OutlineNode node) {
    if (node.box.width <= 0) node.box = box_of(place);
    focused_ = ui_.outline.takes(Asked::Kind::focus, node.id);
    if (focused_ && height_ > 0) {
        scroll_to_row(static_cast<int>(place), height_, 1.0F / 3);
        ui_.view.draw_again = true;
    }
    const bool pressed = ui_.outline.takes(Asked::Kind::press, node.id) && node.enabled;
    ui_.outline.add(std::move(node));
    return pressed;
}

void SpokenRows::open_item() {
    ui_.outline.open({.role = Role::item});
}

void SpokenRows::close_item() {
    ui_.outline.close();
}

}  // namespace rookery::shell
