// core/verbs: the verbs of Rookery (solve, rate, explain, check, canonical, generate, enumerate, bench, ...) over text,
// as works. Read this first.
//
//   Call {verb, options, input text} ──► make_work() ──► Work: parts that yield tab-separated rows
//
// The command line and the web module are both thin shells over this room, so a verb gives the same rows in both.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "work/work.hpp"

namespace rookery {

struct Call {
    std::string verb;
    std::map<std::string, std::string> options;  // names as on the command line, without dashes: {"limit", "2"}
    std::string input;                           // puzzles in any format that core/text reads
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
struct VerbInfo {
    std::string_view name;
    std::string_view help;
    bool takes_input;
    std::vector<OptionInfo> options;
    // With one of these options it has an answer without input.
    std::vector<std::string_view> instead_of_input = {};
    std::string_view awaits = "puzzles in any format";  // what its input is

    // Whether a call with these options is about its input.
    bool needs_input(const std::map<std::string, std::string>& options_given) const;
};
const std::vector<VerbInfo>& all_verbs();

}  // namespace rookery
