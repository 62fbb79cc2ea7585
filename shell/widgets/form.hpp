// What forms are made of: parts that fold, choices, named fields, and the foot that shows a running search.
#pragma once

#include <string>
#include <string_view>

#include "shell/widgets/ui.hpp"
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
inline constexpr float kNumberWidth = 64;  // of a field for a number
// Fields in a column, their names before it; where there is little room, names give way to the fields.
struct FieldColumn {
    float at = 104;      // from the names' left edge
    float fields = 164;  // how wide what stands there is
};
void column_name(Ui& ui, std::string_view name, const FieldColumn& column = {});
void column_field(Ui& ui, const char* id, std::string_view name, const Field& field, std::string_view hint, float width,
                  const FieldColumn& column = {});

// A search that the panel's foot shows: the commands that end or interrupt it, and how far it is.
struct RunFoot {
    std::string_view pause, resume, cancel;
    const WorkItem* work = nullptr;  // null: none runs
    float share = 0;                 // of it that is done
    std::string progress;
};
// Buttons that pause and end the run, as wide as given or, 0, as their names need.
void draw_run_buttons(Ui& ui, const RunFoot& run, bool named, float width);
// The line above the foot: how much of it is done.
void draw_progress_line(Ui& ui, const RunFoot& run);
void draw_running(Ui& ui, const RunFoot& run);

}  // namespace rookery::shell
