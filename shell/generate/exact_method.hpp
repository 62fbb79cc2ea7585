// The methods of the two searches in the view "Exact": those of the verb `exact`, with names for people.
#pragma once

#include <cstdint>
#include <string_view>

namespace rookery::shell {

enum class DecideBy : std::uint8_t { portfolio, anneal, test, find, refute, states };
inline constexpr int kDecideByCount = 6;
enum class FewestBy : std::uint8_t { anneal, sat };
inline constexpr int kFewestByCount = 2;

// Its name in options and commands; its name for people; and a sentence about it.
std::string_view name_of(DecideBy method);
std::string_view title_of(DecideBy method);
std::string_view help_of(DecideBy method);
std::string_view name_of(FewestBy method);
std::string_view title_of(FewestBy method);
std::string_view help_of(FewestBy method);

// Whether K, the number of steps, can be given.
constexpr bool takes_steps(DecideBy method) {
    return method == DecideBy::find || method == DecideBy::refute || method == DecideBy::states;
}

}  // namespace rookery::shell
