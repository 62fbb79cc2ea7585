// Backup: everything that the browser keeps of the page (model_saved.cpp), as one JSON file with a line per key:
//
//   {"rookery-backup":1,
//   "session":{"rookery":3,...},
//   "statistics":{"rookery":3,...}}
//
// Results that belong to jobs (long lists, enumerations) stay in the browser.
#pragma once

#include <string_view>

namespace rookery::shell {

bool is_backup(std::string_view text);  // of any version, whole or damaged

}  // namespace rookery::shell
