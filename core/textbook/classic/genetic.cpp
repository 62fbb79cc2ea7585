// Method: a genetic algorithm, which "Different approaches to solve Sudoku", section 6.2.2, mentions next to annealing
// without trying it. The crossover keeps boxes whole: Y. Sato and H. Inoue, "Solving Sudoku with genetic operations
// that preserve building blocks" (2010).
//
//   members     100 boards whose boxes are filled at random (box_filling.hpp)
//   parents     each the best of three members drawn at random
//   crossover   of bands or of stacks, at random: each comes from the parent in whose rows (or columns) it misses fewer
//               digits; ties are broken at random
//   mutation    a swap of two free cells of a box; a second one with probability 1/2, a third with 1/4, ...
//   next        the best member and 99 children
//   restart     after 100 generations in a row that did not lower the least cost since the start: from new members
//
// When it ends: box_filling.hpp.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "textbook/classic/box_filling.hpp"
#include "textbook/classic/classic.hpp"

namespace rookery {
namespace {

constexpr std::array<std::string_view, 4> kGeneticCounters{"boards tried", "generations", "restarts", "least cost"};
constexpr std::uint32_t kMembers = 100;
constexpr int kDrawn = 3;
constexpr int kIdleGenerations = 100;

template <int N>
class Genetic final : public FillingSearch<N> {
    using Search = FillingSearch<N>;
    using Search::filling_, Search::least_cost_, Search::random_, Search::restarts_, Search::trace_, Search::tried_;
    static constexpr int kSize = Geometry<N>::kSize;

  public:
    Genetic(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace)
        : Search(puzzle, settings, trace, {"the genetic algorithm", "restarts"}) {
        if (trace.wants_events()) {
            events_ = trace.table("generations", {"Generation", "Least cost", "Mean cost", "Restarts"});
        }
    }

  private:
    struct Member {
        Grid<N> grid;
        int cost = 0;
        std::array<int, std::size_t{2} * N>
            missing{};  // digits from the rows of each band, then from the columns of each stack
    };

    ClassicEnd search() override {
        for (;; ++restarts_) {
            if (const auto end = begin()) return *end;
            int least_here = members_.front().cost;
            for (int idle = 0; idle < kIdleGenerations; ++idle) {
                if (const auto end = breed()) return *end;
                if (members_.front().cost < least_here) {
                    least_here = members_.front().cost;
                    idle = 0;
                }
            }
        }
    }

    // Makes new members. Returns how the search ended, if it did.
    std::optional<ClassicEnd> begin() {
        members_.clear();
        while (members_.size() < kMembers) {
            if (const auto end = this->next_candidate()) return end;
            filling_.fill(random_);
            if (join(members_)) return ClassicEnd::enough;
        }
        best_first();
        return std::nullopt;
    }

    // Breeds the next generation. Returns how the search ended, if it did.
    std::optional<ClassicEnd> breed() {
        children_.assign(1, members_.front());
        while (children_.size() < kMembers) {
            if (const auto end = this->next_candidate()) return end;
            const Member& mother = drawn();
            filling_.adopt(crossed(mother, drawn()));
            do {
                const auto swap = filling_.random_swap(random_);
                filling_.make(swap, filling_.added_cost(swap));
            } while (random_.coin());
            if (join(children_)) return ClassicEnd::enough;
        }
        members_.swap(children_);
        best_first();
        ++generations_;
        if (events_) note_generation();
        return std::nullopt;
    }

    // Adds the filling. Returns whether it is a solution.
    bool join(std::vector<Member>& members) {
        Member& member = members.emplace_back();
        member.grid = filling_.grid();
        member.cost = filling_.cost();
        for (int line = 0; line < 2 * kSize; ++line) member.missing[line / N] += filling_.missing_in(line);
        return this->note_cost();
    }

    void best_first() {
        for (Member& member : members_) {
            if (member.cost < members_.front().cost) std::swap(member, members_.front());
        }
    }

    const Member& drawn() {
        const Member* best = &members_[random_.below(kMembers)];
        for (int i = 1; i < kDrawn; ++i) {
            const Member& other = members_[random_.below(kMembers)];
            if (other.cost < best->cost) best = &other;
        }
        return *best;
    }

    Grid<N> crossed(const Member& mother, const Member& father) {
        Grid<N> child = mother.grid;
        const bool bands = random_.coin();
        for (int part = 0; part < N; ++part) {
            const int more = mother.missing[bands ? part : N + part] - father.missing[bands ? part : N + part];
            if (more < 0 || (more == 0 && random_.coin())) continue;
            for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
                const int line = bands ? Geometry<N>::row_of(cell) : Geometry<N>::column_of(cell);
                if (line / N == part) child[cell] = father.grid[cell];
            }
        }
        return child;
    }

    void note_generation() {
        std::uint64_t sum = 0;
        for (const Member& member : members_) sum += static_cast<std::uint64_t>(member.cost);
        trace_.row(*events_, {std::to_string(generations_), std::to_string(members_.front().cost),
                              std::to_string(sum / kMembers), std::to_string(restarts_)});
    }

    void count() override {
        trace_.set(kGeneticCounters, {tried_, generations_, restarts_, static_cast<std::uint64_t>(least_cost_)});
    }

    std::optional<std::size_t> events_;  // the table of generations, if wanted
    std::vector<Member> members_;        // the best first
    std::vector<Member> children_;
    std::uint64_t generations_ = 0;
};

}  // namespace

constinit const SolverLabel labels::kGenetic{
    .name = "genetic",
    .title = "Genetic algorithm",
    .help = "Boards crossed, mutated; endless if unsolvable",
    .counters = kGeneticCounters,
    .is_complete = false,
    .ends = false,
    .knows_conflicts = false,
};
constinit const SolverCard cards::kGenetic{labels::kGenetic, solve_by<Genetic>()};

}  // namespace rookery
