// The module's handwritten types, which explain each member: checks that they have the options, words and keys that the
// verbs declare. (The build generates the plain option types.)
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "support/type_declarations.hpp"
#include "verbs/verbs.hpp"

using namespace rookery;
using Names = std::set<std::string>;

namespace {

const tests::TypeDeclarations& types() {
    static const tests::TypeDeclarations declarations({"web/rookery.d.ts", "web/rookery_board.d.ts",
                                                       "web/rookery_enumerate.d.ts", "web/rookery_classic.d.ts",
                                                       "web/rookery_exact.d.ts", "web/rookery_generate.d.ts"});
    return declarations;
}

Names names_of(const tests::TypeDeclarations::Members& members) {
    Names names;
    for (const auto& member : members) names.insert(member.first);
    return names;
}

// Options that the module's functions do not take: those that change the form of a row, or belong to long jobs.
Names untyped_options(const std::string& verb) {
    static const std::map<std::string, Names> untyped{{"rate", {"lines"}}, {"levels", {"table"}}};
    const auto found = untyped.find(verb);
    Names names = found == untyped.end() ? Names{} : found->second;
    names.insert("json");
    return names;
}

// Members that the module's functions add to the verb's rows or options.
Names functions_own(const std::string& type) {
    if (type == "Explanation" || type == "StepList" || type == "HodokuExplanation") return {"steps"};
    return type == "GenerateOptions" ? Names{"parts"} : Names{};
}

// The module's function for a verb: readPicture for read-picture.
std::string function_of(const std::string& verb) {
    std::string name;
    for (const char c : verb) {
        if (!name.empty() && name.back() == '-') {
            name.back() = static_cast<char>(c - 'a' + 'A');
        } else {
            name += c;
        }
    }
    return name;
}

Names without(Names names, const Names& others) {
    for (const std::string& other : others) names.erase(other);
    return names;
}

}  // namespace

TEST_CASE("types: the options and their words match the verbs' declarations") {
    int functions = 0;
    for (const VerbInfo& verb : all_verbs()) {
        const std::string name(verb.name);
        CAPTURE(name);
        tests::TypeDeclarations::Members typed;
        bool has_function = false;
        Names own;
        std::map<std::string, Names> words;  // by option, for all functions of the verb
        for (const auto& function : types().functions()) {
            if (function.name != function_of(name) || types().is_made(function.options)) continue;
            has_function = true;
            const auto members = types().members_of(function.options);
            for (const auto& [member, type] : members) words[member].merge(types().words_of(type));
            typed.insert(members.begin(), members.end());
            own.merge(functions_own(function.options));
        }
        if (!has_function) continue;
        ++functions;
        Names declared;
        for (const OptionInfo& option : verb.options) {
            declared.insert(option.name);
            const auto member = typed.find(option.name);
            if (member == typed.end()) continue;
            CAPTURE(option.name);
            const Names& texts = words[option.name];
            if (!texts.empty() && !option.words.empty()) {
                CHECK(texts == Names(option.words.begin(), option.words.end()));
            }
        }
        CHECK(without(names_of(typed), own) == without(declared, untyped_options(name)));
    }
    CHECK(functions > 10);
    CHECK(types().is_made("ConvertOptions"));
    CHECK(types().is_made("ClassicOptions"));
}

TEST_CASE("types: the keys of the rows match the declared columns") {
    for (const VerbInfo& verb : all_verbs()) {
        const std::string name(verb.name);
        CAPTURE(name);
        std::set<Names> typed;
        for (const auto& function : types().functions()) {
            if (function.name != function_of(name)) continue;
            typed.insert(without(names_of(types().members_of(function.row)), functions_own(function.row)));
            if (functions_own(function.row).count("steps") == 0) continue;
            const bool by_hodoku = function.row == "HodokuExplanation";
            typed.insert(names_of(types().members_of(by_hodoku ? "HodokuStep" : "Step")));
        }
        if (typed.empty()) continue;
        std::set<Names> declared;
        for (const RowInfo& row : verb.rows) {
            if (!row.keys.empty()) declared.insert(Names(row.keys.begin(), row.keys.end()));
        }
        CHECK(typed == declared);
    }
}

TEST_CASE("declared options: each name once, words and defaults in the help") {
    for (const VerbInfo& verb : all_verbs()) {
        Names names;
        for (const OptionInfo& option : verb.options) {
            CAPTURE(verb.name);
            CAPTURE(option.name);
            CHECK(names.insert(option.name).second);
            CHECK_FALSE(option.help.empty());
            for (const std::string& word : option.words) CHECK(option.help.find(word) != std::string::npos);
            CHECK(option.help.find(option.preset) != std::string::npos);
        }
        CHECK(verb.options.back().name == "json");
    }
}
