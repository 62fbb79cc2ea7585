// The entries of a line, separated by white space and commas; for readers of matrices and the like.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/scan/characters.hpp"
#include "text/scan/lines.hpp"

namespace rookery::reading {

// Walks through one line, character by character.
class Entries {
  public:
    enum class Hash : std::uint8_t { is_sign, ends_line };  // the meaning of #
    // `line` must outlive it.
    explicit Entries(const Line& line, Hash hash = Hash::is_sign) : line_{line}, hash_{hash}, at_{line.body} {
        skip_separators();
    }

    bool at_end() const { return is_end(at_); }
    char32_t code() const { return folded(character_at(line_.whole, at_)); }
    bool at_digit() const { return !at_end() && U'0' <= code() && code() <= U'9'; }
    bool at_separator() const { return is_space(code()) || code() == U','; }
    void next() { at_ += character_at(line_.whole, at_).bytes; }
    void skip_separators() {
        while (!at_end() && at_separator()) next();
    }
    std::size_t place() const { return at_; }
    std::string_view text_from(std::size_t begin) const { return line_.whole.substr(begin, at_ - begin); }

    TextProblem problem(std::size_t at, const std::string& sentence) const {
        return problem_at(line_, line_.whole.data() + at, sentence);
    }
    // "expected WHAT, found ..." at this place.
    TextProblem expected(std::size_t at, const std::string& what) const {
        return problem(at, "expected " + what + ", found " +
                               (is_end(at) ? "the end of the line" : described(character_at(line_.whole, at))));
    }

  private:
    bool is_end(std::size_t at) const {
        return at >= line_.whole.size() || (hash_ == Hash::ends_line && folded(character_at(line_.whole, at)) == U'#');
    }

    const Line& line_;
    Hash hash_;
    std::size_t at_;
};

// Whether a line of a matrix is one of its rows.
inline bool holds_entries(const Line& line) {
    return !is_blank(line) && !is_comment(line);
}

// "1 entry", "3 entries".
inline std::string entries_in_words(std::size_t n) {
    return std::to_string(n) + (n == 1 ? " entry" : " entries");
}

}  // namespace rookery::reading
