#include "enumerate/positions/positions.hpp"

#include <utility>
#include <vector>

#include "enumerate/positions/position_plan.hpp"
#include "enumerate/positions/position_search.hpp"
#include "enumerate/positions/position_tree_estimate.hpp"
#include "enumerate/positions/prefixes.hpp"

namespace rookery {
namespace {

class PositionSearch final : public EnumerationSearch {
  public:
    PositionSearch(const positions::Plan& plan, const std::vector<positions::Prefix>& prefixes)
        : plan_{plan}, prefixes_{prefixes} {}

    EnumerationEnd run(int part, PuzzleVisitor& visitor, StopToken stop, EnumerationCounters& counters) override {
        ROOKERY_EXPECTS(0 <= part && part < static_cast<int>(prefixes_.size()));
        const positions::Prefix& prefix = prefixes_[static_cast<std::size_t>(part)];
        return positions::Search(plan_, visitor, stop, counters).run(prefix.positions());
    }

  private:
    const positions::Plan& plan_;
    const std::vector<positions::Prefix>& prefixes_;
};

class PositionEnumeration final : public Enumeration {
  public:
    PositionEnumeration(std::unique_ptr<const positions::Plan> plan, std::vector<positions::Prefix> prefixes)
        : plan_{std::move(plan)}, prefixes_{std::move(prefixes)} {}

    int parts() const override { return static_cast<int>(prefixes_.size()); }
    double weight(int part) const override { return prefixes_[static_cast<std::size_t>(part)].weight; }
    std::unique_ptr<EnumerationSearch> search() const override {
        return std::make_unique<PositionSearch>(*plan_, prefixes_);
    }
    EnumerationEstimate estimate(std::uint64_t seed, const ProgressCallback& progress) const override {
        return positions::estimate_tree(*plan_, prefixes_, seed, progress.stop);
    }

  private:
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
