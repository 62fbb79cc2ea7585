// PackedPuzzle: the texts of a puzzle and of its solution in few bytes, which give back the same characters. An
// ordinary puzzle of nine with its solution takes 43 bytes in place of 162.
//
//   text    head, two sizes of 16 bits, the characters as they are: other sizes, candidates, anything odd
//   puzzle  head, 81 digits of 4 bits (0: an empty cell); without a solution
//   grid    head and 81 bits, one for each cell that is a clue: 11 bytes;
//           of the solution, the digits of rows 1 to 8 in columns 1 to 8: 32 bytes. The ninth of a row or column is
//           what is missing to 45.
//
// The head is the low seven bits of the first byte: the kind (2 bits), and whether empty cells are written "0" and not
// ".". Its highest bit is the first of the 81 cells of a grid.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace rookery::shell {

class PackedPuzzle {
  public:
    static constexpr std::size_t kLongestText = 0xFFFF;  // of the puzzle and of the solution

    // Room for the characters of a text that is not kept as characters.
    using Room = std::array<char, 81>;

    // Puts the bytes behind those that are there, at most most_bytes(). Texts no longer than kLongestText; an empty
    // solution is none.
    static void pack(std::string_view puzzle, std::string_view solution, std::vector<std::uint8_t>& bytes);
    static constexpr std::size_t most_bytes(std::size_t puzzle_size, std::size_t solution_size) {
        return kTextHead + puzzle_size + solution_size;
    }

    // What pack() wrote; it must stay where it is.
    explicit PackedPuzzle(const std::uint8_t* bytes) : bytes_{bytes} {}

    std::size_t puzzle_size() const;    // characters
    std::size_t solution_size() const;  // 0: there is none
    // Good as long as the bytes and the room are.
    std::string_view puzzle(Room& room) const;
    std::string_view solution(Room& room) const;

    // Characters 16 * chunk to 16 * chunk + 15 as a number in the order of the texts: a character that is no digit, dot
    // or slash says only on which side of those it is, and what follows it says nothing. What is behind the end is less
    // than all characters.
    std::uint64_t puzzle_key(std::size_t chunk) const;
    std::uint64_t solution_key(std::size_t chunk) const;
    // What texts with the same key have in common: all of these 16 characters, all of what they are, or no more than
    // can be seen by comparing them.
    enum class KeySays : std::uint8_t { goes_on, equal, unknown };
    static KeySays what_key_says(std::uint64_t key);

    // Less than, equal to or more than 0, as of the texts.
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
    // Of grids alone.
    std::uint64_t clues_from(int cell) const;
    int digit_of_grid(int cell) const;
    static int compare_clues(PackedPuzzle a, PackedPuzzle b);

    static constexpr std::uint8_t kKindBits = 3;
    static constexpr std::uint8_t kZeros = 4;  // the bit of the head
    static constexpr std::size_t kTextHead = 5;
    static constexpr std::size_t kPuzzleBytes = 42;
    static constexpr std::size_t kGridBytes = 43;

    const std::uint8_t* bytes_;
};

}  // namespace rookery::shell
