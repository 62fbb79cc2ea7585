// What is there to try at the start: a puzzle on the board, and a short list from easy to chains. Made by this program.
#pragma once

#include <string_view>

namespace rookery::shell {

extern const std::string_view kSamplePuzzle;
extern const std::string_view kSampleList;

}  // namespace rookery::shell
