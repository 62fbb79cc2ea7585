// Method: tries each order of the rows, of the pattern and of its transpose. Each column of the result must then equal
// the pattern's column in that place, and the columns of a stack stay together.
#include "board/automorphisms.hpp"

#include <numeric>
#include <utility>

namespace rookery {
namespace {

template <int N>
using Lines = std::array<std::uint8_t, Geometry<N>::kSize>;  // rows or columns, numbered from 0

// All orders of N things.
template <int N>
std::vector<std::array<std::uint8_t, N>> orders_of_chute() {
    std::vector<std::array<std::uint8_t, N>> orders;
    int count = 1;
    for (int i = 2; i <= N; ++i) count *= i;
    orders.reserve(static_cast<std::size_t>(count));
    for (int index = 0; index < count; ++index) {
        std::vector<std::uint8_t> left(N);
        std::iota(left.begin(), left.end(), std::uint8_t{0});
        std::array<std::uint8_t, N> order{};
        int rest = index;
        for (int i = 0; i < N; ++i) {
            const int choices = N - i;
            const auto chosen = left.begin() + rest % choices;
            rest /= choices;
            order[static_cast<std::size_t>(i)] = *chosen;
            left.erase(chosen);
        }
        orders.push_back(order);
    }
    return orders;
}

// All orders of the rows that keep each band together: [to] = the row that moves there.
template <int N>
std::vector<Lines<N>> orders_of_lines() {
    const auto orders = orders_of_chute<N>();
    std::vector<Lines<N>> result;
    const auto extend = [&](auto&& self, const std::array<std::uint8_t, N>& chutes, Lines<N>& lines, int chute) {
        if (chute == N) {
            result.push_back(lines);
            return;
        }
        for (const auto& order : orders) {
            const int from = N * chutes[static_cast<std::size_t>(chute)];
            const std::size_t to = static_cast<std::size_t>(chute) * N;
            for (std::size_t i = 0; i < N; ++i) lines[to + i] = static_cast<std::uint8_t>(from + order[i]);
            self(self, chutes, lines, chute + 1);
        }
    };
    Lines<N> lines{};
    for (const auto& chutes : orders) extend(extend, chutes, lines, 0);
    return result;
}

template <int N>
class AutomorphismSearch {
  public:
    using Geo = Geometry<N>;
    static constexpr int kSize = Geo::kSize;

    AutomorphismSearch(CellSet pattern, CellMapVisitor<N>& visitor) : pattern_{pattern}, visitor_{visitor} {
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            if (!pattern.contains(cell)) continue;
            wanted_[Geo::column_of(cell)] =
                static_cast<std::uint16_t>(wanted_[Geo::column_of(cell)] | 1U << Geo::row_of(cell));
        }
    }

    void run() {
        static const std::vector<Lines<N>> kOrders = orders_of_lines<N>();
        for (const bool transposed : {false, true}) {
            for (const Lines<N>& rows : kOrders) {
                transposed_ = transposed;
                rows_ = rows;
                read_columns();
                place_column(0);
                if (!goes_on_) return;
            }
        }
    }

  private:
    // The cell in the pattern's `column` that moves to row `row`.
    int source(int row, int column) const {
        const int from = rows_[static_cast<std::size_t>(row)];
        return transposed_ ? Geo::cell_at(column, from) : Geo::cell_at(from, column);
    }

    void read_columns() {
        for (int column = 0; column < kSize; ++column) {
            unsigned mask = 0;
            for (int row = 0; row < kSize; ++row) mask |= unsigned{pattern_.contains(source(row, column))} << row;
            masks_[static_cast<std::size_t>(column)] = static_cast<std::uint16_t>(mask);
        }
        used_ = 0;
    }

    // Chooses the column that moves to `where`, and those after it.
    void place_column(int where) {
        if (!goes_on_) return;
        if (where == kSize) {
            visit();
            return;
        }
        for (int column = 0; column < kSize; ++column) {
            if ((used_ >> column & 1U) != 0 || masks_[static_cast<std::size_t>(column)] != wanted_[where]) continue;
            if (where % N != 0 && column / N != columns_[static_cast<std::size_t>(where - 1)] / N) continue;
            used_ |= 1U << column;
            columns_[static_cast<std::size_t>(where)] = static_cast<std::uint8_t>(column);
            place_column(where + 1);
            used_ &= ~(1U << column);
        }
    }

    void visit() {
        CellMap<N> map;
        bool identity = true;
        for (int row = 0; row < kSize; ++row) {
            for (int column = 0; column < kSize; ++column) {
                const int from = source(row, columns_[static_cast<std::size_t>(column)]);
                const int to = Geo::cell_at(row, column);
                map.to[static_cast<std::size_t>(from)] = static_cast<std::uint8_t>(to);
                identity = identity && from == to;
            }
        }
        if (!identity) goes_on_ = visitor_.visit(map);
    }

    CellSet pattern_;
    CellMapVisitor<N>& visitor_;
    bool goes_on_ = true;
    std::array<std::uint16_t, kSize> wanted_{};  // the pattern's columns, as sets of rows
    std::array<std::uint16_t, kSize> masks_{};   // the same with the pattern's rows reordered
    bool transposed_ = false;
    Lines<N> rows_{};
    Lines<N> columns_{};
    unsigned used_ = 0;
};

template <int N>
struct FirstMaps final : CellMapVisitor<N> {
    explicit FirstMaps(int most) : most{static_cast<std::size_t>(most)} {}
    bool visit(const CellMap<N>& map) override {
        maps.push_back(map);
        return maps.size() < most;
    }
    std::vector<CellMap<N>> maps;
    std::size_t most;
};

}  // namespace

template <int N>
void visit_automorphisms(CellSet pattern, CellMapVisitor<N>& visitor) {
    AutomorphismSearch<N>(pattern, visitor).run();
}

template <int N>
std::vector<CellMap<N>> automorphisms_of(CellSet pattern, int most) {
    FirstMaps<N> first(most);
    visit_automorphisms<N>(pattern, first);
    return std::move(first.maps);
}

template void visit_automorphisms<2>(CellSet, CellMapVisitor<2>&);
template void visit_automorphisms<3>(CellSet, CellMapVisitor<3>&);

template std::vector<CellMap<2>> automorphisms_of<2>(CellSet, int);
template std::vector<CellMap<3>> automorphisms_of<3>(CellSet, int);

}  // namespace rookery
