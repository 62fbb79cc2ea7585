// A solution at random: the search with the candidate of each guess drawn by lot.
//
// Any solution can come out, since at each guess either half may be the one that holds it; but a solution that stands
// in a smaller part of the tree is likelier. Where a uniform choice matters, a random isomorphism of the result evens
// out most of it.
#include "solve/search.hpp"

namespace rookery {

namespace {

class RandomFirst {
  public:
    explicit RandomFirst(Random& random) : random_{random} {}

    std::uint32_t first_of(const Branch& branch) {
        std::uint32_t rest = branch.candidates;
        for (auto skip = random_.below(static_cast<std::uint32_t>(std::popcount(rest))); skip != 0; --skip)
            rest &= rest - 1;
        return rest & (0U - rest);
    }

  private:
    Random& random_;
};

}  // namespace

bool random_solution(const Grid9& puzzle, Random& random, Grid9& solution, std::uint64_t guess_limit) {
    SolveLimits limits;
    limits.solutions = 1;
    limits.guesses = guess_limit;
    RandomFirst order(random);
    SolveResult result;
    PackedBoard board = pack(puzzle);
    Search<RandomFirst>(limits, order, result).run(board);
    if (result.solutions == 0) return false;
    solution = result.first;
    return true;
}

}  // namespace rookery
