// The accessible side of drawing: controls, texts and parts of the page add themselves to the outline here, and receive
// user actions from the document here.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "shell/widgets/outline.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

// A control's accessible description.
struct Said {
    std::string_view name;
    Role role = Role::button;
    std::string_view help = {};
    std::string_view keys = {};
    bool enabled = true;
    bool cut = false;  // the name is truncated on the canvas
    std::optional<bool> on = {};
};
// An item that can be pressed by the pointer or in the document. Returns whether it was.
bool press_area(Ui& ui, const std::string& id, ImVec2 size, const Said& said);
// The same by the pointer alone.
bool press_item(const char* id, ImVec2 size, bool enabled);
// Records the item drawn last as a control described by `node`. Returns whether it was pressed in the document; the
// document may also ask to scroll it into view.
bool say_control(Ui& ui, OutlineNode node);

// Records a text; `label` and `paragraph` of widgets.hpp record their own.
void say(Ui& ui, std::string_view text, std::string_view id = {});
void say_problem(Ui& ui, std::string_view text);
void say_heading(Ui& ui, std::string_view text, int level = 0);
void say_column(Ui& ui, std::string_view name);  // of a read-only table, before its rows

// The part of a rectangle that is visible in this window.
OutlineBox seen_box(ImVec2 from, ImVec2 to);

// Groups everything drawn during its lifetime: a part of the page, a list, an item of one.
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

inline constexpr std::size_t kSpokenRows = 50;  // of a list, recorded at a time

// The rows of a list or table of any length; the outline contains those around the reader's position. Create it in the
// window of the rows, at the position of the first one, before drawing them.
//
//   SpokenRows spoken(ui, {.role = Role::table, .id = "set-rows", .name = "Sets"}, count, row_height);
//   say_column(ui, "Cells");
//   for (std::size_t i = spoken.first(); i < spoken.end(); ++i) if (spoken.row(i, {...})) ...
class SpokenRows {
  public:
    // `seen`: a row that the reader moves to when this changes; -1: none.
    SpokenRows(Ui& ui, OutlineNode node, std::size_t count, float row_height, int seen = -1);
    ~SpokenRows();
    SpokenRows(const SpokenRows&) = delete;
    SpokenRows& operator=(const SpokenRows&) = delete;

    std::size_t first() const { return first_; }
    std::size_t end() const { return end_; }
    // Whether it was pressed in the document. A row that gets the focus there is scrolled into view.
    bool row(std::size_t place, OutlineNode node);
    // Whether the document's focus has just moved to the last row().
    bool is_focused() const { return focused_; }
    // A row with several controls, each recorded by row(), until close_item().
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
