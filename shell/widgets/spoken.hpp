// What is drawn says what it is: controls, texts and parts of the page write themselves into the outline here, and what
// was done to them in the document is done here.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "shell/widgets/outline.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

// What a control says of itself.
struct Said {
    std::string_view name;
    Role role = Role::button;
    std::string_view help = {};
    std::string_view keys = {};
    bool enabled = true;
    bool cut = false;  // there is not room for all of the name
    std::optional<bool> on = {};
};
// An item that is pressed by the pointer or in the document. Whether it was.
bool press_area(Ui& ui, const std::string& id, ImVec2 size, const Said& said);
// The same by the pointer alone.
bool press_item(const char* id, ImVec2 size, bool enabled);
// The item that was drawn last is a control, which `node` tells. Whether it was pressed in the document, which may also
// ask for it to be brought into sight.
bool say_control(Ui& ui, OutlineNode node);

// A text that was drawn at a place; `label` and `paragraph` of widgets.hpp say theirs themselves.
void say(Ui& ui, std::string_view text, std::string_view id = {});
void say_problem(Ui& ui, std::string_view text);
void say_heading(Ui& ui, std::string_view text, int level = 0);
void say_column(Ui& ui, std::string_view name);  // of a table, before its rows; one that is only to be read

// As much of a rectangle as this window shows.
OutlineBox seen_box(ImVec2 from, ImVec2 to);

// What is drawn while it lives belongs together: a part of the page, a list, an item of one.
class SpokenPart {
  public:
    SpokenPart(Ui& ui, Role role, std::string_view id, std::string_view name);
    SpokenPart(Ui& ui, OutlineNode node);
    ~SpokenPart();
    SpokenPart(const SpokenPart&) = delete;
    SpokenPart& operator=(const SpokenPart&) = delete;

  private:
    Outline& outline_;
};

inline constexpr std::size_t kSpokenRows = 50;  // of a list, at a time

// The rows of a list or table of any length, of which the outline tells those about where its reader is. Begins in the
// window of the rows, where the first of them is to be drawn, and before they are.
//
//   SpokenRows spoken(ui, {.role = Role::table, .id = "set-rows", .name = "Sets"}, count, row_height);
//   say_column(ui, "Cells");
//   for (std::size_t i = spoken.first(); i < spoken.end(); ++i) if (spoken.row(i, {...})) ...
class SpokenRows {
  public:
    // `seen`: a row that the reader goes to when it becomes another; -1: none.
    SpokenRows(Ui& ui, OutlineNode node, std::size_t count, float row_height, int seen = -1);
    ~SpokenRows();
    SpokenRows(const SpokenRows&) = delete;
    SpokenRows& operator=(const SpokenRows&) = delete;

    std::size_t first() const { return first_; }
    std::size_t end() const { return end_; }
    // Whether it was pressed in the document. One that gets the focus there is scrolled into sight.
    bool row(std::size_t place, OutlineNode node);
    // Whether the document's focus has come to the last row().
    bool is_focused() const { return focused_; }
    // A row that is several controls, each said by row(); up to close_item().
    void open_item();
    void close_item();
    OutlineBox box_of(std::size_t place, float from = 0, float width = 0) const;  // 0: up to the right edge

  private:
    Ui& ui_;
    ImVec2 at_;
    float width_, height_;
    std::size_t first_ = 0, end_ = 0;
    bool focused_ = false;
};

}  // namespace rookery::shell
