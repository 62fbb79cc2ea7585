// How different two colours look to people who lack one of the three kinds of cones. The simulation follows Machado,
// Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009 (severity 1,
// on linear RGB). The distance is that of CIELAB (CIE 1976, D65), where 2.3 is just noticeable.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "shell/paint/canvas.hpp"

namespace rookery::shell {

using Linear = std::array<double, 3>;

struct Eye {
    const char* name;
    std::array<Linear, 3> rows;
};

inline constexpr std::array<Eye, 4> kColourBlind = {{
    {"none missing", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"no green cones",
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {"no red cones",
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    {"no blue cones",
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
}};

inline Linear linear_of(Colour colour) {
    const auto channel = [&](int shift) {
        const double value = static_cast<double>(colour >> shift & 0xFF) / 255;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return {channel(0), channel(8), channel(16)};
}

inline std::array<double, 3> lab_of(const Linear& l) {
    const auto curve = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = curve((0.4124564 * l[0] + 0.3575761 * l[1] + 0.1804375 * l[2]) / 0.95047);
    const double y = curve(0.2126729 * l[0] + 0.7151522 * l[1] + 0.0721750 * l[2]);
    const double z = curve((0.0193339 * l[0] + 0.1191920 * l[1] + 0.9503041 * l[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

inline double difference(Colour a, Colour b, const Eye& eye) {
    const auto seen = [&](Colour colour) {
        const Linear light = linear_of(colour);
        Linear simulated{};
        for (std::size_t i = 0; i < 3; ++i) {
            const Linear& row = eye.rows[i];
            simulated[i] = std::clamp(row[0] * light[0] + row[1] * light[1] + row[2] * light[2], 0.0, 1.0);
        }
        return lab_of(simulated);
    };
    const auto one = seen(a);
    const auto other = seen(b);
    return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

}  // namespace rookery::shell
