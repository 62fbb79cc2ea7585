// Progress: how the player has done at each technique. Kept from page to page.
#pragma once

#include <map>

#include "logic/technique.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

struct Score {
    int solved = 0;  // without the answer shown
    int shown = 0;   // the answer was asked for
    int wrong = 0;   // answers, not puzzles
    friend bool operator==(const Score&, const Score&) = default;
};

class Progress {
  public:
    Score of(Technique technique) const {
        const auto found = scores_.find(technique);
        return found == scores_.end() ? Score{} : found->second;
    }
    Score& at(Technique technique) { return scores_[technique]; }
    bool is_empty() const { return scores_.empty(); }

    // By the techniques' names; what makes no sense is left out.
    saved::Json as_json() const;
    void take(const saved::Json& value);

  private:
    std::map<Technique, Score> scores_;
};

}  // namespace rookery::shell
