// The smallest known code that clang 14 miscompiles for wasm with SIMD: its vectorizer adds zeros to the second and
// third sum. It made every standard error of `rookery statistics` zero in the page and in the npm package.
#include <doctest/doctest.h>

namespace rookery {
namespace {

struct Products {
    double trial = 0;
    double sum = 0;
    double squares = 0;
    double products = 0;
};

[[gnu::noinline]] void add_trial(Products& p, double weight) {
    p.sum += p.trial;
    p.squares += p.trial * p.trial;
    p.products += p.trial * weight;
    p.trial = 0;
}

TEST_CASE("the compiler combines adjacent products of doubles") {
    Products p;
    p.trial = 3;
    add_trial(p, 2);
    CHECK(p.sum == 3);
    CHECK(p.squares == 9);
    CHECK(p.products == 6);
    CHECK(p.trial == 0);
}

}  // namespace
}  // namespace rookery
