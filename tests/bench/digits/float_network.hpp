// The network of core/picture/digit_network.hpp in floating point, as it is while it learns.
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
    std::vector<float> by_input;  // the weights as forward() wants them
};
using FloatLayers = std::array<FloatLayer, kLayerShapes.size()>;

FloatLayers zero_layers();
void arrange(FloatLayers& layers);          // by_input, after the weights have changed
FloatLayers random_layers(Random& random);  // K. He and others, Delving Deep into Rectifiers, 2015

// What a pass leaves behind for the way back.
struct Pass {
    std::array<std::vector<float>, kLayerShapes.size() + 1> values;  // inputs of each layer; then the outputs
    std::array<std::vector<std::int32_t>, kConvolutions> largest;    // which place of the four was taken
};

void forward(const FloatLayers& layers, const GlyphValues& glyph, Pass& pass);
// Adds the gradient of the loss to `gradient`; returns the loss: cross entropy of the digit, and of how it was written.
double backward(const FloatLayers& layers, Pass& pass, const Example& example, FloatLayers& gradient);

// In whole numbers, as DigitNetwork reads it. The ranges of values are those of `examples`.
std::vector<std::uint8_t> quantised(const FloatLayers& layers, const std::vector<Example>& examples);

}  // namespace rookery::digits
