#include "shell/table/puzzle_store.hpp"

namespace rookery::shell {

std::uint32_t PuzzleStore::add(std::string_view puzzle, std::string_view solution) {
    const std::string_view first = puzzle.substr(0, PackedPuzzle::kLongestText);
    const std::string_view second = solution.substr(0, PackedPuzzle::kLongestText);
    const std::size_t most = PackedPuzzle::most_bytes(first.size(), second.size());
    if (blocks_.empty()) blocks_.emplace_back();
    if (blocks_.back().size() + most > kBlockBytes) blocks_.emplace_back().reserve(kBlockBytes);
    std::vector<std::uint8_t>& block = blocks_.back();
    const std::size_t place = (blocks_.size() - 1) << kBlockBits | block.size();
    PackedPuzzle::pack(first, second, block);
    return static_cast<std::uint32_t>(place);
}

std::size_t PuzzleStore::bytes() const {
    std::size_t bytes = blocks_.capacity() * sizeof(Block);
    for (const auto& block : blocks_) bytes += block.capacity();
    return bytes;
}

}  // namespace rookery::shell
