// What an attempt may spend. A clock would make results depend on the machine; so a budget is counted in guesses and
// solutions of the solver, some four million of which take a second, and everything else is put on that scale.
#pragma once

#include <cstdint>

namespace rookery {

// Of asking whether each clue of a puzzle is needed: a short search for each.
inline constexpr std::uint64_t kMinimalityCost = 200;

class Budget {
  public:
    explicit Budget(std::uint64_t amount) : left_{amount} {}

    std::uint64_t left() const { return left_; }
    bool exhausted() const { return left_ == 0; }
    // False, and nothing is left, if there was not so much.
    bool spend(std::uint64_t amount) {
        const bool enough = amount < left_;
        left_ = enough ? left_ - amount : 0;
        return enough;
    }
    // For a search that ends before it has spent all.
    void give_up() { left_ = 0; }

    // Every puzzle that is looked at counts as a try. The next `most` of them are free; before another one, nothing is
    // left.
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
