// The odds of a search that has found nothing yet: how much it has tried, how close it came, and what would help. They
// are reported as an activity, "odds 4 12000: best so far: ER 9.6. ADVICE". Progress (progress.hpp), which collects the
// activities of several parts, adds up the tries and shows the closest:
//
//     53,000 tries; best so far: ER 9.6. ADVICE
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "job/progress_callback.hpp"

namespace rookery {

struct Odds {
    static constexpr std::uint64_t kNothing = UINT64_MAX;

    std::uint64_t tries = 0;            // puzzles, by this part so far
    std::uint64_t distance = kNothing;  // of the closest; smaller is closer
    std::string words;                  // "best so far: 12 solutions. ADVICE"; either may be missing
};

inline constexpr std::string_view kOddsMark = "odds ";

inline void report_odds(const ProgressCallback& progress, std::uint64_t tries, std::uint64_t distance,
                        std::string_view best, std::string_view advice) {
    if (!progress.on_progress) return;
    std::string text(kOddsMark);
    text += std::to_string(distance) + ' ' + std::to_string(tries) + ": ";
    text += best.empty() ? "" : "best so far: " + std::string(best);
    if (!advice.empty()) text.append(best.empty() ? "" : ". ").append(advice);
    progress.report(text);
}

// Returns nothing for any other activity.
inline std::optional<Odds> read_odds(std::string_view activity) {
    if (activity.substr(0, kOddsMark.size()) != kOddsMark) return std::nullopt;
    const char* const end = activity.data() + activity.size();
    Odds odds;
    const auto distance = std::from_chars(activity.data() + kOddsMark.size(), end, odds.distance);
    if (distance.ec != std::errc() || distance.ptr == end) return std::nullopt;
    const auto tries = std::from_chars(distance.ptr + 1, end, odds.tries);
    if (tries.ec != std::errc() || end - tries.ptr < 2) return std::nullopt;
    odds.words.assign(tries.ptr + 2, end);
    return odds;
}

// "53,000 tries; best so far: ER 9.6. ADVICE"
inline std::string odds_text(std::uint64_t tries, std::string_view words) {
    std::string number = std::to_string(tries);
    for (auto at = static_cast<std::ptrdiff_t>(number.size()) - 3; at > 0; at -= 3) {
        number.insert(static_cast<std::size_t>(at), 1, ',');
    }
    number += tries == 1 ? " try" : " tries";
    if (!words.empty()) number.append("; ").append(words);
    return number;
}

}  // namespace rookery
