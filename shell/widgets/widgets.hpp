// The few controls that all panels are made of, so that they look and behave alike. Each is an ImGui item labelled with
// its name ("solve", "##filter" for text fields), by which tests find it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "shell/widgets/icons.hpp"
#include "shell/widgets/spoken.hpp"
#include "shell/widgets/ui.hpp"
#include "shell/words/field.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

inline constexpr float kGap = 6;  // between the controls of a row

// A typeface at the size it was made for, in CSS pixels.
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

// Edges in this window are softened over one device pixel, not over one CSS pixel. Call it in each window that draws
// shapes.
void sharpen(const Ui& ui);

// Drawing at a place, not laid out. `right_edge` cuts the text off with an ellipsis; 0: never.
void draw_text(ImDrawList& draw, const Face& face, ImVec2 at, ImU32 colour, std::string_view text,
               float right_edge = 0);
// Centred in height on `middle`.
void draw_text_middle(ImDrawList& draw, const Face& face, float x, float middle, ImU32 colour, std::string_view text,
                      float right_edge = 0);
void draw_text_centred(ImDrawList& draw, const Face& face, ImVec2 centre, ImU32 colour, std::string_view text);
// The same in height, and the document tells it as a text of its own; the others are of what says itself.
void spoken_text(Ui& ui, const Face& face, ImVec2 at, ImU32 colour, std::string_view text, float right_edge = 0);
void spoken_text_middle(Ui& ui, const Face& face, float x, float middle, ImU32 colour, std::string_view text,
                        float right_edge = 0);

// Text in the flow of the panel.
void label(Ui& ui, const Face& face, ImU32 colour, std::string_view text);
// Wraps at the panel's edge. `id`: of what the document tells as soon as it changes.
void paragraph(Ui& ui, const Face& face, ImU32 colour, std::string_view text, std::string_view id = {});
void problem(Ui& ui, const Face& face, std::string_view text);  // the same of what is wrong
void title(Ui& ui, const Face& face, std::string_view text);    // heads what follows
void caption(Ui& ui, std::string_view text);                    // the same, small: of a few choices
// Bold, with something small at the right edge, or with room for buttons of that width there.
void heading(Ui& ui, std::string_view title, std::string_view note, float buttons = 0);
void space(float height);
void divider(Ui& ui);
// What lies under a row of a list whose button was just drawn: it shows that the row is chosen, or hovered.
void row_ground(const Ui& ui, ImVec2 from, ImVec2 to, bool chosen);
// A square with a tick: on. An empty one with an edge of that colour: off.
void draw_tick(const Ui& ui, ImVec2 centre, bool on, ImU32 off_edge);
// Scrolls the list that is being drawn so that a row of equal ones is seen, with `above` of the list before it. A row
// in sight stays where it is unless `always`; -1 is no row.
void scroll_to_row(int row, float height, float above, bool always = false);
// The next item stands beside the last one if `width` fits there, else on a line of its own.
void same_line_if_room(float width, float gap = 8);

// plain: on a panel; key: on the page itself; primary: the one main thing; quiet: no more than its label
enum class ButtonLook : unsigned char { plain, key, primary, quiet };
struct ButtonStyle {
    Role role = Role::button;
    ButtonLook look = ButtonLook::plain;
    Icon icon = Icon::none;
    float width = 0;    // 0: as wide as its label
    float height = 0;   // 0: the layout's
    bool tile = false;  // the label small, below the icon
    bool enabled = true;
    std::optional<bool> on = {};    // of a switch, which looks pressed
    std::optional<bool> open = {};  // of what unfolds something
    std::string_view name = {};     // what a button without a label says of itself; empty: its tooltip
    std::string_view tooltip = {};
    std::string_view keys = {};  // behind the tooltip
    bool said = true;            // false: a list that it stands in says it, with its row
};
// `label` may be empty when there is an icon. Returns whether it was pressed.
bool button(Ui& ui, const char* id, std::string_view label, const ButtonStyle& style = {});
// A button for a command: its label, disabled when it cannot be run. It is to run when it was pressed.
void command_button(Ui& ui, std::string_view command, ButtonStyle style = {});
// The icon alone, or with a shorter name; the command's label and keys are the tooltip.
void icon_button(Ui& ui, std::string_view command, Icon icon, ButtonStyle style = {}, std::string_view name = {});
// Choices side by side under a heading, a command each, by names that are shorter than their labels.
struct NamedCommand {
    std::string_view command;
    words::Text name;
};
void choice_row(Ui& ui, std::string_view heading, std::span<const NamedCommand> choices);
float button_width(const Ui& ui, std::string_view label, Icon icon);

// A line of text that can be pressed: "Undo".
bool link(Ui& ui, const char* id, std::string_view label);

// The field that comes next gets the keyboard, even if nothing on the page has been pressed yet.
void focus_next_field();
// What a text field says: its name, what it holds, and what is wrong with that.
struct FieldText {
    std::string_view name;
    const std::string& text;
    std::string_view problem = {};
};
// A one-line text field. Its label is the field's id behind "##" (Page::write); what is written goes there.
void text_field(Ui& ui, const char* id, const FieldText& field, std::string_view hint, float width);
// "Puzzles [10]": the name stands before the field, on one line with it. What is wrong with it follows elsewhere.
// `said`: what it says of itself where the name alone would not do.
void named_field(Ui& ui, const char* id, std::string_view name, const Field& field, std::string_view hint, float width,
                 std::string_view said = {});
void problem_of(Ui& ui, const Field& field);
void text_area(Ui& ui, const char* id, const FieldText& field, std::string_view hint, float height);

// For the item before. It comes when the pointer has rested there, stays while it moves on the item, and goes with a
// press, which is what it was there for: then none comes until the pointer has moved on.
void tooltip(Ui& ui, std::string_view text);
void follow_presses(TooltipPause& pause);  // once everything of a frame is drawn
// Seconds until a tooltip comes if the pointer stays where it is; below 0: none will.
double until_tooltip();

}  // namespace rookery::shell
