// The options of the verb cover, and the request made from them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "text/text.hpp"
#include "textbook/exactcover/exactcover.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/option.hpp"

namespace rookery {

inline constexpr std::uint64_t kMaxLangford = 40;
enum class CoverRows : std::uint8_t {
    covers,  // one for each
    count,   // one for all
    depths,  // one for each depth of the first cover's path
    matrix,  // one for each of the matrix
    paths,   // one for each milestone of the estimate from random paths
};

enum class Hitting : std::uint8_t { none, exact, minimal, least };

// "1,5,9": numbers of rows, from 1. This does not check them against the number of rows.
class RowsOption final : public Option {
  public:
    RowsOption(OptionPlace place, std::string_view name, std::string help)
        : Option(place, name, "LIST", std::move(help)) {}
    const std::vector<int>& rows() const { return rows_; }  // from 0

  private:
    std::string read(std::string_view text) override;

    std::vector<int> rows_;
};

struct CoverOptions : VerbOptions {
    NumberOption<int> langford{this,
                               "langford",
                               "N",
                               "instead of a matrix: Langford pairings of 1 to N, without reversals",
                               {.low = 1, .high = kMaxLangford}};
    SwitchOption reversed{this, "reversed", "with langford: include reversals"};
    NumberOption<int> sudoku{this,
                             "sudoku",
                             "N",
                             "instead of a matrix: that of a sudoku of order N; the input may be a puzzle, whose clues "
                             "are then part of every cover",
                             {.low = 2, .high = 4}};
    SwitchOption diagonal{this, "diagonal", "with sudoku: both main diagonals also contain every digit"};
    SwitchOption hitting{this, "hitting", "rows are sets: find the columns that meet each row exactly once"};
    SwitchOption minimal{this, "minimal", "with hitting: minimal hitting sets, which meet each row at least once"};
    SwitchOption least{this, "least", "with hitting: the smallest hitting sets, which meet each row at least once"};
    RowsOption given{this, "given", "rows that every cover must contain, such as 1,5,9"};
    NumberOption<> limit{this, "limit", "N", "stop after N solutions", {.low = 1}, {.note = "all"}};
    ChoiceOption<CoverRule> rule{
        this,
        "rule",
        "the column to cover next (with first and random, a search may never end: --paths estimates its size)",
        {{"shortest", CoverRule::shortest}, {"random", CoverRule::random}, {"first", CoverRule::first}},
        {.word = "shortest"}};
    SwitchOption count{this, "count", "only the number of solutions, with the nodes and link updates of the search"};
    NumberOption<> paths{this,
                         "paths",
                         "N",
                         "with count: Knuth's estimate of the number of nodes, from N random paths",
                         {.high = kMaxPaths},
                         {.note = "none"}};
    SwitchOption convergence{
        this, "convergence",
        "with paths: only the estimate after 1, 2, ... 10, 20, ... paths, one row each, without the search"};
    SwitchOption matrix{this, "matrix", "print only the matrix, one row per line, in the format this verb reads"};
    SwitchOption trace{this, "trace", "print only the search state at the first solution, one row per depth"};
    SeedOption seed{this, "random seed for the rule random and for paths"};
};

struct CoverQuestion {
    CoverMatrix matrix;
    std::optional<LangfordPairs> langford;  // if the matrix represents these
    int sudoku = 0;                         // or a sudoku: its order; otherwise 0
    std::vector<int> given;
    Hitting hitting = Hitting::none;
    std::optional<TextProblem> problem;  // in the text of the matrix
    CoverRows rows = CoverRows::covers;
    CoverSettings settings;
    std::uint64_t paths = 0;
};

// Refuses incompatible options.
CoverQuestion cover_question(const Call& call, CoverOptions& options);

}  // namespace rookery
