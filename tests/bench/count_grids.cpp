// rookery-count-grids FILE [THREADS]: counts all essentially different grids, first band by first band, and writes the
// table of the catalogue (core/catalogue/counts.bin). Prints one line per band: its number, grids, bytes of counts,
// seconds. Takes some minutes on one thread.
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <mutex>
#include <vector>

#include "bench/cpu_time.hpp"
#include "bench/threads.hpp"
#include "catalogue/count_table.hpp"

using namespace rookery;

namespace {

std::vector<CountedBand> count_all(int threads) {
    std::vector<CountedBand> bands(std::size_t{kBandClasses});
    std::atomic<int> next{0};
    std::mutex printing;
    bench::on_threads(threads, [&] {
        for (int band = next++; band < kBandClasses; band = next++) {
            const double start = bench::thread_cpu_seconds();
            CountedBand counted = *count_band(band);
            const double seconds = bench::thread_cpu_seconds() - start;
            const std::lock_guard lock(printing);
            std::printf("%d\t%u\t%zu\t%.2f\n", band + 1, counted.grids, counted.counts.size(), seconds);
            std::fflush(stdout);
            bands[static_cast<std::size_t>(band)] = std::move(counted);
        }
    });
    return bands;
}

}  // namespace

int main(int argc, char** argv) {
    const int threads = argc > 2 ? std::atoi(argv[2]) : 1;
    if (argc < 2 || argc > 3 || threads < 1) {
        std::fprintf(stderr, "rookery-count-grids FILE [THREADS]\n");
        return 2;
    }
    const std::vector<std::uint8_t> bytes = CountTable::write(count_all(threads));
    if (!CountTable::read(bytes)) {
        std::fprintf(stderr, "the counts of the first bands do not add up to all grids\n");
        return 1;
    }
    std::ofstream file(argv[1], std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (!file.flush()) {
        std::fprintf(stderr, "cannot write %s\n", argv[1]);
        return 1;
    }
    std::printf("%.0f s, %zu bytes\n", bench::cpu_seconds(), bytes.size());
    return 0;
}
