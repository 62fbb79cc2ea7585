// CellSet against std::set<int>.
#include "board/cell_set.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

#include "board/random.hpp"

namespace rookery {
namespace {

using Model = std::set<int>;

CellSet set_of(const Model& model) {
    CellSet set;
    for (const int cell : model) set.add(cell);
    return set;
}

Model model_of(CellSet set) {
    Model model;
    set.for_each([&](int cell) { model.insert(cell); });
    return model;
}

Model random_model(Random& random) {
    const std::uint32_t density = 1 + random.below(8);
    Model model;
    for (int cell = 0; cell < 81; ++cell) {
        if (random.below(9) < density) model.insert(cell);
    }
    return model;
}

}  // namespace

TEST_CASE("cell set: empty, all, single") {
    CHECK(CellSet().empty());
    CHECK(CellSet().size() == 0);
    CHECK(CellSet::all().size() == 81);
    CHECK(CellSet::all().contains(80));
    CHECK((~CellSet()) == CellSet::all());
    CHECK((~CellSet::all()).empty());
    for (int cell = 0; cell < 81; ++cell) {
        const CellSet one = CellSet::single(cell);
        CHECK(one.size() == 1);
        CHECK(one.first() == cell);
        CHECK_FALSE(one.empty());
        for (int other = 0; other < 81; ++other) REQUIRE(one.contains(other) == (other == cell));
    }
}

TEST_CASE("cell set: the words have the documented layout") {
    CHECK(CellSet::single(0).bits().lo() == 1);
    CHECK(CellSet::single(63).bits().lo() == std::uint64_t{1} << 63);
    CHECK(CellSet::single(64).bits().hi() == 1);
    CHECK(CellSet::single(80).bits().hi() == std::uint64_t{1} << 16);
    CHECK(CellSet::from_words(1, 1) == set_of({0, 64}));
}

TEST_CASE("cell set: operators, compared with sets of numbers") {
    Random random(7);
    for (int i = 0; i < 500; ++i) {
        const Model x = random_model(random);
        const Model y = random_model(random);
        const CellSet a = set_of(x);
        const CellSet b = set_of(y);
        CHECK(model_of(a) == x);
        CHECK(a.size() == static_cast<int>(x.size()));
        CHECK(a.empty() == x.empty());
        if (!x.empty()) CHECK(a.first() == *x.begin());
        Model both;
        Model either;
        Model one;
        Model first_only;
        std::set_intersection(x.begin(), x.end(), y.begin(), y.end(), std::inserter(both, both.end()));
        std::set_union(x.begin(), x.end(), y.begin(), y.end(), std::inserter(either, either.end()));
        std::set_symmetric_difference(x.begin(), x.end(), y.begin(), y.end(), std::inserter(one, one.end()));
        std::set_difference(x.begin(), x.end(), y.begin(), y.end(), std::inserter(first_only, first_only.end()));
        CHECK(model_of(a & b) == both);
        CHECK(model_of(a | b) == either);
        CHECK(model_of(a ^ b) == one);
        CHECK(model_of(a - b) == first_only);
        CHECK(model_of(~a).size() == 81 - x.size());
        CHECK((a & ~a).empty());
        CHECK((a == b) == (x == y));
        CellSet c = a;
        CHECK((c &= b) == (a & b));
        c = a;
        CHECK((c |= b) == (a | b));
        c = a;
        CHECK((c -= b) == (a - b));
    }
}

TEST_CASE("cell set: add and remove") {
    CellSet set;
    set.add(70);
    set.add(3);
    set.add(70);
    CHECK(model_of(set) == Model{3, 70});
    set.remove(3);
    set.remove(4);
    CHECK(model_of(set) == Model{70});
}

TEST_CASE("cell set: cells come in ascending order") {
    std::vector<int> cells;
    set_of({80, 64, 63, 0, 17}).for_each([&](int cell) { cells.push_back(cell); });
    CHECK(cells == std::vector<int>{0, 17, 63, 64, 80});
}

TEST_CASE("cell set: houses and peers match the geometry") {
    for (int house = 0; house < Geometry9::kAllHouses; ++house) {
        const auto& cells = Geometry9::kHouseCells[static_cast<std::size_t>(house)];
        CHECK(model_of(CellSet::house(house)) == Model(cells.begin(), cells.end()));
    }
    for (int cell = 0; cell < 81; ++cell) {
        const auto& peers = Geometry9::kPeerCells[static_cast<std::size_t>(cell)];
        CHECK(model_of(CellSet::peers_of(cell)) == Model(peers.begin(), peers.end()));
    }
}

}  // namespace rookery
