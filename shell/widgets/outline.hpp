// Outline: what a frame has drawn, as a record: every control, text, table and part of the page with its role, name,
// state and place. Only frames whose record somebody will read write one: it takes about as long as the drawing. The
// document beside the canvas, for screen readers, keyboards and tests, is made from this record by one renderer of
// roles (web/page/outline/outline.mjs), and what is done there comes back to the widget that wrote the record: so
// nothing is named twice, and nothing is drawn that the document lacks. egui does the same with AccessKit.
//
// As JSON (members that say nothing are left out):
//   {"title", "status", "mode", "theme", "parts": [node...]}
//   node: role, id, name, help, value, problem, keys; off (cannot be used now), on (pressed, checked, chosen, selected
//   or unfolded), current, level, side, total, first, done, sort, enter, space, cells, box [x, y, width, height],
//   parts [node...]
//
// What is done in the document comes as one line of text (Asked):
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

// In CSS pixels; no width: out of sight.
struct OutlineBox {
    float x = 0, y = 0, width = 0, height = 0;
};

struct OutlineNode {
    Role role = Role::text;
    std::string id = {};  // of the widget, by which it is pressed; texts and headings have none
    std::string name = {};
    std::string help = {};     // more than the name says: a tooltip, a hint
    std::string value = {};    // what a field or a cell holds, how far a progress is
    std::string problem = {};  // what is wrong with the value
    std::string keys = {};     // "Ctrl+Z / U"
    bool enabled = true;
    bool cut = false;             // its name is cut off where it is drawn
    std::optional<bool> on = {};  // of what has such a state
    bool current = false;         // has the board's cursor; is the link played last
    int level = 0;                // of a heading, if not 3
    int side = 0;                 // of a grid: its rows
    std::int64_t done = 0;        // of a progress
    std::int64_t total = 0;       // of a progress, or all rows of a list or table
    std::size_t first = 0;        // the place of the first row that is told
    std::string_view sort = {};   // of a column: "ascending", "descending", "none"
    std::string enter = {};       // what Enter presses in place of `id`
    std::string space = {};       // what the space bar presses
    std::vector<std::string> cells = {};
    OutlineBox box = {};
    int depth = 0;  // in the tree; set by Outline
};

// What somebody did in the document.
struct Asked {
    enum class Kind : std::uint8_t { nothing, press, focus, text, rows };
    Kind kind = Kind::nothing;
    bool ctrl = false;
    bool shift = false;
    std::string id = {};
    std::string text = {};  // of a field
    std::size_t place = 0;  // of rows
};
// Text that makes no sense asks for nothing.
Asked read_asked(std::string_view event);

class Outline {
  public:
    // A new frame, which is to carry out what was asked. One that does not record leaves the record of an earlier one.
    void begin(Asked asked, bool records);
    // Whether this frame is recorded: otherwise there is no need to name anything.
    bool records() const { return records_; }

    // A command may have two buttons on a page: the second is "hint#2".
    std::string own_id(const std::string& id);

    void add(OutlineNode node);
    // What is added up to close() belongs to it.
    void open(OutlineNode node);
    void close();
    // What else is to be said of the last one added, where there is a record.
    OutlineNode& last() { return nodes_.back(); }

    const Asked& asked() const { return asked_; }
    // Whether that was asked for this widget; each is answered once.
    bool takes(Asked::Kind kind, std::string_view id);
    bool is_answered() const { return answered_; }

    const std::vector<OutlineNode>& nodes() const { return nodes_; }

  private:
    static constexpr std::size_t kMaxIds = 2000;
    struct Drawn {
        std::int64_t frame = 0;  // the last one in which it was
        int times = 0;           // in that one
    };

    std::vector<OutlineNode> nodes_;              // in the order of the page; children follow what they belong to
    std::unordered_map<std::string, Drawn> ids_;  // of controls
    std::int64_t frame_ = 0;
    int depth_ = 0;
    Asked asked_;
    bool answered_ = true;
    bool records_ = true;
};

// What the page as a whole says of itself.
struct OutlineHead {
    std::string title, status;
    std::string_view mode, theme, colours, language;
};
// Bytes that are no UTF-8 are replaced.
std::string json_of(const Outline& outline, const OutlineHead& head);

}  // namespace rookery::shell
