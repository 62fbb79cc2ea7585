// Progress: how the player has done at each technique, in all windows.
//
// Each window counts by itself, in one of some sixty places chosen at its start: so two windows that count at the same
// time lose nothing, and of two counts of a place the higher one is the later one.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "logic/technique.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

// The host remembers it under this key.
inline constexpr std::string_view kProgressKey = "progress";

struct Score {
    int solved = 0;  // without the answer shown
    int shown = 0;   // the answer was asked for
    int wrong = 0;   // answers, not puzzles
    friend bool operator==(const Score&, const Score&) = default;
};

class Progress {
  public:
    static constexpr int kPlaces = 61;
    explicit Progress(int place = 0) : place_{place} {}

    Score of(Technique technique) const;
    Score& at(Technique technique) { return scores_[technique][place_]; }  // what this window counts

    // {"rookery":3,"scores":{"x-wing":{"17":[3,1,0]}}} (saved_json.hpp); empty if there is none.
    std::string as_text() const;
    bool read(const saved::Json& value);  // in place of what is there; false: it is no such text
    void merge(const Progress& other);

  private:
    int place_;
    std::map<Technique, std::map<int, Score>> scores_;
};

}  // namespace rookery::shell
