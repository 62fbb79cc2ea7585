// The catalogue's table (core/catalogue/counts.bin), which is a part of this program.
#pragma once

#include <cstdint>
#include <span>

namespace rookery::cli {

std::span<const std::uint8_t> catalogue_table();

}  // namespace rookery::cli
