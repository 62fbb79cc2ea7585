#include "enumerate/bands/band_layout.hpp"

#include <numeric>

#include "board/insertion_sort.hpp"

namespace rookery::bands {
namespace {

// The weight that a set of each size gives its cells: each additional cell multiplies it by .6.
std::array<double, Geometry9::kCells + 1> weights_by_size() {
    std::array<double, Geometry9::kCells + 1> weights{};
    double weight = 1;
    for (double& w : weights) {
        w = weight;
        weight *= 0.6;
    }
    return weights;
}

}  // namespace

BandLayout::BandLayout(bool by_stacks, const UnavoidableList& sets) {
    static const auto kWeights = weights_by_size();
    std::array<double, Geometry9::kCells> weight{};
    for (const CellSet& set : sets) {
        const double each = kWeights[static_cast<std::size_t>(set.size())];
        set.for_each([&](int cell) { weight[cell] += each; });
    }
    for (int band = 0; band < kBands; ++band) {
        std::array<int, kPlaces> cells{};
        for (int i = 0; i < kPlaces; ++i) {
            const int row = 3 * band + i / 9;
            const int column = i % 9;
            cells[i] = by_stacks ? Geometry9::cell_at(column, row) : Geometry9::cell_at(row, column);
        }
        insertion_sort(cells, [&](int a, int b) { return weight[a] > weight[b]; });
        for (int place = 0; place < kPlaces; ++place) {
            const int number = kPlaces * band + place;
            cell_[number] = static_cast<std::uint8_t>(cells[place]);
            number_[cells[place]] = static_cast<std::uint8_t>(number);
        }
    }
}

BandSet BandLayout::split(const CellSet& cells) const {
    BandSet set;
    cells.for_each([&](int cell) {
        const int number = number_[cell];
        set.part[number / kPlaces] |= BandMask{1} << number % kPlaces;
    });
    return set;
}

CellSet BandLayout::join(const BandSet& set) const {
    std::array<std::uint64_t, 2> words{};
    for (int band = 0; band < kBands; ++band) {
        for_each_place(set.part[band], [&](int place) {
            const int cell = cell_[kPlaces * band + place];
            words[cell >> 6] |= std::uint64_t{1} << (cell & 63);
        });
    }
    return CellSet::from_words(words[0], words[1]);
}

}  // namespace rookery::bands
