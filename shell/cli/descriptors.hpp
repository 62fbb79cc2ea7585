// Standard input, output and error, of which a caller may have closed any.
#pragma once

namespace rookery::cli {

// Before anything is opened: else a file would get the descriptor of a closed stream, and rows or messages with it.
void reserve_standard_descriptors();

}  // namespace rookery::cli
