// Langford pairs, up to reversal: 1, 1, 26, 150, 17,792 and 108,144 for n = 3, 4, 7, 8, 11 and 12, and none if n mod 4
// is 1 or 2 (C. Langford, 1958; OEIS A014552).
#include <doctest/doctest.h>

#include <set>

#include "support/environment.hpp"
#include "support/kept_covers.hpp"

using namespace rookery;

namespace {

class Counter final : public CoverVisitor {
    void solution(const CoverPath&, const CoverCounts&) override {}
};

std::uint64_t count(int n, bool up_to_reversal, CoverRule rule = CoverRule::shortest) {
    Counter counter;
    return find_covers(langford_pairs(n, up_to_reversal).matrix, {}, {.rule = rule}, counter).counts.solutions;
}

}  // namespace

TEST_CASE("Langford pairs up to reversal, and all of them") {
    const std::vector<std::uint64_t> published{0, 0, 0, 1, 1, 0, 0, 26, 150};
    for (int n = 1; n <= 8; ++n) {
        CAPTURE(n);
        CHECK(langford_pairs(n, false).matrix.columns() == 3 * n);
        CHECK(count(n, true) == published[static_cast<std::size_t>(n)]);
        CHECK(count(n, false) == 2 * published[static_cast<std::size_t>(n)]);
        CHECK(count(n, true, CoverRule::random) == published[static_cast<std::size_t>(n)]);
    }
    if (environment::number("ROOKERY_FULL", 0) == 0) {
        MESSAGE("skipped without ROOKERY_FULL=1: n = 11 and 12");
        return;
    }
    CHECK(count(11, true) == 17'792);
    CHECK(count(12, true) == 108'144);
}

TEST_CASE("the arrangements are Langford pairs, and with their reverses they are all") {
    const LangfordPairs all = langford_pairs(7, false);
    const LangfordPairs half = langford_pairs(7, true);
    std::set<std::vector<int>> arrangements;
    for (const auto& rows : tests::find_all(all.matrix).covers) {
        const std::vector<int> numbers = all.arrangement(rows);
        REQUIRE(numbers.size() == 14);
        for (int k = 1; k <= 7; ++k) {
            const auto first = std::find(numbers.begin(), numbers.end(), k);
            REQUIRE(std::count(numbers.begin(), numbers.end(), k) == 2);
            REQUIRE(first[k + 1] == k);
        }
        arrangements.insert(numbers);
    }
    CHECK(arrangements.size() == 52);
    std::set<std::vector<int>> with_reverses;
    for (const auto& rows : tests::find_all(half.matrix).covers) {
        const std::vector<int> numbers = half.arrangement(rows);
        with_reverses.insert(numbers);
        with_reverses.insert({numbers.rbegin(), numbers.rend()});
    }
    CHECK(with_reverses == arrangements);
    const LangfordPairs three = langford_pairs(3, true);
    CHECK(three.arrangement(tests::find_all(three.matrix).covers.at(0)) == std::vector<int>{3, 1, 2, 1, 3, 2});
}
