// What is shown of the activities of a work's parts.
//
// A search that comes to nothing may still tell its odds (odds.hpp). A part knows only of itself: so what all parts
// have tried is added up, and the words of the nearest stand, before other news, until a part comes nearer. Once there
// is a result, none of this matters any more.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "work/odds.hpp"

namespace rookery {

class News {
  public:
    // What is to be shown now. `text`: what a part is doing; empty: nothing worth telling. `has_results`: some rows of
    // the work have come. `part`: whose activity it is.
    const std::string& hear(std::string_view text, bool has_results, std::int64_t part = 0) {
        const auto odds = read_odds(text);
        if (has_results) {
            forget();
        } else if (odds) {
            take(*odds, part);
        }
        const std::string now(odds ? std::string_view() : text);
        if (tried_.empty()) return shown_ = now;
        shown_ = odds_text(tries_, words_);
        if (!now.empty()) shown_ += ". Now: " + now;
        return shown_;
    }
    // The odds alone; empty: none were told, or there is a result.
    std::string odds() const { return tried_.empty() ? std::string() : odds_text(tries_, words_); }

  private:
    void take(const Odds& odds, std::int64_t part) {
        std::uint64_t& known = tried_[part];
        tries_ += odds.tries - known;
        known = odds.tries;
        if (!words_.empty() && odds.distance >= least_) return;
        words_ = odds.words;
        least_ = odds.distance;
    }
    void forget() {
        tried_.clear();
        words_.clear();
        tries_ = 0;
    }

    std::map<std::int64_t, std::uint64_t> tried_;  // by each part
    std::uint64_t tries_ = 0;                      // by all
    std::string words_;
    std::uint64_t least_ = 0;
    std::string shown_;
};

}  // namespace rookery
