// Documents and their history as JSON (saved_json.hpp). Only a document's differences from the previous one are stored,
// so hundreds of documents take a few kilobytes. A board is a text of 81 characters; candidates and colours are texts
// of "cell:digits" or "cell:colour":
//
//   {"entered":"..4......","corners":"5:18,17:4","colours":"6:3","title":"Monday"}
#pragma once

#include <cstddef>

#include "shell/board/history.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

// In the documents of a session, the list shown at the time of saving has this number, until a job fills it again;
// other lists are gone.
inline constexpr int kSavedList = -1;
// The results of the mode "Generate" shown at that time have the number 0, others this one.
inline constexpr int kLostResults = -1;

saved::Json difference_of(const Document& before, const Document& document);
void take_difference(Document& document, const saved::Json& difference);

// The history: what can be undone, the current document, and what can be redone, in order of time. A change has a name
// and, unless it was made in the mode "Play", the number of its mode.
//
//   {"past":[{"givens":"53..7....6...","name":"Pasted a puzzle"},{"entered":"..4...","mode":2,"name":"Drew the
//   pattern"}],
//    "now":{"pattern":"x..x....."},"future":[]}
inline constexpr std::size_t kMaxSavedPast = 250;
inline constexpr std::size_t kMaxSavedFuture = 50;

saved::Json json_of(const History& history);
// False if there is no current document; then nothing has changed.
bool take_history(History& history, const saved::Json& value);

}  // namespace rookery::shell
