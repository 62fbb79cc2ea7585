#include "shell/words/format_names.hpp"

#include <cstdint>

#include "logic/words/format_texts.hpp"
#include "logic/words/text_file.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/text.hpp"
#include "text/formats/list.hpp"

namespace rookery::shell {
namespace {

bool is_english() {
    return language() == Language::english || !has_texts(language());
}
std::string_view translated(const TextFormat& format, FormatText text) {
    return text_of(format, text, language());
}

}  // namespace

std::string recognised_in_words(const ParseResult& parsed) {
    if (is_english() || parsed.format == nullptr) return parsed.recognised;
    const auto count = static_cast<std::int64_t>(parsed.puzzles.size());
    const TextFormat& kind = parsed.kind == nullptr ? formats::list : *parsed.kind;
    const bool is_list = parsed.format == &formats::list;
    if (count == 1 && !is_list) {
        const int side = parsed.order * parsed.order;
        const std::string size = std::to_string(side);
        return fill(translated(kind, FormatText::only_one), {std::to_string(side * side), size + "\u00D7" + size});
    }
    std::string puzzles =
        counted(count, translated(kind, FormatText::counted_one), translated(kind, FormatText::counted_several));
    return is_list ? fill(translated(formats::list, FormatText::only_one), {puzzles}) : puzzles;
}

std::string_view format_title(const TextFormat& format) {
    return is_english() ? format.title : translated(format, FormatText::title);
}
std::string format_in_sentence(const TextFormat& format) {
    return is_english() ? std::string(format.title) : in_sentence(format_title(format));
}
std::string_view lost_by(const TextFormat& format) {
    return is_english() ? format.lost : translated(format, FormatText::lost);
}

}  // namespace rookery::shell
