#include "logic/coloring/clusters.hpp"

#include "logic/strong_links.hpp"

namespace rookery {

namespace {

class Coloring {
  public:
    Coloring(const State& state, int digit) : state_{state}, digit_{digit} {
        for (int house = 0; house < kHouseCount; ++house) {
            if (!has_strong_link(state, house, digit)) continue;
            const CellPair link = strong_link(state, house, digit);
            open_.add(link[0]);
            open_.add(link[1]);
        }
    }

    std::vector<ColorCluster> run() {
        std::vector<ColorCluster> clusters;
        while (!open_.empty()) {
            clusters.emplace_back();
            color(open_.first(), 0, clusters.back());
        }
        return clusters;
    }

  private:
    void color(int cell, std::size_t which, ColorCluster& cluster) {
        if (!open_.contains(cell)) return;
        cluster.colors[which].add(cell);
        open_.remove(cell);
        for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box}) {
            const int house = Geometry9::house_of(cell, kind);
            if (!has_strong_link(state_, house, digit_)) continue;
            const CellPair link = strong_link(state_, house, digit_);
            color(link[0] == cell ? link[1] : link[0], 1 - which, cluster);
        }
    }

    const State& state_;
    int digit_;
    CellSet open_;
};

}  // namespace

std::vector<ColorCluster> color_clusters(const State& state, int digit) {
    return Coloring(state, digit).run();
}

CellSet seen_by(CellSet cells) {
    CellSet seen;
    cells.for_each([&](int cell) { seen |= CellSet::peers_of(cell); });
    return seen;
}

bool sees_itself(CellSet cells) {
    return !(seen_by(cells) & cells).empty();
}

CellSet seen_by_both(CellSet a, CellSet b) {
    return seen_by(a) & seen_by(b);
}

}  // namespace rookery
