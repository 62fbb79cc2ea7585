// The options of the verb classic.
#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "textbook/classic/classic.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/verb_options.hpp"

namespace rookery {

// The most random paths that can be asked for, for an estimate of a search tree.
inline constexpr std::uint64_t kMostPaths = 10'000'000;

struct ClassicOptions : VerbOptions {
    ChoiceOption<ClassicMethod> method{
        this, "method", "", ChoiceOption<ClassicMethod>::named(kClassicMethods), {.word = name_of(ClassicMethod::dlx)}};
    NumberOption<int> order{
        this, "order", "N", "2, 3 or 4: without input, the empty grid of that order", {.low = 2, .high = 4}};
    SwitchOption diagonal{this, "diagonal", "both main diagonals hold every digit too"};
    NumberOption<> limit{this, "limit", "N", "end at N solutions", {.low = 1}, {.value = ClassicSettings().solutions}};
    NumberOption<> effort{
        this,
        "effort",
        "N",
        "end after N of what the method counts first; without this (or --time) anneal never ends on a puzzle that has "
        "no solution",
        {.low = 1}};
    SeedOption seed{this, "of what is random"};
    ChoiceOption<Consistency> consistency{this,
                                          "consistency",
                                          "of csp",
                                          ChoiceOption<Consistency>::named(kAllConsistencies),
                                          {.word = name_of(ClassicSettings().consistency)}};
    ChoiceOption<SatEncoding> encoding{
        this,
        "encoding",
        "of sat",
        {{"naive", SatEncoding::naive}, {"minimal", SatEncoding::minimal}, {"extended", SatEncoding::extended}},
        {.word = "extended"}};
    SwitchOption dimacs{this, "dimacs", "of sat: the lines of the formula, instead of solving it"};
    ChoiceOption<ColumnRule> rule{
        this,
        "rule",
        "of dlx, which column is covered",
        {{"shortest", ColumnRule::shortest}, {"random", ColumnRule::random}, {"first", ColumnRule::first}},
        {.word = "shortest"}};
    NumberOption<> paths{
        this, "paths", "N", "of dlx: estimate the tree by N random paths", {.low = 1, .high = kMostPaths}};
    SwitchOption trace{this, "trace", "what the method did, before each row: tables and notes"};
    NumberOption<std::size_t> rows{
        this, "rows", "N", "keep N rows of each table of the trace", {.low = 1, .high = 1'000'000}, {.value = 1000}};
};

// What is asked for.
struct ClassicSpec {
    ClassicMethod method = ClassicMethod::dlx;
    ClassicSettings settings;
    Variant variant = Variant::plain;
    std::size_t trace_rows = 0;  // kept of each table of the trace; 0: no trace is wanted
    bool dimacs = false;         // the formula instead of its solutions
    bool json = false;
};

// Refuses options that do not belong to the method.
ClassicSpec classic_spec(ClassicOptions& options);

}  // namespace rookery
