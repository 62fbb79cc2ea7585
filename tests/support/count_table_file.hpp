// The table of the catalogue, as it is in the repository.
#pragma once

#include <cstdint>
#include <vector>

namespace rookery::tests {

const std::vector<std::uint8_t>& count_table_file();

}  // namespace rookery::tests
