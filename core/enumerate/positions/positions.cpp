#include "enumerate/positions/positions.hpp"

#include <utility>
#include <vector>

#include "enumerate/positions/plan.hpp"
#include "enumerate/positions/prefixes.hpp"
#include "enumerate/positions/search.hpp"
#include "enumerate/positions/tree_estimate.hpp"

namespace rookery {
namespace {

class PositionEnumeration final : public Enumeration {
  public:
    PositionEnumeration(std::unique_ptr<const positions::Plan> plan, std::vector<positions::Prefix> prefixes)
        : plan_{std::move(plan)}, prefixes_{std::move(prefixes)} {}

    int parts() const override { return static_cast<int>(prefixes_.size()); }
    double weight(int part) const override { return prefix(part).weight; }
    EnumerationEnd run(int part, PuzzleVisitor& visitor, StopToken stop, EnumerationWork& work) const override {
        return positions::Search(*plan_, visitor, stop, work).run(prefix(part).positions());
    }
    EnumerationEstimate estimate(std::uint64_t seed, StopToken stop) const override {
        return positions::estimate_tree(*plan_, prefixes_, seed, stop);
    }

  private:
    const positions::Prefix& prefix(int part) const { return prefixes_[static_cast<std::size_t>(part)]; }

    std::unique_ptr<const positions::Plan> plan_;
    std::vector<positions::Prefix> prefixes_;
};

}  // namespace

std::unique_ptr<Enumeration> prepare_positions(const EnumerationRequest& request, StopToken stop) {
    std::unique_ptr<const positions::Plan> plan = positions::make_plan(request, stop);
    if (plan == nullptr) return nullptr;
    std::vector<positions::Prefix> prefixes = positions::prefixes_of(*plan, stop);
    if (prefixes.empty()) return nullptr;
    return std::make_unique<PositionEnumeration>(std::move(plan), std::move(prefixes));
}

}  // namespace rookery
