#include "textbook/exactcover/hitting_sets.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace rookery {
namespace {

class HittingSearch {
  public:
    using Visit = FunctionRef<void(std::span<const int>, const HittingResult&)>;

    HittingSearch(const CoverMatrix& sets, const HittingSettings& settings, Visit visit)
        : sets_{sets},
          settings_{settings},
          visit_{visit},
          elements_(static_cast<std::size_t>(sets.columns())),
          hits_(static_cast<std::size_t>(sets.rows())),
          unhit_{sets.rows()} {
        for (int set = 0; set < sets.rows(); ++set) {
            for (const int element : sets.row(set)) elements_[at(element)].sets.push_back(set);
        }
        for (const Element& element : elements_) widest_ = std::max(widest_, static_cast<int>(element.sets.size()));
    }

    HittingResult run() {
        most_ = settings_.least ? 0 : sets_.columns();
        while (search() && result_.solutions == 0 && most_ < sets_.columns()) ++most_;
        return result_;
    }

  private:
    struct Element {
        std::vector<int> sets;
        int alone = 0;           // sets that only this element hits
        bool is_allowed = true;  // may be chosen
    };
    struct Hits {
        int number = 0;
        int sum = 0;  // of the elements that hit the set
    };
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    // False: the search must end.
    bool search() {
        ++result_.nodes;
        if (settings_.progress.stop_requested()) {
            result_.end = CoverEnd::stopped;
            return false;
        }
        if (unhit_ == 0) return found();
        const int room = most_ - static_cast<int>(chosen_.size());
        if (room <= 0 || (unhit_ + widest_ - 1) / widest_ > room) return true;
        std::vector<int> tries;
        if (!open_set(tries)) return true;
        for (const int element : tries) elements_[at(element)].is_allowed = false;
        bool goes_on = true;
        for (const int element : tries) {
            if (goes_on) {
                choose(element);
                if (std::all_of(chosen_.begin(), chosen_.end(), [&](int one) { return elements_[at(one)].alone > 0; }))
                    goes_on = search();
                take_back(element);
            }
            elements_[at(element)].is_allowed = true;
        }
        return goes_on;
    }

    bool found() {
        ++result_.solutions;
        std::vector<int> sorted = chosen_;
        std::sort(sorted.begin(), sorted.end());
        visit_(sorted, result_);
        if (result_.solutions < settings_.solutions) return true;
        result_.end = CoverEnd::enough;
        return false;
    }

    // The allowed elements of the unhit set that has the fewest of them. False: there is a set without any.
    bool open_set(std::vector<int>& tries) const {
        std::size_t least = elements_.size() + 1;
        int best = 0;
        for (int set = 0; set < sets_.rows() && least > 0; ++set) {
            if (hits_[at(set)].number > 0) continue;
            std::size_t allowed = 0;
            for (const int element : sets_.row(set))
                allowed += static_cast<std::size_t>(elements_[at(element)].is_allowed);
            if (allowed >= least) continue;
            least = allowed;
            best = set;
        }
        for (const int element : sets_.row(best)) {
            if (elements_[at(element)].is_allowed) tries.push_back(element);
        }
        return least > 0;
    }

    void choose(int element) {
        chosen_.push_back(element);
        for (const int set : elements_[at(element)].sets) {
            Hits& hits = hits_[at(set)];
            ++hits.number;
            ++result_.updates;
            if (hits.number == 1) {
                --unhit_;
                ++elements_[at(element)].alone;
            } else if (hits.number == 2) {
                --elements_[at(hits.sum)].alone;
            }
            hits.sum += element;
        }
    }

    void take_back(int element) {
        chosen_.pop_back();
        for (const int set : elements_[at(element)].sets) {
            Hits& hits = hits_[at(set)];
            hits.sum -= element;
            --hits.number;
            if (hits.number == 0) {
                ++unhit_;
                --elements_[at(element)].alone;
            } else if (hits.number == 1) {
                ++elements_[at(hits.sum)].alone;
            }
        }
    }

    const CoverMatrix& sets_;
    const HittingSettings& settings_;
    Visit visit_;
    std::vector<Element> elements_;
    std::vector<Hits> hits_;  // of each set
    std::vector<int> chosen_;
    int unhit_;
    int widest_ = 1;  // the most sets that an element hits
    int most_ = 0;    // most elements in a hitting set
    HittingResult result_;
};

}  // namespace

HittingResult find_hitting_sets(const CoverMatrix& sets, const HittingSettings& settings,
                                FunctionRef<void(std::span<const int>, const HittingResult&)> visit) {
    return HittingSearch(sets, settings, visit).run();
}

}  // namespace rookery
