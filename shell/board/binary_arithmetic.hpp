// Adaptive binary arithmetic coding: a series of yes and no in fewer bits than it has members, where they can be
// foreseen.
//
// Method: each decision halves the present interval of 32 bits unevenly, by how likely "no" has been so far in the same
// circumstances (a Chance); a number in the last interval tells all of them. As in I. Witten, R. Neal, J. Cleary,
// "Arithmetic coding for data compression" (1987), with the shift-based estimates of the coders of today. It is here
// for links: a board with its marks takes a third of the bytes of the best general method, which has too little to
// learn from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace rookery::shell {

struct Chance {
    std::uint16_t no = 2048;  // of 4096
    void learn(bool yes) { no = static_cast<std::uint16_t>(yes ? no - (no >> 4) : no + ((4096 - no) >> 4)); }
};

class BitEncoder {
  public:
    bool code(Chance& chance, bool yes) {
        const std::uint32_t bound = (range_ >> 12) * chance.no;
        if (yes) low_ += bound;
        range_ = yes ? range_ - bound : bound;
        chance.learn(yes);
        carry();
        for (; range_ < kLeast; range_ <<= 8) shift();
        return yes;
    }
    // The shortest series of bytes that tells everything.
    std::vector<std::uint8_t> finish() && {
        for (int zeros = 24; zeros >= 0; zeros -= 8) {
            const std::uint64_t rest = (std::uint64_t{1} << zeros) - 1;
            const std::uint64_t number = (low_ + rest) & ~rest;
            if (number > low_ + range_ - 1) continue;
            low_ = number;
            carry();
            break;
        }
        for (int i = 0; i < 4; ++i) shift();
        while (!bytes_.empty() && bytes_.back() == 0) bytes_.pop_back();
        return std::move(bytes_);
    }

  private:
    static constexpr std::uint32_t kLeast = 1U << 24;
    void shift() {
        bytes_.push_back(static_cast<std::uint8_t>(low_ >> 24));
        low_ = (low_ << 8) & 0xFFFF'FFFF;
    }
    void carry() {
        if (low_ >> 32 == 0) return;
        low_ &= 0xFFFF'FFFF;
        for (std::size_t i = bytes_.size(); i-- > 0 && ++bytes_[i] == 0;) continue;
    }

    std::uint64_t low_ = 0;
    std::uint32_t range_ = 0xFFFF'FFFF;
    std::vector<std::uint8_t> bytes_;
};

// Asked in the same circumstances in the same order, it answers what the encoder was told. Behind the end of the bytes
// it reads zeros; any bytes at all have some answers.
class BitDecoder {
  public:
    explicit BitDecoder(std::span<const std::uint8_t> bytes) : bytes_{bytes} {
        for (int i = 0; i < 4; ++i) shift();
    }
    bool code(Chance& chance, bool = false) {
        const std::uint32_t bound = (range_ >> 12) * chance.no;
        const bool yes = number_ >= bound;
        if (yes) number_ -= bound;
        range_ = yes ? range_ - bound : bound;
        chance.learn(yes);
        for (; range_ < kLeast; range_ <<= 8) shift();
        return yes;
    }

  private:
    static constexpr std::uint32_t kLeast = 1U << 24;
    void shift() { number_ = (number_ << 8) | (at_ < bytes_.size() ? bytes_[at_++] : 0U); }

    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
    std::uint32_t range_ = 0xFFFF'FFFF;
    std::uint32_t number_ = 0;
};

}  // namespace rookery::shell
