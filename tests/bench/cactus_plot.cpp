#include "bench/cactus_plot.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace rookery::bench {
namespace {

constexpr double kWidth = 720;
constexpr double kHeight = 480;
constexpr double kLeft = 70;
constexpr double kRight = 20;
constexpr double kTop = 44;
constexpr double kBottom = 56;
constexpr double kLeastSeconds = 1e-3;

// Colours that differ for colour-blind people too; each also has its own mark.
constexpr std::array kColours{"#0072b2", "#d55e00", "#009e73", "#cc79a7"};

// A number in its shortest form.
std::string text_of(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%g", value);
    return text.data();
}
std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else
            result += c;
    }
    return result;
}

class Drawing {
  public:
    explicit Drawing(const CactusPlot& plot) : plot_{plot} {}

    std::string drawn() {
        svg_ =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + text_of(kWidth) + ' ' + text_of(kHeight) +
            "\" font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n";
        label(kWidth / 2, 24, "middle", plot_.title, "font-size=\"15\"");
        add_axes();
        for (std::size_t i = 0; i < plot_.curves.size(); ++i) add_curve(i);
        return svg_ + "</svg>\n";
    }

  private:
    double x_of(double solved) const { return kLeft + (kWidth - kLeft - kRight) * solved / plot_.instances; }
    double y_of(double seconds) const {
        const double share =
            std::log(std::max(seconds, kLeastSeconds) / kLeastSeconds) / std::log(plot_.limit / kLeastSeconds);
        return kHeight - kBottom - (kHeight - kTop - kBottom) * std::min(share, 1.0);
    }

    void line(double x1, double y1, double x2, double y2, const char* colour) {
        svg_ += "<path d=\"M" + text_of(x1) + ' ' + text_of(y1) + 'L' + text_of(x2) + ' ' + text_of(y2) +
                "\" stroke=\"" + colour + "\"/>\n";
    }
    void label(double x, double y, const char* anchor, const std::string& text, const std::string& more = "") {
        svg_ += "<text x=\"" + text_of(x) + "\" y=\"" + text_of(y) + "\" text-anchor=\"" + anchor + "\" " + more + '>' +
                escaped(text) + "</text>\n";
    }
    void mark(double x, double y, std::size_t curve) {
        const std::string colour = kColours[curve % kColours.size()];
        const std::string at = text_of(x) + ' ' + text_of(y);
        if (curve % 3 == 0) {
            svg_ += "<circle cx=\"" + text_of(x) + "\" cy=\"" + text_of(y) + "\" r=\"3\" fill=\"" + colour + "\"/>\n";
            return;
        }
        const char* path = curve % 3 == 1 ? "m-3.5-3.5l7 7m0-7l-7 7" : "m0-4v8m-4-4h8";
        svg_ += "<path d=\"M" + at + path + "\" stroke=\"" + colour + "\" stroke-width=\"1.4\" fill=\"none\"/>\n";
    }

    void add_axes() {
        constexpr int kStep = 10;
        for (int solved = 0; solved <= plot_.instances; solved += kStep) {
            line(x_of(solved), y_of(kLeastSeconds), x_of(solved), y_of(plot_.limit), "#e4e4e4");
            label(x_of(solved), kHeight - kBottom + 18, "middle", std::to_string(solved));
        }
        const int decades = static_cast<int>(std::log10(plot_.limit / kLeastSeconds) + 1e-9);
        for (int decade = 0; decade <= decades; ++decade) {
            const double seconds = kLeastSeconds * std::pow(10, decade);
            line(kLeft, y_of(seconds), kWidth - kRight, y_of(seconds), "#e4e4e4");
            label(kLeft - 8, y_of(seconds) + 4, "end", text_of(seconds));
        }
        line(kLeft, y_of(kLeastSeconds), kWidth - kRight, y_of(kLeastSeconds), "#000");
        line(kLeft, y_of(kLeastSeconds), kLeft, y_of(plot_.limit), "#000");
        label((kLeft + kWidth - kRight) / 2, kHeight - 14, "middle", "patterns decided");
        const std::string middle = text_of((kTop + kHeight - kBottom) / 2);
        label(0, 0, "middle", "CPU seconds for each (logarithmic)",
              "transform=\"translate(18 " + middle + ") rotate(-90)\"");
    }

    void add_curve(std::size_t curve) {
        std::vector<double> seconds = plot_.curves[curve].seconds;
        std::sort(seconds.begin(), seconds.end());
        std::string path;
        for (std::size_t i = 0; i < seconds.size(); ++i) {
            path += (i == 0 ? 'M' : 'L') + text_of(x_of(static_cast<double>(i + 1))) + ' ' + text_of(y_of(seconds[i]));
        }
        if (!path.empty()) {
            svg_ += "<path d=\"" + path + "\" stroke=\"" + kColours[curve % kColours.size()] + "\" fill=\"none\"/>\n";
        }
        for (std::size_t i = 0; i < seconds.size(); ++i) {
            mark(x_of(static_cast<double>(i + 1)), y_of(seconds[i]), curve);
        }
        const double y = kTop + 18 + 20 * static_cast<double>(curve);
        mark(kLeft + 20, y - 4, curve);
        label(kLeft + 34, y, "start",
              plot_.curves[curve].name + ": " + std::to_string(seconds.size()) + " of " +
                  std::to_string(plot_.instances));
    }

    const CactusPlot& plot_;
    std::string svg_;
};

}  // namespace

std::string to_svg(const CactusPlot& plot) {
    return Drawing(plot).drawn();
}

}  // namespace rookery::bench
