#include "picture/digit_network.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <functional>

#include "simd/simd.hpp"

namespace rookery {
namespace {

constexpr int kLanes = 8;  // of 16 bits

V128 vector_at(const std::int16_t* values) {
    std::array<std::uint64_t, 2> words{};
    std::memcpy(words.data(), values, sizeof words);
    return V128::from_u64(words[0], words[1]);
}

std::int32_t dot(const std::int16_t* a, const std::int16_t* b, int count) {
    V128 sums;
    for (int i = 0; i < count; i += kLanes) sums = add32(sums, dot16(vector_at(a + i), vector_at(b + i)));
    return static_cast<std::int32_t>(sums.u32(0) + sums.u32(1) + sums.u32(2) + sums.u32(3));
}

std::int16_t activation(std::int32_t value) {
    return static_cast<std::int16_t>(std::clamp(value, 0, kMaxActivation));
}

class Reader {
  public:
    explicit Reader(std::span<const std::uint8_t> bytes) : bytes_{bytes} {}

    std::uint32_t word() {
        std::uint32_t value = 0;
        for (int i = 0; i < 4; ++i) value |= static_cast<std::uint32_t>(byte()) << (8 * i);
        return value;
    }
    std::uint8_t byte() {
        const std::uint8_t value = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return value;
    }

  private:
    std::span<const std::uint8_t> bytes_;
};

constexpr std::size_t file_size() {
    std::size_t size = kNetworkMark.size();
    for (const LayerShape& shape : kLayerShapes) size += static_cast<std::size_t>(shape.outputs) * (shape.inputs + 8);
    return size;
}

}  // namespace

std::optional<DigitNetwork> DigitNetwork::read(std::span<const std::uint8_t> bytes) {
    if (bytes.size() != file_size() || !std::equal(kNetworkMark.begin(), kNetworkMark.end(), bytes.begin())) return {};
    Reader reader(bytes.subspan(kNetworkMark.size()));
    DigitNetwork network;
    for (std::size_t i = 0; i < kLayerShapes.size(); ++i) {
        Layer& layer = network.layers_[i];
        layer.inputs = kLayerShapes[i].inputs;
        layer.outputs = kLayerShapes[i].outputs;
        layer.padded = (layer.inputs + kLanes - 1) / kLanes * kLanes;
        layer.weights.assign(layer.size(), 0);
        for (int output = 0; output < layer.outputs; ++output) {
            for (int input = 0; input < layer.inputs; ++input) {
                const int weight = reader.byte();  // in two's complement
                layer.weights_of(output)[input] = static_cast<std::int16_t>(weight < 128 ? weight : weight - 256);
            }
        }
        for (int output = 0; output < layer.outputs; ++output) {
            layer.offsets.push_back(static_cast<std::int32_t>(reader.word()));
        }
        for (int output = 0; output < layer.outputs; ++output) {
            layer.factors.push_back(static_cast<std::int32_t>(reader.word()));
        }
    }
    return network;
}

void DigitNetwork::dense(const Layer& layer, const std::int16_t* inputs, std::int32_t* outputs) {
    for (int output = 0; output < layer.outputs; ++output) {
        const std::int64_t sum =
            std::int64_t{dot(layer.weights_of(output), inputs, layer.padded)} + layer.offsets[output];
        outputs[output] =
            static_cast<std::int32_t>((sum * layer.factors[output] + (1LL << (kFactorBits - 1))) >> kFactorBits);
    }
}

// A plane is side * side places of `channels` values each, with zeros beyond its border.
std::vector<std::int16_t> DigitNetwork::convolved(const Layer& layer, const std::vector<std::int16_t>& plane, int side,
                                                  int channels) {
    const int half = side / 2;
    std::vector<std::int16_t> result(static_cast<std::size_t>(half * half * layer.outputs), 0);
    std::vector<std::int16_t> inputs(static_cast<std::size_t>(layer.padded), 0);
    std::vector<std::int32_t> outputs(static_cast<std::size_t>(layer.outputs));
    for (int y = 0; y < half * 2; ++y) {
        for (int x = 0; x < half * 2; ++x) {
            std::int16_t* next = inputs.data();
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx, next += channels) {
                    const bool inside = 0 <= x + dx && x + dx < side && 0 <= y + dy && y + dy < side;
                    if (inside) {
                        const std::ptrdiff_t place = std::ptrdiff_t{(y + dy) * side + x + dx} * channels;
                        std::copy_n(plane.begin() + place, channels, next);
                    } else {
                        std::fill_n(next, channels, std::int16_t{0});
                    }
                }
            }
            dense(layer, inputs.data(), outputs.data());
            const auto largest = result.begin() + std::ptrdiff_t{y / 2 * half + x / 2} * layer.outputs;
            for (int i = 0; i < layer.outputs; ++i) largest[i] = std::max(largest[i], activation(outputs[i]));
        }
    }
    return result;
}

GlyphScores DigitNetwork::scores(const GlyphValues& glyph) const {
    std::vector<std::int16_t> plane(glyph.begin(), glyph.end());
    int side = kGlyphSide;
    for (int i = 0; i < kConvolutions; ++i, side /= 2) plane = convolved(layers_[i], plane, side, kChannels[i]);
    std::array<std::int32_t, kHidden> hidden{};
    dense(layers_[kConvolutions], plane.data(), hidden.data());
    std::array<std::int16_t, kHidden> active{};
    std::transform(hidden.begin(), hidden.end(), active.begin(), activation);
    std::array<std::int32_t, kOutputs> outputs{};
    dense(layers_[kConvolutions + 1], active.data(), outputs.data());
    GlyphScores scores;
    std::copy_n(outputs.begin(), scores.digits.size(), scores.digits.begin());
    scores.handwritten = outputs.back();
    return scores;
}

namespace {

int at(const GlyphValues& glyph, int x, int y) {
    return 0 <= x && x < kGlyphSide && 0 <= y && y < kGlyphSide ? glyph[y * kGlyphSide + x] : 0;
}

// Three times itself minus twice the local mean: an unsharp mask. Moves (x, y) to (x - dx, y - dy).
GlyphValues sharpened(const GlyphValues& glyph, int dx, int dy) {
    constexpr int kAmount = 2;
    GlyphValues result{};
    for (int y = 0; y < kGlyphSide; ++y) {
        for (int x = 0; x < kGlyphSide; ++x) {
            const int u = x + dx;
            const int v = y + dy;
            int around = 0;
            for (int row = v - 1; row <= v + 1; ++row) {
                for (int column = u - 1; column <= u + 1; ++column) around += at(glyph, column, row);
            }
            const int value = ((1 + kAmount) * 9 * at(glyph, u, v) - kAmount * around) / 9;
            result[y * kGlyphSide + x] = static_cast<std::uint8_t>(std::clamp(value, 0, 255));
        }
    }
    return result;
}

bool is_sure(const GlyphScores& scores) {
    std::array<int, 10> sorted = scores.digits;
    std::partial_sort(sorted.begin(), sorted.begin() + 2, sorted.end(), std::greater<>());
    return sorted[0] - sorted[1] >= kSure;
}

}  // namespace

GlyphScores careful_scores(const DigitNetwork& network, const GlyphValues& glyph) {
    GlyphScores scores = network.scores(glyph);
    if (is_sure(scores)) return scores;
    constexpr std::array<std::array<int, 2>, 4> kSteps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    for (const auto& step : kSteps) {
        const GlyphScores more = network.scores(sharpened(glyph, step[0], step[1]));
        for (int digit = 0; digit < 10; ++digit) scores.digits[digit] += more.digits[digit];
    }
    for (int& score : scores.digits) score /= static_cast<int>(kSteps.size()) + 1;
    return scores;
}

}  // namespace rookery
