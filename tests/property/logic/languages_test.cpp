// Sentences about steps in German and French: nothing in them is left English or unfilled, and they have as many lines
// as in English.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>

#include "logic/logic.hpp"
#include "logic/path.hpp"
#include "rate/hodoku_scale.hpp"
#include "rate/se_scale.hpp"
#include "rate/trial/path_scales.hpp"
#include "support/environment.hpp"
#include "support/random/random_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

// Words that no German and no French sentence has.
constexpr auto kEnglishWords = std::to_array<std::string_view>(
    {"so",     "is",     "are",     "not",   "neither", "and",     "or",       "of",       "the",     "row",
     "rows",   "column", "columns", "box",   "boxes",   "cell",    "cells",    "digit",    "only",    "fits",
     "holds",  "hold",   "place",   "would", "were",    "with",    "whatever", "wherever", "whether", "this",
     "leaves", "both",   "other",   "true",  "by",      "assumed", "house",    "each"});
// Of these, words of the language itself.
constexpr std::string_view own_word(Language language) {
    return language == Language::german ? "so" : "place";
}

// The letters of ASCII and whatever is not ASCII.
bool is_letter(char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || (static_cast<unsigned char>(c) & 0x80U) != 0;
}

// The first English word in the text, whose no-break spaces and apostrophes end words; empty: there is none.
std::string english_word(std::string text, Language language) {
    for (const std::string_view separator : {"\u00A0", "\u2019"}) {
        for (std::size_t at; (at = text.find(separator)) != std::string::npos;) text.replace(at, separator.size(), " ");
    }
    std::string word;
    for (const char c : text + " ") {
        if (is_letter(c)) {
            word += c;
            continue;
        }
        const bool known = std::find(kEnglishWords.begin(), kEnglishWords.end(), word) != kEnglishWords.end();
        if (known && word != own_word(language)) return word;
        word.clear();
    }
    return {};
}

std::ptrdiff_t lines_after_first(const std::string& text) {
    return std::count(text.begin(), text.end(), '\n');
}

std::string error_of(const Step& step, Language language) {
    const std::string text = describe(step, language);
    const std::string sentence = text.substr(0, text.find('\n'));
    if (sentence.find_first_of("{}|") != std::string::npos && step.technique < Technique::whip)
        return "unfilled: " + text;
    const std::string title = title_of(step, language);
    if (!sentence.starts_with(title)) return "no title: " + text;
    // Proper names of techniques stay in titles. A whip's sentence ends where its notation begins.
    const std::string said = sentence.substr(title.size());
    if (const std::string word = english_word(said, language); !word.empty()) return word + " in: " + text;
    if (said.find("r1c") != std::string::npos && step.technique < Technique::whip) return "an English cell: " + text;
    if (lines_after_first(text) != lines_after_first(describe(step))) {
        return "another number of lines: " + text;
    }
    return {};
}

}  // namespace

TEST_CASE("sentences in German and French have no English word and nothing unfilled") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    Random random(seed);
    Workspace workspace;
    std::map<Technique, int> seen;
    int steps = 0;
    for (std::uint64_t round = 0; steps < 1000; ++round) {
        const Grid9 puzzle = samples::random_puzzle(random, 0);
        State state(puzzle);
        const Scale& scale = *kPathScales[round % kPathScales.size()].scale;
        PathOptions options{scale};
        options.detail = Detail::highlights;
        std::string error;
        const auto check = [&](const Step& step, const State&) {
            ++seen[step.technique];
            ++steps;
            for (const Language language : {Language::german, Language::french}) {
                if (error.empty()) error = error_of(step, language);
            }
            return error.empty();
        };
        walk_path(state, options, check, workspace);
        INFO("seed ", seed, " round ", round, ": ", samples::line_of(puzzle));
        REQUIRE(error == "");
    }
    CHECK(seen.size() > 10);
}
