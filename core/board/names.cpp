#include "board/names.hpp"

#include <array>
#include <cstddef>

#include "contract/contract.hpp"

namespace rookery {

std::string cell_name(int cell, int size) {
    return cell_name(cell, Language::english, size);
}
std::string cell_name(int cell, Language language, int size) {
    ROOKERY_EXPECTS(0 <= cell && cell < size * size);
    const std::string_view letters = place_letters(language);
    std::string name(1, letters[0]);
    name += std::to_string(cell / size + 1);
    name += letters[1];
    name += std::to_string(cell % size + 1);
    return name;
}

std::string house_name(int house, int size) {
    return house_name(house, Language::english, size);
}
std::string house_name(int house, Language language, int size) {
    ROOKERY_EXPECTS(0 <= house && house < 3 * size + 2);
    std::string name(name_of(static_cast<HouseKind>(house / size), language));
    name += ' ';
    name += std::to_string(house % size + 1);
    return name;
}

std::string_view place_letters(Language language) {
    constexpr std::array<std::string_view, kLanguages> kLetters{"rc", "ZS", "LC"};
    return kLetters[static_cast<std::size_t>(language)];
}

std::string_view name_of(HouseKind kind, Language language) {
    constexpr std::array<std::array<std::string_view, 4>, kLanguages> kNames{
        {{"box", "row", "column", "diagonal"},
         {"Block", "Zeile", "Spalte", "Diagonale"},
         {"le bloc", "la ligne", "la colonne", "la diagonale"}}};
    return kNames[static_cast<std::size_t>(language)][static_cast<std::size_t>(kind)];
}

}  // namespace rookery
