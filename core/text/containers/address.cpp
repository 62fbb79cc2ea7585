#include "text/containers/address.hpp"

#include <algorithm>
#include <array>

#include "text/containers/base64.hpp"

namespace rookery::reading {

namespace {

constexpr std::array<std::string_view, 4> kSites = {"sudokupad.app/", "f-puzzles.com/", "sudokuwiki.org/",
                                                    "crackingthecryptic.com/"};

// The printable ASCII characters allowed in an address; others end it.
bool is_address_symbol(char c) {
    return c > ' ' && c < 0x7F && std::string_view("\"<>`\\^{}|").find(c) == std::string_view::npos;
}

bool is_host_symbol(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

bool is_base64_word(std::string_view word) {
    return !word.empty() &&
           std::all_of(word.begin(), word.end(), [](char c) { return c == '=' || base64_value(c) >= 0; });
}

int hex_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

std::string unescaped(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '%' && at + 2 < text.size() && hex_value(text[at + 1]) >= 0 && hex_value(text[at + 2]) >= 0) {
            plain += static_cast<char>(hex_value(text[at + 1]) * 16 + hex_value(text[at + 2]));
            at += 2;
        } else {
            plain += text[at];
        }
    }
    return plain;
}

void add_parameters(std::string_view text, Address& address) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('&'), text.size());
        std::string_view piece = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (piece.substr(0, 4) == "amp;") piece.remove_prefix(4);  // from the source of a web page
        const std::size_t equals = piece.find('=');
        // '=' may also be the padding of a base64 value without a name.
        const bool named =
            equals != std::string_view::npos && piece.find_first_not_of('=', equals) != std::string_view::npos;
        address.parameters.emplace_back(named ? std::string(piece.substr(0, equals)) : std::string(),
                                        unescaped(named ? piece.substr(equals + 1) : piece));
    }
}

// Where an address begins: at its scheme, or at the name of a known site.
std::size_t find_begin(std::string_view line, std::size_t from) {
    std::size_t begin = line.find("://", from);
    if (begin != std::string_view::npos) {
        while (begin > from && ((line[begin - 1] | 0x20) >= 'a' && (line[begin - 1] | 0x20) <= 'z')) --begin;
    }
    for (const std::string_view site : kSites) {
        std::size_t at = line.substr(0, begin).find(site, from);
        if (at == std::string_view::npos) continue;
        while (at > from && is_host_symbol(line[at - 1])) --at;
        begin = at;
    }
    return begin;
}

}  // namespace

bool next_address(std::string_view line, std::size_t from, Address& address) {
    address = Address{};
    const std::size_t begin = find_begin(line, from);
    if (begin == std::string_view::npos) return false;
    std::size_t end = begin;
    while (end < line.size() && is_address_symbol(line[end])) ++end;
    while (end > begin && std::string_view(".,;:!?)]'").find(line[end - 1]) != std::string_view::npos) --end;
    std::string_view rest = line.substr(begin, end - begin);
    if (const std::size_t scheme = rest.find("://"); scheme != std::string_view::npos) rest.remove_prefix(scheme + 3);
    std::string lost;  // words after spaces that were '+'
    if (rest.find("load=") != std::string_view::npos) {
        std::size_t last = std::min(line.find_last_not_of(" \t\r") + 1, line.size());
        last = std::max(last, end);
        if (is_base64_word(line.substr(end, last - end))) {
            lost = std::string(line.substr(end, last - end));
            end = last;
        }
    }
    address.begin = begin;
    address.end = std::max(end, begin + 1);

    const std::size_t host_end = std::min(rest.find_first_of("/?#"), rest.size());
    address.host = std::string(rest.substr(0, std::min(rest.find(':'), host_end)));
    for (char& c : address.host) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    if (address.host.substr(0, 4) == "www.") address.host.erase(0, 4);
    rest.remove_prefix(host_end);
    const std::size_t hash = std::min(rest.find('#'), rest.size());
    const std::size_t question = std::min(rest.find('?'), hash);
    std::string_view path = rest.substr(0, question);
    while (!path.empty() && path[0] == '/') path.remove_prefix(1);
    address.path = unescaped(path);
    if (question < hash) add_parameters(std::string(rest.substr(question + 1, hash - question - 1)) + lost, address);
    if (hash < rest.size()) add_parameters(rest.substr(hash + 1), address);
    return true;
}

bool is_at(const Address& address, std::string_view host) {
    const std::string_view whole = address.host;
    if (whole.size() < host.size() || whole.substr(whole.size() - host.size()) != host) return false;
    return whole.size() == host.size() || whole[whole.size() - host.size() - 1] == '.';
}

bool is_at_sudoku_pad(const Address& address) {
    return is_at(address, "sudokupad.app") || is_at(address, "sudokupad.svencodes.com") ||
           is_at(address, "crackingthecryptic.com");
}

std::string_view path_of_code(const Address& address) {
    constexpr std::string_view kFolder = "sudoku/";
    std::string_view path = address.path;
    if (is_at_sudoku_pad(address) && path.substr(0, kFolder.size()) == kFolder) path.remove_prefix(kFolder.size());
    return path;
}

}  // namespace rookery::reading
