// A puzzle as a constraint satisfaction problem: a variable for each cell, and for each house the constraint that its
// cells have different digits.
//
// Propagate and search: constraints whose cells have changed wait in a queue and prune in turn, until none removes
// anything. Then a cell with the fewest digits left, the first of several in row order, is labelled with each of them
// in turn. A node is a propagation after such a choice; the first one, before any choice, is the root.
#include <array>
#include <string_view>

#include "textbook/classic/classic.hpp"
#include "textbook/classic/houses.hpp"
#include "textbook/classic/labelling_table.hpp"
#include "textbook/combinatorics/alldifferent.hpp"

namespace rookery {
namespace {

constexpr std::array<std::string_view, 4> kCspCounters{"nodes", "dead ends", "prunings", "propagations"};

constexpr SettingWord strength(Consistency consistency, std::string_view title, std::string_view help) {
    return {name_of(consistency), static_cast<int>(consistency), title, help};
}
constexpr std::array kStrengths{
    strength(Consistency::arc, "hyper-arc", "R\u00E9gin: drops every value that no solution of a house has"),
    strength(Consistency::range, "range", "Leconte: full cells of an interval take its values from the others"),
    strength(Consistency::fast_bounds, "fast bounds", "Prunes as bounds does, by a faster algorithm"),
    strength(Consistency::bounds, "bounds", "Puget: the least and the greatest value of each cell are possible"),
    strength(Consistency::naive, "naive", "A placed digit leaves the other cells of its houses"),
};
constexpr std::array kCspSettings{SolverSetting{.name = "consistency", .words = kStrengths}};
constexpr std::uint64_t kPropagationsAReport = std::uint64_t{1} << 18;  // propagations: 10 to 150 milliseconds

// A queue of houses, each at most once.
template <int kHouses>
class HouseQueue {
  public:
    bool empty() const { return waiting_ == 0; }
    void push(int house) {
        const std::uint64_t bit = std::uint64_t{1} << house;
        if ((waiting_ & bit) != 0) return;
        waiting_ |= bit;
        houses_[(first_ + count_++) % kHouses] = static_cast<std::uint8_t>(house);
    }
    int pop() {
        const int house = houses_[first_];
        first_ = (first_ + 1) % kHouses;
        --count_;
        waiting_ &= ~(std::uint64_t{1} << house);
        return house;
    }

  private:
    static_assert(kHouses <= 64);
    std::array<std::uint8_t, kHouses> houses_{};
    int first_ = 0;
    int count_ = 0;
    std::uint64_t waiting_ = 0;
};

template <int N, Variant kVariant>
class Csp {
  public:
    Csp(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace)
        : givens_{puzzle.givens},
          settings_{settings},
          consistency_{static_cast<Consistency>(kStrengths[settings.own_at(0)].value)},
          trace_{trace},
          table_{trace, "Prunings"} {}

    ClassicResult<N> run() {
        Candidates<N> domains;
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            domains[cell] = givens_[cell] != 0 ? digit_bit(givens_[cell]) : all_digits(Geo::kSize);
        }
        Queue queue;
        for (int house = 0; house < kHouses; ++house) queue.push(house);
        publish();
        visit(0, -1, domains, queue);
        publish();
        return result_;
    }

  private:
    using Geo = Geometry<N>;
    static constexpr int kHouses = kVariant == Variant::diagonal ? Geo::kAllHouses : Geo::kHouses;
    using Queue = HouseQueue<kHouses>;

    // A node of the tree, after `cell` was labelled. False: the search has ended.
    bool visit(std::size_t depth, int cell, Candidates<N>& domains, Queue& queue) {
        if (nodes_ == settings_.budget) return end(ClassicEnd::budget);
        if (settings_.progress.stop_requested()) return end(ClassicEnd::stopped);
        ++nodes_;
        trace_.node(depth);
        const int digit = cell < 0 ? -1 : lowest_digit(domains[cell]);
        const std::uint64_t before = prunings_;
        const bool consistent = propagate(domains, queue);
        const int next = consistent ? most_constrained(domains) : -1;
        const std::string_view outcome = !consistent ? "dead end" : next < 0 ? "solution" : "on to";
        table_.row(depth, cell, digit, prunings_ - before, outcome, next);
        if (!consistent) {
            ++dead_ends_;
            return true;
        }
        if (next >= 0) return label(depth, next, domains);
        if (result_.solutions++ == 0) {
            for (int at = 0; at < Geo::kCells; ++at) result_.first[at] = lowest_digit(domains[at]);
        }
        return result_.solutions < settings_.solutions || end(ClassicEnd::enough);
    }

    bool label(std::size_t depth, int cell, const Candidates<N>& domains) {
        for (DigitSet rest = domains[cell]; rest != 0; rest = without_lowest(rest)) {
            Candidates<N> labelled = domains;
            labelled[cell] = digit_bit(lowest_digit(rest));
            Queue queue;
            for (const int house : CellHouses<N, kVariant>::kHousesOf[cell]) queue.push(house);
            if (!visit(depth + 1, cell, labelled, queue)) return false;
        }
        return true;
    }

    // Negative if every cell has a single digit left.
    static int most_constrained(const Candidates<N>& domains) {
        int best = -1;
        int fewest = Geo::kSize + 1;
        for (int cell = 0; cell < Geo::kCells && fewest > 2; ++cell) {
            const int count = digit_count(domains[cell]);
            if (count < 2 || count >= fewest) continue;
            best = cell;
            fewest = count;
        }
        return best;
    }

    // False: a constraint has no solution.
    bool propagate(Candidates<N>& domains, Queue& queue) {
        while (!queue.empty()) {
            if (!prune_house(queue.pop(), domains, queue)) return false;
        }
        return true;
    }

    bool prune_house(int house, Candidates<N>& domains, Queue& queue) {
        if (++propagations_ % kPropagationsAReport == 0) {
            publish();
            trace_.report(settings_.progress);
        }
        const auto& cells = Geo::kHouseCells[static_cast<std::size_t>(house)];
        std::array<Domain, Geo::kSize> values{};
        for (int i = 0; i < Geo::kSize; ++i) values[i] = domains[cells[i]];
        if (!prune_alldifferent(values, consistency_, prunings_, matchings_[house])) return false;
        for (int i = 0; i < Geo::kSize; ++i) {
            const int cell = cells[i];
            if (domains[cell] == values[i]) continue;
            domains[cell] = static_cast<DigitSet>(values[i]);
            for (const int other : CellHouses<N, kVariant>::kHousesOf[cell]) {
                if (other != house) queue.push(other);  // this one has nothing more to remove
            }
        }
        return true;
    }

    bool end(ClassicEnd why) {
        result_.end = why;
        return false;
    }

    void publish() { trace_.set(kCspCounters, {nodes_, dead_ends_, prunings_, propagations_}); }

    const Grid<N>& givens_;
    const ClassicSettings& settings_;
    const Consistency consistency_;
    Trace& trace_;
    LabellingTable<N> table_;
    std::array<Matching, kHouses> matchings_;  // the last ones, to start from the next time
    std::uint64_t nodes_ = 0;
    std::uint64_t dead_ends_ = 0;
    std::uint64_t prunings_ = 0;
    std::uint64_t propagations_ = 0;
    ClassicResult<N> result_;
};

}  // namespace

constinit const SolverLabel labels::kCsp{
    .name = "csp",
    .title = "Constraints",
    .help = "Alldifferent houses",
    .counters = kCspCounters,
    .is_ticked = true,
    .settings = kCspSettings,
};
constinit const SolverCard cards::kCsp{labels::kCsp, solve_by<Csp>()};

}  // namespace rookery
