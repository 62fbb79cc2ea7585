// rookery-train-digits FONTS FILE [EXAMPLES [EPOCHS]]: trains the network that reads digits (core/picture/digits.bin).
// FONTS is a folder with the subfolders `printed`, `handwritten` and `unseen`, each with fonts; `unseen` is only for
// testing. The same fonts and numbers give the same file on the same kind of processor; it always uses two threads.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <string>
#include <thread>

#include "bench/digits/float_network.hpp"

using namespace rookery;
using namespace rookery::digits;

namespace {

constexpr int kThreads = 2;
constexpr std::size_t kBatch = 64;
constexpr double kFirstRate = 2e-3;
constexpr double kLastRate = 3e-5;

// FreeType's faces are not thread-safe: each thread has its own.
struct Sources {
    explicit Sources(const std::string& root)
        : printed(root + "/printed"), handwritten(root + "/handwritten"), unseen(root + "/unseen") {}

    Fonts printed;
    Fonts handwritten;
    Fonts unseen;
};

// Example i depends only on i.
std::vector<Example> made(const std::string& root, bool unseen, std::size_t count, std::uint64_t seed) {
    constexpr double kByHand = .25;
    std::vector<Example> examples(count);
    const auto run = [&](std::size_t which) {
        const Sources fonts(root);
        for (std::size_t i = which; i < count; i += kThreads) {
            Random random(seed, i);
            const bool by_hand = !unseen && random.unit() < kByHand;
            const Fonts& from = unseen ? fonts.unseen : by_hand ? fonts.handwritten : fonts.printed;
            while (!make_example(from, by_hand, random, examples[i])) {
            }
        }
    };
    std::thread other(run, 1);
    run(0);
    other.join();
    std::printf("%zu examples made\n", count);
    std::fflush(stdout);
    return examples;
}

// D. Kingma, J. Ba: Adam, a method for stochastic optimization, 2015.
class Adam {
  public:
    void step(FloatLayers& layers, const FloatLayers& gradient, double rate) {
        ++steps_;
        const double first = 1 - std::pow(.9, steps_);
        const double second = 1 - std::pow(.999, steps_);
        const auto change = [&](std::vector<float>& values, const std::vector<float>& slope, std::vector<float>& m,
                                std::vector<float>& v, float decay) {
            for (std::size_t i = 0; i < values.size(); ++i) {
                m[i] = .9F * m[i] + .1F * slope[i];
                v[i] = .999F * v[i] + .001F * slope[i] * slope[i];
                values[i] -=
                    static_cast<float>(rate * (m[i] / first / (std::sqrt(v[i] / second) + 1e-8) + decay * values[i]));
            }
        };
        for (std::size_t l = 0; l < layers.size(); ++l) {
            change(layers[l].weights, gradient[l].weights, mean_[l].weights, square_[l].weights, .01F);
            change(layers[l].offsets, gradient[l].offsets, mean_[l].offsets, square_[l].offsets, 0);
        }
    }

  private:
    FloatLayers mean_ = zero_layers();
    FloatLayers square_ = zero_layers();
    double steps_ = 0;
};

void add(FloatLayers& sum, FloatLayers& more, float by) {
    for (std::size_t l = 0; l < sum.size(); ++l) {
        for (std::size_t i = 0; i < sum[l].weights.size(); ++i)
            sum[l].weights[i] = (sum[l].weights[i] + more[l].weights[i]) * by;
        for (std::size_t i = 0; i < sum[l].offsets.size(); ++i)
            sum[l].offsets[i] = (sum[l].offsets[i] + more[l].offsets[i]) * by;
    }
}

struct Counted {
    double right = 0;
    double hand = 0;
};
Counted tested(const std::vector<std::uint8_t>& bytes, const std::vector<Example>& examples) {
    const DigitNetwork network = *DigitNetwork::read(bytes);
    Counted counted;
    std::size_t digits = 0;
    for (const Example& example : examples) {
        const GlyphScores scores = network.scores(example.values);
        const auto best = std::max_element(scores.digits.begin(), scores.digits.end()) - scores.digits.begin();
        if (best == example.digit) ++counted.right;
        if (example.digit == 0) continue;
        ++digits;
        if ((scores.handwritten > 0) == (example.handwritten != 0)) ++counted.hand;
    }
    counted.right *= 100. / static_cast<double>(examples.size());
    counted.hand *= 100. / static_cast<double>(digits);
    return counted;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fprintf(stderr, "rookery-train-digits FONTS FILE [EXAMPLES [EPOCHS]]\n");
        return 2;
    }
    const std::string root = argv[1];
    const std::size_t count = argc > 3 ? std::strtoul(argv[3], nullptr, 10) : 200'000;
    const int epochs = argc > 4 ? std::atoi(argv[4]) : 5;
    const std::vector<Example> examples = made(root, false, count, 1);
    const std::vector<Example> test_seen = made(root, false, 10'000, 2);
    const std::vector<Example> test_unseen = made(root, true, 10'000, 3);

    Random random(4);
    FloatLayers layers = random_layers(random);
    Adam adam;
    std::vector<std::size_t> order(examples.size());
    std::iota(order.begin(), order.end(), 0);
    const double steps = static_cast<double>(examples.size() / kBatch) * epochs;
    double step = 0;
    std::array<Pass, kThreads> passes;
    for (int epoch = 0; epoch < epochs; ++epoch) {
        random.shuffle(order);
        double loss = 0;
        for (std::size_t begin = 0; begin + kBatch <= order.size(); begin += kBatch, ++step) {
            std::array<FloatLayers, kThreads> gradients{zero_layers(), zero_layers()};
            std::array<double, kThreads> losses{};
            const auto run = [&](std::size_t which) {
                Pass& pass = passes[which];
                for (std::size_t i = which; i < kBatch; i += kThreads) {
                    const Example& example = examples[order[begin + i]];
                    forward(layers, example.values, pass);
                    losses[which] += backward(layers, pass, example, gradients[which]);
                }
            };
            std::thread other(run, 1);
            run(0);
            other.join();
            add(gradients[0], gradients[1], 1.F / kBatch);
            loss += losses[0] + losses[1];
            const double rate = kLastRate + (kFirstRate - kLastRate) * (1 + std::cos(3.14159265 * step / steps)) / 2;
            adam.step(layers, gradients[0], rate);
            arrange(layers);
        }
        const std::vector<Example> some(examples.begin(), examples.begin() + 1000);
        const std::vector<std::uint8_t> bytes = quantised(layers, some);
        const Counted seen = tested(bytes, test_seen);
        const Counted fresh = tested(bytes, test_unseen);
        std::printf("epoch %d: loss %.4f; right: %.2f %% of fonts seen, %.2f %% of others; by whom: %.1f %%, %.1f %%\n",
                    epoch + 1, loss / static_cast<double>(order.size()), seen.right, fresh.right, seen.hand,
                    fresh.hand);
        std::fflush(stdout);
        std::ofstream file(argv[2], std::ios::binary);
        file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }
    return 0;
}
