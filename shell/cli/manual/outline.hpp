// What can be typed on the command line, for the manual page and the completions of shells. Made from the grammar
// that reads the arguments, so that none of it is written twice.
#pragma once

#include <string>
#include <vector>

namespace rookery::cli {

struct OptionOutline {
    std::string name;                // "--limit"
    std::string value;               // "N", "FILE", "A..B"; empty: a switch
    std::string help;                // one sentence
    std::vector<std::string> words;  // of which the value is one; empty: any value
};

struct VerbOutline {
    std::string name;
    std::string help;
    std::vector<OptionOutline> options;  // without those that every verb has
    std::string input;                   // what its files are; empty: it takes none
    std::vector<std::string> arguments;  // of which its argument is one, where it is no file
    bool runs = true;                    // it has the general options
};

struct Outline {
    std::string help;                    // what the program is, in lines
    std::string version;                 // "0.1"
    std::vector<OptionOutline> general;  // of all verbs that run
    std::vector<VerbOutline> verbs;
};

// The manual page in roff's macros (man(7)): rookery(1).
std::string man_page(const Outline& outline);

// The shells whose completions there are.
inline const std::vector<std::string> kShells = {"bash", "fish", "zsh"};

// A script for one of them, which completes verbs, options, words and names of files.
std::string completion(const Outline& outline, const std::string& shell);

}  // namespace rookery::cli
