// The command line's verbs and options, for the manual page and for shell completions. Derived from the grammar that
// reads the arguments, so that nothing is written twice.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rookery::cli {

// The value of options that name a file. The verb gets the contents of the file.
inline constexpr std::string_view kFileValue = "FILE";

struct OptionOutline {
    std::string name;                // "--limit"
    std::string value;               // "N", kFileValue, "A..B"; empty: a switch
    std::string help;                // one sentence
    std::vector<std::string> words;  // the allowed values; empty: any value
};

struct VerbOutline {
    std::string name;
    std::string help;
    std::vector<OptionOutline> options;  // without those that every verb has
    std::string input;                   // describes its files; empty: it takes none
    std::vector<std::string> arguments;  // the allowed values of its argument, if that is not a file
    bool runs = true;                    // it has the general options
};

struct Outline {
    std::string help;                    // describes the program, in lines
    std::string version;                 // "0.1.0"
    std::vector<OptionOutline> general;  // shared by all verbs with `runs`
    std::vector<VerbOutline> verbs;
};

// The manual page in roff's macros (man(7)): rookery(1).
std::string man_page(const Outline& outline);

// The shells for which there are completions.
inline const std::vector<std::string> kShells = {"bash", "fish", "zsh"};

// A script for one of these shells, which completes verbs, options, words and file names.
std::string completion(const Outline& outline, const std::string& shell);

}  // namespace rookery::cli
