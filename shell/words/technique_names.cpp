#include "shell/words/technique_names.hpp"

#include <algorithm>

#include "rate/hodoku_names.hpp"
#include "shell/words/phrasing.hpp"

namespace rookery::shell {

std::string_view technique_in_words(std::string_view name_in_row) {
    if (language() == Language::english) return name_in_row;
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if (name_of(technique) == name_in_row) return name_in_words(technique);
    }
    const auto names = hodoku_names();
    const auto is_it = [=](const HodokuName& one) { return one.name == name_in_row; };
    const auto found = std::find_if(names.begin(), names.end(), is_it);
    if (found == names.end()) return name_in_row;
    const std::string_view name = name_in_words(found->technique);
    // HoDoKu's hidden single is two techniques: "Versteckter Einer (Block)".
    const bool is_several = std::find_if(found + 1, names.end(), is_it) != names.end();
    return is_several ? name.substr(0, name.find(" (")) : name;
}

std::vector<std::string_view> names_in_rows(std::string_view part) {
    std::vector<std::string_view> names;
    const auto has_part = [=](Technique technique) { return contains_ignoring_case(name_in_words(technique), part); };
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if (has_part(technique)) names.push_back(name_of(technique));
    }
    for (const HodokuName& one : hodoku_names()) {
        if (has_part(one.technique)) names.push_back(one.name);
    }
    return names;
}

}  // namespace rookery::shell
