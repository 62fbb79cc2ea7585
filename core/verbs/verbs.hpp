// core/verbs: the verbs of Rookery (solve, rate, explain, check, canonical, generate, enumerate, bench, ...) over text,
// as jobs. Read this first.
//
//   Call {verb, options, input text} ──► make_job() ──► Job: parts that yield tab-separated rows
//
// The command line and the web module are both thin layers over this room, so a verb returns the same rows in both.
//
// A verb is a file NAME_verb.cpp in the folder of its kind and a line of verb_list.inc. It declares its options
// and the columns of its rows once; help, checks, header, rows and objects follow from that.
//
//   declare/     options, columns, and how they make a verb
//   list/        for each puzzle of a list: solve, check, canonical, convert
//   rated/       how hard puzzles are: rate, survey, levels
//   steps/       the steps of a path: explain, steps
//   generate/    generate, neighbours, sample, statistics, pattern
//   enumerate/   enumerate, estimate, fewest, unavoidable, cliques
//   catalogue/   catalogue; ranges of grids, for others
//   exact/       exact
//   picture/     read-picture
//   textbook/    classic, cover, alldifferent, permanent
//   tables/      data for some verbs that not every program has
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "job/job.hpp"
#include "text/line_list.hpp"

namespace rookery {

struct Call {
    std::string verb;
    std::map<std::string, std::string> options;  // names as on the command line, without dashes: {"limit", "2"}
    std::string input;                           // puzzles in any format that core/text reads
    // For a verb that streams: the input is some lines of a list, and read that way.
    struct Lines {
        std::int64_t first = 1;  // the list's line number of the first of them
        ListManner manner;
    };
    std::optional<Lines> lines = {};
};

struct CallError {
    std::string sentence;  // what is wrong with the call, and what was expected
};

std::variant<std::unique_ptr<Job>, CallError> make_job(const Call& call);

// The declaration of a verb: used for help, checks and the page. A verb's file provides it (declare/verb.hpp).
struct OptionInfo {
    std::string name;
    std::string value;                      // "N", "A..B", or "" for a switch
    std::string help;                       // with the words and the default
    std::string preset = {};                // the default; empty: there is none, or it depends on something else
    std::vector<std::string> words = {};    // the possible values; empty: not a word
    std::vector<std::string> members = {};  // the words of a list or a range; empty: not of words
    std::string limits = {};                // of a number or a range: "1 to 25", "at least 1"; empty: any
};
// A key of the JSON objects.
struct KeyInfo {
    std::string name;
    std::string type;                     // of its value, as TypeScript writes it: "number", "Chain[]"
    std::vector<std::string> words = {};  // the only values; empty: any
    bool nullable = false;
    bool optional = false;               // it may be missing
    std::string note = {};               // the meaning of the value, if the name does not say it
    std::vector<std::string> with = {};  // it is there with one of these options; empty: with any
};
// One kind of rows. Options are written "all", or "scale=hodoku" for one of the option's words.
struct RowInfo {
    std::vector<std::string> columns = {};  // in the header
    std::vector<KeyInfo> keys = {};         // of the JSON object; none: the rows are only text
    std::vector<std::string> with = {};     // it applies with one of these options; empty: with any
    bool closing = false;                   // a row of this kind ends a list of rows of the kind before it
};
inline constexpr std::string_view kAnyPuzzles = "puzzles in any format";
struct VerbInfo {
    std::string_view name;
    std::string help;
    bool takes_input = true;
    std::vector<OptionInfo> options = {};
    std::vector<RowInfo> rows = {};  // of those, the first that applies
    // With one of these options it needs no input.
    std::vector<std::string_view> instead_of_input = {};
    // Those of them that still read piped input.
    std::vector<std::string_view> piped_with = {};
    std::string_view awaits = kAnyPuzzles;  // kind of input
    bool takes_pictures = false;            // binary PPM instead of text (verbs/picture/read_picture_verb.cpp)
    // Tables that it needs and not every program has (verbs/tables/tables.hpp).
    struct NeededTable {
        std::string_view name;
        std::vector<std::string_view> with = {};  // one of these options, or "language=de"; empty: always
    };
    std::vector<NeededTable> tables = {};  // at most one with any options

    // A slow list is divided into calls of this many lines, whose rows are independent of the other lines. 0: not
    // divided. With any option of `whole_with` it is not divided either.
    int streams = 0;
    std::vector<std::string_view> whole_with = {};
    // It reads all of its input first, but the rows of a line are independent of the other lines there too.
    bool lines_apart = false;

    // Whether a call with these options needs input.
    bool needs_input(const std::map<std::string, std::string>& options_given) const;
    // Whether it accepts input, needed or not.
    bool may_have_input(const std::map<std::string, std::string>& options_given) const;
    // The name of the table that it needs with these options; empty: none.
    std::string_view table_needed(const std::map<std::string, std::string>& options_given) const;
    // `streams` with these options.
    int lines_at_a_time(const std::map<std::string, std::string>& options_given) const;
    // Whether, with these options, the rows of a list are those of its ranges of lines, concatenated.
    bool has_ranges(const std::map<std::string, std::string>& options_given) const;
};
const std::vector<VerbInfo>& all_verbs();
const VerbInfo* find_verb(std::string_view name);  // null if there is none

}  // namespace rookery
