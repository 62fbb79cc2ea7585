#include "text/containers/xml.hpp"

#include <algorithm>

#include "text/scan/characters.hpp"

namespace rookery::reading {

namespace {

bool is_white(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

std::size_t skip_white(std::string_view text, std::size_t at) {
    while (at < text.size() && is_white(text[at])) ++at;
    return at;
}

// The place after `mark`, or the end of the text.
std::size_t behind(std::string_view text, std::string_view mark, std::size_t from) {
    const std::size_t at = text.find(mark, from);
    return at == std::string_view::npos ? text.size() : at + mark.size();
}

// The '>' of a tag: the first one outside quotes.
std::size_t end_of_tag(std::string_view text, std::size_t at) {
    char quote = 0;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (quote != 0) {
            if (c == quote) quote = 0;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '>') {
            break;
        }
    }
    return at;
}

}  // namespace

bool XmlTags::next(XmlTag& tag) {
    while (true) {
        const std::size_t open = text_.find('<', at_);
        if (open == std::string_view::npos) return false;
        const std::string_view rest = text_.substr(open);
        if (rest.substr(0, 4) == "<!--") {
            at_ = behind(text_, "-->", open + 4);
            continue;
        }
        if (rest.substr(0, 2) == "<?" || rest.substr(0, 2) == "<!") {
            at_ = behind(text_, ">", open);
            continue;
        }
        const std::size_t close = end_of_tag(text_, open);
        at_ = std::min(close + 1, text_.size());
        std::size_t begin = open + 1;
        tag.closing = begin < close && text_[begin] == '/';
        if (tag.closing) ++begin;
        std::size_t end = begin;
        while (end < close && !is_white(text_[end]) && text_[end] != '/') ++end;
        tag.name = text_.substr(begin, end - begin);
        tag.attributes = text_.substr(end, close - end);
        tag.at = open;
        tag.behind = at_;
        return true;
    }
}

std::optional<std::string> xml_attribute(const XmlTag& tag, std::string_view name) {
    const std::string_view text = tag.attributes;
    for (std::size_t at = skip_white(text, 0); at < text.size(); at = skip_white(text, at)) {
        const std::size_t begin = at;
        while (at < text.size() && !is_white(text[at]) && text[at] != '=') ++at;
        const std::string_view found = text.substr(begin, at - begin);
        at = skip_white(text, at);
        if (at == text.size() || text[at] != '=') continue;
        at = skip_white(text, at + 1);
        if (at == text.size()) break;
        const char quote = text[at];
        if (quote != '"' && quote != '\'') continue;
        const std::size_t end = std::min(text.find(quote, at + 1), text.size());
        if (found == name) return xml_unescaped(text.substr(at + 1, end - at - 1));
        at = std::min(end + 1, text.size());
    }
    return std::nullopt;
}

std::string xml_unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const Character character = character_at(text, at);
        if (text[at] == '&') {
            append_utf8(plain, character.code);
        } else {
            plain += text.substr(at, character.bytes);
        }
        at += character.bytes;
    }
    return plain;
}

std::string xml_escaped(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        switch (c) {
            case '&':
                escaped += "&amp;";
                break;
            case '<':
                escaped += "&lt;";
                break;
            case '>':
                escaped += "&gt;";
                break;
            case '"':
                escaped += "&quot;";
                break;
            case '\n':
                escaped += "&#10;";
                break;
            default:
                escaped += c;
        }
    }
    return escaped;
}

}  // namespace rookery::reading
