// The signature is the same on every platform: this number comes from the vector V128, and must be the same for the
// scalar one, for wasm and under the sanitizers. Change it only together with an intended change of the search.
#include "solve/signature.hpp"

#include <doctest/doctest.h>

using namespace rookery;

TEST_CASE("the signature of the built-in puzzles") {
    const SolveBenchResult result = bench_solve(1);
    CHECK(result.items == 21);
    CHECK(result.signature == 0x1E31FFD8C0E61AB9U);
}

TEST_CASE("rounds add items and leave the signature") {
    const SolveBenchResult once = bench_solve(1);
    const SolveBenchResult thrice = bench_solve(3);
    CHECK(thrice.items == 3 * once.items);
    CHECK(thrice.signature == once.signature);
}

TEST_CASE("the signature depends on solutions, guesses and digits") {
    SolveResult result;
    const auto of = [](const SolveResult& one) {
        SolveSignature signature;
        signature.add(one);
        return signature.value();
    };
    const std::uint64_t before = of(result);
    result.solutions = 1;
    CHECK(of(result) != before);
    result.solutions = 0;
    result.guesses = 1;
    CHECK(of(result) != before);
    result.guesses = 0;
    result.first[80] = 1;
    CHECK(of(result) != before);
}
