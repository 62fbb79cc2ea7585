#include "shell/words/rewording.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <optional>

#include "board/names.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/technique_names.hpp"

namespace rookery::shell {
namespace {

constexpr std::size_t kMaxValues = 10;  // "{0}" to "{9}"
constexpr int kMaxDepth = 4;            // of values within values
constexpr std::size_t kMinFixed = 3;    // letters that a text with values must have, so as not to match everything

using Values = std::array<std::string_view, kMaxValues>;

bool is_hole(std::string_view pattern, std::size_t at) {
    return at + 2 < pattern.size() && pattern[at] == '{' && '0' <= pattern[at + 1] && pattern[at + 1] <= '9' &&
           pattern[at + 2] == '}';
}

// Letters of a pattern outside its holes. Bytes of letters with accents count.
std::size_t fixed_letters(std::string_view pattern) {
    std::size_t letters = 0;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (is_hole(pattern, i)) {
            i += 2;
        } else if (std::isalpha(static_cast<unsigned char>(pattern[i])) != 0) {
            ++letters;
        }
    }
    return letters;
}

// The values that make the pattern this text; nullopt: none do.
std::optional<Values> values_of(std::string_view pattern, std::string_view text) {
    Values values{};
    std::array<bool, kMaxValues> is_known{};
    while (true) {
        std::size_t end = 0;
        while (end < pattern.size() && !is_hole(pattern, end)) ++end;
        if (!text.starts_with(pattern.substr(0, end))) return std::nullopt;
        text.remove_prefix(end);
        if (end == pattern.size()) return text.empty() ? std::optional(values) : std::nullopt;
        const auto value = static_cast<std::size_t>(pattern[end + 1] - '0');
        pattern.remove_prefix(end + 3);
        std::size_t next = 0;  // the fixed part after this value
        while (next < pattern.size() && !is_hole(pattern, next)) ++next;
        const std::string_view after = pattern.substr(0, next);
        std::size_t size = text.size();
        if (next < pattern.size()) {
            size = after.empty() ? std::string_view::npos : text.find(after);  // two values side by side: ambiguous
        } else if (!after.empty()) {
            size = text.ends_with(after) ? text.size() - after.size() : std::string_view::npos;
        }
        if (size == std::string_view::npos) return std::nullopt;
        const std::string_view found = text.substr(0, size);
        if (is_known[value] && values[value] != found) return std::nullopt;
        values[value] = found;
        is_known[value] = true;
        text.remove_prefix(size);
    }
}

// "r1c4" -> "Z1S4".
std::optional<std::string> cell_of(std::string_view text, Language from, Language to) {
    const std::string_view letters = place_letters(from);
    if (text.size() < 4 || text[0] != letters[0]) return std::nullopt;
    std::string cell(text);
    cell[0] = place_letters(to)[0];
    std::size_t at = 1;
    const auto skip_number = [&] {
        const std::size_t begin = at;
        while (at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0) ++at;
        return at > begin;
    };
    if (!skip_number() || at == text.size() || text[at] != letters[1]) return std::nullopt;
    cell[at++] = place_letters(to)[1];
    return skip_number() && at == text.size() ? std::optional(cell) : std::nullopt;
}

std::optional<std::string_view> technique_of(std::string_view name, Language from, Language to) {
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if (name_of(technique, from) == name) return name_of(technique, to);
    }
    return std::nullopt;
}

// The text with its first letter as a capital, as titles have; the same if it has one.
std::string as_title(std::string_view text) {
    std::string title(text);
    if (!title.empty()) title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    return title;
}

constexpr auto kFirstText = static_cast<std::size_t>(words::TextId::none) + 1;
constexpr auto kTextsEnd = static_cast<std::size_t>(words::TextId::count);

// The text that is exactly this one, in another language.
std::optional<std::string_view> whole_text(std::string_view text, Language from, Language to) {
    for (std::size_t i = kFirstText; i < kTextsEnd; ++i) {
        const auto id = static_cast<words::TextId>(i);
        if (words::in_language(id, from) == text) return words::in_language(id, to);
    }
    return std::nullopt;
}

}  // namespace

std::string Rewording::operator()(std::string_view sentence) const {
    if (from_ == to_ || sentence.empty()) return std::string(sentence);
    const auto known = known_.find(sentence);
    if (known != known_.end()) return known->second;
    std::string now = reworded(sentence, 0);
    known_.emplace(sentence, now);
    return now;
}

std::string Rewording::reworded(std::string_view text, int depth) const {
    if (text.empty() || depth > kMaxDepth) return std::string(text);
    if (const auto same = whole_text(text, from_, to_)) return std::string(*same);
    if (const auto cell = cell_of(text, from_, to_)) return *cell;
    if (const auto technique = technique_of(text, from_, to_)) return std::string(*technique);
    // A title inside a sentence has a small letter: "hard".
    if (const std::string title = as_title(text); title != text) {
        if (const auto same = whole_text(title, from_, to_)) return in_sentence(*same);
        if (const auto technique = technique_of(title, from_, to_)) return in_sentence(*technique);
    }
    // The text with the most fixed letters is the one: "{0} of {1}" also matches "Row {0} of {1}".
    std::size_t most = kMinFixed - 1;
    words::TextId best = words::TextId::none;
    Values values{};
    for (std::size_t i = kFirstText; i < kTextsEnd; ++i) {
        const auto id = static_cast<words::TextId>(i);
        const std::string_view pattern = words::in_language(id, from_);
        if (pattern.find('{') == std::string_view::npos) continue;
        const std::size_t letters = fixed_letters(pattern);
        if (letters <= most) continue;
        if (const auto found = values_of(pattern, text)) {
            most = letters;
            best = id;
            values = *found;
        }
    }
    if (best == words::TextId::none) return of_parts(text, depth);
    std::array<std::string, kMaxValues> now;
    for (std::size_t i = 0; i < kMaxValues; ++i) now[i] = reworded(values[i], depth + 1);
    return fill(words::in_language(best, to_),
                {now[0], now[1], now[2], now[3], now[4], now[5], now[6], now[7], now[8], now[9]});
}

// Several sentences or phrases in a row are reworded one by one.
std::string Rewording::of_parts(std::string_view text, int depth) const {
    for (const std::string_view between : {"\n", ". ", ": ", "; ", ", "}) {
        const std::size_t at = text.find(between);
        if (at == std::string_view::npos) continue;
        const std::size_t stop = between == ". " ? 1 : 0;  // belongs to the sentence
        const std::string_view first = text.substr(0, at + stop);
        const std::string_view rest = text.substr(at + between.size());
        return reworded(first, depth + 1) + std::string(between.substr(stop)) + reworded(rest, depth + 1);
    }
    return std::string(text);
}

}  // namespace rookery::shell
