// The rights of a file that another one replaces.
#pragma once

#include <string>

namespace rookery::cli {

// There is such a file without write permission. Root could write to it, but should not.
bool is_read_only(const std::string& name);

// Gives the new file the permissions of the one with that name, so that replacing a file does not open it to others.
// False: there is none.
bool take_rights(int descriptor, const std::string& name);

}  // namespace rookery::cli
