// The rights of a file that another one replaces.
#pragma once

#include <string>

namespace rookery::cli {

// There is such a file, and nobody is to write to it: not even root, who could.
bool is_read_only(const std::string& name);

// Gives the new file the rights of the one with that name: whoever could not read that one cannot read it either. False:
// there is none.
bool take_rights(int descriptor, const std::string& name);

}  // namespace rookery::cli
