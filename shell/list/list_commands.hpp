// Commands of the mode "List". Families: "sort-er", "filter-er-70-75" (tenths, half-open).
#pragma once

#include <span>
#include <string_view>

#include "shell/jobs/command.hpp"
#include "shell/list/list_page.hpp"

namespace rookery::shell {

inline constexpr std::string_view kRestoreList = "restore-list";
inline constexpr std::string_view kClearList = "clear-list";

std::span<const CommandOf<ListPage>> list_commands();

}  // namespace rookery::shell
