// Corrupted texts must give valid results. The seed is fixed, so a failure is reproducible; it prints the text.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "fuzz/text/invariants.hpp"
#include "fuzz/text/mutation.hpp"
#include "fuzz/text/visible.hpp"
#include "support/shell/texts.hpp"

using namespace rookery;

namespace {

std::vector<std::string> clean_texts() {
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

}  // namespace

TEST_CASE("20 000 corrupted texts") {
    constexpr std::uint64_t kSeed = 81;
    constexpr std::uint64_t kTexts = 20000;
    const std::vector<std::string> all = clean_texts();
    int failures = 0;
    for (std::uint64_t part = 0; part < kTexts && failures < 3; ++part) {
        const std::string text = fuzz::Mutator(Random(kSeed, part)).spoilt(all[part % all.size()]);
        const std::string error = fuzz::broken_invariant(text);
        if (error.empty()) continue;
        ++failures;
        FAIL_CHECK("seed " << kSeed << ", part " << part << ": " << error << " in \""
                           << fuzz::visible(fuzz::shrunk(text, error, fuzz::broken_invariant)) << "\"");
    }
    CHECK(failures == 0);
}

TEST_CASE("texts of only a few different bytes, in every combination") {
    constexpr std::string_view kBytes("5.-|\n\t> x#\0\xFF", 12);
    for (const char a : kBytes) {
        for (const char b : kBytes) {
            for (const char c : kBytes) {
                const std::string text = {a, b, c};
                INFO(fuzz::visible(text));
                CHECK(fuzz::broken_invariant(text) == "");
            }
        }
    }
}
