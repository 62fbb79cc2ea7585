// GenerateWishes: what puzzles are wanted, as a user writes it into fields, and the options of the verb `generate` that
// come of it. The pattern is the page's (generate_page.hpp).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "generate/ease/ease_wish.hpp"
#include "logic/step.hpp"
#include "rate/ease.hpp"
#include "shell/words/field.hpp"

namespace rookery::shell {

struct FieldRange {
    Field from, to;  // empty: any
    bool is_set() const { return !trimmed(from.text).empty() || !trimmed(to.text).empty(); }
};

// Where a search begins: anywhere, or at the puzzle on the board.
enum class StartFrom : std::uint8_t {
    anew,
    like,    // its clue cells and about its rating
    near,    // puzzles that differ from it by few clues
    within,  // puzzles whose clues are among its own
};
inline constexpr int kStartFromCount = 4;

// As the verb's options and the commands name them, and as people read them.
std::string_view name_of(StartFrom start);
std::string_view title_of(StartFrom start);
std::string_view title_of(EaseWeight weight);
std::string_view title_of(Masking masking);
std::string_view title_of(UniquenessTest uniqueness);

// "WNEF 0.1663 on the board: 51 empty cells with 204 choices"
std::string choices_text(const Grid9& puzzle, EaseWeight weight);

struct GenerateCall {
    std::map<std::string, std::string> options;  // all but the pattern's and the techniques'
    std::int64_t wanted = 0;
    double seconds = 0;  // after which the run ends; 0: never
};

struct GenerateWishes {
    Field count{"10", {}};
    FieldRange er, clues;
    bool minimal = false;

    FieldRange ep, ed, steps;
    bool pearl = false;
    bool diamond = false;
    TechniqueSet required = 0;  // each of them is used on the path

    StartFrom start = StartFrom::anew;

    // The generator of "Ease and Toil", used once there is a target: a WNEF, or the lowest.
    Field wnef, tolerance;
    bool lowest = false;
    EaseWeight weight = EaseWeight::exponential;
    UniquenessTest uniqueness = UniquenessTest::hybrid;
    Field guesses;
    Masking masking = Masking::tuned;
    bool anneal = false;

    Field minutes, give_up;
    Field seed;  // empty: a fresh one for each run
    bool unrated = false;

    bool has_ease() const { return lowest || !trimmed(wnef.text).empty(); }
    // The clue cells come from elsewhere: from the puzzle on the board, or from the masking of "Ease and Toil".
    bool frees_cells() const { return start != StartFrom::anew || has_ease(); }
    // What is wished in a part that may be folded away, in a few words; empty: nothing.
    std::string more_text() const;
    std::string start_text() const;
    std::string ease_text() const;
    std::string stop_text() const;

    bool is_wrong() const;  // a field could not be read
    // Nothing when a field cannot be read (its problem is set). `asks_clues`: the number of clues is free.
    std::optional<GenerateCall> read(bool asks_clues, std::uint64_t fresh_seed, std::string_view board_puzzle);
};

}  // namespace rookery::shell
