// The DOM twin: the page's state as JSON for a screen reader, a keyboard or a test, and what its user did, as text.
//
// State, one object:
//   status   the status line                       title    the page's title
//   mode     "play", "list", "generate", "enumerate", "lab"   theme    "system", "light" or "dark"
//   cells    81 of {"n": name, "v": "5" or "", "s": selected}; 16 or 256 where the laboratory's puzzle is so
//   cursor   the cell that has the keyboard, from 0
//   buttons  [{"id", "label", "on": possible now, "pressed": of a switch, whether it is on}]: every command that the
//            mode offers
//   fields   [{"id", "label", "value", "problem"}]: every text field
//   steps    the path, a sentence each             step     index of the shown one, or -1
//            (while the steps available now are open, those of unfolded groups in its place)
//   available  null, or while they are open what is to be said of them in a sentence
//   chain    {"name", "depth": how many nested steps down, "rows": [{"n": sentence, "unfold": name or ""}], "at": row
//   of the
//            last link played, or -1}, the chains of the shown step; null if it has none
//   table    {"columns", "rows": 50 in the present order, "first": the place of the first of them, "total"}, in all
//            modes but play; else null (a column "marked" once a generated puzzle is; "mark-row-59" is offered
//            while the row at place 59 is among the told ones)
//   facts    what the panels of the modes "Generate", "Enumerate" and "Lab" say, a sentence each; and the timer
//   works    [{"id", "name", "done", "total", "end": "" while it runs, else how it ended}]
//
// Events:
//   "focus CELL"  "digit CELL D"  "candidate CELL D"  "clear CELL"      cells from 0; in generate mode a digit draws
//   "corner CELL D"  "colour CELL D"  "why CELL D"                      while playing, as are
//   "select CELL" (adds it to the selection, or takes it out)  "extend CELL" (selects all from the cursor to it)
//   "button ID"   "text ID VALUE"   "step N" (-1: none)   "row N"   "cancel WORK"
//   "rows N" (those of the table are told among which the row at place N is)
#pragma once

#include <string>
#include <string_view>

#include "shell/app/model.hpp"

namespace rookery::shell {

std::string twin_state(const Model& model);
// Events that make no sense are ignored.
void twin_act(Model& model, std::string_view event);

}  // namespace rookery::shell
