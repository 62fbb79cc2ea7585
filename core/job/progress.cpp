#include "job/progress.hpp"

#include "job/odds.hpp"

namespace rookery {

const std::string& Progress::on_progress(std::int64_t part, std::string_view activity, bool has_results) {
    const auto odds = read_odds(activity);
    if (has_results) {
        forget();
    } else if (odds) {
        take(*odds, part);
    }
    const std::string now(odds ? std::string_view() : activity);
    if (tried_.empty()) return shown_ = now;
    shown_ = odds_text(tries_, words_);
    if (!now.empty()) shown_ += ". Now: " + now;
    return shown_;
}

std::string Progress::odds() const {
    return tried_.empty() ? std::string() : odds_text(tries_, words_);
}

void Progress::take(const Odds& odds, std::int64_t part) {
    std::uint64_t& known = tried_[part];
    tries_ += odds.tries - known;
    known = odds.tries;
    if (!words_.empty() && odds.distance >= least_) return;
    words_ = odds.words;
    least_ = odds.distance;
}

void Progress::forget() {
    tried_.clear();
    words_.clear();
    tries_ = 0;
}

}  // namespace rookery
