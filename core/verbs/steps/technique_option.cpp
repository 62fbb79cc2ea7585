#include "verbs/steps/technique_option.hpp"

#include "text/joined.hpp"

namespace rookery {
namespace {

std::string plain(std::string_view name) {
    std::string letters;
    for (const char c : name) {
        if ('A' <= c && c <= 'Z') letters += static_cast<char>(c - 'A' + 'a');
        if (('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '+') letters += c;
    }
    return letters;
}

// The technique of that very name, or all whose names begin with it.
TechniqueSet techniques_like(const std::string& wanted) {
    if (wanted.empty()) return {};
    TechniqueSet mask;
    for (int t = 0; t < kTechniqueCount; ++t) {
        const std::string name = plain(name_of(static_cast<Technique>(t)));
        if (name == wanted) return TechniqueSet{static_cast<Technique>(t)};
        if (name.compare(0, wanted.size(), wanted) == 0) mask.insert(static_cast<Technique>(t));
    }
    return mask;
}

// Empty for a list with an unknown name.
TechniqueSet techniques_named(std::string_view list) {
    TechniqueSet mask;
    while (true) {
        const auto comma = list.find(',');
        const TechniqueSet found = techniques_like(plain(list.substr(0, comma)));
        if (found.empty()) return {};
        mask |= found;
        if (comma == std::string_view::npos) return mask;
        list.remove_prefix(comma + 1);
    }
}

std::string all_technique_names() {
    std::string names;
    for (int t = 0; t < kTechniqueCount; ++t) append_item(names, name_of(static_cast<Technique>(t)));
    return names;
}

}  // namespace

std::string TechniquesOption::read(std::string_view text) {
    techniques_ = techniques_named(text);
    return !techniques_.empty() ? std::string() : refusal("a comma-separated list of " + all_technique_names(), text);
}

TechniqueSet techniques_left(const TechniquesOption& only, const TechniquesOption& without, VerbOptions& options) {
    const TechniqueSet left = only.value_or(kAllTechniques) & ~without.value_or({});
    if (left.empty()) {
        options.refuse("the options " + std::string(only.name()) +
                       " and without leave no technique: expected at least one");
    }
    return left;
}

}  // namespace rookery
