// The budget of an attempt. A clock would make results depend on the machine, so a budget counts guesses and solutions
// of the solver (about four million take a second). All other costs are converted to that unit.
#pragma once

#include <cstdint>

namespace rookery {

// Cost of checking whether each clue of a puzzle is needed: one short search per clue.
inline constexpr std::uint64_t kMinimalityCost = 200;

class Budget {
  public:
    explicit Budget(std::uint64_t amount) : left_{amount} {}

    std::uint64_t left() const { return left_; }
    bool exhausted() const { return left_ == 0; }
    // Returns false and leaves nothing if that would use up the budget.
    bool spend(std::uint64_t amount) {
        const bool enough = amount < left_;
        left_ = enough ? left_ - amount : 0;
        return enough;
    }
    // For a search that ends before it has spent everything.
    void give_up() { left_ = 0; }

    // Every puzzle that is examined counts as a try. The next `most` tries are free; the one after them empties the
    // budget.
    void allow_tries(std::uint64_t most) { tries_left_ = most; }
    void count_try() {
        if (tries_left_ == 0) return give_up();
        --tries_left_;
        ++tries_;
    }
    std::uint64_t tries() const { return tries_; }

  private:
    std::uint64_t left_;
    std::uint64_t tries_left_ = UINT64_MAX;
    std::uint64_t tries_ = 0;
};

}  // namespace rookery
