#include "textbook/combinatorics/domain.hpp"

#include <cstddef>
#include <optional>
#include <utility>

#include "text/entries.hpp"
#include "text/scan/lines.hpp"

namespace rookery {

using namespace reading;

namespace {

class DomainReader {
  public:
    explicit DomainReader(const Line& line) : entries_(line) {}

    std::variant<std::vector<Domain>, TextProblem> read() {
        std::vector<Domain> domains;
        for (; !entries_.at_end() && !problem_; entries_.skip_separators()) {
            const std::size_t begin = entries_.place();
            if (entries_.code() != U'{') {
                reject(begin, domains.empty() ? "a domain as {1,2}" : "'{' of the next domain");
            } else if (domains.size() == kMaxVariables) {
                problem_ = entries_.problem(
                    begin, "expected at most " + std::to_string(kMaxVariables) + " domains, found more");
            } else {
                domains.push_back(read_domain());
            }
        }
        if (!problem_ && domains.empty()) reject(entries_.place(), "a domain as {1,2}");
        if (problem_) return *std::move(problem_);
        return domains;
    }

  private:
    Domain read_domain() {
        Domain domain = 0;
        entries_.next();
        for (entries_.skip_separators(); !problem_; entries_.skip_separators()) {
            if (entries_.at_end()) {
                reject(entries_.place(), "'}' at the end of the domain");
            } else if (entries_.code() == U'}') {
                entries_.next();
                break;
            } else {
                const int value = read_value();
                if (!problem_) domain |= bit_of(value);
            }
        }
        return domain;
    }

    int read_value() {
        const std::size_t begin = entries_.place();
        int value = 0;
        for (; entries_.at_digit(); entries_.next()) {
            if (value < kDomainValues) value = 10 * value + static_cast<int>(entries_.code() - U'0');
        }
        const std::string expected = "a value from 0 to 63";
        if (entries_.place() == begin) {
            reject(begin, expected + " or '}'");
        } else if (value >= kDomainValues) {
            problem_ =
                entries_.problem(begin, "expected " + expected + ", found " + excerpt(entries_.text_from(begin)));
        }
        return value;
    }

    void reject(std::size_t at, const std::string& what) { problem_ = entries_.expected(at, what); }

    Entries entries_;
    std::optional<TextProblem> problem_;
};

}  // namespace

std::variant<std::vector<Domain>, TextProblem> parse_domains(const Line& line) {
    return DomainReader(line).read();
}

std::string text_of_domain(Domain domain) {
    std::string text = "{";
    for (Domain rest = domain; rest != 0; rest = without_least(rest)) {
        if (rest != domain) text += ',';
        text += std::to_string(least_of(rest));
    }
    return text + '}';
}

}  // namespace rookery
