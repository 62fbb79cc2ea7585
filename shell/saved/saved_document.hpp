// A document as JSON (saved_json.hpp): only its differences from the previous document, so that hundreds of them take a
// few kilobytes. A board is a text of 81 characters; candidates and colours are texts of "cell:digits" or
// "cell:colour":
//
//   {"entered":"..4......","corners":"5:18,17:4","colours":"6:3","title":"Monday"}
#pragma once

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

}  // namespace rookery::shell
