// rookery-catalogue-bench TABLE [GRIDS]: the time from a number to its grid and back, with the table of the catalogue
// (core/catalogue/counts.bin). All first bands are prepared beforehand.
//
//   unrank   a random number to its min-lex form; rank: that grid, shuffled, to its number; form: its min-lex form
//            alone. Microseconds of CPU time: the mean and the 99th percentile
//   range    a million grids, starting a third of the way through: microseconds each
//   signature  the same on every platform
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <numeric>
#include <vector>

#include "bench/cpu_time.hpp"
#include "board/isomorphism.hpp"
#include "catalogue/catalogue.hpp"
#include "catalogue/min_lex_rows.hpp"

using namespace rookery;

namespace {

void print_times(const char* name, std::vector<double> seconds) {
    std::sort(seconds.begin(), seconds.end());
    const double mean = std::accumulate(seconds.begin(), seconds.end(), 0.0) / static_cast<double>(seconds.size());
    std::printf("%s\t%.1f\t%.1f\n", name, 1e6 * mean, 1e6 * seconds[seconds.size() * 99 / 100]);
}

}  // namespace

int main(int argc, char** argv) {
    const int grids = argc > 2 ? std::atoi(argv[2]) : 20'000;
    if (argc < 2 || argc > 3 || grids < 100) {
        std::fprintf(stderr, "rookery-catalogue-bench TABLE [GRIDS]\n");
        return 2;
    }
    std::ifstream file(argv[1], std::ios::binary);
    const std::vector<std::uint8_t> bytes(std::istreambuf_iterator<char>(file), {});
    const auto table = CountTable::read(bytes);
    if (!table) {
        std::fprintf(stderr, "%s: expected the table of the catalogue\n", argv[1]);
        return 1;
    }
    double start = bench::thread_cpu_seconds();
    const auto lap = [&] {
        const double now = bench::thread_cpu_seconds();
        const double seconds = now - start;
        start = now;
        return seconds;
    };
    Catalogue catalogue(*table);
    for (int band = 0; band < kBandClasses; ++band) {
        if (table->grids(band) > 0) catalogue.grid(table->grids_before(band) + 1);
    }
    std::printf("prepared\t%.0f ms\n", 1e3 * lap());
    Random random(1);
    std::vector<double> unrank;
    std::vector<double> rank;
    std::vector<double> form;
    std::uint64_t signature = 0;
    for (int i = 0; i < grids; ++i) {
        const GridNumber number = 1 + random.next() % kGridClasses;
        lap();
        const Grid9 grid = catalogue.grid(number);
        unrank.push_back(lap());
        const Grid9 shuffled = apply(random_isomorphism(random), grid);
        lap();
        const GridNumber found = catalogue.number_of(shuffled);
        rank.push_back(lap());
        signature = signature * 31 + static_cast<std::uint64_t>(min_lex_rows(shuffled).first_class);
        form.push_back(lap());
        if (found != number) {
            std::fprintf(stderr, "number %llu came back as %llu\n", static_cast<unsigned long long>(number),
                         static_cast<unsigned long long>(found));
            return 1;
        }
    }
    std::printf("\tmean\t99 %% below\n");
    print_times("unrank", std::move(unrank));
    print_times("rank", std::move(rank));
    print_times("form", std::move(form));
    lap();
    constexpr GridNumber kRange = 1'000'000;
    catalogue.visit(kGridClasses / 3, kGridClasses / 3 + kRange - 1, [&](GridNumber, const Grid9& grid) {
        signature = signature * 31 + grid[80];
        return true;
    });
    std::printf("range\t%.3f\n", 1e6 * lap() / static_cast<double>(kRange));
    std::printf("signature\t%016llx\n", static_cast<unsigned long long>(signature));
    return 0;
}
