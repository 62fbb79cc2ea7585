// DigitNetwork: reads a glyph. A small convolutional network (Y. LeCun and others, Gradient-based learning applied to
// document recognition, 1998) in integer arithmetic, so that it gives the same answer on every platform.
//
//   24 x 24 ──► 3 x 3, 16 ──► 12 x 12 ──► 3 x 3, 32 ──► 6 x 6 ──► 3 x 3, 48 ──► 3 x 3 ──► 64 ──► 11
//               convolution   largest     convolution   largest   convolution  largest   dense  dense
//                             of 2 x 2                  of 2 x 2               of 2 x 2
//
// Negative values become 0 after each layer but the last. Weights are bytes, with a factor for each output.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "picture/glyphs.hpp"

namespace rookery {

inline constexpr int kNat = 256;  // unit of scores: odds e times as large

// The network's scores for a glyph, as logarithms of odds.
struct GlyphScores {
    std::array<int, 10> digits{};  // [0]: not a digit from 1 to 9
    int handwritten = 0;           // positive: more likely handwritten than printed
};

// A layer as it is stored: outputs * inputs weights, output by output. The inputs of a convolution are 3 rows of 3
// places of `channels` each.
struct LayerShape {
    int inputs;
    int outputs;
};
inline constexpr int kKernel = 3;
inline constexpr std::array<int, 4> kChannels{1, 16, 32, 48};
inline constexpr int kHidden = 64;
inline constexpr int kOutputs = 11;
inline constexpr int kConvolutions = 3;
inline constexpr std::array<LayerShape, 5> kLayerShapes{{{kKernel * kKernel * kChannels[0], kChannels[1]},
                                                         {kKernel * kKernel * kChannels[1], kChannels[2]},
                                                         {kKernel * kKernel * kChannels[2], kChannels[3]},
                                                         {9 * kChannels[3], kHidden},
                                                         {kHidden, kOutputs}}};

class DigitNetwork {
  public:
    // Reads the file that training writes: kNetworkMark, then for each layer its weights (bytes), offsets and factors
    // (32 bits each, low byte first, one per output). Empty if it is not such a file.
    static std::optional<DigitNetwork> read(std::span<const std::uint8_t> bytes);

    GlyphScores scores(const GlyphValues& glyph) const;

  private:
    struct Layer {
        int inputs = 0;
        int padded = 0;  // inputs, rounded up to whole vectors
        int outputs = 0;
        std::vector<std::int16_t> weights;  // outputs * padded
        std::vector<std::int32_t> offsets;
        std::vector<std::int32_t> factors;  // in 2^-24

        std::size_t size() const { return static_cast<std::size_t>(outputs) * static_cast<std::size_t>(padded); }
        std::int16_t* weights_of(int output) { return weights.data() + std::ptrdiff_t{output} * padded; }
        const std::int16_t* weights_of(int output) const { return weights.data() + std::ptrdiff_t{output} * padded; }
    };
    static void dense(const Layer& layer, const std::int16_t* inputs, std::int32_t* outputs);
    static std::vector<std::int16_t> convolved(const Layer& layer, const std::vector<std::int16_t>& plane, int side,
                                               int channels);

    std::array<Layer, kLayerShapes.size()> layers_;
};

inline constexpr std::array<std::uint8_t, 8> kNetworkMark{'R', 'k', 'd', 'i', 'g', 'i', 't', '1'};
inline constexpr int kFactorBits = 24;
inline constexpr int kMaxActivation = 4095;  // keeps the sums of a layer below 2^31

// A second look at doubtful glyphs of photos: sharpened, and shifted a little to each side. (Drawn glyphs are sharp.)
inline constexpr int kSure = 4 * kNat;  // a margin below this is doubtful

// The network's scores for the glyph. If two answers are nearly as likely, averages these with the scores of the
// sharpened glyph, shifted one place to the left, right, up and down.
GlyphScores careful_scores(const DigitNetwork& network, const GlyphValues& glyph);

}  // namespace rookery
