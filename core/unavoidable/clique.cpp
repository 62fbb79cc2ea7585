// The sets are the vertices of a graph; two are joined if they have no cell in common. A collection with the most
// disjoint sets is then a maximum clique. (Listing the collections, as "maximal cliques", and choosing by the
// product of sizes both come from GridChecker.)
//
// The search follows Tomita and Seki (2003), on bit sets and in the order of San Segundo (2011). Candidates are
// coloured greedily; the sets of one colour all intersect, so a clique takes at most one of each colour. Candidates are
// tried from the last colour down; once the remaining ones have too few colours, they are skipped. Among cliques of
// equal size the product decides. A branch is also skipped if its least possible product (the smallest set of each
// remaining colour) is no better than the best one.
#include "unavoidable/clique.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <utility>

#include "job/stable_order.hpp"
#include "unavoidable/minimal.hpp"

namespace rookery {
namespace {

constexpr std::size_t kMaxSets = 2048;
constexpr std::uint64_t kMaxNodes = 200'000;  // a grid's sets need only a small part of these
constexpr std::uint64_t kMaxNodesOfAll = 20'000'000;
constexpr std::uint64_t kPollNodes = 1024;  // how often the stop flag is polled

class CliqueSearch {
  public:
    // `all`: how many cliques to list; 0: only one, with the least product.
    CliqueSearch(const UnavoidableList& sets, std::size_t all, StopToken stop)
        : sets_{sets}, all_{all}, count_{std::min(sets.size(), kMaxSets)}, words_{(count_ + 63) / 64}, stop_{stop} {
        joined_.assign(count_ * words_, 0);
        for (std::size_t a = 0; a < count_; ++a) {
            sizes_.push_back(sets[a].size());
            for (std::size_t b = 0; b < count_; ++b) {
                if ((sets[a] & sets[b]).empty()) row(a)[b / 64] |= bit(b);
            }
        }
    }

    UnavoidableList run() {
        search();
        return stopped_ ? UnavoidableList{} : clique_of(best_);
    }

    MaximumCliques run_all() {
        search();
        std::vector<UnavoidableList> cliques;
        std::vector<std::int64_t> products;
        for (std::size_t i = 0; i < found_.size(); ++i) {
            cliques.push_back(clique_of(found_[i]));
            products.push_back(product_of_sizes(cliques[i]));
        }
        MaximumCliques found;
        for (const std::uint32_t i :
             stable_order(products.size(), [&](std::uint32_t a, std::uint32_t b) { return products[a] < products[b]; }))
            found.cliques.push_back(std::move(cliques[i]));
        found.complete = !stopped_ && !cut_short_;
        return found;
    }

  private:
    using Words = std::vector<std::uint64_t>;

    // A candidate, with bounds for it and the candidates before it.
    struct Coloured {
        std::size_t vertex = 0;
        std::size_t colours = 0;  // at most this many more sets
        double product = 1;       // lower bound for the product of that many sizes
    };

    static std::uint64_t bit(std::size_t a) { return std::uint64_t{1} << (a & 63); }
    std::uint64_t* row(std::size_t a) { return &joined_[a * words_]; }

    void search() {
        std::vector<std::uint64_t> all(words_);
        for (std::size_t a = 0; a < count_; ++a) all[a / 64] |= bit(a);
        extend(all, 1);
    }

    UnavoidableList clique_of(const std::vector<std::size_t>& vertices) const {
        UnavoidableList clique;
        for (const std::size_t a : vertices) clique.push_back(sets_[a]);
        std::sort(clique.begin(), clique.end(), listed_before);
        return clique;
    }

    // Records the clique being built, which cannot be extended.
    void take_built(double product) {
        if (built_.size() > best_.size()) found_.clear();
        if (built_.size() > best_.size() || (built_.size() == best_.size() && product < best_product_)) {
            best_ = built_;
            best_product_ = product;
        }
        if (all_ == 0 || built_.size() < best_.size()) return;
        if (found_.size() < all_) {
            found_.push_back(built_);
        } else {
            cut_short_ = true;
        }
    }

    // Candidates in the order of their colours.
    std::vector<Coloured> coloured(Words left) {
        std::vector<Coloured> order;
        double product = 1;
        for (std::size_t colours = 1; std::any_of(left.begin(), left.end(), [](auto w) { return w != 0; }); ++colours) {
            Words same = left;
            bool first = true;
            for (std::size_t w = 0; w < words_; ++w) {
                while (same[w] != 0) {
                    const std::size_t a = w * 64 + static_cast<std::size_t>(std::countr_zero(same[w]));
                    // The first is the smallest of its colour: the list is sorted by size.
                    if (first) product *= sizes_[a];
                    first = false;
                    left[w] &= ~bit(a);
                    same[w] &= ~bit(a);
                    for (std::size_t v = w; v < words_; ++v) same[v] &= ~row(a)[v];
                    order.push_back({a, colours, product});
                }
            }
        }
        return order;
    }

    // Tries all cliques that extend the one being built by some of `candidates`, each joined to every set in it.
    void extend(Words candidates, double product) {
        const std::vector<Coloured> order = coloured(candidates);
        if (order.empty()) return take_built(product);
        for (auto next = order.rbegin(); next != order.rend(); ++next) {
            const std::size_t most = built_.size() + next->colours;
            if (most < best_.size()) return;
            if (all_ == 0 && most == best_.size() && product * next->product >= best_product_) return;
            if (!may_go_on()) return;
            const std::uint64_t* joined = row(next->vertex);
            Words further(words_);
            for (std::size_t w = 0; w < words_; ++w) further[w] = candidates[w] & joined[w];
            built_.push_back(next->vertex);
            extend(std::move(further), product * sizes_[next->vertex]);
            built_.pop_back();
            candidates[next->vertex / 64] &= ~bit(next->vertex);
        }
    }

    bool may_go_on() {
        if (++nodes_ % kPollNodes == 0 && stop_.stop_requested()) stopped_ = true;
        if (nodes_ > (all_ == 0 ? kMaxNodes : kMaxNodesOfAll)) cut_short_ = true;
        return !stopped_ && !cut_short_;
    }

    const UnavoidableList& sets_;
    std::size_t all_;
    std::size_t count_;
    std::size_t words_;
    StopToken stop_;
    Words joined_;  // row a: the sets disjoint from set a
    std::vector<int> sizes_;
    std::vector<std::size_t> built_;
    std::vector<std::size_t> best_;
    double best_product_ = 0;  // at most 3^27: a double holds it exactly
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
    bool cut_short_ = false;
    std::vector<std::vector<std::size_t>> found_;  // of maximum size
};

}  // namespace

UnavoidableList disjoint_clique(const UnavoidableList& sets, StopToken stop) {
    ROOKERY_EXPECTS(std::is_sorted(sets.begin(), sets.end(), listed_before));
    ROOKERY_EXPECTS(sets.empty() || !sets.front().empty());
    return CliqueSearch(sets, 0, stop).run();
}

MaximumCliques maximum_cliques(const UnavoidableList& sets, std::size_t most, StopToken stop) {
    ROOKERY_EXPECTS(std::is_sorted(sets.begin(), sets.end(), listed_before));
    ROOKERY_EXPECTS(sets.empty() || !sets.front().empty());
    ROOKERY_EXPECTS(most > 0);
    return CliqueSearch(sets, most, stop).run_all();
}

std::int64_t product_of_sizes(const UnavoidableList& clique) {
    std::int64_t product = 1;
    for (const CellSet& set : clique) product *= set.size();
    return product;
}

UnavoidableList complete_clique(const KnownGrid& grid, UnavoidableList& sets, StopToken stop, const CellSet& free,
                                const CellSet& given) {
    ROOKERY_EXPECTS(std::is_sorted(sets.begin(), sets.end(), listed_before));
    const auto place_in = [](const UnavoidableList& list, const CellSet& set) {
        return std::lower_bound(list.begin(), list.end(), set, listed_before);
    };
    UnavoidableList last;  // of the previous search, with the set outside it
    while (true) {
        UnavoidableList clique = disjoint_clique(sets, stop);
        if (stop.stop_requested()) return {};
        if (clique.size() < last.size()) clique = last;  // the search was cut short
        CellSet clues = given;
        for (const CellSet& set : clique) clues |= set;
        const CellSet disjoint = shrunk_to_minimal(grid, ~clues) & free;
        if (disjoint.empty()) return clique;
        sets.insert(place_in(sets, disjoint), disjoint);
        last = std::move(clique);
        last.insert(place_in(last, disjoint), disjoint);
    }
}

}  // namespace rookery
