#include "shell/board/board_link.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "text/containers/base64.hpp"
#include "text/formats/scf.hpp"
#include "text/scan/characters.hpp"

namespace rookery::shell {
namespace {

// Adaptive binary arithmetic coding: encodes a sequence of predictable bits as a shorter one.
//
// Method: each decision divides the current 32-bit interval unevenly, by how likely "no" has been so far in the same
// context (a Chance); a number in the last interval encodes all decisions. As in I. Witten, R. Neal, J. Cleary,
// "Arithmetic coding for data compression" (1987), with the shift-based estimates of modern coders. Its purpose is
// short links: a board with its marks takes a third of the bytes of the best general-purpose method, which has too
// little data to learn from.

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
    // The shortest sequence of bytes that encodes everything.
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

// Called with the same contexts in the same order, it returns the encoder's values. Past the end of the bytes it reads
// zeros, so any bytes decode to some values.
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

constexpr std::string_view kPuzzle = "p=";
constexpr std::string_view kProgress = "s=";
constexpr std::string_view kScf = "scf";
// The version of a link. Links are written in the first version that can hold the board.
constexpr char kOneColour = 'A';       // at most one colour in each cell
constexpr char kSeveralColours = 'B';  // sets of colours
constexpr char kNewest = kSeveralColours;
constexpr std::size_t kLongestTitle = 200;  // bytes
constexpr int kCheckBits = 16;

// One description of a board serves both directions: Coder is BitEncoder, which takes the values, or BitDecoder, which
// returns them.
template <class Coder>
class BoardCoder {
  public:
    BoardCoder(Coder& coder, Board& board, char version) : coder_{coder}, board_{board}, version_{version} {}

    void code() {
        code_digits();
        for (Candidates9 Board::*marks : {&Board::barred, &Board::removed, &Board::noted, &Board::corners}) {
            code_sets(board_.*marks);
        }
        code_colours();
        code_title();
    }

    // A number with uniform probability.
    unsigned even(unsigned number, int bits) {
        unsigned coded = 0;
        for (int i = bits - 1; i >= 0; --i) {
            Chance chance;
            coded = 2 * coded + (coder_.code(chance, ((number >> i) & 1U) != 0) ? 1U : 0U);
        }
        return coded;
    }

  private:
    // Codes a digit by its rank among the digits that no earlier peer has. Exceptions (conflicts) are rare.
    Digit code_digit(int cell, Digit digit) {
        DigitSet open = all_digits(9);
        for (const int peer : Geometry9::kPeerCells[static_cast<std::size_t>(cell)]) {
            const Digit other = peer < cell ? board_.digit_at(peer) : Digit{0};
            if (other != 0) open = static_cast<DigitSet>(open & ~digit_bit(other));
        }
        const bool is_conflict = coder_.code(conflict_, digit != 0 && (open & digit_bit(digit)) == 0);
        if (is_conflict || open == 0) open = all_digits(9);
        int low = 0;
        int high = digit_count(open) - 1;
        int place = 0;
        for (DigitSet set = open; set != 0 && lowest_digit(set) < digit; set = without_lowest(set)) ++place;
        while (low < high) {
            const int middle = (low + high) / 2;
            Chance chance;
            chance.no = static_cast<std::uint16_t>(4096 * (middle - low + 1) / (high - low + 1));
            if (coder_.code(chance, place > middle)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        for (; low > 0; --low) open = without_lowest(open);
        return lowest_digit(open);
    }

    void code_digits() {
        Chance filled;
        Chance given;
        for (int cell = 0; cell < Geometry9::kCells; ++cell) {
            const Digit digit = board_.digit_at(cell);
            if (!coder_.code(filled, digit != 0)) continue;
            const bool is_given = coder_.code(given, board_.is_given(cell));
            (is_given ? board_.givens : board_.entered)[cell] = code_digit(cell, digit);
        }
    }

    // Candidates that no peer excludes are marked more often than others.
    void code_sets(Candidates9& sets) {
        if (even(sets != Candidates9{} ? 1 : 0, 1) == 0) return;
        Chance some;
        std::array<Chance, 2> has;
        const Candidates9 open = candidates_of(digits_alone());
        for (int cell = 0; cell < Geometry9::kCells; ++cell) {
            if (board_.is_given(cell) || !coder_.code(some, sets[cell] != 0)) continue;
            for (int digit = 1; digit <= 9; ++digit) {
                Chance& chance = has[has_digit(open[cell], digit) ? 1 : 0];
                if (coder_.code(chance, has_digit(sets[cell], digit))) {
                    sets[cell] = static_cast<DigitSet>(sets[cell] | digit_bit(static_cast<Digit>(digit)));
                }
            }
        }
    }
    Board digits_alone() const {
        Board board;
        board.givens = values_of(board_);
        return board;
    }

    unsigned code_byte(std::array<Chance, 256>& tree, unsigned byte) {
        unsigned node = 1;
        for (int bit = 7; bit >= 0; --bit) {
            node = 2 * node + (coder_.code(tree[node], ((byte >> bit) & 1U) != 0) ? 1U : 0U);
        }
        return node & 0xFF;
    }

    void code_colours() {
        if (even(board_.colours != Candidates9{} ? 1 : 0, 1) == 0) return;
        Chance painted;
        std::array<Chance, 256> tree;
        std::array<Chance, 9> has;
        for (DigitSet& colours : board_.colours.sets) {
            if (!coder_.code(painted, colours != 0)) continue;
            if (version_ == kOneColour) {
                const unsigned colour = code_byte(tree, colours == 0 ? 0U : lowest_digit(colours));
                colours = colour >= 1 && colour <= 9 ? digit_bit(static_cast<Digit>(colour)) : DigitSet{0};
                continue;
            }
            for (int colour = 1; colour <= 9; ++colour) {
                const bool in = coder_.code(has[static_cast<std::size_t>(colour - 1)], has_digit(colours, colour));
                if (in) colours = static_cast<DigitSet>(colours | digit_bit(static_cast<Digit>(colour)));
            }
        }
    }

    void code_title() {
        if (even(board_.title.empty() ? 0 : 1, 1) == 0) return;
        std::array<Chance, 256> tree;
        std::string title;
        for (std::size_t i = 0; i <= kLongestTitle; ++i) {
            const auto byte = i < board_.title.size() ? static_cast<unsigned char>(board_.title[i]) : 0U;
            const unsigned coded = code_byte(tree, byte);
            if (coded == 0) break;
            title += static_cast<char>(coded);
        }
        board_.title = std::move(title);
    }

    Coder& coder_;
    Board& board_;
    char version_;
    Chance conflict_;
};

// The part of a board that a link keeps.
Board linkable(Board board) {
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (!board.is_given(cell)) continue;
        board.entered[cell] = 0;
        board.barred[cell] = board.removed[cell] = board.noted[cell] = board.corners[cell] = 0;
    }
    for (DigitSet& colours : board.colours.sets) colours = static_cast<DigitSet>(colours & all_digits(9));
    board.erased_noted = board.erased_corners = {};
    board.title = reading::cleaned(board.title, kLongestTitle);
    return board;
}

// A checksum to detect truncated or mistyped links.
unsigned check_of(const Board& board, char version) {
    std::uint32_t hash = 0x811C9DC5U;
    const auto add = [&](unsigned value) { hash = (hash ^ value) * 0x01000193U; };
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        add(board.givens[cell]);
        add(board.entered[cell]);
        for (const Candidates9* sets : {&board.barred, &board.removed, &board.noted, &board.corners}) {
            add((*sets)[cell]);
        }
        const DigitSet colours = board.colours[cell];
        add(version != kOneColour ? colours : colours == 0 ? 0U : lowest_digit(colours));
    }
    for (const char c : board.title) add(static_cast<unsigned char>(c));
    return (hash ^ (hash >> 16)) & 0xFFFFU;
}

std::string whole_link(const Board& board) {
    Board coded = linkable(board);
    const auto& colours = coded.colours.sets;
    const bool several = std::any_of(colours.begin(), colours.end(), [](DigitSet set) { return digit_count(set) > 1; });
    const char version = several ? kSeveralColours : kOneColour;
    BitEncoder encoder;
    BoardCoder<BitEncoder> coder(encoder, coded, version);
    coder.code();
    coder.even(check_of(coded, version), kCheckBits);
    std::string code = reading::encode_base64(std::move(encoder).finish());
    while (!code.empty() && code.back() == '=') code.pop_back();
    std::replace(code.begin(), code.end(), '+', '-');
    std::replace(code.begin(), code.end(), '/', '_');
    return std::string(kProgress) + version + code;
}

LinkedBoard read_whole(std::string_view code) {
    LinkedBoard linked;
    const bool lettered = !code.empty() && code[0] >= 'A' && code[0] <= 'Z';
    linked.newer = lettered && code[0] > kNewest;
    if (!lettered || linked.newer) return linked;
    const auto bytes = reading::decode_base64(code.substr(1));
    if (!bytes) return linked;
    Board board;
    BitDecoder decoder(*bytes);
    BoardCoder<BitDecoder> coder(decoder, board, code[0]);
    coder.code();
    const bool sound = coder.even(0, kCheckBits) == check_of(board, code[0]) && linkable(board) == board;
    if (sound) linked.board = std::move(board);
    return linked;
}

// Some links have "scf" before the code. The code itself may also begin that way.
LinkedBoard read_puzzle(std::string_view code) {
    for (const std::size_t skipped : {std::size_t{0}, kScf.size()}) {
        if (skipped != 0 && code.substr(0, skipped) != kScf) break;
        const auto read = reading::read_scf(code.substr(skipped));
        if (read.puzzle) return {board_of(std::get<Grid9>(read.puzzle->grid)), false};
    }
    return {};
}

}  // namespace

std::string puzzle_link(const Board& board) {
    Board puzzle = as_given(board);
    puzzle.title.clear();
    // The short code has no candidates, and its readers refuse conflicting clues.
    if (puzzle.barred != Candidates9{} || !conflicts_of(puzzle).empty()) return whole_link(puzzle);
    return std::string(kPuzzle) + reading::write_scf(puzzle.givens).substr(kScf.size());
}

std::string progress_link(const Board& board) {
    return whole_link(board);
}

std::optional<LinkedBoard> read_board_link(std::string_view fragment) {
    if (fragment.substr(0, kPuzzle.size()) == kPuzzle) return read_puzzle(fragment.substr(kPuzzle.size()));
    if (fragment.substr(0, kProgress.size()) == kProgress) return read_whole(fragment.substr(kProgress.size()));
    return std::nullopt;
}

}  // namespace rookery::shell
