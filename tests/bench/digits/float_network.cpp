#include "bench/digits/float_network.hpp"

#include <algorithm>
#include <cmath>

namespace rookery::digits {
namespace {

constexpr float kInputScale = 1.F / 255;

// The inputs for one position of a convolution.
void gather(const float* plane, int side, int channels, int x, int y, float* inputs) {
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx, inputs += channels) {
            const bool inside = 0 <= x + dx && x + dx < side && 0 <= y + dy && y + dy < side;
            if (inside) {
                std::copy_n(plane + ((y + dy) * side + x + dx) * channels, channels, inputs);
            } else {
                std::fill_n(inputs, channels, 0.F);
            }
        }
    }
}
void scatter(float* plane, int side, int channels, int x, int y, const float* inputs) {
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx, inputs += channels) {
            if (x + dx < 0 || x + dx >= side || y + dy < 0 || y + dy >= side) continue;
            float* place = plane + ((y + dy) * side + x + dx) * channels;
            for (int i = 0; i < channels; ++i) place[i] += inputs[i];
        }
    }
}

// With a constant number of outputs, they stay in registers.
template <int kOutputs>
void multiply(const FloatLayer& layer, const float* inputs, float* outputs) {
    std::array<float, kOutputs> sums;
    std::copy_n(layer.offsets.data(), kOutputs, sums.data());
    for (int i = 0; i < layer.inputs; ++i) {
        const float value = inputs[i];
        if (value == 0) continue;
        const float* weights = &layer.by_input[i * kOutputs];
        for (int o = 0; o < kOutputs; ++o) sums[o] += value * weights[o];
    }
    std::copy_n(sums.data(), kOutputs, outputs);
}
void multiply(std::size_t l, const FloatLayer& layer, const float* inputs, float* outputs) {
    static_assert(kLayerShapes.size() == 5);
    switch (l) {
        case 0:
            return multiply<kLayerShapes[0].outputs>(layer, inputs, outputs);
        case 1:
            return multiply<kLayerShapes[1].outputs>(layer, inputs, outputs);
        case 2:
            return multiply<kLayerShapes[2].outputs>(layer, inputs, outputs);
        case 3:
            return multiply<kLayerShapes[3].outputs>(layer, inputs, outputs);
        default:
            return multiply<kLayerShapes[4].outputs>(layer, inputs, outputs);
    }
}

// Gradients of weights, offsets and inputs from those of the outputs. Most of these are 0, since pooling takes one of
// four positions.
void multiply_back(const FloatLayer& layer, const float* inputs, const float* of_outputs, FloatLayer& gradient,
                   float* of_inputs) {
    std::fill_n(of_inputs, layer.inputs, 0.F);
    for (int o = 0; o < layer.outputs; ++o) {
        const float slope = of_outputs[o];
        if (slope == 0) continue;
        gradient.offsets[o] += slope;
        const float* weights = &layer.weights[o * layer.inputs];
        float* into = &gradient.weights[o * layer.inputs];
        for (int i = 0; i < layer.inputs; ++i) into[i] += slope * inputs[i];
        for (int i = 0; i < layer.inputs; ++i) of_inputs[i] += slope * weights[i];
    }
}

}  // namespace

FloatLayers zero_layers() {
    FloatLayers layers;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const auto [inputs, outputs] = kLayerShapes[i];
        const auto weights = static_cast<std::size_t>(inputs * outputs);
        layers[i] = {.inputs = inputs,
                     .outputs = outputs,
                     .weights = std::vector<float>(weights, 0.F),
                     .offsets = std::vector<float>(static_cast<std::size_t>(outputs), 0.F),
                     .by_input = std::vector<float>(weights, 0.F)};
    }
    return layers;
}

FloatLayers random_layers(Random& random) {
    FloatLayers layers = zero_layers();
    for (FloatLayer& layer : layers) {
        const double deviation = std::sqrt(2. / layer.inputs);
        for (float& weight : layer.weights) {
            double sum = -6;
            for (int i = 0; i < 12; ++i) sum += random.unit();
            weight = static_cast<float>(sum * deviation);
        }
    }
    arrange(layers);
    return layers;
}

void arrange(FloatLayers& layers) {
    for (FloatLayer& layer : layers) {
        for (int o = 0; o < layer.outputs; ++o) {
            for (int i = 0; i < layer.inputs; ++i) {
                layer.by_input[i * layer.outputs + o] = layer.weights[o * layer.inputs + i];
            }
        }
    }
}

void forward(const FloatLayers& layers, const GlyphValues& glyph, Pass& pass) {
    pass.values[0].resize(glyph.size());
    for (std::size_t i = 0; i < glyph.size(); ++i) pass.values[0][i] = static_cast<float>(glyph[i]) * kInputScale;
    int side = kGlyphSide;
    std::vector<float> inputs;
    std::vector<float> outputs;
    for (int l = 0; l < kConvolutions; ++l, side /= 2) {
        const FloatLayer& layer = layers[l];
        const int half = side / 2;
        inputs.resize(static_cast<std::size_t>(layer.inputs));
        outputs.resize(static_cast<std::size_t>(layer.outputs));
        pass.values[l + 1].assign(static_cast<std::size_t>(half * half * layer.outputs), 0.F);
        pass.largest[l].assign(pass.values[l + 1].size(), -1);
        for (int y = 0; y < 2 * half; ++y) {
            for (int x = 0; x < 2 * half; ++x) {
                gather(pass.values[l].data(), side, kChannels[l], x, y, inputs.data());
                multiply(l, layer, inputs.data(), outputs.data());
                const int at = (y / 2 * half + x / 2) * layer.outputs;
                for (int o = 0; o < layer.outputs; ++o) {
                    if (outputs[o] <= pass.values[l + 1][at + o]) continue;
                    pass.values[l + 1][at + o] = outputs[o];
                    pass.largest[l][at + o] = y * side + x;
                }
            }
        }
    }
    for (std::size_t l = kConvolutions; l < layers.size(); ++l) {
        pass.values[l + 1].resize(static_cast<std::size_t>(layers[l].outputs));
        multiply(l, layers[l], pass.values[l].data(), pass.values[l + 1].data());
        if (l + 1 < layers.size()) {
            for (float& value : pass.values[l + 1]) value = std::max(value, 0.F);
        }
    }
}

double backward(const FloatLayers& layers, Pass& pass, const Example& example, FloatLayers& gradient) {
    const std::vector<float>& outputs = pass.values.back();
    const float most = *std::max_element(outputs.begin(), outputs.begin() + 10);
    std::vector<float> of_outputs(outputs.size(), 0.F);
    float sum = 0;
    for (int i = 0; i < 10; ++i) sum += of_outputs[i] = std::exp(outputs[i] - most);
    for (int i = 0; i < 10; ++i) of_outputs[i] /= sum;
    double loss = -std::log(std::max(of_outputs[example.digit], 1e-9F));
    of_outputs[example.digit] -= 1;
    if (example.digit != 0) {
        const float share = 1 / (1 + std::exp(-outputs[10]));
        loss -= .2 * std::log(std::max(example.handwritten != 0 ? share : 1 - share, 1e-9F));
        of_outputs[10] = .2F * (share - static_cast<float>(example.handwritten));
    }
    for (std::size_t l = layers.size() - 1; l >= kConvolutions; --l) {
        std::vector<float> of_inputs(static_cast<std::size_t>(layers[l].inputs));
        multiply_back(layers[l], pass.values[l].data(), of_outputs.data(), gradient[l], of_inputs.data());
        for (std::size_t i = 0; i < of_inputs.size(); ++i) {
            if (pass.values[l][i] <= 0) of_inputs[i] = 0;
        }
        of_outputs = std::move(of_inputs);
    }
    std::vector<float> inputs;
    std::vector<float> of_place;
    std::vector<float> of_gathered;
    for (int l = kConvolutions - 1; l >= 0; --l) {
        const FloatLayer& layer = layers[l];
        const int side = kGlyphSide >> l;
        const int half = side / 2;
        std::vector<float> of_inputs(pass.values[l].size(), 0.F);
        inputs.resize(static_cast<std::size_t>(layer.inputs));
        of_gathered.resize(inputs.size());
        for (int y = 0; y < 2 * half; ++y) {
            for (int x = 0; x < 2 * half; ++x) {
                const int at = (y / 2 * half + x / 2) * layer.outputs;
                of_place.assign(static_cast<std::size_t>(layer.outputs), 0.F);
                bool any = false;
                for (int o = 0; o < layer.outputs; ++o) {
                    if (pass.largest[l][at + o] != y * side + x) continue;
                    of_place[o] = of_outputs[at + o];
                    any = true;
                }
                if (!any) continue;
                gather(pass.values[l].data(), side, kChannels[l], x, y, inputs.data());
                multiply_back(layer, inputs.data(), of_place.data(), gradient[l], of_gathered.data());
                if (l > 0) scatter(of_inputs.data(), side, kChannels[l], x, y, of_gathered.data());
            }
        }
        for (std::size_t i = 0; i < of_inputs.size(); ++i) {
            if (pass.values[l][i] <= 0) of_inputs[i] = 0;
        }
        of_outputs = std::move(of_inputs);
    }
    return loss;
}

std::vector<std::uint8_t> quantised(const FloatLayers& layers, const std::vector<Example>& examples) {
    // The largest value after each layer becomes 3000 of kMaxActivation's 4095; the scores are in 256ths.
    std::array<double, kLayerShapes.size() + 1> scale{};
    scale[0] = 255;
    std::array<float, kLayerShapes.size() + 1> largest{};
    Pass pass;
    for (const Example& example : examples) {
        forward(layers, example.values, pass);
        for (std::size_t l = 1; l < pass.values.size(); ++l) {
            largest[l] = std::max(largest[l], *std::max_element(pass.values[l].begin(), pass.values[l].end()));
        }
    }
    for (std::size_t l = 1; l < scale.size(); ++l) scale[l] = 3000 / largest[l];
    scale.back() = 256;
    std::vector<std::uint8_t> bytes(kNetworkMark.begin(), kNetworkMark.end());
    const auto put = [&](std::int32_t value) {
        for (int i = 0; i < 4; ++i)
            bytes.push_back(static_cast<std::uint8_t>(static_cast<std::uint32_t>(value) >> (8 * i)));
    };
    for (std::size_t l = 0; l < layers.size(); ++l) {
        const FloatLayer& layer = layers[l];
        std::vector<double> unit;
        for (int o = 0; o < layer.outputs; ++o) {
            double most = 1e-6;
            for (int i = 0; i < layer.inputs; ++i)
                most = std::max(most, std::abs(double{layer.weights[o * layer.inputs + i]}));
            unit.push_back(most / 127);
            for (int i = 0; i < layer.inputs; ++i) {
                const long weight = std::lround(layer.weights[o * layer.inputs + i] / unit.back());
                bytes.push_back(static_cast<std::uint8_t>(static_cast<std::int8_t>(weight)));
            }
        }
        for (int o = 0; o < layer.outputs; ++o) {
            put(static_cast<std::int32_t>(std::lround(layer.offsets[o] * scale[l] / unit[o])));
        }
        for (int o = 0; o < layer.outputs; ++o) {
            put(static_cast<std::int32_t>(std::lround(unit[o] * scale[l + 1] / scale[l] * (1 << kFactorBits))));
        }
    }
    return bytes;
}

}  // namespace rookery::digits
