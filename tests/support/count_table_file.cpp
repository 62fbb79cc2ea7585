#include "support/count_table_file.hpp"

#include <fstream>
#include <iterator>

namespace rookery::tests {

const std::vector<std::uint8_t>& count_table_file() {
    static const std::vector<std::uint8_t> bytes = [] {
        std::ifstream file(ROOKERY_CATALOGUE_TABLE, std::ios::binary);
        return std::vector<std::uint8_t>(std::istreambuf_iterator<char>(file), {});
    }();
    return bytes;
}

}  // namespace rookery::tests
