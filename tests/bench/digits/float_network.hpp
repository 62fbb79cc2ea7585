// The network of core/picture/digit_network.hpp in floating point, for training.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bench/digits/made_cells.hpp"
#include "picture/digit_network.hpp"

namespace rookery::digits {

struct FloatLayer {
    int inputs = 0;
    int outputs = 0;
    std::vector<float> weights;  // outputs * inputs, output by output
    std::vector<float> offsets;
    std::vector<float> by_input;  // the weights in the layout of forward()
};
using FloatLayers = std::array<FloatLayer, kLayerShapes.size()>;

FloatLayers zero_layers();
void arrange(FloatLayers& layers);          // updates by_input after the weights have changed
FloatLayers random_layers(Random& random);  // K. He and others, Delving Deep into Rectifiers, 2015

// The data that a forward pass keeps for the backward pass.
struct Pass {
    std::array<std::vector<float>, kLayerShapes.size() + 1> values;  // inputs of each layer; then the outputs
    std::array<std::vector<std::int32_t>, kConvolutions> largest;    // the position that pooling took, of the four
};

void forward(const FloatLayers& layers, const GlyphValues& glyph, Pass& pass);
// Adds the gradient of the loss to `gradient` and returns the loss: the cross entropies of the digit and of whether it
// is handwritten.
double backward(const FloatLayers& layers, Pass& pass, const Example& example, FloatLayers& gradient);

// In integers, as DigitNetwork reads it. The value ranges are those of `examples`.
std::vector<std::uint8_t> quantised(const FloatLayers& layers, const std::vector<Example>& examples);

}  // namespace rookery::digits
