// PackedPuzzle and PuzzleStore: the puzzles of a table in little memory.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace rookery::shell {

// The texts of a puzzle and of its solution in few bytes, lossless. An ordinary 9x9 puzzle with its solution takes 43
// bytes instead of 162.
//
//   text    head, two sizes of 16 bits, the unpacked characters: for other sizes, candidates, anything unusual
//   puzzle  head, 81 digits of 4 bits (0: an empty cell); without a solution
//   grid    head and 81 bits, one per cell, set for clues: 11 bytes;
//           of the solution, the digits of rows 1 to 8 in columns 1 to 8: 32 bytes. The ninth of a row or column is
//           45 minus the sum of the others.
//
// The head is the low seven bits of the first byte: the kind (2 bits), and whether empty cells are written "0" rather
// than ".". The high bit of that byte is the first of the 81 cells of a grid.
class PackedPuzzle {
  public:
    static constexpr std::size_t kLongestText = 0xFFFF;  // limit for the puzzle and for the solution

    // Buffer for the characters of a text that is not stored as characters.
    using Room = std::array<char, 81>;

    // Appends at most most_bytes() bytes. The texts must be no longer than kLongestText; an empty solution means none.
    static void pack(std::string_view puzzle, std::string_view solution, std::vector<std::uint8_t>& bytes);
    static constexpr std::size_t most_bytes(std::size_t puzzle_size, std::size_t solution_size) {
        return kTextHead + puzzle_size + solution_size;
    }

    // `bytes`: written by pack(); they must not move.
    explicit PackedPuzzle(const std::uint8_t* bytes) : bytes_{bytes} {}

    std::size_t puzzle_size() const;    // characters
    std::size_t solution_size() const;  // 0: there is none
    // Valid as long as the bytes and `room`.
    std::string_view puzzle(Room& room) const;
    std::string_view solution(Room& room) const;

    // Characters 16 * chunk to 16 * chunk + 15 as a number in the order of the texts. A character other than a digit,
    // dot or slash only encodes on which side of those it sorts, and the characters after it are ignored. Positions
    // past the end sort before all characters.
    std::uint64_t puzzle_key(std::size_t chunk) const;
    std::uint64_t solution_key(std::size_t chunk) const;
    // How texts with the same key relate: equal in these 16 characters, equal to their end, or unknown without
    // comparing them.
    enum class KeySays : std::uint8_t { goes_on, equal, unknown };
    static KeySays what_key_says(std::uint64_t key);

    // Less than, equal to or greater than 0, like comparing the texts.
    static int compare_puzzles(PackedPuzzle a, PackedPuzzle b);
    static int compare_solutions(PackedPuzzle a, PackedPuzzle b);

  private:
    enum class Which : std::uint8_t { puzzle, solution };
    enum class Kind : std::uint8_t { text, puzzle, grid };
    Kind kind() const { return static_cast<Kind>(bytes_[0] & kKindBits); }
    char empty_cell() const;
    std::string_view text(Which which, Room& room) const;
    void write_row(Which which, int row, char* to) const;
    void write_last_row(Which which, char* to) const;
    std::uint64_t key(Which which, std::size_t chunk) const;
    static int compare(PackedPuzzle a, PackedPuzzle b, Which which);
    // For two grids.
    std::uint64_t clues_from(int cell) const;
    int digit_of_grid(int cell) const;
    static int compare_clues(PackedPuzzle a, PackedPuzzle b);

    static constexpr std::uint8_t kKindBits = 3;
    static constexpr std::uint8_t kZeros = 4;  // a bit of the head
    static constexpr std::size_t kTextHead = 5;
    static constexpr std::size_t kPuzzleBytes = 42;
    static constexpr std::size_t kGridBytes = 43;

    const std::uint8_t* bytes_;
};

// The packed puzzles of a table, stored one after another in blocks: adding one moves none of the others, and at most
// one block is reserved ahead.
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
