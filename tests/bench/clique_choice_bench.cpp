// rookery-clique-bench [--clues N] [--cliques N] [--random N] [--seed S] [--whole] [FILE...]: is the choice of the most
// disjoint unavoidable sets with the least product of sizes the best one for the enumeration by positions? (An open
// question in the description of GridChecker.)
//
// All such choices are sorted by their products, in each grid of the lists (lists.hpp) and in --random N random ones.
// --cliques N (9) of them, spread evenly from the least to the greatest, are measured: the nodes of the enumeration of
// all puzzles of --clues N (16) clues. Nodes are estimated from a thinned tree, which takes a second and is accurate to
// a few hundredths; with --whole, the complete tree is searched. Grids with a single choice are skipped.
//
// A row of the table is a grid:
//   grid            its beginning
//   cliques         the number of choices
//   products        the least and the greatest
//   nodes           with the least product; the fewest, the median and the most of all measured
//   place           of the least product by nodes; 1: it has the fewest
//   rank            Spearman's correlation of products and nodes; -: all products are equal
//   least/random    nodes with the least product, divided by the geometric mean of all
//   least/fewest    ... by the fewest
// The columns are the same on every platform. A summary of all grids follows.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "bench/lists.hpp"
#include "enumerate/enumerate.hpp"
#include "generate/full_board.hpp"
#include "unavoidable/clique.hpp"
#include "unavoidable/small_sets.hpp"

using namespace rookery;

namespace {

constexpr int kCliqueCells = 11;  // as in core/enumerate/positions
constexpr std::size_t kMaxCliques = 200'000;
constexpr std::uint64_t kEstimateSeed = 1;

struct Settings {
    int clues = kLeastClues;
    std::size_t cliques = 9;
    bool whole = false;
};

double nodes_with(const Grid9& grid, const UnavoidableList& clique, const Settings& settings) {
    EnumerationRequest request;
    request.grid = grid;
    request.clues = settings.clues;
    request.method = EnumerationMethod::positions;
    request.clique = clique;
    const std::unique_ptr<Enumeration> enumeration = prepare(request);
    if (!settings.whole) return enumeration->estimate(kEstimateSeed).nodes;
    PuzzleCount puzzles;
    EnumerationCounters counters;
    enumeration->run_all(puzzles, nullptr, counters);
    return static_cast<double>(counters.nodes);
}

// From 1; equal values share the mean of their ranks.
std::vector<double> ranks_of(const std::vector<double>& values) {
    std::vector<double> ranks;
    for (const double value : values) {
        double rank = 0.5;
        for (const double other : values) rank += other < value ? 1 : other == value ? 0.5 : 0;
        ranks.push_back(rank);
    }
    return ranks;
}

double mean_of(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += value;
    return sum / static_cast<double>(values.size());
}

double median_of(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

// Spearman's; NaN if one of them does not vary.
double rank_correlation(const std::vector<double>& a, const std::vector<double>& b) {
    const std::vector<double> x = ranks_of(a);
    const std::vector<double> y = ranks_of(b);
    const double middle = mean_of(x);
    double both = 0;
    double of_x = 0;
    double of_y = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        both += (x[i] - middle) * (y[i] - middle);
        of_x += (x[i] - middle) * (x[i] - middle);
        of_y += (y[i] - middle) * (y[i] - middle);
    }
    return both / std::sqrt(of_x * of_y);
}

double geometric_mean(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += std::log(value);
    return std::exp(sum / static_cast<double>(values.size()));
}

class Results {
  public:
    void measure(const Grid9& grid, const Settings& settings) {
        const MaximumCliques all = maximum_cliques(small_sets(grid, kCliqueCells), kMaxCliques);
        if (!all.complete) ++incomplete_;
        const std::size_t count = std::min(settings.cliques, all.cliques.size());
        if (count < 2) {
            ++single_;
            return;
        }
        std::vector<double> products;
        std::vector<double> nodes;
        for (std::size_t i = 0; i < count; ++i) {
            const UnavoidableList& clique = all.cliques[i * (all.cliques.size() - 1) / (count - 1)];
            products.push_back(static_cast<double>(product_of_sizes(clique)));
            nodes.push_back(nodes_with(grid, clique, settings));
        }
        add(grid, all.cliques.size(), products, nodes);
    }

    void print() const {
        if (to_random_.empty()) return;
        const auto grids = static_cast<double>(to_random_.size());
        std::printf("%zu grids, %d with one choice left out, %d with more choices than were listed\n",
                    to_random_.size(), single_, incomplete_);
        if (!correlations_.empty()) {
            const auto positive =
                std::count_if(correlations_.begin(), correlations_.end(), [](double rank) { return rank > 0; });
            std::printf("rank correlation of product and nodes: %zu grids, mean %.2f, median %.2f, above 0 in %d\n",
                        correlations_.size(), mean_of(correlations_), median_of(correlations_),
                        static_cast<int>(positive));
        }
        std::printf("the least product has the fewest nodes of %.1f choices: %d grids, by chance %.1f\n",
                    choices_ / grids, first_places_, by_chance_);
        std::printf(
            "nodes with the least product: %.3f times those of a choice at random, %.3f times the fewest (most "
            "%.2f)\n",
            geometric_mean(to_random_), geometric_mean(to_fewest_),
            *std::max_element(to_fewest_.begin(), to_fewest_.end()));
        std::printf(
            "nodes with the greatest product: %.3f times those of a choice at random; the most are %.3f times "
            "the fewest\n",
            geometric_mean(greatest_to_random_), geometric_mean(most_to_fewest_));
    }

  private:
    void add(const Grid9& grid, std::size_t cliques, const std::vector<double>& products,
             const std::vector<double>& nodes) {
        const double fewest = *std::min_element(nodes.begin(), nodes.end());
        const double most = *std::max_element(nodes.begin(), nodes.end());
        const double at_random = geometric_mean(nodes);
        const double rank = rank_correlation(products, nodes);
        const auto fewer = std::count_if(nodes.begin(), nodes.end(), [&](double n) { return n < nodes.front(); });
        to_random_.push_back(nodes.front() / at_random);
        to_fewest_.push_back(nodes.front() / fewest);
        greatest_to_random_.push_back(nodes.back() / at_random);
        most_to_fewest_.push_back(most / fewest);
        if (!std::isnan(rank)) correlations_.push_back(rank);
        if (fewer == 0) ++first_places_;
        by_chance_ += 1 / static_cast<double>(nodes.size());
        choices_ += static_cast<double>(nodes.size());
        char shown_rank[16] = "-";
        if (!std::isnan(rank)) std::snprintf(shown_rank, sizeof shown_rank, "%.2f", rank);
        std::string begin;
        for (int cell = 0; cell < 20; ++cell) begin += static_cast<char>('0' + grid[cell]);
        std::printf("%s\t%zu\t%.0f %.0f\t%.4g %.4g %.4g %.4g\t%d of %zu\t%s\t%.3f\t%.3f\n", begin.c_str(), cliques,
                    products.front(), products.back(), nodes.front(), fewest, median_of(nodes), most,
                    static_cast<int>(fewer) + 1, nodes.size(), shown_rank, to_random_.back(), to_fewest_.back());
        std::fflush(stdout);
    }

    std::vector<double> correlations_;
    std::vector<double> to_random_;
    std::vector<double> to_fewest_;
    std::vector<double> greatest_to_random_;
    std::vector<double> most_to_fewest_;
    int single_ = 0;
    int incomplete_ = 0;
    int first_places_ = 0;
    double by_chance_ = 0;
    double choices_ = 0;
};

int refuse(const std::string& problem) {
    std::fprintf(stderr, "rookery-clique-bench: %s\n", problem.c_str());
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    Settings settings;
    int at_random = 0;
    std::uint64_t seed = 1;
    std::vector<bench::List> lists;
    std::vector<std::string> skipped;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        const bool has_value = i + 1 < argc;
        if (word == "--whole") {
            settings.whole = true;
        } else if (word == "--clues" && has_value) {
            settings.clues = std::atoi(argv[++i]);
        } else if (word == "--cliques" && has_value) {
            settings.cliques = static_cast<std::size_t>(std::max(2, std::atoi(argv[++i])));
        } else if (word == "--random" && has_value) {
            at_random = std::atoi(argv[++i]);
        } else if (word == "--seed" && has_value) {
            seed = std::strtoull(argv[++i], nullptr, 10);
        } else if (const std::string problem = bench::add_lists(argv[i], lists, skipped); !problem.empty()) {
            return refuse(problem);
        }
    }
    if (settings.clues < kLeastClues || settings.clues > kMaxClues) return refuse("expected 16 to 25 clues");
    if (lists.empty() && at_random == 0) at_random = 10;

    std::printf(
        "grid\tcliques\tproducts\tnodes: least product, fewest, median, most\tplace\trank\tleast/random\t"
        "least/fewest\n");
    Results results;
    for (const bench::List& list : lists) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            const Grid9 grid = bench::read_puzzle(list.puzzle(i));
            if (is_solution(grid)) results.measure(grid, settings);
        }
    }
    for (int i = 0; i < at_random; ++i) {
        Random random(seed, static_cast<std::uint64_t>(i));
        results.measure(random_full_board(random), settings);
    }
    results.print();
    return 0;
}
