// The history as JSON (saved_json.hpp): what can be undone, the current document, and what can be redone, in order of
// time. Each document is written as its differences from the previous one (saved_document.hpp); a change has a name
// and, unless it was made in the mode "Play", the number of its mode.
//
//   {"past":[{"givens":"53..7....6...","name":"Pasted a puzzle"},{"entered":"..4...","mode":2,"name":"Drew the
//   pattern"}],
//    "now":{"pattern":"x..x....."},"future":[]}
#pragma once

#include <cstddef>

#include "shell/board/history.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

inline constexpr std::size_t kMaxSavedPast = 250;
inline constexpr std::size_t kMaxSavedFuture = 50;

saved::Json json_of(const History& history);
// False if there is no current document; then nothing has changed.
bool take_history(History& history, const saved::Json& value);

}  // namespace rookery::shell
