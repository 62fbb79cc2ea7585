// Spoilt texts must end in values that make sense. The seed is fixed, so a failure comes again; it prints the text.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "fuzz/text/invariants.hpp"
#include "fuzz/text/mutation.hpp"
#include "support/texts.hpp"

using namespace rookery;

namespace {

std::vector<std::string> samples() {
    const std::string line(texts::kLine);
    const std::string rows(texts::kRows);
    std::vector<std::string> all = {"",
                                    line,
                                    line + " # note\n" + line + ",note\r\n# remark\n\n> " + line,
                                    rows,
                                    "Title\n" + rows + "\n" + rows,
                                    texts::candidate_line(),
                                    texts::joined(texts::kSixteenBySixteen)};
    for (const std::string_view text :
         {texts::kBoxed, texts::kBoxDrawing, texts::kStars, texts::kTabs, texts::kPencilmarks, texts::kFourByFour,
          texts::kFourByFourLine, texts::kSixteenBySixteen}) {
        all.emplace_back(text);
    }
    all.push_back(rows + "\n" + std::string(texts::kPencilmarks));
    return all;
}

// Bytes as a C++ string literal shows them.
std::string visible(std::string_view text) {
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte < 0x7F) {
            result += c;
        } else {
            result += "\\x";
            result += "0123456789ABCDEF"[byte >> 4U];
            result += "0123456789ABCDEF"[byte & 15U];
        }
    }
    return result;
}

// Lines are left out as long as the fault stays, so that what is printed is short.
std::string shrunk(std::string text, const std::string& fault) {
    for (std::size_t piece = text.size() / 2; piece > 0; piece /= 2) {
        for (std::size_t at = 0; at + piece <= text.size();) {
            std::string shorter = text.substr(0, at) + text.substr(at + piece);
            if (fuzz::broken_invariant(shorter) == fault) {
                text = std::move(shorter);
            } else {
                at += piece;
            }
        }
    }
    return text;
}

}  // namespace

TEST_CASE("20 000 spoilt texts") {
    constexpr std::uint64_t kSeed = 81;
    constexpr std::uint64_t kTexts = 20000;
    const std::vector<std::string> all = samples();
    int failures = 0;
    for (std::uint64_t part = 0; part < kTexts && failures < 3; ++part) {
        const std::string text = fuzz::Mutator(Random(kSeed, part)).spoilt(all[part % all.size()]);
        const std::string fault = fuzz::broken_invariant(text);
        if (fault.empty()) continue;
        ++failures;
        FAIL_CHECK("seed " << kSeed << ", part " << part << ": " << fault << " in \"" << visible(shrunk(text, fault))
                           << "\"");
    }
    CHECK(failures == 0);
}

TEST_CASE("texts of nothing but a few bytes, in every combination") {
    constexpr std::string_view kBytes("5.-|\n\t> x#\0\xFF", 12);
    for (const char a : kBytes) {
        for (const char b : kBytes) {
            for (const char c : kBytes) {
                const std::string text = {a, b, c};
                INFO(visible(text));
                CHECK(fuzz::broken_invariant(text) == "");
            }
        }
    }
}
