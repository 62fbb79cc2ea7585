// The tables that some verbs need, read from the repository.
#pragma once

#include <cstdint>
#include <vector>

namespace rookery::tests {

const std::vector<std::uint8_t>& count_table_file();  // of the catalogue
const std::vector<std::uint8_t>& digits_file();       // the network's weights

}  // namespace rookery::tests
