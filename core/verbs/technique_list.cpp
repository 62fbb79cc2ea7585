#include "verbs/technique_list.hpp"

#include "logic/step.hpp"

namespace rookery {
namespace {

std::string plain(std::string_view name) {
    std::string letters;
    for (const char c : name) {
        if ('A' <= c && c <= 'Z') letters += static_cast<char>(c - 'A' + 'a');
        if (('a' <= c && c <= 'z') || ('0' <= c && c <= '9')) letters += c;
    }
    return letters;
}

// The technique of that very name, or all whose names begin with it.
std::uint64_t techniques_like(const std::string& wanted) {
    if (wanted.empty()) return 0;
    std::uint64_t mask = 0;
    for (int t = 0; t < kTechniqueCount; ++t) {
        const std::string name = plain(name_of(static_cast<Technique>(t)));
        if (name == wanted) return std::uint64_t{1} << t;
        if (name.compare(0, wanted.size(), wanted) == 0) mask |= std::uint64_t{1} << t;
    }
    return mask;
}

}  // namespace

std::uint64_t techniques_named(std::string_view list) {
    std::uint64_t mask = 0;
    while (true) {
        const auto comma = list.find(',');
        const std::uint64_t found = techniques_like(plain(list.substr(0, comma)));
        if (found == 0) return 0;
        mask |= found;
        if (comma == std::string_view::npos) return mask;
        list.remove_prefix(comma + 1);
    }
}

std::string all_technique_names() {
    std::string names;
    for (int t = 0; t < kTechniqueCount; ++t) {
        names += names.empty() ? "" : ", ";
        names += name_of(static_cast<Technique>(t));
    }
    return names;
}

}  // namespace rookery
