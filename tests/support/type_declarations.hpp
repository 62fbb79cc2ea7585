// The declarations of web/*.d.ts as far as tests need them: interfaces with their members, aliases, functions.
// Understands only the few forms that these files use.
#pragma once

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace rookery::tests {

class TypeDeclarations {
  public:
    using Members = std::map<std::string, std::string>;  // the type of each

    struct Function {
        std::string name;
        std::string options;  // the type of its parameter `options`; empty: none
        std::string row;      // the type of its rows
    };

    // Paths are relative to the repository's root, where the tests run.
    explicit TypeDeclarations(const std::vector<std::string>& files) {
        for (const std::string& file : files) {
            std::ifstream in(file);
            std::string text{std::istreambuf_iterator<char>(in), {}};
            REQUIRE_MESSAGE(!text.empty(), "cannot read ", file, "; run this in the root of the repository");
            text = std::regex_replace(text, std::regex(R"(/\*[\s\S]*?\*/)"), "");
            read_interfaces(text);
            read_functions(text);
        }
    }

    const std::vector<Function>& functions() const { return functions_; }

    // Whether a type is generated from the verb's declaration (web/site/make_verb_types.mjs).
    bool is_made(const std::string& type) const {
        const auto alias = aliases_.find(type);
        return alias != aliases_.end() && alias->second.find("VerbOptions['") != std::string::npos;
    }

    // Members of an interface and those it extends, of `A & { b: true }`, of `{ a: number }`.
    Members members_of(const std::string& type) const {
        Members members;
        add_members(type, members);
        return members;
    }

    // The members of a union of strings, 'a' | 'b', or of an alias of one. Empty for other types.
    std::set<std::string> words_of(const std::string& type) const {
        if (const auto alias = aliases_.find(type); alias != aliases_.end()) return words_of(alias->second);
        std::set<std::string> words;
        static const std::regex word("'([^']*)'");
        if (std::regex_replace(type, std::regex("'[^']*'|[| ]"), "") != "") return words;
        for (std::sregex_iterator at(type.begin(), type.end(), word), end; at != end; ++at) words.insert((*at)[1]);
        return words;
    }

  private:
    struct Interface {
        std::string extends;
        Members members;
    };

    static std::string spaced(const std::string& text) {
        return std::regex_replace(std::regex_replace(text, std::regex(R"(\s+)"), " "), std::regex("^ | $"), "");
    }

    // Up to the closing brace of the body that begins at `at`.
    static std::string body_at(const std::string& text, std::size_t at) {
        int depth = 1;
        std::size_t end = at;
        for (; end < text.size() && depth > 0; ++end) depth += text[end] == '{' ? 1 : text[end] == '}' ? -1 : 0;
        return text.substr(at, end - at - 1);
    }

    static Members members_in(const std::string& body) {
        Members members;
        std::string one;
        int depth = 0;
        for (const char c : body + ";") {
            depth += c == '{' || c == '[' || c == '(' ? 1 : c == '}' || c == ']' || c == ')' ? -1 : 0;
            if (c != ';' || depth != 0) {
                one += c;
                continue;
            }
            static const std::regex member(R"(^\s*'?([\w-]+)'?\??:\s*\|?\s*([\s\S]*)$)");
            std::smatch match;
            if (std::regex_match(one, match, member)) members[match[1]] = spaced(match[2]);
            one.clear();
        }
        return members;
    }

    void read_interfaces(const std::string& text) {
        static const std::regex head(R"(export interface (\w+)([^{]*)\{)");
        for (std::sregex_iterator at(text.begin(), text.end(), head), end; at != end; ++at) {
            const auto begin = static_cast<std::size_t>(at->position() + at->length());
            interfaces_[(*at)[1]] = {(*at)[2], members_in(body_at(text, begin))};
        }
        static const std::regex alias(R"(export type (\w+) = ([^;]*);)");
        for (std::sregex_iterator at(text.begin(), text.end(), alias), end; at != end; ++at) {
            aliases_[(*at)[1]] = spaced((*at)[2]);
        }
    }

    void read_functions(const std::string& text) {
        static const std::regex head(R"(export function (\w+)\(([^;]*)\): Rows<(\w+)>;)");
        static const std::regex options(R"(options\??: ([\s\S]*)$)");
        for (std::sregex_iterator at(text.begin(), text.end(), head), end; at != end; ++at) {
            const std::string parameters = (*at)[2];
            std::smatch match;
            functions_.push_back(
                {(*at)[1], std::regex_search(parameters, match, options) ? std::string(match[1]) : "", (*at)[3]});
        }
    }

    void add_members(const std::string& type, Members& members) const {
        static const std::regex name(R"(\w+)");
        if (const auto brace = type.find('{'); brace != std::string::npos) {
            for (const auto& member : members_in(body_at(type, brace + 1))) members.insert(member);
        }
        const std::string names = type.substr(0, type.find('{'));
        for (std::sregex_iterator at(names.begin(), names.end(), name), end; at != end; ++at) {
            const auto found = interfaces_.find(at->str());
            if (found == interfaces_.end()) continue;
            members.insert(found->second.members.begin(), found->second.members.end());
            add_members(found->second.extends, members);
        }
    }

    std::map<std::string, Interface> interfaces_;
    std::map<std::string, std::string> aliases_;
    std::vector<Function> functions_;
};

}  // namespace rookery::tests
