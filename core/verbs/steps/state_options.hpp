// The options of the verbs `explain` and `steps`: which techniques to use, and where to start: from the givens, or from
// a board in progress.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rate/typed_board.hpp"
#include "text/text.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/option.hpp"
#include "verbs/rated/search_choice_options.hpp"
#include "verbs/steps/language_option.hpp"
#include "verbs/steps/technique_option.hpp"

namespace rookery {

// 81 characters: a digit, or . or 0.
class ValuesOption final : public Option {
  public:
    explicit ValuesOption(OptionPlace place);
    const std::optional<Grid9>& values() const { return values_; }

  private:
    std::string read(std::string_view text) override;

    std::optional<Grid9> values_;
};

// 729 characters, nine for each cell: its digit, or . or 0.
class CandidatesOption final : public Option {
  public:
    explicit CandidatesOption(OptionPlace place);
    const std::optional<Candidates9>& candidates() const { return candidates_; }

  private:
    std::string read(std::string_view text) override;

    std::optional<Candidates9> candidates_;
};

inline std::vector<ChoiceOption<const Scale*>::Meaning> every_path_scale() {
    std::vector<ChoiceOption<const Scale*>::Meaning> meanings;
    for (const PathScale& path : kPathScales) {
        meanings.push_back({path.id, path.scale, path.length != nullptr ? path.length->chains : std::string_view{}});
    }
    return meanings;
}

// The option's words for scales whose steps have lengths, as RowInfo has them.
inline std::vector<std::string> scales_with_lengths() {
    std::vector<std::string> options;
    for (const PathScale& path : kPathScales) {
        if (path.length != nullptr) options.push_back("scale=" + std::string(path.id));
    }
    return options;
}

class PathScaleOption final : public ChoiceOption<const Scale*> {
  public:
    explicit PathScaleOption(OptionPlace place)
        : ChoiceOption(place, "scale",
                       "the program whose techniques and order to use, or singles and the shortest chains of a kind",
                       every_path_scale(), {.word = "se"}) {}
};

struct StateOptions : VerbOptions {
    PathScaleOption scale{this};
    TechniquesOption technique{this, "technique", "use only these techniques, comma-separated",
                               TechniquesOption::Names::hodoku_too};
    TechniquesOption without{this, "without", "use all techniques except these", TechniquesOption::Names::hodoku_too};
    ValuesOption values{this};
    CandidatesOption candidates{this};
    SearchChoiceOptions search{this};
    LanguageOption language{this};

    TechniqueSet techniques() { return search.of(techniques_left(technique, without, *this, *scale.value())); }
    SearchChoices choices() { return search.choices(*this, scale.value() == &kHodokuScale); }
    // With a board the input must contain one puzzle, whose givens must be on the board.
    TypedBoard board(const std::vector<ParsedPuzzle>& puzzles);
};

// On HoDoKu's scale, a text that contains a board, such as a line of its library, is read as that board.
PathStart start_from(const ParsedPuzzle& puzzle, const Grid9& givens, const TypedBoard& board, const Scale& scale,
                     StopToken stop);

}  // namespace rookery
