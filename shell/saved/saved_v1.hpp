// Saved texts of version 1, which Rookery wrote until November 2026, turned into today's objects (saved_json.hpp). This
// alone knows of them; what a value means is for today's readers to say.
//
//   session, generated, race   "rookery 1", then lines "key value"; in a value "\\" and "\n" are a backslash and an end
//                              of line
//   patterns                   a line each: 81 characters
//   recent-commands            a line each: the name of a command
//   fewest                     a line each: "naked,hidden 53..7....6... proved"
//
// A session's lines are first the settings, then the history: "past", "now" and "future" begin a document each, and the
// lines behind them are what differs from the document before. The timer and the runs come last.
//
//   past 0 -1 Pasted a puzzle      the mode, the brush stroke, the name
//   entered ..4......
//   now
//   run generate
//   run-option count=10
#pragma once

#include <string_view>

#include "shell/saved/saved_json.hpp"

namespace rookery::shell::saved {

// Null: the key has no text like that.
Json from_version_1(std::string_view key, std::string_view text);

}  // namespace rookery::shell::saved
