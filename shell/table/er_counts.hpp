// ErCounts: how many rows have which ER. Rows are counted one by one, as they come to be shown.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace rookery::shell {

class ErCounts {
  public:
    static constexpr int kMaxTenths = 200;
    // Tenths; one that is no number (no rating, beyond) is not counted.
    void add(int er);
    std::int64_t total() const { return total_; }
    // Lowest and highest ER, in tenths; both 0 if there is none.
    int lowest() const { return lowest_; }
    int highest() const { return highest_; }
    std::int64_t of(int er) const { return counts_[static_cast<std::size_t>(er)]; }  // 0 to kMaxTenths

  private:
    std::array<std::int64_t, kMaxTenths + 1> counts_{};
    std::int64_t total_ = 0;
    int lowest_ = 0;
    int highest_ = 0;
};

}  // namespace rookery::shell
