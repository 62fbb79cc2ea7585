// Whole parts make a bad sample here: their work varies by more than a factor of 1000, and a single one may take
// minutes. So all parts are sampled, thinned depth by depth until no depth has more than a given number of nodes to
// visit:
//
//   pilots    one for each depth, which goes down to it and estimates its number of nodes through the thinning above
//   samples   independent of each other, down to the end. Their mean is the estimate; the differences between them give
//             its error (Student's t)
#include "enumerate/positions/position_tree_estimate.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "enumerate/positions/position_search.hpp"
#include "enumerate/positions/thinning.hpp"

namespace rookery::positions {
namespace {

constexpr std::uint64_t kAllVisits = UINT64_MAX;
constexpr int kSamples = 10;
constexpr double kStudent = 1.833;  // for a probability of 90 % (both sides), with kSamples - 1 degrees of freedom

struct Totals {
    double nodes = 0;
    double puzzles = 0;
};

class TreeSample {
  public:
    TreeSample(const Plan& plan, std::span<const Prefix> parts, std::uint64_t seed, StopToken stop,
               const TreeBudget& budget)
        : plan_{plan},
          parts_{parts},
          budget_{budget},
          random_(seed, 0),
          search_(plan, nobody_, stop, counters_, &thinning_) {}

    EnumerationEstimate run() {
        EnumerationEstimate estimate;
        estimate.parts = static_cast<int>(parts_.size());
        estimate.complete = find_sizes();
        // The last pilot has visited nearly the whole tree.
        set_thinning(totals().nodes < budget_.few_nodes ? kAllVisits : budget_.visits_of_sample);
        std::vector<Totals> samples;
        const int wanted = is_thinned() ? kSamples : 1;
        while (estimate.complete && static_cast<int>(samples.size()) < wanted) {
            estimate.complete = visit();
            samples.push_back(totals());
        }
        estimate.sampled = static_cast<int>(std::count(looked_into_.begin(), looked_into_.end(), true));
        estimate.sampled_nodes = counters_.nodes;
        if (estimate.complete) conclude(samples, estimate);
        return estimate;
    }

  private:
    // Fills sizes_. False: stopped.
    bool find_sizes() {
        sizes_[0] = static_cast<double>(parts_.size());
        for (int depth = 1; depth <= plan_.clues; ++depth) {
            set_thinning(budget_.visits_of_pilot);
            // Also skips the depths below: a part begins with several clues, so some depths are empty.
            for (int behind = depth; behind <= plan_.clues; ++behind) thinning_.at(behind).every = 0;
            if (!visit()) return false;
            sizes_[static_cast<std::size_t>(depth)] =
                static_cast<double>(thinning_.at(depth).offered) * stands_for(depth - 1);
        }
        return true;
    }

    // Thins to about `most` nodes at each depth whose size is known.
    void set_thinning(std::uint64_t most) {
        double each = 1;  // nodes that each one visited represents
        for (int depth = 0; depth <= plan_.clues; ++depth) {
            const double reached = sizes_[static_cast<std::size_t>(depth)] / each;
            const double every = std::max(1.0, std::ceil(reached / static_cast<double>(most)));
            thinning_.at(depth).every = static_cast<std::uint64_t>(every);
            each *= every;
        }
    }
    double stands_for(int depth) const {
        double each = 1;
        for (int i = 0; i <= depth; ++i) each *= static_cast<double>(thinning_.at(i).every);
        return each;
    }
    bool is_thinned() const { return stands_for(plan_.clues) > 1; }

    // False: stopped.
    bool visit() {
        thinning_.begin(random_);
        for (std::size_t part = 0; part < parts_.size(); ++part) {
            if (!thinning_.keeps(0)) continue;
            looked_into_[part] = true;
            if (search_.run(parts_[part].positions()) != EnumerationEnd::complete) return false;
        }
        return true;
    }

    Totals totals() const {
        Totals sum;
        double each = 1;
        for (int depth = 0; depth <= plan_.clues; ++depth) {
            const Thinning::Depth& here = thinning_.at(depth);
            each *= static_cast<double>(here.every);
            sum.nodes += each * static_cast<double>(here.nodes);
            sum.puzzles += each * static_cast<double>(here.puzzles);
        }
        return sum;
    }

    static void conclude(const std::vector<Totals>& samples, EnumerationEstimate& estimate) {
        const auto count = static_cast<double>(samples.size());
        for (const Totals& sample : samples) {
            estimate.nodes += sample.nodes / count;
            estimate.puzzles += sample.puzzles / count;
        }
        double factor = 1;
        if (samples.size() > 1) {
            const auto error_of = [&](double Totals::*number, double mean) {
                double spread = 0;
                for (const Totals& sample : samples) spread += std::pow(sample.*number - mean, 2);
                return std::sqrt(spread / (count * (count - 1)));
            };
            estimate.puzzles_error = error_of(&Totals::puzzles, estimate.puzzles);
            if (estimate.nodes > 0)
                factor = std::exp(kStudent * error_of(&Totals::nodes, estimate.nodes) / estimate.nodes);
        }
        estimate.low = estimate.nodes / factor;
        estimate.high = estimate.nodes * factor;
    }

    const Plan& plan_;
    std::span<const Prefix> parts_;
    TreeBudget budget_;
    Random random_;
    PuzzleCount nobody_;
    EnumerationCounters counters_;
    Thinning thinning_;
    Search search_;
    std::array<double, Thinning::kDepths> sizes_{};  // estimated number of nodes at each depth
    std::vector<bool> looked_into_ = std::vector<bool>(parts_.size());
};

}  // namespace

EnumerationEstimate estimate_tree(const Plan& plan, std::span<const Prefix> parts, std::uint64_t seed, StopToken stop,
                                  const TreeBudget& budget) {
    return TreeSample(plan, parts, seed, stop, budget).run();
}

}  // namespace rookery::positions
