// IdlePool: returned objects are reused; two at once are distinct.
#include <doctest/doctest.h>

#include "verbs/idle_pool.hpp"

namespace rookery {
namespace {

int counted_alive = 0;

struct Counted {
    Counted() { ++counted_alive; }
    ~Counted() { --counted_alive; }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;
};

}  // namespace

TEST_CASE("an idle item is reused, and dropped with its holder") {
    const auto make = [] { return std::make_unique<Counted>(); };
    {
        IdlePool<Counted> pool;
        auto first = pool.take(make);
        auto second = pool.take(make);
        CHECK(first != second);
        CHECK(counted_alive == 2);
        const Counted* const known = first.get();
        pool.give_back(std::move(first));
        CHECK(pool.take(make).get() == known);  // and is returned here
        CHECK(counted_alive == 1);
        pool.give_back(std::move(second));
        for (int i = 0; i < 100; ++i) pool.give_back(make());
        CHECK(counted_alive > 1);
        CHECK(counted_alive < 100);  // the others exceeded the limit
    }
    CHECK(counted_alive == 0);
}

}  // namespace rookery
