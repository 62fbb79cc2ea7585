// What forms are made of: parts that fold, choices, named fields, the controls of a place, and the foot that shows a
// running search.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/jobs/controls.hpp"
#include "shell/widgets/ui.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/field.hpp"

namespace rookery::shell {

// The head of a part that can be folded away: its command, and in a few words what is set inside. Whether it is open;
// one that has just been opened is scrolled into sight.
bool fold_head(Ui& ui, std::string_view command, bool open, bool& was_open, const std::string& set);
// One of several values, of which one is chosen: runs the command `id` when it is pressed. 0: as wide as its label.
void choice(Ui& ui, const std::string& id, std::string_view label, bool chosen, float width = 0,
            std::string_view help = {});
// The width of each of `count` things in a row as wide as the panel.
float share_of_row(int count);
// Fields in a column, their names before it; where there is little room, names give way to the fields.
struct FieldColumn {
    float at = 104;      // from the names' left edge
    float fields = 164;  // how wide what stands there is
};
void column_name(Ui& ui, std::string_view name, const FieldColumn& column = {});

// --- the controls of a place, as an owner's tables have them (controls.hpp) ---

// How fields follow each other: beside the one before where there is room, else below it.
struct FieldRow {
    bool same_line = false;                  // the first one stands beside what is there
    float gap = 8;                           // between two that stand beside each other
    float least = 0;                         // each is as wide at least
    std::optional<FieldColumn> column = {};  // in which a field stands that begins a line
    bool one_a_line = false;                 // none stands beside another; what is wrong with it stands below it
};
// What a field looks like; `hint` stands in an empty one, `help` is a tooltip.
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
// All in one row, as wide as each other, if that fits; else two in a row.
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
// What is wrong with those fields.
template <class Owner>
void draw_problems(Ui& ui, const Owner& owner, typename Owner::Place place) {
    for (const auto& one : ControlsOf<Owner>::kFields) {
        if (one.place == place) problem_of(ui, owner.*one.member);
    }
}
// Switches beside each other; with `same_line`, the first one stands beside what is there.
template <class Owner>
void draw_switches(Ui& ui, const Owner& owner, typename Owner::Place place, bool same_line = false, float gap = 12) {
    for (const auto& one : ControlsOf<Owner>::kSwitches) {
        if (one.place != place) continue;
        if (same_line) same_line_if_room(button_width(ui, one.name, Icon::check), gap);
        same_line = true;
        command_button(ui, one.id, {.icon = owner.*one.member ? Icon::check : Icon::none, .tooltip = one.help});
    }
}
// Ranges in a column, a line each, and what is wrong with each below it.
template <class Owner>
void draw_ranges(Ui& ui, const Owner& owner, typename Owner::Place place) {
    for (const auto& one : ControlsOf<Owner>::kRanges) {
        if (one.place == place) draw_range(ui, one.from_id(), one.to_id(), one.name, owner.*one.member);
    }
}
// Choices, a button for each value; with `named`, their names stand above them.
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

// A search that the panel's foot shows: the commands that end or interrupt it, and how far it is.
struct RunFoot {
    std::string_view pause, resume, cancel;
    const JobItem* job = nullptr;  // null: none runs
    float share = 0;               // of it that is done
    std::string progress;
};
// What is at work, and the way out: a button of that id, whose command is run.
void draw_cancellable(Ui& ui, const Face& face, std::string_view text, const char* id, std::string_view command);
// Buttons that pause and end the run, as wide as given or, 0, as their names need.
void draw_run_buttons(Ui& ui, const RunFoot& run, bool named, float width);
// The line above the foot: how much of it is done.
void draw_progress_line(Ui& ui, const RunFoot& run);
void draw_running(Ui& ui, const RunFoot& run);

}  // namespace rookery::shell
