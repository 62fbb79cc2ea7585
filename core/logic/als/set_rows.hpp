// Rows of bits, one bit for each almost locked set of a state. They store relations between sets, 128 sets per vector.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "simd/v128.hpp"

namespace rookery {

class SetRows {
  public:
    void clear(std::size_t rows, std::size_t sets) {
        width_ = (sets + 127) / 128;
        bits_.assign(rows * width_, V128());
    }
    // Vectors per row.
    std::size_t width() const { return width_; }
    const V128* row(std::size_t i) const { return bits_.data() + i * width_; }
    bool has(std::size_t i, std::size_t set) const {
        const V128 bits = row(i)[set / 128];
        return ((set % 128 < 64 ? bits.lo() : bits.hi()) >> set % 64 & 1) != 0;
    }
    bool meets(std::size_t i, const SetRows& other, std::size_t j) const {
        const V128* const a = row(i);
        const V128* const b = other.row(j);
        V128 common;
        for (std::size_t v = 0, width = width_; v < width; ++v) common |= a[v] & b[v];
        return any(common);
    }

    void add(std::size_t i, std::size_t set) {
        const std::uint64_t bit = std::uint64_t{1} << set % 64;
        bits_[i * width_ + set / 128] |= set % 128 < 64 ? V128::from_u64(bit, 0) : V128::from_u64(0, bit);
    }
    void copy(std::size_t i, const SetRows& other, std::size_t j) {
        change(i, other.row(j), [](V128, V128 b) { return b; });
    }
    void unite(std::size_t i, const SetRows& other, std::size_t j) {
        change(i, other.row(j), [](V128 a, V128 b) { return a | b; });
    }
    void intersect(std::size_t i, const SetRows& other, std::size_t j) {
        change(i, other.row(j), [](V128 a, V128 b) { return a & b; });
    }
    void subtract(std::size_t i, const SetRows& other, std::size_t j) {
        change(i, other.row(j), [](V128 a, V128 b) { return and_not(a, b); });
    }
    // Sets each row in [first, end) to the union of the other rows in that range.
    void unite_others_of(const SetRows& rows, std::size_t first, std::size_t end) {
        for (std::size_t v = 0; v < width_; ++v) {
            V128 before;
            for (std::size_t i = first; i < end; ++i) {
                bits_[i * width_ + v] = before;
                before |= rows.row(i)[v];
            }
            V128 after;
            for (std::size_t i = end; i-- > first;) {
                bits_[i * width_ + v] |= after;
                after |= rows.row(i)[v];
            }
        }
    }

  private:
    template <class F>
    void change(std::size_t i, const V128* by, F f) {
        V128* const to = bits_.data() + i * width_;
        for (std::size_t v = 0, width = width_; v < width; ++v) to[v] = f(to[v], by[v]);
    }

    std::size_t width_ = 0;
    std::vector<V128> bits_;
};

}  // namespace rookery
