// The search has its own stack, the node being tried at each depth, so only memory limits its depth.
#include "textbook/exactcover/cover_search.hpp"

#include <vector>

namespace rookery {
namespace {

class Search {
  public:
    Search(const CoverMatrix& matrix, const CoverSettings& settings, CoverVisitor& visitor)
        : links_{matrix}, settings_{settings}, visitor_{visitor}, random_{settings.seed} {}

    CoverResult run(std::span<const int> given) {
        for (const int row : given) {
            if (!links_.has_row(row)) return end(CoverEnd::complete);
            counts_.updates += links_.take_row(row);
            rows_.push_back(row);
        }
        given_covers_ = counts_.updates;
        while (!is_used_up()) {
            ++counts_.nodes;
            visitor_.node(tried_.size(), counts_);
            if (settings_.progress.stop_requested()) return end(CoverEnd::stopped);
            if (links_.is_covered()) {
                ++counts_.solutions;
                visitor_.solution({rows_, {depths_.data(), tried_.size()}, given_covers_}, counts_);
                if (counts_.solutions >= settings_.solutions) return end(CoverEnd::enough);
            } else {
                open_column();
                if (is_used_up()) break;
            }
            if (!to_next_row()) return end(CoverEnd::complete);
        }
        return end(CoverEnd::updates);
    }

  private:
    bool is_used_up() const { return counts_.updates > settings_.updates; }
    // A cover operation that exceeds the limit counts up to the limit: nothing of it is visible before the search ends.
    CoverResult end(CoverEnd how) {
        if (is_used_up()) {
            counts_.updates = settings_.updates;
            how = CoverEnd::updates;
        }
        return {counts_, how};
    }

    void open_column() {
        const std::size_t depth = tried_.size();
        if (depth == depths_.size()) depths_.emplace_back();
        const int header = links_.choose(settings_.rule, random_);
        depths_[depth].column = DancingLinks::column_of_header(header);
        depths_[depth].degree = links_.size(header);
        if (links_.size(header) == 0) ++counts_.dead_ends;
        count(depth, links_.cover(header));
        tried_.push_back(header);
    }

    // Moves to the next row of the deepest column that has one left. False: there is none.
    bool to_next_row() {
        while (!tried_.empty()) {
            const std::size_t depth = tried_.size() - 1;
            int& node = tried_.back();
            if (!links_.is_header(node)) {
                links_.uncover_others(node);
                rows_.pop_back();
            }
            node = links_.below(node);
            if (!links_.is_header(node)) {
                rows_.push_back(links_.row_of(node));
                ++counts_.backtracks;
                ++depths_[depth].backtracks;
                count(depth, links_.cover_others(node));
                return true;
            }
            links_.uncover(node);
            tried_.pop_back();
        }
        return false;
    }

    void count(std::size_t depth, std::uint64_t updates) {
        counts_.updates += updates;
        depths_[depth].covers += updates;
    }

    DancingLinks links_;
    const CoverSettings& settings_;
    CoverVisitor& visitor_;
    Random random_;
    CoverCounts counts_;
    std::vector<int> rows_;           // given and chosen
    std::vector<int> tried_;          // by depth: the node being tried; at first the column's header
    std::vector<CoverDepth> depths_;  // as deep as the search has been
    std::uint64_t given_covers_ = 0;
};

}  // namespace

CoverResult find_covers(const CoverMatrix& matrix, std::span<const int> given, const CoverSettings& settings,
                        CoverVisitor& visitor) {
    return Search(matrix, settings, visitor).run(given);
}

}  // namespace rookery
