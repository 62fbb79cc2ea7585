// IdleSearches: what is given back is taken again; two at once are two.
#include <doctest/doctest.h>

#include <atomic>

#include "verbs/enumerate/idle_searches.hpp"

namespace rookery {
namespace {

int searches_alive = 0;

class CountedSearch final : public EnumerationSearch {
  public:
    CountedSearch() { ++searches_alive; }
    ~CountedSearch() override { --searches_alive; }
    EnumerationEnd run(int, PuzzleVisitor&, StopToken, EnumerationCounters&) override {
        return EnumerationEnd::complete;
    }
};

class CountedEnumeration final : public Enumeration {
  public:
    int parts() const override { return 1; }
    double weight(int) const override { return 1; }
    std::unique_ptr<EnumerationSearch> search() const override { return std::make_unique<CountedSearch>(); }
};

}  // namespace

TEST_CASE("idle searches are taken again, and go with their holder") {
    const CountedEnumeration enumeration;
    {
        IdleSearches searches(enumeration);
        auto first = searches.take();
        auto second = searches.take();
        CHECK(first != second);
        CHECK(searches_alive == 2);
        const EnumerationSearch* const known = first.get();
        searches.give_back(std::move(first));
        CHECK(searches.take().get() == known);  // and goes here
        CHECK(searches_alive == 1);
        searches.give_back(std::move(second));
        for (int i = 0; i < 100; ++i) searches.give_back(enumeration.search());
        CHECK(searches_alive > 1);
        CHECK(searches_alive < 100);  // the others were too many
    }
    CHECK(searches_alive == 0);
}

}  // namespace rookery
