// Outline: a record of a frame's content, with every control, text, table and part of the page, its role, name, state
// and position. It is written only for frames whose record is needed, as that takes about as long as drawing. One
// renderer of roles (web/page/outline/outline.mjs) turns the record into the document next to the canvas, for screen
// readers, keyboards and tests. User actions there return to the widget that wrote the record. So nothing is named
// twice, and the document contains everything that is drawn. egui does the same with AccessKit.
//
// As JSON (empty members are left out):
//   {"title", "status", "mode", "theme", "parts": [node...]}
//   node: role, id, name, help, value, problem, keys; off (disabled), on (pressed, checked, chosen, selected or
//   unfolded), current, level, side, total, first, done, sort, enter, space, cells, box [x, y, width, height],
//   parts [node...]
//
// A user action in the document arrives as one line of text (Asked):
//   "press ID", "press+ctrl ID", "press+shift ID", "focus ID", "text ID VALUE", "rows LIST PLACE"
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace rookery::shell {

enum class Role : std::uint8_t {
    part,
    heading,
    text,
    problem,
    button,
    tab,
    choice,
    check,
    fold,
    field,
    area,
    grid,
    cell,
    list,
    option,
    items,
    item,
    table,
    column,
    row,
    progress,
    dialog
};
std::string_view name_of(Role role);

// In CSS pixels; without width: not visible.
struct OutlineBox {
    float x = 0, y = 0, width = 0, height = 0;
};

struct OutlineNode {
    Role role = Role::text;
    std::string id = {};  // of the widget, for pressing it; texts and headings have none
    std::string name = {};
    std::string help = {};     // additional text: a tooltip, a hint
    std::string value = {};    // the content of a field or a cell, the state of a progress
    std::string problem = {};  // the error in the value
    std::string keys = {};     // "Ctrl+Z / U"
    bool enabled = true;
    bool cut = false;             // its name is truncated on the canvas
    std::optional<bool> on = {};  // for roles that have such a state
    bool current = false;         // has the board's cursor; or is the last link played
    int level = 0;                // of a heading, unless it is 3
    int side = 0;                 // of a grid: its rows
    std::int64_t done = 0;        // of a progress
    std::int64_t total = 0;       // of a progress, or all rows of a list or table
    std::size_t first = 0;        // index of the first row included
    std::string_view sort = {};   // of a column: "ascending", "descending", "none"
    std::string enter = {};       // the id that Enter presses instead of `id`
    std::string space = {};       // the id that the space bar presses
    std::vector<std::string> cells = {};
    OutlineBox box = {};
    int depth = 0;  // in the tree; set by Outline
};

// A user action in the document.
struct Asked {
    enum class Kind : std::uint8_t { nothing, press, focus, text, rows };
    Kind kind = Kind::nothing;
    bool ctrl = false;
    bool shift = false;
    std::string id = {};
    std::string text = {};  // of a field
    std::size_t place = 0;  // of rows
};
// Invalid text gives no action.
Asked read_asked(std::string_view event);

class Outline {
  public:
    // Begins a frame, which handles `asked`. If it does not record, the previous record remains.
    void begin(Asked asked, bool records);
    // Whether this frame is recorded; otherwise names are not needed.
    bool records() const { return records_; }

    // A command may have two buttons on a page: the second is "hint#2".
    std::string own_id(const std::string& id);

    void add(OutlineNode node);
    // Everything added up to close() is inside this node.
    void open(OutlineNode node);
    void close();
    // Access to the node added last; requires records().
    OutlineNode& last() { return nodes_.back(); }

    const Asked& asked() const { return asked_; }
    // Whether this action was requested for this widget; returns true once per request.
    bool takes(Asked::Kind kind, std::string_view id);
    bool is_answered() const { return answered_; }

    const std::vector<OutlineNode>& nodes() const { return nodes_; }

  private:
    static constexpr std::size_t kMaxIds = 2000;
    struct Drawn {
        std::int64_t frame = 0;  // the last one that contained it
        int times = 0;           // in that frame
    };

    std::vector<OutlineNode> nodes_;              // in page order; children follow their parents
    std::unordered_map<std::string, Drawn> ids_;  // of controls
    std::int64_t frame_ = 0;
    int depth_ = 0;
    Asked asked_;
    bool answered_ = true;
    bool records_ = true;
};

// The record's data about the page as a whole.
struct OutlineHead {
    std::string title, status;
    std::string_view mode, theme, colours, language;
};
// Bytes that are not UTF-8 are replaced.
std::string json_of(const Outline& outline, const OutlineHead& head);

}  // namespace rookery::shell
