// Every reason is valid: the removals, replayed one by one, each have a Hall set in the domains of that moment, and
// lead to the pruned domains; a conflict is more variables than values.
#include <doctest/doctest.h>

#include <bit>

#include "board/random.hpp"
#include "support/environment.hpp"
#include "textbook/combinatorics/alldifferent.hpp"
#include "textbook/combinatorics/alldifferent_reasons.hpp"

using namespace rookery;

namespace {

// Domains of values below `values`, up to `most` of them: some narrow, some wide, seldom empty.
std::vector<Domain> some_domains(Random& random, std::uint32_t most, std::uint32_t values) {
    std::vector<Domain> domains(1 + random.below(most));
    for (Domain& domain : domains) {
        const std::uint32_t draws = 1 + random.below(random.coin() ? 2 : values);
        for (std::uint32_t i = 0; i < draws; ++i) domain |= Domain{1} << random.below(values);
        if (random.below(200) == 0) domain = 0;
    }
    return domains;
}

// All values of the set's variables are among its values.
bool holds_in(const std::vector<Domain>& domains, const HallSet& set) {
    for (std::size_t x = 0; x < domains.size(); ++x) {
        if ((set.variables >> x & 1U) != 0 && (domains[x] & ~set.values) != 0) return false;
    }
    return (set.variables >> (domains.size() - 1) >> 1) == 0;
}

struct Seen {
    std::uint64_t removals = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t large_sets = 0;  // of two variables and more
};

void check_reasons(const std::vector<Domain>& domains, Consistency consistency, Seen& seen) {
    const AlldifferentReasons reasons = explain_alldifferent(domains, consistency);
    std::vector<Domain> pruned = domains;
    std::uint64_t removed = 0;
    REQUIRE(prune_alldifferent(pruned, consistency, removed) == !reasons.conflict.has_value());
    std::vector<Domain> now = domains;
    for (const ValueRemoval& removal : reasons.removals) {
        const HallSet& set = removal.because;
        REQUIRE(std::popcount(set.variables) == std::popcount(set.values));
        REQUIRE(holds_in(now, set));
        REQUIRE((set.variables >> removal.variable & 1U) == 0);
        REQUIRE((set.values >> removal.value & 1U) == 1);
        const auto variable = static_cast<std::size_t>(removal.variable);
        REQUIRE((now[variable] >> removal.value & 1U) == 1);
        now[variable] &= ~bit_of(removal.value);
        ++seen.removals;
        if (!is_single(set.variables)) ++seen.large_sets;
    }
    REQUIRE(now == reasons.left);
    if (reasons.conflict) {
        REQUIRE(std::popcount(reasons.conflict->variables) > std::popcount(reasons.conflict->values));
        REQUIRE(holds_in(now, *reasons.conflict));
        ++seen.conflicts;
    } else {
        REQUIRE(now == pruned);
        REQUIRE(reasons.removals.size() == removed);
    }
}

}  // namespace

TEST_CASE("the reasons of alldifferent, replayed, leave the same values as pruning") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 20261124);
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 5'000);
    INFO("seed " << seed);
    Random random(seed);
    for (const Consistency consistency : kAllConsistencies) {
        CAPTURE(name_of(consistency));
        Seen seen;
        for (std::uint64_t number = 0; number < cases; ++number) {
            CAPTURE(number);
            check_reasons(some_domains(random, 6, 8), consistency, seen);
            if (number % 20 == 0) check_reasons(some_domains(random, 64, 64), consistency, seen);
        }
        CHECK(2 * seen.removals > cases);
        CHECK(20 * seen.conflicts > cases);
        if (consistency != Consistency::naive) CHECK(20 * seen.large_sets > cases);
    }
}
