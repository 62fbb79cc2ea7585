// A cell that is not placed yet sees what is placed in its box, in the rest of its row and in the rest of its column:
//
//     b b b | r r r | r r r      b: one sum for the nine cells of a box
//     b c b | ...                r: one for the three cells of a row in a box, and so for columns
//     b b b |
#include "exact/encoding/seen_counts.hpp"

#include <array>

#include "exact/encoding/legend.hpp"
#include "exact/encoding/unary.hpp"

namespace rookery {

template <int N>
void add_seen_counts(const StepLiterals<N>& before, const StepLiterals<N>& now, Formula& formula) {
    using Geo = Geometry<N>;
    constexpr int kSize = Geo::kSize;
    const VariableTag tag = says(Says::placed_count);
    const auto add = [&](Unary& sum, const Unary& more) { add_to(sum, more, Bounds::at_most, tag, formula); };
    // [line * N + chute across]
    std::vector<Unary> in_row(static_cast<std::size_t>(kSize) * N);
    std::vector<Unary> in_column(static_cast<std::size_t>(kSize) * N);
    for (int line = 0; line < kSize; ++line) {
        for (int i = 0; i < kSize; ++i) {
            add(in_row[line * N + i / N], {before.placed[Geo::cell_at(line, i)]});
            add(in_column[line * N + i / N], {before.placed[Geo::cell_at(i, line)]});
        }
    }
    const auto rest_of = [&](const std::vector<Unary>& minilines, int line, int chute) {
        Unary rest;
        for (int other = 0; other < N; ++other) {
            if (other != chute) add(rest, minilines[line * N + other]);
        }
        return rest;
    };
    for (int box = 0; box < kSize; ++box) {
        const int band = box / N;
        const int stack = box % N;
        Unary in_box;
        std::array<Unary, N> rest_of_row;
        std::array<Unary, N> rest_of_column;
        for (int i = 0; i < N; ++i) {
            add(in_box, in_row[(band * N + i) * N + stack]);
            rest_of_row[i] = rest_of(in_row, band * N + i, stack);
            rest_of_column[i] = rest_of(in_column, stack * N + i, band);
        }
        for (int i = 0; i < kSize; ++i) {
            const int cell = Geo::cell_at(band * N + i / N, stack * N + i % N);
            const Unary lines = sum_of(rest_of_row[i / N], rest_of_column[i % N], Bounds::at_most, tag, formula);
            for (int outside = 0; outside < kSize - 1; ++outside) {
                const std::size_t most = static_cast<std::size_t>(outside);
                formula.add({-now.placed[cell], before.placed[cell], most < lines.size() ? lines[most] : kFalse,
                             in_box[kSize - 2 - most]});
            }
        }
    }
}

template void add_seen_counts<2>(const StepLiterals<2>&, const StepLiterals<2>&, Formula&);
template void add_seen_counts<3>(const StepLiterals<3>&, const StepLiterals<3>&, Formula&);

}  // namespace rookery
