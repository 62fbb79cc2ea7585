#include "bench/exact_random.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <numeric>
#include <span>
#include <vector>

#include "bench/cactus_plot.hpp"
#include "bench/exact_ways.hpp"
#include "board/random.hpp"

namespace rookery::bench {
namespace {

constexpr std::uint32_t kLeastClues = 20;
constexpr std::uint32_t kMaxClues = 79;
constexpr int kRange = 10;  // clues in a row of the table

struct Instance {
    CellSet pattern;
    std::array<Trial, kWays.size()> trials{};
};

CellSet random_pattern(std::uint64_t seed, int number) {
    Random random(seed, static_cast<std::uint64_t>(number));
    const std::uint32_t clues = kLeastClues + random.below(kMaxClues - kLeastClues + 1);
    std::array<int, Geometry9::kCells> cells{};
    std::iota(cells.begin(), cells.end(), 0);
    random.shuffle(cells);
    CellSet pattern;
    for (std::uint32_t i = 0; i < clues; ++i) pattern.add(cells[i]);
    return pattern;
}

std::string mask_of(CellSet pattern) {
    std::string mask(Geometry9::kCells, '.');
    pattern.for_each([&](int cell) { mask[static_cast<std::size_t>(cell)] = 'x'; });
    return mask;
}

// The portfolio comes first.
std::span<const Way> ways_of(const RandomRun& run) {
    return std::span(kWays).first(run.portfolio_alone ? 1 : kWays.size());
}

void print_row(int number, const Instance& instance, std::size_t ways) {
    std::printf("%d\t%d\t%s", number, instance.pattern.size(), mask_of(instance.pattern).c_str());
    for (const Trial& trial : std::span(instance.trials).first(ways)) {
        const std::string_view answer = name_of(trial.answer);
        std::printf("\t%.*s\t%.3f", static_cast<int>(answer.size()), answer.data(), trial.seconds);
    }
    std::printf("\n");
    std::fflush(stdout);
}

// A row for the instances in a range of clue numbers. For each way: decided (impossible among them), mean and greatest
// seconds.
void print_range(const std::vector<Instance>& instances, std::size_t ways, int least, int most) {
    const auto in_range = [&](const Instance& one) {
        return least <= one.pattern.size() && one.pattern.size() <= most;
    };
    std::printf("%d-%d\t%d", least, most,
                static_cast<int>(std::count_if(instances.begin(), instances.end(), in_range)));
    for (std::size_t way = 0; way < ways; ++way) {
        int decided = 0;
        int impossible = 0;
        double sum = 0;
        double greatest = 0;
        for (const Instance& instance : instances) {
            const Trial& trial = instance.trials[way];
            if (!in_range(instance) || trial.answer == Answer::undecided) continue;
            ++decided;
            impossible += static_cast<int>(trial.answer == Answer::impossible);
            sum += trial.seconds;
            greatest = std::max(greatest, trial.seconds);
        }
        std::printf("\t%d (%d)\t%.3f\t%.3f", decided, impossible, sum / std::max(decided, 1), greatest);
    }
    std::printf("\n");
}

void print_table(const std::vector<Instance>& instances, std::span<const Way> ways) {
    std::printf("\nclues\tpatterns");
    for (const Way way : ways) {
        const std::string_view name = name_of(way);
        std::printf("\t%.*s: decided (impossible)\tmean s\tmost s", static_cast<int>(name.size()), name.data());
    }
    std::printf("\n");
    for (int least = kLeastClues; least < static_cast<int>(kMaxClues); least += kRange) {
        print_range(instances, ways.size(), least, least + kRange - 1);
    }
    print_range(instances, ways.size(), kLeastClues, kMaxClues);
}

bool write_plot(const RandomRun& run, const std::vector<Instance>& instances) {
    CactusPlot plot;
    plot.instances = run.patterns;
    plot.limit = run.seconds;
    plot.title = std::to_string(run.patterns) + " random patterns of 20 to 79 clues: " + list_of(run.strategies);
    for (std::size_t way = 0; way < ways_of(run).size(); ++way) {
        CactusCurve curve{std::string(name_of(kWays[way])), {}};
        for (const Instance& instance : instances) {
            const Trial& trial = instance.trials[way];
            if (trial.answer != Answer::undecided) curve.seconds.push_back(trial.seconds);
        }
        plot.curves.push_back(std::move(curve));
    }
    std::FILE* file = std::fopen(run.svg.c_str(), "wb");
    if (file == nullptr) return false;
    const std::string svg = to_svg(plot);
    const bool whole = std::fwrite(svg.data(), 1, svg.size(), file) == svg.size();
    return std::fclose(file) == 0 && whole;
}

}  // namespace

bool run_random_patterns(const RandomRun& run) {
    const std::span<const Way> ways = ways_of(run);
    std::vector<Instance> instances;
    std::printf("pattern\tclues\tcells");
    for (const Way way : ways) {
        const std::string_view name = name_of(way);
        std::printf("\t%.*s\tseconds", static_cast<int>(name.size()), name.data());
    }
    std::printf("\n");
    for (int number = 1; number <= run.patterns; ++number) {
        Instance instance{random_pattern(run.seed, number), {}};
        for (std::size_t way = 0; way < ways.size(); ++way) {
            instance.trials[way] = bench::run(ways[way], instance.pattern, run.strategies, run.seed, run.seconds);
        }
        print_row(number, instance, ways.size());
        instances.push_back(instance);
    }
    print_table(instances, ways);
    return run.svg.empty() || write_plot(run, instances);
}

}  // namespace rookery::bench
