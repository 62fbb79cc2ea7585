// Commands of the mode "List". Families: "sort-er", "histogram-te", "filter-er-70-75" (tenths, half-open).
#pragma once

#include <span>
#include <string_view>

#include "shell/jobs/command.hpp"
#include "shell/list/list_page.hpp"

namespace rookery::shell {

inline constexpr std::string_view kRestoreList = "restore-list";
inline constexpr std::string_view kClearList = "clear-list";
inline constexpr const char* kAllBars = "all-bars";

std::span<const CommandOf<ListPage>> list_commands();
// Shows the histogram of a column.
std::string histogram_command(Column column);

}  // namespace rookery::shell
