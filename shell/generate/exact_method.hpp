// How the view "Exact" goes about its two searches: the methods of the verb `exact`, named for people.
#pragma once

#include <cstdint>
#include <string_view>

namespace rookery::shell {

enum class DecideBy : std::uint8_t { portfolio, anneal, test, find, refute, states };
inline constexpr int kDecideByCount = 6;
enum class FewestBy : std::uint8_t { anneal, sat };
inline constexpr int kFewestByCount = 2;

// As the verb's options and the commands name them; as people read them; what they do, in a sentence.
std::string_view name_of(DecideBy method);
std::string_view title_of(DecideBy method);
std::string_view help_of(DecideBy method);
std::string_view name_of(FewestBy method);
std::string_view title_of(FewestBy method);
std::string_view help_of(FewestBy method);

// It can be told K, the number of steps.
constexpr bool takes_steps(DecideBy method) {
    return method == DecideBy::find || method == DecideBy::refute || method == DecideBy::states;
}

}  // namespace rookery::shell
