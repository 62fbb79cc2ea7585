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

// Among these, the technique with exactly that name, or else all whose names begin with it.
TechniqueSet techniques_like(const std::string& wanted, TechniqueSet among) {
    if (wanted.empty()) return {};
    TechniqueSet mask;
    for (int t = 0; t < kTechniqueCount; ++t) {
        if (!among.contains(static_cast<Technique>(t))) continue;
        const std::string name = plain(name_of(static_cast<Technique>(t)));
        if (name == wanted) return TechniqueSet{static_cast<Technique>(t)};
        if (name.compare(0, wanted.size(), wanted) == 0) mask.insert(static_cast<Technique>(t));
    }
    return mask;
}

TechniqueSet techniques_by_length_like(std::string_view wanted) {
    TechniqueSet techniques;
    for (const LengthScale& scale : kLengthScales) techniques |= scale.techniques();
    return techniques_like(plain(wanted), techniques);
}

TechniqueSet hodoku_techniques_like(std::string_view wanted) {
    while (wanted.starts_with(' ')) wanted.remove_prefix(1);
    while (wanted.ends_with(' ')) wanted.remove_suffix(1);
    const TechniqueSet found = hodoku_techniques(wanted);
    return found.empty() ? techniques_like(plain(wanted), kHodokuScale.techniques) : found;
}

TechniqueSet any_techniques_like(std::string_view wanted) {
    const TechniqueSet found = techniques_like(plain(wanted), kAllTechniques);
    return found.empty() ? hodoku_techniques_like(wanted) : found;
}

// Empty for a list with an unknown name.
template <class Named>
TechniqueSet techniques_named(std::string_view list, Named named) {
    TechniqueSet mask;
    while (true) {
        const auto comma = list.find(',');
        const TechniqueSet found = named(list.substr(0, comma));
        if (found.empty()) return {};
        mask |= found;
        if (comma == std::string_view::npos) return mask;
        list.remove_prefix(comma + 1);
    }
}

std::string all_technique_names() {
    std::string names;
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if (se_techniques().contains(technique)) append_item(names, name_of(technique));
    }
    return names;
}

}  // namespace

std::string TechniquesOption::read(std::string_view text) {
    given_ = true;
    if (names_ == Names::hodoku_too || names_ == Names::hodoku_alone) {
        hodoku_ = techniques_named(text, hodoku_techniques_like);
    }
    if (names_ == Names::hodoku_too) {
        by_length_ = techniques_named(text, techniques_by_length_like);
    }
    if (names_ == Names::hodoku_alone) {
        if (!hodoku_.empty()) return {};
        return refusal("HoDoKu's techniques, comma-separated, by name or code, such as Skyscraper or sk", text);
    }
    techniques_ = techniques_named(text, [this](std::string_view name) {
        return names_ == Names::all ? any_techniques_like(name) : techniques_like(plain(name), se_techniques());
    });
    if (!techniques_.empty() || !hodoku_.empty() || !by_length_.empty()) return {};
    if (names_ == Names::all)
        return refusal("a comma-separated list of techniques, by name or by HoDoKu's codes", text);
    return refusal("a comma-separated list of " + all_technique_names() +
                       (names_ == Names::hodoku_too ? "; or HoDoKu's names or codes" : ""),
                   text);
}

TechniqueSet techniques_left(const TechniquesOption& only, const TechniquesOption& without, VerbOptions& options,
                             const Scale& scale) {
    for (const TechniquesOption* option : {&only, &without}) {
        if (option->is_known(scale)) continue;
        options.refuse("the option " + std::string(option->name()) + " names techniques of another scale");
        return scale.by_default;
    }
    const TechniqueSet left = only.on(scale, scale.by_default) & ~without.on(scale, {});
    if (left.empty()) {
        options.refuse("the options " + std::string(only.name()) +
                       " and without leave no technique: expected at least one");
    }
    return left;
}

}  // namespace rookery
