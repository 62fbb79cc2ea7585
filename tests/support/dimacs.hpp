// Formulas in the DIMACS format, read by the tests' own reader.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sat/formula.hpp"

namespace rookery::dimacs {

struct Clauses {
    int variables = 0;
    std::vector<Literal> literals;  // the clauses in order, each followed by 0
};

// Returns nothing and sets `problem` if the text is malformed. The format: comment lines, "p cnf VARIABLES CLAUSES",
// then that many clauses, each followed by 0.
inline std::optional<Clauses> read(std::string_view text, std::string& problem) {
    std::size_t at = 0;
    const auto word = [&] {
        while (at < text.size() && (text[at] == ' ' || text[at] == '\n' || text[at] == '\r')) ++at;
        const std::size_t begin = at;
        while (at < text.size() && text[at] != ' ' && text[at] != '\n' && text[at] != '\r') ++at;
        return text.substr(begin, at - begin);
    };
    const auto number = [&](std::int64_t& value) {
        const std::string_view digits = word();
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return error == std::errc() && end == digits.data() + digits.size();
    };
    std::string_view first = word();
    while (first == "c") {
        at = text.find('\n', at) == std::string_view::npos ? text.size() : text.find('\n', at);
        first = word();
    }
    std::int64_t variables = 0;
    std::int64_t clauses = 0;
    constexpr std::int64_t kMaxVariables = 1 << 28;
    if (first != "p" || word() != "cnf" || !number(variables) || !number(clauses) || variables < 0 ||
        variables > kMaxVariables) {
        problem = "no line \"p cnf VARIABLES CLAUSES\"";
        return std::nullopt;
    }
    Clauses read{static_cast<int>(variables), {}};
    for (std::int64_t ended = 0; ended < clauses;) {
        std::int64_t literal = 0;
        if (!number(literal) || literal < -variables || literal > variables) {
            problem = "clause " + std::to_string(ended + 1) + " has something that is no literal";
            return std::nullopt;
        }
        read.literals.push_back(static_cast<Literal>(literal));
        ended += static_cast<std::int64_t>(literal == 0);
    }
    if (!word().empty()) {
        problem = "more clauses than announced";
        return std::nullopt;
    }
    return read;
}

}  // namespace rookery::dimacs
