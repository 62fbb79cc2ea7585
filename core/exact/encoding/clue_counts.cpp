#include "exact/encoding/clue_counts.hpp"

#include <vector>

#include "exact/encoding/legend.hpp"
#include "exact/encoding/unary.hpp"

namespace rookery {
namespace {

template <int N>
class ClueCounts {
  public:
    using Geo = Geometry<N>;
    static constexpr int kSize = Geo::kSize;

    ClueCounts(const ClueLiterals<N>& clues, Formula& formula) : clues_{clues}, formula_{formula} {}

    void add(const ClueShares<N>& shares) {
        const auto minirow = [](int row, int stack, int i) { return Geo::cell_at(row, stack * N + i); };
        const auto minicolumn = [](int column, int band, int i) { return Geo::cell_at(band * N + i, column); };
        const std::vector<Unary> minirows = minilines(minirow);
        const std::vector<Unary> minicolumns = minilines(minicolumn);
        for (int box = 0; box < kSize; ++box) {
            Unary sum;
            for (int i = 0; i < N; ++i) add_to(sum, minirows[(box / N * N + i) * N + box % N]);
            const int share = shares[box];
            if (share > 0) formula_.add({sum[share - 1]});
            if (share < kSize) formula_.add({-sum[share]});
        }
        put_in_order(minirows);
        put_in_order(minicolumns);
    }

  private:
    // cell(line, chute across, number): a cell of a miniline. [line * N + chute].
    template <class F>
    std::vector<Unary> minilines(F cell) {
        std::vector<Unary> counts(static_cast<std::size_t>(kSize) * N);
        for (int line = 0; line < kSize; ++line) {
            for (int chute = 0; chute < N; ++chute) {
                for (int i = 0; i < N; ++i) add_to(counts[line * N + chute], {clues_[cell(line, chute, i)]});
            }
        }
        return counts;
    }

    void add_to(Unary& sum, const Unary& more) {
        rookery::add_to(sum, more, Bounds::both, says(Says::clue_count), formula_);
    }

    void put_in_order(const std::vector<Unary>& minilines) {
        Unary last;
        for (int line = 0; line < kSize; ++line) {
            Unary sum;
            for (int chute = 0; chute < N; ++chute) add_to(sum, minilines[line * N + chute]);
            if (line % N > 0) {
                for (int j = 0; j < kSize; ++j) formula_.add({-sum[j], last[j]});
            }
            if (line % N == N - 2) formula_.add({sum[0]});
            last = std::move(sum);
        }
    }

    const ClueLiterals<N>& clues_;
    Formula& formula_;
};

}  // namespace

template <int N>
void add_clue_counts(const ClueShares<N>& shares, const ClueLiterals<N>& clues, Formula& formula) {
    ClueCounts<N>(clues, formula).add(shares);
}

template void add_clue_counts<2>(const ClueShares<2>&, const ClueLiterals<2>&, Formula&);
template void add_clue_counts<3>(const ClueShares<3>&, const ClueLiterals<3>&, Formula&);

}  // namespace rookery
