// The basic controls of all panels, for a consistent look and behaviour. Each is an ImGui item labelled with its name
// ("solve", "##filter" for text fields), by which tests find it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "shell/widgets/icons.hpp"
#include "shell/widgets/spoken.hpp"
#include "shell/widgets/ui.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

inline constexpr float kGap = 6;  // between controls in a row

// A typeface at the size it was baked for, in CSS pixels.
struct Face {
    ImFont* font = nullptr;
    float size = 16;
};
Face text_face(const Ui& ui);
Face bold_face(const Ui& ui);
Face small_face(const Ui& ui);
Face title_face(const Ui& ui);
Face mono_face(const Ui& ui);
float width_of(const Face& face, std::string_view text);

// Antialiases edges in this window over one device pixel, not over one CSS pixel. Call it in each window that draws
// shapes.
void sharpen(const Ui& ui);

// Draws at a position, outside the layout. `right_edge` truncates the text with an ellipsis; 0: never.
void draw_text(ImDrawList& draw, const Face& face, ImVec2 at, ImU32 colour, std::string_view text,
               float right_edge = 0);
// Vertically centred on `middle`.
void draw_text_middle(ImDrawList& draw, const Face& face, float x, float middle, ImU32 colour, std::string_view text,
                      float right_edge = 0);
void draw_text_centred(ImDrawList& draw, const Face& face, ImVec2 centre, ImU32 colour, std::string_view text);
// Likewise vertically centred, and recorded in the outline; the others are for controls that record their own text.
void spoken_text(Ui& ui, const Face& face, ImVec2 at, ImU32 colour, std::string_view text, float right_edge = 0);
void spoken_text_middle(Ui& ui, const Face& face, float x, float middle, ImU32 colour, std::string_view text,
                        float right_edge = 0);

// Text in the panel's layout.
void label(Ui& ui, const Face& face, ImU32 colour, std::string_view text);
// Wraps at the panel's edge. With an `id`, the document announces it whenever it changes.
void paragraph(Ui& ui, const Face& face, ImU32 colour, std::string_view text, std::string_view id = {});
void draw_paragraph(const Face& face, ImU32 colour, std::string_view text);  // the same, without recording it
void problem(Ui& ui, const Face& face, std::string_view text);               // likewise, for an error
void title(Ui& ui, const Face& face, std::string_view text);                 // above a section
void caption(Ui& ui, std::string_view text);                                 // likewise, small: above a few choices
// Bold, with a small note at the right edge, or room for buttons of that width.
void heading(Ui& ui, std::string_view title, std::string_view note, float buttons = 0);
void space(float height);
void divider(Ui& ui);
// The background of a list row whose button was just drawn: shows whether it is selected or hovered.
void row_ground(const Ui& ui, ImVec2 from, ImVec2 to, bool chosen);
// On: a square with a tick. Off: an empty one with an edge of that colour.
void draw_tick(const Ui& ui, ImVec2 centre, bool on, ImU32 off_edge);
// Scrolls the current list to make a row visible, with `above` of the list before it; rows have equal height. A row
// that is visible stays in place unless `always`; -1: no row.
void scroll_to_row(int row, float height, float above, bool always = false);
// Places the next item next to the last one if `width` fits there, else on a new line.
void same_line_if_room(float width, float gap = 8);

// plain: on a panel; key: on the page itself; primary: the main action; quiet: only the label
enum class ButtonLook : unsigned char { plain, key, primary, quiet };
struct ButtonStyle {
    Role role = Role::button;
    ButtonLook look = ButtonLook::plain;
    Icon icon = Icon::none;
    float width = 0;    // 0: as wide as its label
    float height = 0;   // 0: the layout's
    bool tile = false;  // the label small, below the icon
    bool enabled = true;
    std::optional<bool> on = {};    // for a switch, which looks pressed
    std::optional<bool> open = {};  // for a button that unfolds something
    std::string_view name = {};     // the spoken name of a button without a label; empty: its tooltip
    std::string_view tooltip = {};
    std::string_view keys = {};  // after the tooltip
    bool said = true;            // false: recorded by the list that contains it, with its row
};
// `label` may be empty if there is an icon. Returns whether it was pressed.
bool button(Ui& ui, const char* id, std::string_view label, const ButtonStyle& style = {});
// A button for a command: its label, disabled when it is not possible. Pressing it runs the command.
void command_button(Ui& ui, std::string_view command, ButtonStyle style = {});
// The icon alone, or with a shorter name; the tooltip has the command's label and keys.
void icon_button(Ui& ui, std::string_view command, Icon icon, ButtonStyle style = {}, std::string_view name = {});
// Choices side by side below a heading, one command each, with names that are shorter than the labels.
struct NamedCommand {
    std::string_view command;
    words::Text name;
};
void choice_row(Ui& ui, std::string_view heading, std::span<const NamedCommand> choices);
float button_width(const Ui& ui, std::string_view label, Icon icon);

// Text that can be pressed: "Undo".
bool link(Ui& ui, const char* id, std::string_view label);

// For the previous item. It opens when the pointer has rested there, stays while it moves on the item, and closes on a
// press; then none opens until the pointer has moved away.
void tooltip(Ui& ui, std::string_view text);
void follow_presses(TooltipPause& pause);  // call after drawing everything in a frame
// Seconds until a tooltip opens if the pointer does not move; below 0: none will.
double until_tooltip();

}  // namespace rookery::shell
