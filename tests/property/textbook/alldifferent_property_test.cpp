// Each consistency matches its definition, on 10,000 random small constraints; and the two algorithms for bounds agree
// on large ones.
#include <doctest/doctest.h>

#include <bit>
#include <optional>
#include <string>

#include "board/random.hpp"
#include "support/environment.hpp"
#include "support/plain/plain_alldifferent.hpp"
#include "textbook/combinatorics/alldifferent.hpp"

using namespace rookery;
using plain::Sets;

namespace {

std::optional<Sets> pruned_list(Sets domains, Consistency consistency) {
    std::uint64_t removed = 0;
    if (!prune_alldifferent(domains, consistency, removed)) return std::nullopt;
    return domains;
}

std::string text_of(const Sets& domains) {
    std::string text;
    for (const std::uint64_t domain : domains) {
        text += text.empty() ? "{" : " {";
        for (std::uint64_t rest = domain; rest != 0; rest &= rest - 1) {
            if (rest != domain) text += ',';
            text += std::to_string(std::countr_zero(rest));
        }
        text += '}';
    }
    return text;
}

// Up to `most` variables with values below `values`: crowded or with room, with full ranges or with holes.
Sets random_domains(Random& random, std::uint32_t most, std::uint32_t values) {
    Sets domains(1 + random.below(most));
    const std::uint32_t width = 1 + random.below(values);
    const bool with_holes = random.coin();
    for (std::uint64_t& domain : domains) {
        const std::uint32_t size = 1 + random.below(width);
        const std::uint32_t low = random.below(values - size + 1);
        const std::uint64_t whole = ~std::uint64_t{0} >> (64 - size) << low;
        domain = with_holes ? whole & random.next() : whole;
        if (domain == 0 && random.below(20) != 0) domain = whole;  // an empty domain now and then
    }
    return domains;
}

// The smallest constraint that still fails, found by leaving out variables and values.
template <class Fails>
Sets shrunk(Sets domains, Fails fails) {
    for (bool smaller = true; smaller;) {
        smaller = false;
        for (std::size_t x = 0; x < domains.size() && !smaller; ++x) {
            Sets fewer = domains;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(x));
            for (std::uint64_t rest = domains[x]; rest != 0 && !fails(fewer); rest &= rest - 1) {
                fewer = domains;
                fewer[x] &= ~(rest & (~rest + 1));
            }
            smaller = fails(fewer);
            if (smaller) domains = fewer;
        }
    }
    return domains;
}

}  // namespace

TEST_CASE("each consistency matches its definition") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 20260801);
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 10'000);
    INFO("seed " << seed);
    Random random(seed);
    std::array<std::uint64_t, kAllConsistencies.size()> changed{};
    std::array<std::uint64_t, kAllConsistencies.size()> unsolvable{};
    for (std::uint64_t number = 0; number < cases; ++number) {
        const Sets domains = random_domains(random, 5, 7);
        for (std::size_t i = 0; i < kAllConsistencies.size(); ++i) {
            const Consistency consistency = kAllConsistencies[i];
            const auto fails = [&](const Sets& sets) {
                return pruned_list(sets, consistency) != plain::consistent(sets, consistency);
            };
            if (fails(domains)) {
                const Sets least = shrunk(domains, fails);
                const auto result = pruned_list(least, consistency);
                const auto expected = plain::consistent(least, consistency);
                FAIL(name_of(consistency)
                     << " of " << text_of(least) << ": expected " << (expected ? text_of(*expected) : "no solution")
                     << ", found " << (result ? text_of(*result) : "no solution"));
            }
            const auto result = pruned_list(domains, consistency);
            unsolvable[i] += result ? 0 : 1;
            changed[i] += result && *result != domains ? 1 : 0;
        }
    }
    // The random constraints are of all kinds.
    for (const std::uint64_t count : changed) CHECK(20 * count > cases);
    for (const std::uint64_t count : unsolvable) CHECK(20 * count > cases);
}

TEST_CASE("fast bounds equals bounds, each pruning is final, and stronger ones remove more") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 20260802);
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 10'000);
    INFO("seed " << seed);
    Random random(seed);
    std::uint64_t solvable = 0;
    for (std::uint64_t number = 0; number < cases; ++number) {
        const Sets domains = random_domains(random, 64, 64);
        INFO("number " << number << ": " << text_of(domains));
        const auto bounds = pruned_list(domains, Consistency::bounds);
        const auto range = pruned_list(domains, Consistency::range);
        const auto arc = pruned_list(domains, Consistency::arc);
        REQUIRE(bounds == pruned_list(domains, Consistency::fast_bounds));
        REQUIRE((bounds || !range));
        REQUIRE((range || !arc));
        if (!arc) continue;
        ++solvable;
        for (std::size_t x = 0; x < domains.size(); ++x) {
            REQUIRE(((*range)[x] & ~(*bounds)[x]) == 0);
            REQUIRE(((*arc)[x] & ~(*range)[x]) == 0);
        }
        for (const Consistency consistency : kAllConsistencies) {
            const auto once = pruned_list(domains, consistency);
            REQUIRE(once);
            REQUIRE(pruned_list(*once, consistency) == once);
        }
    }
    CHECK(20 * solvable > cases);
}
