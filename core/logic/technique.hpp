// Technique: the numbers of all techniques; and sets of techniques.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "contract/contract.hpp"
#include "language/language.hpp"

namespace rookery {

enum class Technique : std::uint8_t {
#define ROOKERY_CARD(card, ...) __VA_ARGS__,
#include "logic/technique_list.inc"
#undef ROOKERY_CARD
};

inline constexpr int kTechniqueCount = [] {
    using enum Technique;
    std::size_t count = 0;
#define ROOKERY_CARD(card, ...) count += std::initializer_list<Technique>{__VA_ARGS__}.size();
#include "logic/technique_list.inc"
#undef ROOKERY_CARD
    return static_cast<int>(count);
}();

// A set of techniques, one bit each.
class TechniqueSet {
  public:
    constexpr TechniqueSet() = default;
    constexpr TechniqueSet(std::initializer_list<Technique> techniques) {
        for (const Technique technique : techniques) insert(technique);
    }
    static constexpr TechniqueSet all() {
        TechniqueSet set;
        for (int t = 0; t < kTechniqueCount; ++t) set.insert(static_cast<Technique>(t));
        return set;
    }

    constexpr bool contains(Technique technique) const { return (words_[word_of(technique)] & bit_of(technique)) != 0; }
    constexpr bool intersects(const TechniqueSet& other) const { return !(*this & other).empty(); }
    constexpr bool empty() const { return *this == TechniqueSet{}; }
    constexpr Technique first() const {  // of a set that is not empty
        ROOKERY_EXPECTS(!empty());
        std::size_t word = 0;
        while (words_[word] == 0) ++word;
        return static_cast<Technique>(64 * word + static_cast<std::size_t>(std::countr_zero(words_[word])));
    }
    constexpr int size() const {
        int count = 0;
        for (const std::uint64_t word : words_) count += std::popcount(word);
        return count;
    }
    std::vector<Technique> list() const {  // in the order of technique_list.inc
        std::vector<Technique> list;
        for (int t = 0; t < kTechniqueCount; ++t) {
            if (contains(static_cast<Technique>(t))) list.push_back(static_cast<Technique>(t));
        }
        return list;
    }
    constexpr void insert(Technique technique) { words_[word_of(technique)] |= bit_of(technique); }

    constexpr TechniqueSet& operator|=(const TechniqueSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr TechniqueSet& operator&=(const TechniqueSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
        return *this;
    }
    constexpr TechniqueSet& operator^=(const TechniqueSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] ^= other.words_[i];
        return *this;
    }
    friend constexpr TechniqueSet operator|(TechniqueSet a, const TechniqueSet& b) { return a |= b; }
    friend constexpr TechniqueSet operator&(TechniqueSet a, const TechniqueSet& b) { return a &= b; }
    friend constexpr TechniqueSet operator^(TechniqueSet a, const TechniqueSet& b) { return a ^= b; }
    friend constexpr TechniqueSet operator~(const TechniqueSet& set) { return all() ^ set; }
    friend constexpr bool operator==(const TechniqueSet&, const TechniqueSet&) = default;
    // (Written by hand because the libc++ of the wasm build cannot yet compare arrays with <=>.)
    friend constexpr bool operator<(const TechniqueSet& a, const TechniqueSet& b) { return a.words_ < b.words_; }

  private:
    static constexpr std::size_t word_of(Technique technique) {
        ROOKERY_EXPECTS(static_cast<int>(technique) < kTechniqueCount);
        return static_cast<std::size_t>(technique) / 64;
    }
    static constexpr std::uint64_t bit_of(Technique technique) {
        return std::uint64_t{1} << static_cast<int>(technique) % 64;
    }
    std::array<std::uint64_t, 3> words_{};
    static_assert(kTechniqueCount <= 192);
};
inline constexpr TechniqueSet kAllTechniques = TechniqueSet::all();

// "X-wing", "Hidden single in box", ... The English names are also those that programs use.
std::string_view name_of(Technique technique);
std::string_view name_of(Technique technique, Language language);

}  // namespace rookery
