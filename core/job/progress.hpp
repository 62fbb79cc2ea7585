// The activity to show for a job, combined from its parts.
//
// A search that finds nothing can still report its odds (odds.hpp). Each part knows only its own, so the tries of all
// parts are added up, and the words of the closest are shown before other activities. The first result ends this.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace rookery {

struct Odds;

class Progress {
  public:
    // Returns the text to show now; valid until the next call. `activity`: what the part is doing; empty: nothing worth
    // reporting. `has_results`: the job already has rows.
    const std::string& on_progress(std::int64_t part, std::string_view activity, bool has_results);
    // The odds alone; empty: none were reported, or there is a result.
    std::string odds() const;

  private:
    void take(const Odds& odds, std::int64_t part);
    void forget();

    std::map<std::int64_t, std::uint64_t> tried_;  // tries by part
    std::uint64_t tries_ = 0;                      // total tries
    std::string words_;
    std::uint64_t least_ = 0;  // the smallest distance so far
    std::string shown_;
};

}  // namespace rookery
