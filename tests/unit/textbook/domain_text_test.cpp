// Domains as text: the ways to write them, and rejected input with its position.
#include "textbook/combinatorics/domain.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <variant>
#include <vector>

using namespace rookery;

TEST_CASE("domains: errors, with the position and what was expected") {
    struct Wrong {
        std::string text;
        std::int64_t column;
        std::string sentence;
    };
    std::string many;
    for (int domain = 0; domain < 65; ++domain) many += "{1}";
    const std::array<Wrong, 10> lines{{
        {"1,2", 1, "expected a domain as {1,2}, found '1'"},
        {" , ", 4, "expected a domain as {1,2}, found the end of the line"},
        {"{1} 2", 5, "expected '{' of the next domain, found '2'"},
        {"{1,2", 5, "expected '}' at the end of the domain, found the end of the line"},
        {"{1} {2,", 8, "expected '}' at the end of the domain, found the end of the line"},
        {"{1,64}", 4, "expected a value from 0 to 63, found '64'"},
        {"{99999999999999999999}", 2, "expected a value from 0 to 63, found '99999999999999999999'"},
        {"{-1}", 2, "expected a value from 0 to 63 or '}', found '-'"},
        {"{1 {2}", 4, "expected a value from 0 to 63 or '}', found '{'"},
        {many, 193, "expected at most 64 domains, found more"},
    }};
    for (const Wrong& wrong : lines) {
        INFO(wrong.text);
        const auto read = parse_domains(reading::line_of(wrong.text, 7));
        const auto* problem = std::get_if<TextProblem>(&read);
        REQUIRE(problem != nullptr);
        CHECK(problem->line == 7);
        CHECK(problem->column == wrong.column);
        CHECK(problem->sentence == wrong.sentence);
    }
    // Columns count characters: the multiplication sign is one.
    const auto read = parse_domains(reading::line_of("{1} \xC3\x97", 1));
    REQUIRE(std::holds_alternative<TextProblem>(read));
    CHECK(std::get<TextProblem>(read).column == 5);
}

TEST_CASE("domains: every domain reads back as written") {
    for (const Domain domain : {Domain{0}, Domain{1}, ~Domain{0}, Domain{1} << 63, Domain{0xF0F0}}) {
        const std::string text = text_of_domain(domain);
        const auto read = parse_domains(reading::line_of(text, 1));
        REQUIRE(std::holds_alternative<std::vector<Domain>>(read));
        CHECK(std::get<std::vector<Domain>>(read) == std::vector<Domain>{domain});
    }
}
