// Progress: the player's results for each technique, over all windows.
//
// Each window counts in its own slot, chosen at random when it opens. So windows that count at the same time lose
// nothing, and of two counts of the same slot, the higher one is the later one. (With 61 slots, two windows share a
// slot in one case in 61.)
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "logic/technique.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

// The host's key for it.
inline constexpr std::string_view kProgressKey = "progress";

struct Score {
    int solved = 0;  // without seeing the answer
    int shown = 0;   // the player asked for the answer
    int wrong = 0;   // number of answers, not puzzles
    friend bool operator==(const Score&, const Score&) = default;
};

class Progress {
  public:
    static constexpr int kPlaces = 9973;
    explicit Progress(int place = 0) : place_{place} {}

    Score of(Technique technique) const;
    Score& at(Technique technique) { return scores_[technique][place_]; }  // this window's count

    // {"rookery":3,"scores":{"x-wing":{"17":[3,1,0]}}} (saved_json.hpp); empty if there is none.
    std::string as_text() const;
    bool read(const saved::Json& value);  // replaces the content; false: invalid
    void merge(const Progress& other);

  private:
    int place_;
    std::map<Technique, std::map<int, Score>> scores_;
};

}  // namespace rookery::shell
