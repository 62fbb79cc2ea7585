#include "exact/encoding/unary.hpp"

namespace rookery {

Unary sum_of(const Unary& a, const Unary& b, Bounds bounds, const VariableTag& tag, Formula& formula) {
    Unary sum;
    for (std::size_t i = 0; i < a.size() + b.size(); ++i) sum.push_back(formula.new_variable(tag));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (bounds == Bounds::both && i + j > 0) {
                formula.add({i == 0 ? kFalse : -a[i - 1], j == 0 ? kFalse : -b[j - 1], sum[i + j - 1]});
            }
            if (i + j < sum.size()) {
                formula.add({i == a.size() ? kFalse : a[i], j == b.size() ? kFalse : b[j], -sum[i + j]});
            }
        }
    }
    return sum;
}

void add_to(Unary& sum, const Unary& more, Bounds bounds, const VariableTag& tag, Formula& formula) {
    sum = sum.empty() ? more : sum_of(sum, more, bounds, tag, formula);
}

}  // namespace rookery
