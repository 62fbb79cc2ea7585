#include "board/insertion_sort.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "board/random.hpp"

namespace rookery {

TEST_CASE("insertion sort: sorts like the standard library and is stable") {
    Random random(7);
    for (std::size_t count = 0; count < 40; ++count) {
        std::vector<std::pair<int, std::string>> items;
        for (std::size_t i = 0; i < count; ++i) {
            items.emplace_back(static_cast<int>(random.below(9)), std::string(30, static_cast<char>('A' + i)));
        }
        const auto by_number = [](const auto& a, const auto& b) { return a.first > b.first; };
        auto expected = items;
        std::stable_sort(expected.begin(), expected.end(), by_number);
        insertion_sort(items, by_number);
        CHECK(items == expected);
        std::sort(expected.begin(), expected.end());
        insertion_sort(items);
        CHECK(items == expected);
    }
}

}  // namespace rookery
