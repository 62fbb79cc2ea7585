// The live clauses of a proof by ID. One array stores the literals of all clauses consecutively; it is compacted when
// half of it is dead. A hash table with linear probing finds the IDs. So memory is bounded by the number of
// simultaneously live clauses, not by the length of the proof.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sat/formula.hpp"

namespace rookery::lrat {

using ClauseId = std::uint64_t;  // 1, 2, ...

class Clauses {
  public:
    Clauses() : slots_(kLeastSlots) {}

    // The ID must be unused.
    void add(ClauseId id, std::span<const Literal> literals) {
        if (2 * (live_ + 1) > slots_.size()) rehash(2 * slots_.size());
        insert({id, words_.size()});
        words_.push_back(static_cast<std::int32_t>(literals.size()));
        words_.push_back(static_cast<std::int32_t>(id));  // the two halves of the ID
        words_.push_back(static_cast<std::int32_t>(id >> 32));
        words_.insert(words_.end(), literals.begin(), literals.end());
        ++live_;
        most_bytes_ = std::max(most_bytes_, bytes());
    }

    struct Found {
        bool there = false;
        std::span<const Literal> literals;  // valid until the next add() or erase()
    };
    Found find(ClauseId id) const {
        const Slot& slot = slots_[slot_of(id)];
        if (slot.id != id) return {};
        return {true, {words_.data() + slot.at + kHead, static_cast<std::size_t>(words_[slot.at])}};
    }

    // False if there is no such clause.
    bool erase(ClauseId id) {
        const std::size_t hole = slot_of(id);
        if (slots_[hole].id != id) return false;
        std::int32_t& size = words_[slots_[hole].at];
        dead_words_ += kHead + static_cast<std::size_t>(size);
        size = -size - 1;
        close_hole(hole);
        --live_;
        if (2 * dead_words_ > words_.size()) compact();
        return true;
    }

    std::size_t size() const { return live_; }
    std::size_t most_bytes() const { return most_bytes_; }  // peak use

  private:
    struct Slot {
        ClauseId id = 0;  // 0: free
        std::size_t at = 0;
    };
    static constexpr std::size_t kHead = 3;
    static constexpr std::size_t kLeastSlots = 1024;

    // Fibonacci hashing spreads consecutive IDs.
    std::size_t home(ClauseId id) const {
        return static_cast<std::size_t>((id * 0x9E3779B97F4A7C15U) >> 32) & (slots_.size() - 1);
    }
    std::size_t next(std::size_t slot) const { return (slot + 1) & (slots_.size() - 1); }
    // The slot of the clause, or the one where it would be inserted.
    std::size_t slot_of(ClauseId id) const {
        std::size_t slot = home(id);
        while (slots_[slot].id != 0 && slots_[slot].id != id) slot = next(slot);
        return slot;
    }
    void insert(Slot slot) { slots_[slot_of(slot.id)] = slot; }
    void rehash(std::size_t size) {
        std::vector<Slot> old(size);
        old.swap(slots_);
        for (const Slot& slot : old) {
            if (slot.id != 0) insert(slot);
        }
    }
    // Moves up entries that probing placed further on because this slot was taken.
    void close_hole(std::size_t hole) {
        const std::size_t mask = slots_.size() - 1;
        for (std::size_t slot = next(hole); slots_[slot].id != 0; slot = next(slot)) {
            if (((slot - home(slots_[slot].id)) & mask) >= ((slot - hole) & mask)) {
                slots_[hole] = slots_[slot];
                hole = slot;
            }
        }
        slots_[hole] = {};
    }
    void compact() {
        std::size_t to = 0;
        for (std::size_t from = 0; from < words_.size();) {
            const bool lives = words_[from] >= 0;
            const std::size_t length = kHead + static_cast<std::size_t>(lives ? words_[from] : -words_[from] - 1);
            if (lives) {
                const ClauseId id = static_cast<std::uint32_t>(words_[from + 1]) |
                                    ClauseId{static_cast<std::uint32_t>(words_[from + 2])} << 32;
                slots_[slot_of(id)].at = to;
                std::copy_n(words_.begin() + static_cast<std::ptrdiff_t>(from), length,
                            words_.begin() + static_cast<std::ptrdiff_t>(to));
                to += length;
            }
            from += length;
        }
        words_.resize(to);
        dead_words_ = 0;
    }
    std::size_t bytes() const { return words_.capacity() * sizeof(std::int32_t) + slots_.capacity() * sizeof(Slot); }

    std::vector<std::int32_t> words_;  // of each clause: size (negative: dead), ID, literals
    std::vector<Slot> slots_;
    std::size_t live_ = 0;
    std::size_t dead_words_ = 0;
    std::size_t most_bytes_ = 0;
};

}  // namespace rookery::lrat
