// The parts of an enumeration: each consists of the places of the first clues, by descending position.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "enumerate/positions/position_plan.hpp"
#include "job/stop_token.hpp"

namespace rookery::positions {

struct Prefix {
    static constexpr int kMaxClues = 3;
    std::array<std::uint8_t, kMaxClues> at{};
    std::uint8_t clues = 0;
    double weight = 1;  // expected relative work

    std::span<const std::uint8_t> positions() const { return std::span(at).first(clues); }
};

// Every puzzle begins with one prefix of the list. It has at least one, if only the empty prefix; none if stopped.
std::vector<Prefix> prefixes_of(const Plan& plan, StopToken stop);

}  // namespace rookery::positions
