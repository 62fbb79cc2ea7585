// Lines of gsf's programs: fields between commas, seven or more, the fifth the puzzle and the sixth its name.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rookery::reading {

// The name in such a line, perhaps empty; nothing if the line is none.
std::optional<std::string_view> gsf_name(std::string_view line);

// The fields before the puzzle, which are results of the program, are left empty.
std::string write_gsf_line(std::string_view puzzle, std::string_view name);

}  // namespace rookery::reading
