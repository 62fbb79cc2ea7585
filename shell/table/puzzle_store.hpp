// PuzzleStore: the packed puzzles of a table, stored one after another in blocks: adding one moves none of the others,
// and at most one block is reserved ahead.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "shell/table/packed_puzzle.hpp"

namespace rookery::shell {

class PuzzleStore {
  public:
    // Returns the position for at(). Texts are cut at PackedPuzzle::kLongestText.
    std::uint32_t add(std::string_view puzzle, std::string_view solution);
    PackedPuzzle at(std::uint32_t place) const {
        return PackedPuzzle(blocks_[place >> kBlockBits].data() + (place & (kBlockBytes - 1)));
    }
    void clear() { blocks_.clear(); }
    std::size_t bytes() const;  // of memory

  private:
    static constexpr unsigned kBlockBits = 18;
    static constexpr std::size_t kBlockBytes = std::size_t{1} << kBlockBits;
    static_assert(PackedPuzzle::most_bytes(PackedPuzzle::kLongestText, PackedPuzzle::kLongestText) <= kBlockBytes);
    using Block = std::vector<std::uint8_t>;
    std::vector<Block> blocks_;  // the first one grows, the others are allocated in full
};

}  // namespace rookery::shell
