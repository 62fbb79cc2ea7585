// Ways to decide whether clues on a pattern can be solved by strategies, each on one thread and in limited CPU time.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "exact/exact.hpp"

namespace rookery::bench {

enum class Way : std::uint8_t {
    portfolio,          // exact.hpp
    states,             // the paper's encoding, with its K
    generate_and_test,  // the plain way
};
inline constexpr std::array kWays{Way::portfolio, Way::states, Way::generate_and_test};
std::string_view name_of(Way way);

struct Trial {
    Answer answer = Answer::undecided;
    double seconds = 0;
};
Trial run(Way way, CellSet pattern, StrategySet strategies, std::uint64_t seed, double most_seconds);

}  // namespace rookery::bench
