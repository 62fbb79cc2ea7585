// Random corruption of texts, as by clipboards, editors and attackers.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "board/random.hpp"

namespace rookery::fuzz {

class Mutator {
  public:
    explicit Mutator(Random random) : random_(random) {}

    std::string spoilt(std::string text) {
        const std::uint32_t times = 1 + random_.below(6);
        for (std::uint32_t i = 0; i < times; ++i) change(text);
        return text;
    }

  private:
    std::size_t place(std::size_t size) { return random_.below(static_cast<std::uint32_t>(size + 1)); }

    // A whole line of the text, including its end.
    std::pair<std::size_t, std::size_t> some_line(const std::string& text) {
        const std::size_t at = place(text.size());
        const std::size_t before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
        const std::size_t begin = before == std::string::npos ? 0 : before + 1;
        const std::size_t after = text.find('\n', at);
        return {begin, after == std::string::npos ? text.size() : after + 1};
    }

    void change(std::string& text) {
        static constexpr std::array<std::string_view, 26> kPieces = {std::string_view("\0", 1),
                                                                     "\xFF",
                                                                     "\xC3",
                                                                     "\xEF\xBB\xBF",
                                                                     "\xE2\x94\x82",
                                                                     "\xC2\xB7",
                                                                     "\r",
                                                                     "\n",
                                                                     "\r\n",
                                                                     "\n\n",
                                                                     "\t",
                                                                     " ",
                                                                     "|",
                                                                     "---",
                                                                     "+",
                                                                     "# ",
                                                                     "//",
                                                                     "> ",
                                                                     ".",
                                                                     "0",
                                                                     "5",
                                                                     "x",
                                                                     "*",
                                                                     ",",
                                                                     "\"",
                                                                     "A"};
        const std::size_t at = place(text.size());
        switch (random_.below(9)) {
            case 0:  // one bit flipped
                if (!text.empty())
                    text[at % text.size()] = static_cast<char>(text[at % text.size()] ^ (1 << random_.below(8)));
                break;
            case 1:
                text.insert(at, kPieces[random_.below(kPieces.size())]);
                break;
            case 2:
                text.erase(at, 1 + random_.below(12));
                break;
            case 3:  // a symbol for another
                if (!text.empty()) text.replace(at % text.size(), 1, kPieces[random_.below(kPieces.size())]);
                break;
            case 4: {  // a line duplicated
                const auto [begin, end] = some_line(text);
                const std::string line = text.substr(begin, end - begin);
                text.insert(begin, line);
                break;
            }
            case 5: {  // a line removed
                const auto [begin, end] = some_line(text);
                text.erase(begin, end - begin);
                break;
            }
            case 6:
                text.resize(at);
                break;
            case 7:
                text.insert(at, 1 + random_.below(400), "5.-| a\n\t"[random_.below(8)]);
                break;
            default: {  // a piece of the text moved
                const std::string piece = text.substr(at, random_.below(200));
                text.insert(place(text.size()), piece);
                break;
            }
        }
    }

    Random random_;
};

}  // namespace rookery::fuzz
