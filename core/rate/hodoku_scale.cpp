#include "rate/hodoku_scale.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "logic/hodoku_cards.hpp"

namespace rookery {

namespace {

constexpr bool kOn = true;
constexpr bool kOff = false;

constexpr std::array kHodokuLines = [] {
    using enum HodokuLevel;
    using T = Technique;
    return std::array{
#define HODOKU_LINE(place, card, technique, score, level, ...) \
    HodokuLine{place, &cards::card, T::technique, score, level, __VA_ARGS__},
#define HODOKU_MISSING(place, score, level, ...) HodokuLine{place, nullptr, T{}, score, level, __VA_ARGS__},
#include "rate/hodoku_lines.inc"
#undef HODOKU_LINE
#undef HODOKU_MISSING
    };
}();

// By technique; null for those that are not on the scale.
constexpr std::array kLineOf = [] {
    std::array<const HodokuLine*, kTechniqueCount> table{};
    for (const HodokuLine& line : kHodokuLines) {
        if (line.card != nullptr) table[static_cast<std::size_t>(line.technique)] = &line;
    }
    return table;
}();

template <class Wanted>
constexpr TechniqueSet techniques_of(Wanted wanted) {
    TechniqueSet techniques;
    for (const HodokuLine& line : kHodokuLines) {
        if (line.card != nullptr && wanted(line)) techniques.insert(line.technique);
    }
    return techniques;
}

// The searches, each where its first line stands.
constexpr bool begins_search(std::size_t line) {
    return kHodokuLines[line].card != nullptr &&
           (line == 0 || kHodokuLines[line - 1].place != kHodokuLines[line].place);
}
constexpr std::size_t kSearchCount = [] {
    std::size_t count = 0;
    for (std::size_t i = 0; i < kHodokuLines.size(); ++i) count += begins_search(i) ? 1 : 0;
    return count;
}();
constexpr std::array kSearches = [] {
    std::array<const TechniqueCard*, kSearchCount> searches{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < kHodokuLines.size(); ++i) {
        if (begins_search(i)) searches[count++] = kHodokuLines[i].card;
    }
    return searches;
}();

int hodoku_score(const StepFacts& facts) {
    const HodokuLine* line = hodoku_line_of(facts.technique);
    return line == nullptr ? 0 : line->score;
}

// Searches report in HoDoKu's order of preference themselves.
StepRank hodoku_rank(const StepFacts& facts) {
    return {hodoku_score(facts), facts.length, 0};
}

std::string_view hodoku_name(Technique technique) {
    const HodokuLine* line = hodoku_line_of(technique);
    return line == nullptr ? name_of(technique) : line->name;
}

// A name without regard to case, blanks and punctuation.
std::string letters_of(std::string_view name) {
    std::string letters;
    for (const char c : name) {
        if ('A' <= c && c <= 'Z') letters += static_cast<char>(c - 'A' + 'a');
        if (('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '+') letters += c;
    }
    return letters;
}

}  // namespace

std::string_view name_of(HodokuLevel level) {
    constexpr std::array<std::string_view, kHodokuLevels> kNames{"Easy", "Medium", "Hard", "Unfair", "Extreme"};
    return kNames[static_cast<std::size_t>(level)];
}

int max_score(HodokuLevel level) {
    constexpr std::array<int, kHodokuLevels> kMaxScores{800, 1000, 1600, 1800, std::numeric_limits<int>::max()};
    return kMaxScores[static_cast<std::size_t>(level)];
}

std::span<const HodokuLine> hodoku_lines() {
    return kHodokuLines;
}

const HodokuLine* hodoku_line_of(Technique technique) {
    return kLineOf[static_cast<std::size_t>(technique)];
}

TechniqueSet hodoku_techniques(std::string_view code_or_name) {
    const std::string_view without_variant = code_or_name.substr(0, std::min(code_or_name.find('-'), std::size_t{4}));
    const std::string letters = letters_of(code_or_name);
    if (letters.empty()) return {};
    return techniques_of([&](const HodokuLine& line) {
        return line.code == code_or_name || line.row == code_or_name ||
               (!line.library.empty() && line.library == without_variant) || letters_of(line.name) == letters;
    });
}

constinit const Scale kHodokuScale{.order = kSearches,
                                   .techniques = techniques_of([](const HodokuLine&) { return true; }),
                                   .rating = hodoku_score,
                                   .rank = hodoku_rank,
                                   .by_default = techniques_of([](const HodokuLine& line) { return line.on; }),
                                   .name = hodoku_name};

}  // namespace rookery
