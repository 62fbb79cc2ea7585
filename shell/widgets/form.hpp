// The elements of forms: foldable sections, choices, named fields, the controls of a place, and the foot that shows a
// running search.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/controls.hpp"
#include "shell/widgets/text_fields.hpp"
#include "shell/widgets/ui.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/field.hpp"

namespace rookery::shell {

// The head of a foldable section: its command, and a summary of its settings. Returns whether it is open; a newly
// opened one is scrolled into view.
bool fold_head(Ui& ui, std::string_view command, bool open, bool& was_open, const std::string& set);
// A button for one of several values, of which one is chosen; pressing it runs the command `id`. Width 0: as wide as
// its label.
void choice(Ui& ui, const std::string& id, std::string_view label, bool chosen, float width = 0,
            std::string_view help = {});
// The width of each of `count` items in a row as wide as the panel.
float share_of_row(int count);
// Fields in a column, with names before them; if space is short, the names get less.
struct FieldColumn {
    float at = 104;      // from the names' left edge
    float fields = 164;  // width of the fields
};
void column_name(Ui& ui, std::string_view name, const FieldColumn& column = {});

// --- the controls of a place, from an owner's tables (controls.hpp) ---

// How fields are arranged: next to the previous one if there is room, else below it.
struct FieldRow {
    bool same_line = false;                  // the first one continues the current line
    float gap = 8;                           // between two fields on a line
    float least = 0;                         // minimum width of each
    std::optional<FieldColumn> column = {};  // the column for fields that begin a line
    bool one_a_line = false;                 // one field per line, with its error below
};
// A field's appearance; `hint` is shown while it is empty, `help` is a tooltip.
struct FieldLook {
    std::string_view id, name, hint, help;
    float width;
};
void draw_field(Ui& ui, const FieldLook& look, const Field& field, bool same_line, const FieldRow& row);
void draw_range(Ui& ui, const std::string& from_id, const std::string& to_id, std::string_view name,
                const FieldRange& range);
struct ChoiceButton {
    std::string command;
    std::string_view title;
    bool chosen;
};
// All in one row with equal widths, if they fit; else two per row.
void draw_choice(Ui& ui, const std::vector<ChoiceButton>& buttons);

template <class Owner>
void draw_fields(Ui& ui, const Owner& owner, typename Owner::Place place, const FieldRow& row = {}) {
    bool same_line = row.same_line;
    for (const auto& one : ControlsOf<Owner>::kFields) {
        if (one.place != place) continue;
        draw_field(ui, {one.id, one.name, one.hint, one.help, std::max(one.width, row.least)}, owner.*one.member,
                   same_line, row);
        same_line = !row.one_a_line;
    }
}
// The errors of those fields.
template <class Owner>
void draw_problems(Ui& ui, const Owner& owner, typename Owner::Place place) {
    for (const auto& one : ControlsOf<Owner>::kFields) {
        if (one.place == place) problem_of(ui, owner.*one.member);
    }
}
// Switches next to each other; with `same_line`, the first one continues the current line.
template <class Owner>
void draw_switches(Ui& ui, const Owner& owner, typename Owner::Place place, bool same_line = false, float gap = 12) {
    for (const auto& one : ControlsOf<Owner>::kSwitches) {
        if (one.place != place) continue;
        if (same_line) same_line_if_room(button_width(ui, one.name, Icon::check), gap);
        same_line = true;
        command_button(ui, one.id, {.icon = owner.*one.member ? Icon::check : Icon::none, .tooltip = one.help});
    }
}
// Ranges in a column, one per line, each with its error below.
template <class Owner>
void draw_ranges(Ui& ui, const Owner& owner, typename Owner::Place place) {
    for (const auto& one : ControlsOf<Owner>::kRanges) {
        if (one.place == place) draw_range(ui, one.from_id(), one.to_id(), one.name, owner.*one.member);
    }
}
// Choices, a button for each value; with `named`, their names are above them.
template <class Owner>
void draw_choices(Ui& ui, const Owner& owner, typename Owner::Place place, bool named) {
    for (const auto& one : ControlsOf<Owner>::kChoices) {
        if (one.place != place) continue;
        if (named) caption(ui, one.name);
        std::vector<ChoiceButton> buttons;
        buttons.reserve(static_cast<std::size_t>(one.count));
        for (int i = 0; i < one.count; ++i)
            buttons.push_back({one.command_of(i), one.title_of(i), i == one.get(owner)});
        draw_choice(ui, buttons);
    }
}

// The search shown in the panel's foot: the commands that stop or pause it, and its progress.
struct RunFoot {
    std::string_view pause, resume, cancel;
    const JobItem* job = nullptr;  // null: none runs
    float share = 0;               // completed fraction
    std::string progress;
};
// The current activity, and a cancel button with that id, which runs the command.
void draw_cancellable(Ui& ui, const Face& face, std::string_view text, const char* id, std::string_view command);
// Buttons that pause and stop the run, as wide as given or, for 0, as their names need.
void draw_run_buttons(Ui& ui, const RunFoot& run, bool named, float width);
// The line above the foot: a progress bar.
void draw_progress_line(Ui& ui, const RunFoot& run);
void draw_running(Ui& ui, const RunFoot& run);

}  // namespace rookery::shell
