#include "verbs/domain_text.hpp"

#include <cstddef>
#include <optional>
#include <utility>

#include "text/scan/characters.hpp"
#include "text/scan/problems.hpp"

namespace rookery {

using namespace reading;

namespace {

class DomainReader {
  public:
    explicit DomainReader(const Line& line) : line_{line}, at_{line.body} {}

    std::variant<std::vector<Domain>, TextProblem> read() {
        std::vector<Domain> domains;
        for (skip_separators(); !at_end() && !problem_; skip_separators()) {
            const std::size_t begin = at_;
            if (code() != U'{') {
                reject(begin, domains.empty() ? "a domain as {1,2}" : "'{' of the next domain");
            } else if (domains.size() == kMostVariables) {
                problem_ = problem_at(line_, place(begin),
                                      "expected at most " + std::to_string(kMostVariables) + " domains, found more");
            } else {
                domains.push_back(read_domain());
            }
        }
        if (!problem_ && domains.empty()) reject(at_, "a domain as {1,2}");
        if (problem_) return *std::move(problem_);
        return domains;
    }

  private:
    bool at_end() const { return at_ >= line_.whole.size(); }
    char32_t code() const { return folded(character_at(line_.whole, at_)); }
    const char* place(std::size_t at) const { return line_.whole.data() + at; }
    void skip_separators() {
        while (!at_end() && (is_space(code()) || code() == U',')) next();
    }
    void next() { at_ += character_at(line_.whole, at_).bytes; }

    Domain read_domain() {
        Domain domain = 0;
        next();
        for (skip_separators(); !problem_; skip_separators()) {
            if (at_end()) {
                reject(at_, "'}' at the end of the domain");
            } else if (code() == U'}') {
                next();
                break;
            } else {
                const int value = read_value();
                if (!problem_) domain |= bit_of(value);
            }
        }
        return domain;
    }

    int read_value() {
        const std::size_t begin = at_;
        int value = 0;
        for (; !at_end() && U'0' <= code() && code() <= U'9'; next()) {
            if (value < kDomainValues) value = 10 * value + static_cast<int>(code() - U'0');
        }
        constexpr const char* kExpected = "a value from 0 to 63";
        if (at_ == begin) {
            reject(begin, std::string(kExpected) + " or '}'");
        } else if (value >= kDomainValues) {
            const std::string_view number = line_.whole.substr(begin, at_ - begin);
            problem_ =
                problem_at(line_, place(begin), std::string("expected ") + kExpected + ", found " + excerpt(number));
        }
        return value;
    }

    void reject(std::size_t at, const std::string& expected) {
        const bool end = at >= line_.whole.size();
        problem_ = problem_at(line_, place(at),
                              "expected " + expected + ", found " +
                                  (end ? "the end of the line" : described(character_at(line_.whole, at))));
    }

    const Line& line_;
    std::size_t at_;
    std::optional<TextProblem> problem_;
};

}  // namespace

std::variant<std::vector<Domain>, TextProblem> parse_domains(const Line& line) {
    return DomainReader(line).read();
}

std::string to_text(Domain domain) {
    std::string text = "{";
    for (Domain rest = domain; rest != 0; rest = without_least(rest)) {
        if (rest != domain) text += ',';
        text += std::to_string(least_of(rest));
    }
    return text + '}';
}

}  // namespace rookery
