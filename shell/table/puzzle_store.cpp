#include "shell/table/puzzle_store.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace rookery::shell {
namespace {

constexpr int kSide = 9;
constexpr std::size_t kCells = 81;
constexpr int kSumOfHouse = 45;
constexpr std::size_t kKeyCharacters = 16;

constexpr std::size_t kMaskAt = 7;  // bit of the first cell
constexpr std::size_t kMaskBytes = 11;

// The part of the solution that a grid stores.
constexpr int kKeptRows = 8;
constexpr std::size_t kRowBytes = 4;

std::size_t start_of_row(int row) {
    return static_cast<std::size_t>(row) * kSide;
}

bool is_digit_of_grid(char c) {
    return c >= '1' && c <= '9';
}

// Whether every sum is 45, so that the digits that a grid omits can be computed.
bool rows_and_columns_sum_up(std::string_view solution) {
    std::array<int, kSide> columns{};
    for (int r = 0; r < kSide; ++r) {
        int row = 0;
        for (int c = 0; c < kSide; ++c) {
            const char digit = solution[start_of_row(r) + static_cast<std::size_t>(c)];
            if (!is_digit_of_grid(digit)) return false;
            row += digit - '0';
            columns[static_cast<std::size_t>(c)] += digit - '0';
        }
        if (row != kSumOfHouse) return false;
    }
    return std::all_of(columns.begin(), columns.end(), [](int sum) { return sum == kSumOfHouse; });
}

// The character for empty cells: '.' or '0'; 0: the text is not 81 digits and one of these.
char empty_cell_of(std::string_view puzzle) {
    if (puzzle.size() != kCells) return 0;
    char empty = 0;
    for (const char c : puzzle) {
        if (is_digit_of_grid(c)) continue;
        if ((c != '.' && c != '0') || (empty != 0 && c != empty)) return 0;
        empty = c;
    }
    return empty == 0 ? '.' : empty;
}

bool agrees(std::string_view puzzle, std::string_view solution, char empty) {
    for (std::size_t i = 0; i < kCells; ++i) {
        if (puzzle[i] != empty && puzzle[i] != solution[i]) return false;
    }
    return true;
}

void pack_grid(std::string_view puzzle, std::string_view solution, char empty, std::uint8_t* to) {
    for (std::size_t i = 0; i < kCells; ++i) {
        const std::size_t bit = kMaskAt + i;
        if (puzzle[i] != empty) to[bit / 8] |= static_cast<std::uint8_t>(1U << bit % 8);
    }
    for (int r = 0; r < kKeptRows; ++r) {
        const char* row = solution.data() + start_of_row(r);
        std::uint8_t* bytes = to + kMaskBytes + static_cast<std::size_t>(r) * kRowBytes;
        for (std::size_t i = 0; i < kRowBytes; ++i) {
            bytes[i] = static_cast<std::uint8_t>((row[2 * i] - '0') | (row[2 * i + 1] - '0') << 4);
        }
    }
}

void pack_puzzle(std::string_view puzzle, char empty, std::uint8_t* to) {
    for (std::size_t i = 0; i < kCells; ++i) {
        const int digit = puzzle[i] == empty ? 0 : puzzle[i] - '0';
        to[i / 2] |= static_cast<std::uint8_t>(digit << 4 * (i % 2));
    }
}

void put_size(std::size_t size, std::vector<std::uint8_t>& bytes) {
    bytes.push_back(static_cast<std::uint8_t>(size & 0xFF));
    bytes.push_back(static_cast<std::uint8_t>(size >> 8));
}

std::size_t size_at(const std::uint8_t* bytes) {
    return static_cast<std::size_t>(bytes[0] | bytes[1] << 8);
}

// The rank of a character among those that a key distinguishes. The first and the last rank each stand for many
// characters.
constexpr std::uint64_t kBelow = 1;
constexpr std::uint64_t kAbove = 14;
std::uint64_t rank_of(char c) {
    const auto code = static_cast<unsigned char>(c);
    if (code < '.') return kBelow;
    if (code > '9') return kAbove;
    return kBelow + 1 + code - '.';
}
bool is_exact(std::uint64_t rank) {
    return rank > kBelow && rank < kAbove;
}

std::uint64_t key_of(std::string_view characters) {
    std::uint64_t key = 0;
    int shift = 60;
    for (const char c : characters.substr(0, kKeyCharacters)) {
        const std::uint64_t rank = rank_of(c);
        key |= rank << shift;
        if (!is_exact(rank)) break;
        shift -= 4;
    }
    return key;
}

}  // namespace

char PackedPuzzle::empty_cell() const {
    return (bytes_[0] & kZeros) != 0 ? '0' : '.';
}

std::size_t PackedPuzzle::puzzle_size() const {
    return kind() == Kind::text ? size_at(bytes_ + 1) : kCells;
}

std::size_t PackedPuzzle::solution_size() const {
    if (kind() == Kind::text) return size_at(bytes_ + 3);
    return kind() == Kind::grid ? kCells : 0;
}

// Writes nine characters of a packed puzzle or of a grid.
void PackedPuzzle::write_row(Which which, int row, char* to) const {
    const auto r = static_cast<std::size_t>(row);
    const char empty = empty_cell();
    if (kind() == Kind::puzzle) {
        for (std::size_t i = r * kSide; i < (r + 1) * kSide; ++i) {
            const int digit = bytes_[1 + i / 2] >> 4 * (i % 2) & 0xF;
            *to++ = digit == 0 ? empty : static_cast<char>('0' + digit);
        }
        return;
    }
    if (row == kKeptRows) return write_last_row(which, to);
    int missing = kSumOfHouse;
    const std::uint8_t* bytes = bytes_ + kMaskBytes + r * kRowBytes;
    for (std::size_t i = 0; i < kRowBytes; ++i) {
        const int low = bytes[i] & 0xF;
        const int high = bytes[i] >> 4;
        to[2 * i] = static_cast<char>('0' + low);
        to[2 * i + 1] = static_cast<char>('0' + high);
        missing -= low + high;
    }
    to[kKeptRows] = static_cast<char>('0' + missing);
    if (which == Which::solution) return;
    const std::size_t bit = kMaskAt + r * kSide;
    const unsigned clues = static_cast<unsigned>(bytes_[bit / 8] | bytes_[bit / 8 + 1] << 8) >> bit % 8;
    for (unsigned i = 0; i < kSide; ++i) {
        to[i] = (clues >> i & 1U) != 0 ? to[i] : empty;
    }
}

void PackedPuzzle::write_last_row(Which which, char* to) const {
    std::array<int, kSide> missing{};
    missing.fill(kSumOfHouse);
    std::array<char, kSide> above{};
    for (int r = 0; r < kKeptRows; ++r) {
        write_row(Which::solution, r, above.data());
        for (std::size_t c = 0; c < kSide; ++c) missing[c] -= above[c] - '0';
    }
    constexpr std::size_t kBit = kMaskAt + static_cast<std::size_t>(kKeptRows) * kSide;
    const unsigned clues = static_cast<unsigned>(bytes_[kBit / 8] | bytes_[kBit / 8 + 1] << 8) >> kBit % 8;
    for (std::size_t c = 0; c < kSide; ++c) {
        const bool shown = which == Which::solution || (clues >> c & 1U) != 0;
        to[c] = shown ? static_cast<char>('0' + missing[c]) : empty_cell();
    }
}

std::string_view PackedPuzzle::text(Which which, Room& room) const {
    if (kind() == Kind::text) {
        const auto* characters = reinterpret_cast<const char*>(bytes_) + kTextHead;
        return which == Which::puzzle ? std::string_view{characters, puzzle_size()}
                                      : std::string_view{characters + puzzle_size(), solution_size()};
    }
    if (which == Which::solution && solution_size() == 0) return {};
    for (int r = 0; r < kSide; ++r) write_row(which, r, room.data() + start_of_row(r));
    return {room.data(), room.size()};
}

std::string_view PackedPuzzle::puzzle(Room& room) const {
    return text(Which::puzzle, room);
}

std::string_view PackedPuzzle::solution(Room& room) const {
    return text(Which::solution, room);
}

std::uint64_t PackedPuzzle::key(Which which, std::size_t chunk) const {
    Room room;
    const std::size_t from = kKeyCharacters * chunk;
    if (kind() == Kind::text || (which == Which::solution && solution_size() == 0)) {
        const std::string_view all = text(which, room);
        return key_of(all.substr(std::min(from, all.size())));
    }
    // Only the rows that contain these characters.
    const std::size_t end = std::min(from + kKeyCharacters, kCells);
    for (std::size_t r = from / kSide; r * kSide < end; ++r) {
        write_row(which, static_cast<int>(r), room.data() + r * kSide);
    }
    return from < end ? key_of({room.data() + from, end - from}) : 0;
}

std::uint64_t PackedPuzzle::puzzle_key(std::size_t chunk) const {
    return key(Which::puzzle, chunk);
}

std::uint64_t PackedPuzzle::solution_key(std::size_t chunk) const {
    return key(Which::solution, chunk);
}

PackedPuzzle::KeySays PackedPuzzle::what_key_says(std::uint64_t key) {
    if (key == 0) return KeySays::equal;
    const int behind_last = std::countr_zero(key) & ~3;
    if (!is_exact(key >> behind_last & 0xF)) return KeySays::unknown;
    return behind_last == 0 ? KeySays::goes_on : KeySays::equal;
}

int PackedPuzzle::compare(PackedPuzzle a, PackedPuzzle b, Which which) {
    const auto whole = [which](const PackedPuzzle& one) {
        return one.kind() != Kind::text && (which == Which::puzzle || one.solution_size() != 0);
    };
    if (a.kind() == b.kind() && a.kind() != Kind::text) {
        const std::size_t size = a.kind() == Kind::grid ? kGridBytes : kPuzzleBytes;
        // The solution does not depend on which cells are clues.
        const std::size_t from = which == Which::solution && a.kind() == Kind::grid ? kMaskBytes : 0;
        if (std::memcmp(a.bytes_ + from, b.bytes_ + from, size - from) == 0) return 0;
    }
    Room room_a;
    Room room_b;
    if (!whole(a) || !whole(b)) return a.text(which, room_a).compare(b.text(which, room_b));
    for (int r = 0; r < kSide; ++r) {
        a.write_row(which, r, room_a.data());
        b.write_row(which, r, room_b.data());
        const int compared = std::memcmp(room_a.data(), room_b.data(), kSide);
        if (compared != 0) return compared;
    }
    return 0;
}

// The clue bits from a cell on: up to 57 of them.
std::uint64_t PackedPuzzle::clues_from(int cell) const {
    std::uint64_t clues = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        const std::size_t byte = static_cast<std::size_t>(cell + static_cast<int>(kMaskAt)) / 8 + i;
        if (byte < kMaskBytes) clues |= std::uint64_t{bytes_[byte]} << 8 * i;
    }
    return clues >> static_cast<std::size_t>(cell + static_cast<int>(kMaskAt)) % 8;
}

int PackedPuzzle::digit_of_grid(int cell) const {
    const int row = cell / kSide;
    const auto column = static_cast<std::size_t>(cell % kSide);
    if (row < kKeptRows && column < kKeptRows) {
        const std::size_t byte = kMaskBytes + static_cast<std::size_t>(row) * kRowBytes + column / 2;
        return bytes_[byte] >> 4 * (column % 2) & 0xF;
    }
    std::array<char, kSide> digits{};
    write_row(Which::solution, row, digits.data());
    return digits[column] - '0';
}

// Compares two grids with the same character for empty cells, without their texts. The first cell that is a clue of
// only one, or of both with different digits, decides; empty cells come before digits.
int PackedPuzzle::compare_clues(PackedPuzzle a, PackedPuzzle b) {
    constexpr int kAtOnce = 54;  // six rows
    for (int from = 0; from < static_cast<int>(kCells); from += kAtOnce) {
        const std::uint64_t here = (std::uint64_t{1} << std::min(kAtOnce, static_cast<int>(kCells) - from)) - 1;
        const std::uint64_t clues_of_a = a.clues_from(from) & here;
        const std::uint64_t one_alone = clues_of_a ^ (b.clues_from(from) & here);
        const std::uint64_t first_alone = one_alone & (~one_alone + 1);
        const std::uint64_t before = one_alone == 0 ? here : first_alone - 1;
        for (std::uint64_t left = clues_of_a & before; left != 0; left &= left - 1) {
            const int cell = from + std::countr_zero(left);
            const int differs = a.digit_of_grid(cell) - b.digit_of_grid(cell);
            if (differs != 0) return differs;
        }
        if (one_alone != 0) return (clues_of_a & first_alone) != 0 ? 1 : -1;
    }
    return 0;
}

int PackedPuzzle::compare_puzzles(PackedPuzzle a, PackedPuzzle b) {
    const bool alike = a.kind() == Kind::grid && b.kind() == Kind::grid && a.empty_cell() == b.empty_cell();
    return alike ? compare_clues(a, b) : compare(a, b, Which::puzzle);
}

int PackedPuzzle::compare_solutions(PackedPuzzle a, PackedPuzzle b) {
    return compare(a, b, Which::solution);
}

void PackedPuzzle::pack(std::string_view puzzle, std::string_view solution, std::vector<std::uint8_t>& bytes) {
    static_assert(kGridBytes == kMaskBytes + kKeptRows * kRowBytes && kPuzzleBytes == 1 + (kCells + 1) / 2);
    const std::size_t at = bytes.size();
    const char empty = empty_cell_of(puzzle);
    const auto head = [empty](Kind kind) {
        return static_cast<std::uint8_t>(static_cast<std::uint8_t>(kind) | (empty == '0' ? kZeros : std::uint8_t{0}));
    };
    if (empty != 0 && solution.size() == kCells && rows_and_columns_sum_up(solution) &&
        agrees(puzzle, solution, empty)) {
        bytes.resize(at + kGridBytes);
        bytes[at] = head(Kind::grid);
        return pack_grid(puzzle, solution, empty, bytes.data() + at);
    }
    if (empty != 0 && solution.empty()) {
        bytes.resize(at + kPuzzleBytes);
        bytes[at] = head(Kind::puzzle);
        return pack_puzzle(puzzle, empty, bytes.data() + at + 1);
    }
    bytes.push_back(static_cast<std::uint8_t>(Kind::text));
    put_size(puzzle.size(), bytes);
    put_size(solution.size(), bytes);
    bytes.insert(bytes.end(), puzzle.begin(), puzzle.end());
    bytes.insert(bytes.end(), solution.begin(), solution.end());
}

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
