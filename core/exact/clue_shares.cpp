#include "exact/clue_shares.hpp"

#include <algorithm>
#include <numeric>

namespace rookery {
namespace {

template <int N>
class Sharing {
  public:
    explicit Sharing(int clues) : clues_{clues} {
        std::iota(order_.begin(), order_.end(), 0);
        do orders_.push_back(order_);
        while (std::next_permutation(order_.begin(), order_.end()));
    }

    std::vector<ClueShares<N>> run() {
        extend(0, clues_);
        return std::move(found_);
    }

  private:
    using Geo = Geometry<N>;
    static constexpr int kBoxes = Geo::kSize;

    // The first box has at least as many as any other, and the boxes of the first band are in descending order: true of
    // the greatest image of each distribution.
    void extend(int box, int left) {
        if (box == kBoxes) {
            if (left == 0 && is_greatest()) found_.push_back(shares_);
            return;
        }
        int high = std::min(left, kBoxes);
        if (box > 0) high = std::min<int>(high, shares_[0]);
        if (box > 0 && box < N) high = std::min<int>(high, shares_[box - 1]);
        for (int clues = high; clues >= 0 && clues + (kBoxes - box - 1) * kBoxes >= left; --clues) {
            shares_[box] = static_cast<std::uint8_t>(clues);
            extend(box + 1, left - clues);
        }
    }

    bool is_greatest() const {
        ClueShares<N> image;
        for (const auto& bands : orders_) {
            for (const auto& stacks : orders_) {
                for (const bool transposed : {false, true}) {
                    for (int box = 0; box < kBoxes; ++box) {
                        const int band = bands[box / N];
                        const int stack = stacks[box % N];
                        image[box] = shares_[transposed ? stack * N + band : band * N + stack];
                    }
                    if (image > shares_) return false;
                }
            }
        }
        return true;
    }

    int clues_;
    std::array<int, N> order_{};
    std::vector<std::array<int, N>> orders_;
    ClueShares<N> shares_{};
    std::vector<ClueShares<N>> found_;
};

}  // namespace

template <int N>
std::vector<ClueShares<N>> shares_of(int clues) {
    return Sharing<N>(clues).run();
}

template <int N>
std::string text_of(const ClueShares<N>& shares) {
    std::string text;
    for (int box = 0; box < Geometry<N>::kSize; ++box) {
        text.append(box == 0 ? "" : box % N == 0 ? " / " : " ").append(std::to_string(shares[box]));
    }
    return text;
}

template std::vector<ClueShares<2>> shares_of<2>(int);
template std::vector<ClueShares<3>> shares_of<3>(int);
template std::string text_of<2>(const ClueShares<2>&);
template std::string text_of<3>(const ClueShares<3>&);

}  // namespace rookery
