// The network that reads digits (picture/digit_network.hpp), whose weights a program supplies to its verbs.
#pragma once

#include <cstdint>
#include <span>

#include "picture/digit_network.hpp"

namespace rookery {

// False if `bytes` are not the weights. See load_table() (tables/tables.hpp).
bool set_digit_network(std::span<const std::uint8_t> bytes);
// Null: they were not supplied.
const DigitNetwork* digit_network();

}  // namespace rookery
