#include "generate/whole_pattern/whole_pattern.hpp"

#include <algorithm>
#include <cmath>

#include "board/clue_cells.hpp"
#include "board/random.hpp"
#include "contract/contract.hpp"
#include "generate/geometry/reasons.hpp"
#include "generate/whole_pattern/pattern_filling.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

constexpr std::size_t kPrefixes = 20'000;  // each begins a part; about this many or somewhat more
constexpr std::size_t kMaxMaps = 20'000;   // symmetries kept
constexpr std::size_t kSolvedBefore = 3;   // cells left when the board goes to the solver
constexpr std::size_t kTriedInFull = 4;    // last cells of a random path
constexpr std::uint64_t kMaxPlanning =
    50'000'000;  // comparisons with symmetries to find the prefixes, and again for their paths
constexpr std::size_t kPuzzleBatch = 64;

// Full patterns of one part, solved in batches.
class Leaves {
  public:
    Leaves(WholePattern::Visitor visit, bool minimal, StopToken stop) : visit_{visit}, minimal_{minimal}, stop_{stop} {
        puzzles_.reserve(kPuzzleBatch);
        results_.resize(kPuzzleBatch);
    }

    // Like WholePattern::visit().
    bool add(const Grid9& puzzle) {
        puzzles_.push_back(puzzle);
        return puzzles_.size() < kPuzzleBatch || end();
    }
    bool end() {
        if (stop_.stop_requested()) return false;
        SolveLimits limits;
        limits.stop = stop_;
        solve_batch(puzzles_, limits, results_);
        for (std::size_t i = 0; i < puzzles_.size(); ++i) {
            if (results_[i].end == SolveEnd::stopped) return false;
            if (!results_[i].unique() || (minimal_ && !is_minimal(puzzles_[i]))) continue;
            if (!visit_(puzzles_[i])) return false;
        }
        tried_ += puzzles_.size();
        puzzles_.clear();
        return true;
    }
    std::uint64_t tried() const { return tried_; }
    bool stopped() const { return stop_.stop_requested(); }

  private:
    WholePattern::Visitor visit_;
    bool minimal_;
    StopToken stop_;
    std::vector<Grid9> puzzles_;
    std::vector<SolveResult> results_;
    std::uint64_t tried_ = 0;
};

bool has_solution(const Grid9& board) {
    SolveLimits limits;
    limits.solutions = 1;
    return solve(board, limits).solutions > 0;
}

// One of the slices below a filling: every n-th of its descendants at a certain depth.
struct Slice {
    std::int64_t number = 0;
    std::int64_t of = 1;
    std::size_t depth = 0;
    std::int64_t met = 0;  // descendants so far
};

// Visits everything below a filling that is in the slice. False: as for Leaves::add().
bool fill_all(PatternFilling& filling, Slice& slice, Leaves& leaves) {
    if (leaves.stopped()) return false;
    if (filling.filled() == slice.depth && slice.met++ % slice.of != slice.number) return true;
    if (filling.is_full()) return leaves.add(filling.board());
    if (filling.cells() - filling.filled() == kSolvedBefore && !has_solution(filling.board())) return true;
    for (DigitSet choices = filling.choices(); choices != 0; choices = without_lowest(choices)) {
        if (!filling.push(lowest_digit(choices))) continue;
        const bool go_on = fill_all(filling, slice, leaves);
        filling.pop();
        if (!go_on) return false;
    }
    return true;
}

// False: too many comparisons.
bool list_fillings(PatternFilling& filling, std::size_t depth, std::vector<std::vector<Digit>>& found) {
    if (filling.filled() == depth) {
        found.push_back(filling.digits());
        return true;
    }
    if (filling.comparisons() > kMaxPlanning) return false;
    for (DigitSet choices = filling.choices(); choices != 0; choices = without_lowest(choices)) {
        if (!filling.push(lowest_digit(choices))) continue;
        const bool listed = list_fillings(filling, depth, found);
        filling.pop();
        if (!listed) return false;
    }
    return true;
}

struct Choice {
    Digit digit;
    std::uint32_t below;  // the size of what is below it, in any unit
};
using Choices = std::array<Choice, Geometry9::kSize>;

// Lists the digits that the next cell can have, with size(filling) after placing each. Returns how many.
template <class Size>
std::size_t list_choices(PatternFilling& filling, Choices& list, Size size) {
    std::size_t count = 0;
    for (DigitSet choices = filling.choices(); choices != 0; choices = without_lowest(choices)) {
        const Digit digit = lowest_digit(choices);
        if (!filling.push(digit)) continue;
        list[count++] = {digit, size(filling)};
        filling.pop();
    }
    return count;
}

// Fills the next cell; each choice is drawn in proportion to the size below it. Returns 1 / the probability of the
// choice, or 0 if there is nothing below any choice; then the cell stays empty.
double random_step(PatternFilling& filling, const Choices& list, std::size_t count, Random& random) {
    std::uint32_t all = 0;
    for (std::size_t i = 0; i < count; ++i) all += list[i].below;
    if (all == 0) return 0;
    std::uint32_t drawn = random.below(all);
    std::size_t i = 0;
    for (; drawn >= list[i].below; ++i) drawn -= list[i].below;
    filling.push(list[i].digit);
    return static_cast<double>(all) / list[i].below;
}

double even_step(PatternFilling& filling, Random& random) {
    Choices list;
    return random_step(filling, list, list_choices(filling, list, [](PatternFilling&) { return 1U; }), random);
}

// Approximate number of fillings of the next three cells: the third ignores symmetry.
std::uint32_t next_fillings(PatternFilling& filling, int cells = 3) {
    if (filling.is_full()) return 1;
    if (cells == 1) return static_cast<std::uint32_t>(digit_count(filling.choices()));
    std::uint32_t sum = 0;
    for (DigitSet choices = filling.choices(); choices != 0; choices = without_lowest(choices)) {
        if (!filling.push(lowest_digit(choices))) continue;
        sum += next_fillings(filling, cells - 1);
        filling.pop();
    }
    return sum;
}

// Follows one random path down to `depth`. Returns 1 / its probability, or 0 if it ends early or is stopped.
double random_path(PatternFilling& filling, std::size_t depth, Random& random, StopToken stop) {
    double weight = 1;
    while (weight > 0 && filling.filled() < depth) {
        Choices list;
        const auto size = [&](PatternFilling& below) { return stop.stop_requested() ? 0 : next_fillings(below); };
        weight *= random_step(filling, list, list_choices(filling, list, size), random);
    }
    return weight;
}

// The mean of the values drawn, and its standard error.
class Sample {
  public:
    void add(double value) {
        sum_ += value;
        squares_ += value * value;
        ++count_;
    }
    Estimated estimated() const {
        const double n = count_;
        const double mean = sum_ / n;
        const double variance = n > 1 ? std::max(0.0, (squares_ - n * mean * mean) / (n - 1)) : 0;
        return {mean, std::sqrt(variance / n)};
    }

  private:
    double sum_ = 0;
    double squares_ = 0;
    int count_ = 0;
};

}  // namespace

WholePattern::WholePattern(const WholePatternRequest& request) : request_{request} {
    const Grid9 given = request.given.value_or(Grid9{});
    ROOKERY_EXPECTS((clue_cells(given) - request.pattern).empty());
    order_cells(given);
    if (given_ == 0 && !request.all_copies) {
        PatternSymmetries symmetries = symmetries_of_pattern(cells_, kMaxMaps);
        maps_ = std::move(symmetries.maps);
        one_of_each_ = symmetries.complete;
    } else {
        one_of_each_ = false;
    }
    if (!impossible_by_chutes(request.pattern).empty()) return;
    list_prefixes();
    choose_slices();
}

void WholePattern::order_cells(const Grid9& given) {
    CellSet rest = request_.pattern;
    CellSet used;
    DigitSet held = 0;
    const auto take = [&](int cell) {
        cells_.push_back(cell);
        rest.remove(cell);
        used.add(cell);
    };
    clue_cells(given).for_each([&](int cell) {
        take(cell);
        held = static_cast<DigitSet>(held | digit_bit(given[cell]));
    });
    given_ = cells_.size();
    while (!rest.empty()) {
        int best = -1;
        int most = -1;
        rest.for_each([&](int cell) {
            const int shared = (CellSet::peers_of(cell) & used).size();
            if (shared <= most) return;
            most = shared;
            best = cell;
        });
        take(best);
    }
    Digit name = 0;
    for (const bool wanted : {true, false}) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (has_digit(held, digit) == wanted) name_[++name] = digit;
        }
    }
    first_alike_ = digit_count(held) + 1;
}

void WholePattern::list_prefixes() {
    PatternFilling filling(*this);
    const std::size_t deepest = std::max(given_, cells_.size() - std::min(cells_.size(), kSolvedBefore));
    for (std::size_t depth = given_; depth <= deepest; ++depth) {
        std::vector<Prefix> found;
        if (!list_fillings(filling, depth, found)) return;
        depth_ = depth;
        prefixes_ = std::move(found);
        if (prefixes_.empty() || prefixes_.size() >= kPrefixes) return;
    }
}

void WholePattern::choose_slices() {
    constexpr int kPaths = 400;
    constexpr double kLeavesOfPart = 500'000;  // that the solver handles in a second
    constexpr double kMaxSlices = 10'000;
    constexpr double kNodesOfSlice = 8;  // with this many at the second depth, slices are similar in size
    if (prefixes_.empty()) return;
    std::vector<double> nodes(cells_.size() + 1);  // at each depth
    Random random(1);
    int paths = 0;
    for (std::uint64_t comparisons = 0; paths < kPaths && comparisons <= kMaxPlanning; ++paths) {
        PatternFilling filling(*this);
        for (double weight = 1; weight > 0 && !filling.is_full(); nodes[filling.filled()] += weight / kPaths) {
            weight *= even_step(filling, random);
        }
        comparisons += filling.comparisons();
    }
    for (double& count : nodes) count *= static_cast<double>(kPaths) / paths;
    const double prefixes = static_cast<double>(prefixes_.size());
    slices_ = static_cast<std::int64_t>(std::clamp(nodes.back() / kLeavesOfPart / prefixes, 1.0, kMaxSlices));
    const double wanted = kNodesOfSlice * prefixes * static_cast<double>(slices_);
    for (slice_depth_ = depth_; slice_depth_ < cells_.size() && nodes[slice_depth_] < wanted;) ++slice_depth_;
}

bool WholePattern::visit(std::int64_t part, Visitor visit, StopToken stop, std::uint64_t& leaves) const {
    PatternFilling filling(*this);
    const Prefix& prefix = prefixes_[static_cast<std::size_t>(part / slices_)];
    Slice slice{part % slices_, slices_, slice_depth_};
    for (std::size_t i = given_; i < prefix.size(); ++i) filling.push(prefix[i]);
    Leaves found(visit, request_.minimal, stop);
    const bool whole = fill_all(filling, slice, found) && found.end();
    leaves += found.tried();
    return whole;
}

WholePatternEstimate WholePattern::estimate(std::uint64_t seed, int paths, StopToken stop) const {
    WholePatternEstimate estimate;
    if (prefixes_.empty()) return estimate;
    Random random(seed);
    Sample puzzles;
    Sample leaves;
    const std::size_t depth = std::max(given_, cells_.size() - std::min(cells_.size(), kTriedInFull));
    for (int i = 0; i < paths; ++i) {
        PatternFilling filling(*this);
        const double weight = random_path(filling, depth, random, stop);
        std::uint64_t found = 0;
        const auto count = [&](const Grid9&) { return ++found != 0; };
        Leaves below(count, request_.minimal, stop);
        Slice all{.depth = filling.filled()};
        if (stop.stop_requested() || (weight > 0 && !(fill_all(filling, all, below) && below.end()))) {
            estimate.complete = false;
            return estimate;
        }
        puzzles.add(weight * static_cast<double>(found));
        leaves.add(weight * static_cast<double>(below.tried()));
        estimate.sampled_leaves += below.tried();
    }
    estimate.puzzles = puzzles.estimated();
    estimate.leaves = leaves.estimated();
    return estimate;
}

}  // namespace rookery
