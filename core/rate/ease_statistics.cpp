#include "rate/ease_statistics.hpp"

#include <array>
#include <cmath>
#include <map>

namespace rookery {
namespace {

// Moments of pairs around their means.
struct Moments {
    double xx = 0;
    double yy = 0;
    double xy = 0;

    void add(double x, double y) {
        xx += x * x;
        yy += y * y;
        xy += x * y;
    }
    std::optional<double> correlation() const {
        constexpr double kNoSpread = 1e-12;
        if (xx < kNoSpread || yy < kNoSpread) return std::nullopt;
        return xy / std::sqrt(xx * yy);
    }
};

struct Pair {
    double x;
    double y;
};

void add_around_mean(const std::vector<Pair>& pairs, Moments& moments) {
    Pair mean{0, 0};
    for (const Pair& pair : pairs) {
        mean.x += pair.x;
        mean.y += pair.y;
    }
    mean.x /= static_cast<double>(pairs.size());
    mean.y /= static_cast<double>(pairs.size());
    for (const Pair& pair : pairs) moments.add(pair.x - mean.x, pair.y - mean.y);
}

struct EaseMeasure {
    std::string_view name;
    double (*of)(const GradedPuzzle&);
};
constexpr std::array kEaseMeasures{
    EaseMeasure{"empty cells", [](const GradedPuzzle& p) { return static_cast<double>(p.ease.empty_cells); }},
    EaseMeasure{"choices", [](const GradedPuzzle& p) { return static_cast<double>(p.ease.choices); }},
    EaseMeasure{"ER", [](const GradedPuzzle& p) { return static_cast<double>(p.er) / 10; }},
    EaseMeasure{"HoDoKu", [](const GradedPuzzle& p) { return static_cast<double>(p.hodoku); }}};

}  // namespace

std::optional<std::size_t> level_of_rating(int er) {
    constexpr std::array<int, 3> kHighest{15, 23, 45};  // of easy, medium, hard
    constexpr int kEvilFrom = 65;
    constexpr int kEvilTo = 85;
    for (std::size_t level = 0; level < kHighest.size(); ++level) {
        if (er <= kHighest[level]) return level;
    }
    if (er < kEvilFrom || er > kEvilTo) return std::nullopt;
    return kHighest.size();
}

std::vector<LevelOfClues> levels_by_clues(std::span<const GradedPuzzle> puzzles, EaseWeight weight) {
    std::map<int, std::map<std::size_t, std::vector<double>>> wnefs;  // by clues, by level
    for (const GradedPuzzle& puzzle : puzzles) {
        if (const auto level = level_of_rating(puzzle.er))
            wnefs[puzzle.clues][*level].push_back(puzzle.ease.wnef(weight));
    }
    std::vector<LevelOfClues> found;
    for (const auto& [clues, levels] : wnefs) {
        const std::size_t begin = found.size();
        for (const auto& [level, values] : levels) {
            if (values.size() >= 2) found.push_back({clues, level, statistics_of(values), {}});
        }
        if (found.size() < begin + 2) found.resize(begin);
        for (std::size_t i = begin; i + 1 < found.size(); ++i) {
            const LevelSample& higher = found[i].wnef;
            const LevelSample& lower = found[i + 1].wnef;
            if (higher.variance + lower.variance > 0) found[i].next = compare_means(higher, lower);
        }
    }
    return found;
}

std::vector<EaseCorrelation> ease_correlations(std::span<const GradedPuzzle> puzzles, EaseWeight weight) {
    std::vector<EaseCorrelation> found;
    for (const EaseMeasure& measure : kEaseMeasures) {
        std::map<int, std::vector<Pair>> by_clues;
        std::vector<Pair> all;
        for (const GradedPuzzle& puzzle : puzzles) {
            const Pair pair{puzzle.ease.wnef(weight), measure.of(puzzle)};
            all.push_back(pair);
            by_clues[puzzle.clues].push_back(pair);
        }
        Moments together;
        if (!all.empty()) add_around_mean(all, together);
        Moments within;
        for (const auto& [clues, pairs] : by_clues) add_around_mean(pairs, within);
        found.push_back({measure.name, static_cast<int>(all.size()), together.correlation(), within.correlation()});
    }
    return found;
}

}  // namespace rookery
