// What each verb's file gives to the table in verbs.cpp.
#pragma once

#include "verbs/options.hpp"
#include "verbs/verbs.hpp"

namespace rookery {

struct Verb {
    VerbInfo info;
    // Options were checked by name; their values are read here, and options.error() tells if one was wrong.
    std::unique_ptr<Work> (*make)(const Call& call, Options& options);
};

// One per file, <name>_verb.cpp.
Verb solve_verb();
Verb rate_verb();
Verb explain_verb();
Verb steps_verb();
Verb check_verb();
Verb canonical_verb();
Verb generate_verb();
Verb bench_verb();
Verb survey_verb();
Verb unavoidable_verb();
Verb enumerate_verb();
Verb estimate_verb();
Verb levels_verb();
Verb pattern_verb();
Verb exact_verb();
Verb classic_verb();
Verb convert_verb();
Verb alldifferent_verb();
Verb cover_verb();
Verb permanent_verb();

// Taken by every verb.
inline constexpr OptionInfo kJsonOption{"json", "", "one JSON object a row; ratings in tenths"};

}  // namespace rookery
