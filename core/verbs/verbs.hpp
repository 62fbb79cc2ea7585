// core/verbs: the verbs of Rookery (solve, rate, explain, check, canonical, generate, enumerate, bench, ...) over text,
// as works. Read this first.
//
//   Call {verb, options, input text} ──► make_work() ──► Work: parts that yield tab-separated rows
//
// The command line and the web module are both thin shells over this room, so a verb gives the same rows in both.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "text/line_list.hpp"
#include "work/work.hpp"

namespace rookery {

struct Call {
    std::string verb;
    std::map<std::string, std::string> options;  // names as on the command line, without dashes: {"limit", "2"}
    std::string input;                           // puzzles in any format that core/text reads
    // Of a verb that streams: the input is some lines of a list, read so.
    struct Lines {
        std::int64_t first = 1;  // the number of the first of them in the list
        ListManner manner;
    };
    std::optional<Lines> lines = {};
};

struct CallError {
    std::string sentence;  // what is wrong with the call, and what was expected
};

std::variant<std::unique_ptr<Work>, CallError> make_work(const Call& call);

// What a verb takes: used for help, checks and the page.
struct OptionInfo {
    std::string_view name;
    std::string_view value;  // "N", "A..B", or "" for a switch
    std::string_view help;
};
inline constexpr std::string_view kAnyPuzzles = "puzzles in any format";
struct VerbInfo {
    std::string_view name;
    std::string_view help;
    bool takes_input;
    std::vector<OptionInfo> options;
    // With one of these options it has an answer without input.
    std::vector<std::string_view> instead_of_input = {};
    std::string_view awaits = kAnyPuzzles;  // what its input is

    // So many lines of a list make a call of their own, whose rows are the same beside any other lines; 0: they do not,
    // nor do they with any option of `whole_with`.
    int streams = 0;
    std::vector<std::string_view> whole_with = {};

    // Whether a call with these options is about its input.
    bool needs_input(const std::map<std::string, std::string>& options_given) const;
};
const std::vector<VerbInfo>& all_verbs();

}  // namespace rookery
