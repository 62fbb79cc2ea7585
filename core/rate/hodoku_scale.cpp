#include "rate/hodoku_scale.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

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
#include "rate/hodoku_lines.inc"
#undef HODOKU_LINE
    };
}();

// By technique; null for those not on the scale.
constexpr std::array kLineOf = [] {
    std::array<const HodokuLine*, kTechniqueCount> table{};
    for (const HodokuLine& line : kHodokuLines) table[static_cast<std::size_t>(line.technique)] = &line;
    return table;
}();

template <class Wanted>
constexpr TechniqueSet techniques_of(Wanted wanted) {
    TechniqueSet techniques;
    for (const HodokuLine& line : kHodokuLines) {
        if (wanted(line)) techniques.insert(line.technique);
    }
    return techniques;
}

// The searches, in the order of their first lines.
constexpr bool begins_search(std::size_t line) {
    return line == 0 || kHodokuLines[line - 1].place != kHodokuLines[line].place;
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

// Equal scores keep HoDoKu's order.
constexpr std::array kSearchesByScore = [] {
    std::array<const TechniqueCard*, kSearchCount> searches{};
    std::array<int, kSearchCount> scores{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < kHodokuLines.size(); ++i) {
        if (!begins_search(i)) continue;
        std::size_t at = count++;
        for (; at > 0 && scores[at - 1] > kHodokuLines[i].score; --at) {
            searches[at] = searches[at - 1];
            scores[at] = scores[at - 1];
        }
        searches[at] = kHodokuLines[i].card;
        scores[at] = kHodokuLines[i].score;
    }
    return searches;
}();

int hodoku_score(const StepFacts& facts) {
    const HodokuLine* line = hodoku_line_of(facts.technique);
    return line == nullptr ? 0 : line->score;
}

// Searches already report in HoDoKu's order of preference.
StepRank hodoku_rank(const StepFacts& facts) {
    return {hodoku_score(facts), facts.length, 0};
}

std::string_view hodoku_name(Technique technique) {
    const HodokuLine* line = hodoku_line_of(technique);
    return line == nullptr ? name_of(technique) : line->name;
}

// A name without case, blanks and punctuation.
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
    constexpr std::array<std::string_view, kAllHodokuLevels.size()> kNames{"Easy", "Medium", "Hard", "Unfair",
                                                                           "Extreme"};
    return kNames[static_cast<std::size_t>(level)];
}

int max_score(HodokuLevel level) {
    constexpr std::array<int, kAllHodokuLevels.size()> kMaxScores{800, 1000, 1600, 1800,
                                                                  std::numeric_limits<int>::max()};
    return kMaxScores[static_cast<std::size_t>(level)];
}

bool has_hodoku_score(int low, int high) {
    std::vector<bool> is_sum(static_cast<std::size_t>(high) + 1);
    is_sum[0] = true;
    const auto add = [&](int score) {
        for (int sum = score; sum <= high; ++sum) {
            if (is_sum[static_cast<std::size_t>(sum - score)]) is_sum[static_cast<std::size_t>(sum)] = true;
        }
    };
    for (const HodokuLine& line : kHodokuLines) add(line.score);
    add(kHodokuGivingUp);
    return std::find(is_sum.begin() + low, is_sum.end(), true) != is_sum.end();
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

TechniqueSet hodoku_techniques_up_to(HodokuLevel level) {
    int last = 0;
    for (const HodokuLine& line : kHodokuLines) {
        if (line.on && line.level <= level) last = line.place;
    }
    return techniques_of([last](const HodokuLine& line) { return line.on && line.place <= last; });
}

constexpr TechniqueSet kTechniques = techniques_of([](const HodokuLine&) { return true; });
constexpr TechniqueSet kUsed = techniques_of([](const HodokuLine& line) { return line.on; });

constinit const Scale kHodokuScale{.order = kSearches,
                                   .techniques = kTechniques,
                                   .rating = hodoku_score,
                                   .rank = hodoku_rank,
                                   .by_default = kUsed,
                                   .name = hodoku_name};

constinit const Scale kHodokuByScore{.order = kSearchesByScore,
                                     .techniques = kTechniques,
                                     .rating = hodoku_score,
                                     .rank = hodoku_rank,
                                     .by_default = kUsed,
                                     .name = hodoku_name};

}  // namespace rookery
