// LZ-String against the output of the JavaScript library.
#include "text/containers/lz_string.hpp"

#include <doctest/doctest.h>

#include <string>

#include "board/random.hpp"
#include "text/containers/base64.hpp"

using namespace rookery::reading;

TEST_CASE("texts packed by lz-string 1.5.0") {
    const std::pair<std::string, std::string> texts[] = {
        {"", "Q==="},
        {"Hello, world.", "BIUwNmD2A0AEDukBOYAmA6IA"},
        {std::string(40, 'a'), "IY18ZVkA"},
        {"é€😀 日本語 é€😀", "JeGoJLwbgAewBIp6aDTmg8qKqSQ="},
        {R"({"size":4,"grid":[[{"value":1,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})",
         "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3lwC6yQv3GCRYwTL5SBC8UKFcgA="},
    };
    for (const auto& text : texts) {
        const std::string& plain = text.first;
        const std::string& packed = text.second;
        CAPTURE(plain);
        CHECK(pack_lz_string(plain) == packed);
        CHECK(unpack_lz_string(packed, 1000) == plain);
        CHECK(unpack_lz_string(packed.substr(0, packed.find('=')), 1000) == plain);
    }
}

TEST_CASE("packed text unpacks, within a limit") {
    constexpr std::uint64_t kSeed = 9;
    const std::string_view pieces[] = {"a", "b", "{}", ",", "\"value\":", " 5", "é", "€", "😀"};
    for (std::uint64_t part = 0; part < 500; ++part) {
        CAPTURE(kSeed);
        CAPTURE(part);
        rookery::Random random(kSeed, part);
        const std::uint32_t kinds = 1 + random.below(9);
        std::string text;
        for (std::uint32_t i = random.below(600); i > 0; --i) text += pieces[random.below(kinds)];
        const std::string packed = pack_lz_string(text);
        CHECK(unpack_lz_string(packed, text.size()) == text);
        CHECK(!unpack_lz_string(packed.substr(0, packed.size() / 3), text.size()));
    }
    const std::string bomb = pack_lz_string(std::string(1'000'000, 'a'));
    CHECK(bomb.size() < 5000);
    CHECK(!unpack_lz_string(bomb, 999'999));
    CHECK(unpack_lz_string(bomb, 1'000'000).value_or("").size() == 1'000'000);
}

TEST_CASE("invalid codes") {
    for (const std::string code : {"", "=", "A", "!!!!", "////////", "N4Ig", "____"}) {
        CAPTURE(code);
        CHECK(!unpack_lz_string(code, 1000));
    }
    // Half a surrogate pair, and bytes that are not UTF-8.
    CHECK(unpack_lz_string(pack_lz_string("a\xFF"
                                          "b"),
                           10) ==
          "a\xEF\xBF\xBD"
          "b");
}

TEST_CASE("base 64") {
    const std::pair<std::string, std::string> texts[] = {{"", ""},
                                                         {"f", "Zg=="},
                                                         {"fo", "Zm8="},
                                                         {"foo", "Zm9v"},
                                                         {"foob", "Zm9vYg=="},
                                                         {"fooba", "Zm9vYmE="},
                                                         {"foobar", "Zm9vYmFy"}};  // RFC 4648, section 10
    for (const auto& [plain, code] : texts) {
        const std::vector<std::uint8_t> bytes(plain.begin(), plain.end());
        CHECK(encode_base64(bytes) == code);
        CHECK(decode_base64(code) == bytes);
    }
    CHECK(decode_base64("-_ /") == decode_base64("+/+/"));
    CHECK(!decode_base64("Zm9*"));
}
