#include "support/table_files.hpp"

#include <fstream>
#include <iterator>

namespace rookery::tests {
namespace {

std::vector<std::uint8_t> bytes_of(const char* name) {
    std::ifstream file(name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

const std::vector<std::uint8_t>& count_table_file() {
    static const std::vector<std::uint8_t> bytes = bytes_of(ROOKERY_CATALOGUE_TABLE);
    return bytes;
}

const std::vector<std::uint8_t>& digits_file() {
    static const std::vector<std::uint8_t> bytes = bytes_of(ROOKERY_DIGITS_TABLE);
    return bytes;
}

}  // namespace rookery::tests
