// External input, one function over bytes for each kind: for libFuzzer (driver.cpp), and for the corpus, which every
// test run reads again (corpus_test.cpp).
//
//   text    puzzles in any format, masks             saved   what a page remembers: "KEY\nTEXT"
//   link    the fragment of the page's address       files   of the command line: --resume, the last line of --output
//   picture files that the command line reads as pictures
//   call    a verb with options and an input: "VERB\nOPTION=VALUE\n...\n\nINPUT"
//   message between the page and its UI, as bytes
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace rookery::fuzz {

struct Target {
    std::string_view name;
    // The first property violated by these bytes, or "".
    std::string (*broken)(std::string_view bytes);
};

std::string broken_text(std::string_view bytes);
std::string broken_link(std::string_view bytes);
std::string broken_saved(std::string_view bytes);
std::string broken_call(std::string_view bytes);
std::string broken_files(std::string_view bytes);
std::string broken_picture(std::string_view bytes);
std::string broken_message(std::string_view bytes);

inline constexpr std::array<Target, 7> kTargets{{
    {"text", broken_text},
    {"link", broken_link},
    {"saved", broken_saved},
    {"call", broken_call},
    {"files", broken_files},
    {"picture", broken_picture},
    {"message", broken_message},
}};

}  // namespace rookery::fuzz
