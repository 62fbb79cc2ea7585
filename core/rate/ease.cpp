#include "rate/ease.hpp"

#include "text/numbers.hpp"

namespace rookery {

std::string_view name_of(EaseWeight weight) {
    constexpr std::array<std::string_view, 3> kNames{"exponential", "quadratic", "linear"};
    return kNames[static_cast<std::size_t>(weight)];
}

double Ease::wnef(EaseWeight weight) const {
    if (empty_cells == 0) return 1;
    int sum = 0;
    for (int n = 1; n <= 9; ++n) sum += histogram[static_cast<std::size_t>(n)] * ease_weight(weight, n);
    return static_cast<double>(sum) / (empty_cells * ease_weight(weight, 1));
}

Ease ease_of(const Grid9& puzzle) {
    std::array<DigitSet, Geometry9::kHouses> held{};
    for (int house = 0; house < Geometry9::kHouses; ++house) {
        for (const int cell : Geometry9::kHouseCells[house]) {
            if (puzzle[cell] != 0) held[house] |= digit_bit(puzzle[cell]);
        }
    }
    Ease ease;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (puzzle[cell] != 0) continue;
        const auto taken = static_cast<DigitSet>(held[Geometry9::house_of(cell, HouseKind::box)] |
                                                 held[Geometry9::house_of(cell, HouseKind::row)] |
                                                 held[Geometry9::house_of(cell, HouseKind::column)]);
        const int choices = Geometry9::kSize - digit_count(taken);
        ++ease.empty_cells;
        ease.choices += choices;
        ++ease.histogram[static_cast<std::size_t>(choices)];
    }
    return ease;
}

std::string format_wnef(double wnef) {
    return format_decimals(wnef, 4);
}

std::string format_histogram(const Ease& ease) {
    std::string text;
    for (int n = 1; n <= 9; ++n) {
        if (n > 1) text += ' ';
        text += std::to_string(ease.histogram[static_cast<std::size_t>(n)]);
    }
    return text;
}

}  // namespace rookery
