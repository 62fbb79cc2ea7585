#include <string_view>

#include "outline.hpp"

namespace rookery::cli {
namespace {

// Escapes a text for roff: backslashes and dashes print as themselves, and no line begins like a request.
std::string printed(std::string_view text) {
    std::string out;
    bool begins = true;
    for (const char c : text) {
        if (begins && (c == '.' || c == '\'')) out += "\\&";
        if (c == '\\') {
            out += "\\e";
        } else if (c == '-') {
            out += "\\-";
        } else {
            out += c;
        }
        begins = c == '\n';
    }
    return out;
}

void add_section(std::string& page, std::string_view title) {
    page += ".SH ";
    page += title;
    page += '\n';
}

void add_options(std::string& page, const std::vector<OptionOutline>& options) {
    for (const OptionOutline& option : options) {
        page += ".TP\n.B " + printed(option.name);
        if (!option.value.empty()) page += " \\fI" + printed(option.value) + "\\fR";
        page += '\n' + printed(option.help) + '\n';
    }
}

void add_verb(std::string& page, const VerbOutline& verb) {
    page += ".SS " + printed(verb.name) + '\n' + printed(verb.help) + ".\n";
    if (!verb.input.empty()) page += ".P\nFILE: " + printed(verb.input) + ".\n";
    add_options(page, verb.options);
}

}  // namespace

std::string man_page(const Outline& outline) {
    const std::size_t first_line = outline.help.find('\n');
    // "Rookery: solves, rates, ...": man -k shows the part after the name.
    std::string what = outline.help.substr(0, first_line);
    what.erase(0, what.find(": ") + 2);
    while (!what.empty() && what.back() == '.') what.pop_back();

    std::string page = ".TH ROOKERY 1 \"\" \"rookery " + outline.version + "\" \"User Commands\"\n";
    add_section(page, "NAME");
    page += "rookery \\- " + printed(what) + '\n';
    add_section(page, "SYNOPSIS");
    page += ".B rookery\n.I VERB\n[\\fIOPTIONS\\fR] [\\fIFILE\\fR...]\n";
    add_section(page, "DESCRIPTION");
    page += printed(outline.help.substr(first_line + 1)) + '\n';
    add_section(page, "VERBS");
    for (const VerbOutline& verb : outline.verbs) add_verb(page, verb);
    add_section(page, "GENERAL OPTIONS");
    add_options(page, outline.general);
    add_section(page, "EXAMPLES");
    for (const std::string_view example : {"rookery rate --header puzzles.txt", "rookery explain puzzle.txt",
                                           "rookery generate --level hard --symmetry half-turn --count 10 --seed 7",
                                           "rookery enumerate --clues 17 --resume progress.txt grids.txt"}) {
        page += ".P\n.EX\n$ " + printed(example) + "\n.EE\n";
    }
    return page;
}

}  // namespace rookery::cli
