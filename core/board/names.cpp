#include "board/names.hpp"

#include <array>
#include <cstddef>

#include "contract/contract.hpp"

namespace rookery {

std::string cell_name(int cell, int size) {
    ROOKERY_EXPECTS(0 <= cell && cell < size * size);
    std::string name = "r";
    name += std::to_string(cell / size + 1);
    name += 'c';
    name += std::to_string(cell % size + 1);
    return name;
}

std::string house_name(int house, int size) {
    ROOKERY_EXPECTS(0 <= house && house < 3 * size + 2);
    std::string name(name_of(static_cast<HouseKind>(house / size)));
    name += ' ';
    name += std::to_string(house % size + 1);
    return name;
}

std::string_view name_of(HouseKind kind) {
    constexpr std::array<std::string_view, 4> kNames{"box", "row", "column", "diagonal"};
    return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace rookery
