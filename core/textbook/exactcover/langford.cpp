#include "textbook/exactcover/langford.hpp"

#include <array>
#include <string>

namespace rookery {

LangfordPairs langford_pairs(int n, bool up_to_reversal) {
    LangfordPairs result;
    result.n = n;
    const int places = 2 * n;
    const int largest_odd = n - (n + 1) % 2;
    for (int number = 1; number <= n; ++number) result.matrix.add_column(std::to_string(number));
    for (int place = 0; place < places; ++place) result.matrix.add_column("place " + std::to_string(place + 1));
    for (int number = 1; number <= n; ++number) {
        for (int first = 0; first + number + 1 < places; ++first) {
            const int second = first + number + 1;
            if (up_to_reversal && number == largest_odd && first > places - 1 - second) break;
            result.matrix.add_row(std::array{number - 1, n + first, n + second});
            result.pairs.push_back({number, first});
        }
    }
    return result;
}

std::vector<int> LangfordPairs::arrangement(std::span<const int> rows) const {
    std::vector<int> numbers(static_cast<std::size_t>(2 * n));
    for (const int row : rows) {
        const auto [number, place] = pairs[static_cast<std::size_t>(row)];
        numbers[static_cast<std::size_t>(place)] = number;
        numbers[static_cast<std::size_t>(place) + static_cast<std::size_t>(number) + 1] = number;
    }
    return numbers;
}

}  // namespace rookery
