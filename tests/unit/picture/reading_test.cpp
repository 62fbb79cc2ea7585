#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "board/random.hpp"
#include "picture/digit_network.hpp"
#include "picture/ink_colours.hpp"
#include "picture/likeliest.hpp"

namespace rookery {
namespace {

std::vector<std::uint8_t> random_network(Random& random) {
    std::vector<std::uint8_t> bytes(kNetworkMark.begin(), kNetworkMark.end());
    for (const LayerShape& shape : kLayerShapes) {
        for (int i = 0; i < shape.inputs * shape.outputs; ++i)
            bytes.push_back(static_cast<std::uint8_t>(random.below(256)));
        const auto put = [&](std::int32_t value) {
            for (int i = 0; i < 4; ++i)
                bytes.push_back(static_cast<std::uint8_t>(static_cast<std::uint32_t>(value) >> (8 * i)));
        };
        for (int i = 0; i < shape.outputs; ++i) put(static_cast<std::int32_t>(random.below(20'000)) - 10'000);
        for (int i = 0; i < shape.outputs; ++i) put(static_cast<std::int32_t>(random.below(200'000)));
    }
    return bytes;
}

// The same network computed sum by sum from the bytes.
class PlainNetwork {
  public:
    explicit PlainNetwork(const std::vector<std::uint8_t>& bytes) : bytes_{bytes} {}

    std::vector<std::int64_t> outputs(const GlyphValues& glyph) {
        at_ = kNetworkMark.size();
        std::vector<std::int64_t> plane(glyph.begin(), glyph.end());
        int side = kGlyphSide;
        for (int layer = 0; layer < kConvolutions; ++layer, side /= 2) {
            plane = convolved(plane, side, kChannels[layer], kLayerShapes[layer].outputs);
            at_ += static_cast<std::size_t>(kLayerShapes[layer].outputs) * (kLayerShapes[layer].inputs + 8);
        }
        plane = dense(plane, kHidden);
        for (std::int64_t& value : plane) value = clamped(value);
        at_ += static_cast<std::size_t>(kHidden) * (kLayerShapes[3].inputs + 8);
        return dense(plane, kOutputs);
    }

  private:
    static std::int64_t clamped(std::int64_t value) { return std::clamp<std::int64_t>(value, 0, kMaxActivation); }
    std::int64_t word(std::size_t at) const {
        std::uint32_t value = 0;
        for (int i = 3; i >= 0; --i) value = value << 8 | bytes_[at + i];
        return static_cast<std::int32_t>(value);
    }
    std::vector<std::int64_t> dense(const std::vector<std::int64_t>& inputs, int outputs) const {
        std::vector<std::int64_t> result;
        for (int o = 0; o < outputs; ++o) {
            std::int64_t sum = word(at_ + outputs * inputs.size() + 4 * o);
            for (std::size_t i = 0; i < inputs.size(); ++i) {
                sum += static_cast<std::int8_t>(bytes_[at_ + o * inputs.size() + i]) * inputs[i];
            }
            result.push_back((sum * word(at_ + outputs * inputs.size() + 4 * (outputs + o)) + (1 << 23)) >> 24);
        }
        return result;
    }
    std::vector<std::int64_t> convolved(const std::vector<std::int64_t>& plane, int side, int channels,
                                        int outputs) const {
        const int half = side / 2;
        std::vector<std::int64_t> result(half * half * outputs, 0);
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                std::vector<std::int64_t> inputs;
                for (int v = y - 1; v <= y + 1; ++v) {
                    for (int u = x - 1; u <= x + 1; ++u) {
                        for (int c = 0; c < channels; ++c) {
                            const bool inside = u >= 0 && v >= 0 && u < side && v < side;
                            inputs.push_back(inside ? plane[(v * side + u) * channels + c] : 0);
                        }
                    }
                }
                const std::vector<std::int64_t> values = dense(inputs, outputs);
                for (int o = 0; o < outputs; ++o) {
                    std::int64_t& largest = result[(y / 2 * half + x / 2) * outputs + o];
                    largest = std::max(largest, clamped(values[o]));
                }
            }
        }
        return result;
    }

    const std::vector<std::uint8_t>& bytes_;
    std::size_t at_ = 0;
};

// A board on which every cell was read with certainty.
struct SureBoard {
    BoardReading board;
    BoardScores scores{};

    explicit SureBoard(const Grid9& grid) {
        for (int cell = 0; cell < 81; ++cell) {
            if (grid[cell] == 0) continue;
            CellReading& reading = board.cells[cell];
            reading.kind = CellKind::given;
            reading.digit = grid[cell];
            reading.next = static_cast<Digit>(grid[cell] % 9 + 1);
            reading.margin = 20 * 256;
            scores[cell].fill(-20 * 256);
            scores[cell][grid[cell]] = 0;
        }
    }
    // The cell is read as `digit`, and its own digit is second by `margin`.
    void misread(int cell, Digit digit, int margin) {
        const Digit own = board.cells[cell].digit;
        board.cells[cell].digit = digit;
        board.cells[cell].next = own;
        board.cells[cell].margin = margin;
        scores[cell][digit] = 0;
        scores[cell][own] = -margin;
    }
};

Grid9 puzzle() {
    constexpr char kClues[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    Grid9 grid;
    for (int cell = 0; cell < 81; ++cell)
        grid[cell] = kClues[cell] == '.' ? Digit{0} : static_cast<Digit>(kClues[cell] - '0');
    return grid;
}

}  // namespace

TEST_CASE("the network matches plain sums") {
    Random random(35);
    for (int round = 0; round < 5; ++round) {
        const std::vector<std::uint8_t> bytes = random_network(random);
        const auto network = DigitNetwork::read(bytes);
        REQUIRE(network);
        GlyphValues glyph{};
        for (std::uint8_t& value : glyph) value = static_cast<std::uint8_t>(random.below(256));
        const std::vector<std::int64_t> expected = PlainNetwork(bytes).outputs(glyph);
        const GlyphScores scores = network->scores(glyph);
        for (int i = 0; i < 10; ++i) CHECK(scores.digits[i] == expected[i]);
        CHECK(scores.handwritten == expected[10]);
    }
}

TEST_CASE("a doubtful glyph: the mean of the answers for it and for its four sharpened neighbours") {
    Random random(38);
    int doubtful = 0;
    for (int round = 0; round < 40; ++round) {
        CAPTURE(round);
        const DigitNetwork network = *DigitNetwork::read(random_network(random));
        GlyphValues glyph{};
        for (std::uint8_t& value : glyph) value = static_cast<std::uint8_t>(random.below(256));
        std::array<int, 10> wanted = network.scores(glyph).digits;
        std::array<int, 10> sorted = wanted;
        std::sort(sorted.begin(), sorted.end());
        if (sorted[9] - sorted[8] < kSure) {
            ++doubtful;
            const auto value_at = [&](int x, int y) {
                return std::clamp(x, 0, kGlyphSide - 1) == x && std::clamp(y, 0, kGlyphSide - 1) == y
                           ? int{glyph[y * kGlyphSide + x]}
                           : 0;
            };
            for (const int step : {-1, 1, -kGlyphSide, kGlyphSide}) {
                GlyphValues sharp{};
                for (int place = 0; place < kGlyphSide * kGlyphSide; ++place) {
                    const int x = place % kGlyphSide + (step == 1 ? 1 : step == -1 ? -1 : 0);
                    const int y = place / kGlyphSide + (step == kGlyphSide ? 1 : step == -kGlyphSide ? -1 : 0);
                    int around = 0;
                    for (int i = 0; i < 9; ++i) around += value_at(x - 1 + i % 3, y - 1 + i / 3);
                    sharp[place] =
                        static_cast<std::uint8_t>(std::clamp((27 * value_at(x, y) - 2 * around) / 9, 0, 255));
                }
                const GlyphScores scores = network.scores(sharp);
                for (int digit = 0; digit < 10; ++digit) wanted[digit] += scores.digits[digit];
            }
            for (int& score : wanted) score /= 5;
        }
        CHECK(careful_scores(network, glyph).digits == wanted);
    }
    CHECK(doubtful > 0);
    CHECK(doubtful < 40);
}

TEST_CASE("an invalid network is refused") {
    Random random(36);
    std::vector<std::uint8_t> bytes = random_network(random);
    bytes.pop_back();
    CHECK_FALSE(DigitNetwork::read(bytes));
    bytes.push_back(0);
    CHECK(DigitNetwork::read(bytes));
    bytes[0] ^= 1;
    CHECK_FALSE(DigitNetwork::read(bytes));
    CHECK_FALSE(DigitNetwork::read({}));
}

TEST_CASE("likeliest: a hard-to-read cell yields to a digit that leaves one solution, and is doubtful") {
    SureBoard read(puzzle());
    read.misread(0, 8, 100);
    take_likeliest(read.scores, read.board);
    CHECK(read.board.grid(true) == puzzle());
    CHECK(read.board.cells[0].doubtful);
    CHECK(std::count_if(read.board.cells.begin(), read.board.cells.end(),
                        [](const CellReading& c) { return c.doubtful; }) == 1);
}

TEST_CASE("likeliest: two hard-to-read cells") {
    SureBoard read(puzzle());
    read.misread(0, 8, 100);
    read.misread(80, 4, 200);
    take_likeliest(read.scores, read.board);
    CHECK(read.board.grid(true) == puzzle());
}

TEST_CASE("likeliest: a clearly read digit stays, and is pointed out") {
    SureBoard read(puzzle());
    read.misread(0, 8, 30 * 256);
    take_likeliest(read.scores, read.board);
    CHECK(read.board.cells[0].digit == 8);
    CHECK(read.board.cells[0].doubtful);
}

TEST_CASE("likeliest: a board with one solution stays as it is") {
    SureBoard read(puzzle());
    for (CellReading& cell : read.board.cells) cell.margin = 10;
    take_likeliest(read.scores, read.board);
    CHECK(read.board.grid(true) == puzzle());
    CHECK(std::none_of(read.board.cells.begin(), read.board.cells.end(),
                       [](const CellReading& c) { return c.doubtful; }));
}

TEST_CASE("two colours of ink are distinguished; one is one") {
    const std::vector<Colour> paper(6, Colour{255, 255, 255});
    const std::vector<Colour> black_and_blue{{10, 10, 10}, {12, 9, 14},   {40, 80, 200},
                                             {15, 12, 10}, {44, 82, 190}, {8, 8, 8}};
    const auto blue = ink_groups(black_and_blue, paper);
    REQUIRE(blue);
    CHECK(blue->second == std::vector<bool>{false, false, true, false, true, false});
    const std::vector<Colour> black_and_grey{{10, 10, 10},    {130, 130, 130}, {12, 12, 12},
                                             {133, 131, 130}, {9, 9, 9},       {8, 8, 8}};
    const auto pale = ink_groups(black_and_grey, paper);
    REQUIRE(pale);
    CHECK(pale->second == std::vector<bool>{false, true, false, true, false, false});
    CHECK(blue->clear);
    CHECK(pale->clear);
    CHECK_FALSE(ink_groups(std::vector<Colour>{{10, 10, 10}, {20, 20, 20}, {30, 25, 28}}, std::vector<Colour>(3)));
    CHECK_FALSE(ink_groups(std::vector<Colour>{{10, 10, 10}}, std::vector<Colour>(1)));
    CHECK_FALSE(ink_groups({}, {}));
}

TEST_CASE("a thin stroke of black ink is pale but not another colour") {
    // An ink mixed into white paper: 255 - (255 - ink) * share.
    const auto in_paper = [](const Colour& ink, double share) {
        const auto mixed = [share](int value) { return 255 - static_cast<int>((255 - value) * share); };
        return Colour{mixed(ink.red), mixed(ink.green), mixed(ink.blue)};
    };
    const Colour black{50, 42, 32};
    const Colour brown{160, 70, 30};
    std::vector<Colour> inks;
    std::vector<bool> entered;
    for (const double share : {.9, .88, .86, .84, .9, .85, .87, .67}) {
        inks.push_back(in_paper(black, share));
        entered.push_back(false);
    }
    for (const double share : {.9, .75, .8, .77, .85, .7, .73}) {
        inks.push_back(in_paper(brown, share));
        entered.push_back(true);
    }
    const auto groups = ink_groups(inks, std::vector<Colour>(inks.size(), Colour{255, 255, 255}));
    REQUIRE(groups);
    CHECK(groups->second == entered);
}

TEST_CASE("paler digits of one ink, as from uneven light, are not separate groups") {
    std::vector<Colour> inks;
    for (int grey = 20; grey <= 140; grey += 10) inks.push_back({grey, grey, grey});
    const auto groups = ink_groups(inks, std::vector<Colour>(inks.size(), Colour{255, 255, 255}));
    CHECK((!groups || !groups->clear));
}

}  // namespace rookery
