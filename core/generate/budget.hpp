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

  private:
    std::uint64_t left_;
};

}  // namespace rookery
