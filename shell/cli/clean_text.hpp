// Text of others, as file names have it, for messages.
#pragma once

#include <string>
#include <string_view>

namespace rookery::cli {

// With "?" for each control character: these move the cursor of a terminal, or break a line.
std::string clean_text(std::string_view text);

}  // namespace rookery::cli
