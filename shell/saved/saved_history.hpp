// The history as JSON (saved_json.hpp): what can be undone, the document of now, and what can be redone, in the order
// of time. Of each document only what differs from the one before it is written (saved_document.hpp); a change has a
// name and, unless it was made in the mode "Play", the number of its mode.
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
// False, and nothing has changed: there is no document of now.
bool take_history(History& history, const saved::Json& value);

}  // namespace rookery::shell
