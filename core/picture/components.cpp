// Two passes with a union-find structure over labels (A. Rosenfeld, J. Pfaltz: Sequential operations in digital picture
// processing, 1966); the hull by A. M. Andrew's monotone chain (1979), from the two ends of each row.
#include "picture/components.hpp"

#include <algorithm>

namespace rookery {
namespace {

class Labels {
  public:
    Labels() : parent_{0} {}

    std::int32_t fresh() {
        parent_.push_back(static_cast<std::int32_t>(parent_.size()));
        return parent_.back();
    }
    std::int32_t root(std::int32_t label) {
        while (parent_[label] != label) label = parent_[label] = parent_[parent_[label]];
        return label;
    }
    std::int32_t joined(std::int32_t a, std::int32_t b) {
        a = root(a);
        b = root(b);
        return parent_[std::max(a, b)] = std::min(a, b);
    }
    std::int32_t count() const { return static_cast<std::int32_t>(parent_.size()); }

  private:
    std::vector<std::int32_t> parent_;
};

}  // namespace

Components components(const Plane<std::int8_t>& plane, int threshold) {
    ROOKERY_EXPECTS(threshold > 0);
    const int width = plane.width;
    Components found{Plane<std::int32_t>(width, plane.height), {}};
    Labels labels;
    for (int y = 0; y < plane.height; ++y) {
        const std::int8_t* row = plane.row(y);
        std::int32_t* here = found.labels.row(y);
        const std::int32_t* above = y > 0 ? found.labels.row(y - 1) : nullptr;
        for (int x = 0; x < width; ++x) {
            if (row[x] < threshold) continue;
            std::int32_t label = x > 0 ? here[x - 1] : 0;
            if (above != nullptr) {
                for (int i = std::max(x - 1, 0); i <= std::min(x + 1, width - 1); ++i) {
                    if (above[i] == 0 || above[i] == label) continue;
                    label = label == 0 ? above[i] : labels.joined(label, above[i]);
                }
            }
            here[x] = label != 0 ? label : labels.fresh();
        }
    }
    std::vector<std::int32_t> number(static_cast<std::size_t>(labels.count()), 0);
    for (int y = 0; y < plane.height; ++y) {
        std::int32_t* here = found.labels.row(y);
        for (int x = 0; x < width; ++x) {
            if (here[x] == 0) continue;
            std::int32_t& known = number[labels.root(here[x])];
            if (known == 0) {
                found.list.push_back({{x, y, x + 1, y + 1}, 0});
                known = static_cast<std::int32_t>(found.list.size());
            }
            here[x] = known;
            Component& component = found.list[known - 1];
            ++component.pixels;
            component.box.left = std::min(component.box.left, x);
            component.box.right = std::max(component.box.right, x + 1);
            component.box.bottom = y + 1;
        }
    }
    return found;
}

std::vector<Point> convex_hull(const Components& all, std::int32_t label) {
    const Box& box = all.list[label - 1].box;
    std::vector<Point> left;
    std::vector<Point> right;
    const auto add = [](std::vector<Point>& chain, Point point, double side) {
        while (chain.size() >= 2 && side * cross(chain.back() - chain[chain.size() - 2], point - chain.back()) <= 0) {
            chain.pop_back();
        }
        chain.push_back(point);
    };
    for (int y = box.top; y < box.bottom; ++y) {
        const std::int32_t* row = all.labels.row(y);
        int first = box.left;
        while (first < box.right && row[first] != label) ++first;
        if (first == box.right) continue;
        int last = box.right - 1;
        while (row[last] != label) --last;
        for (const int edge : {0, 1}) {
            add(left, {static_cast<double>(first), static_cast<double>(y + edge)}, -1);
            add(right, {static_cast<double>(last + 1), static_cast<double>(y + edge)}, 1);
        }
    }
    right.insert(right.end(), left.rbegin(), left.rend());
    return right;
}

}  // namespace rookery
