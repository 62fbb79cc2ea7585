// Parsing of addresses (URLs) in a line of text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rookery::reading {

struct Address {
    std::size_t begin = 0;  // bytes of the line
    std::size_t end = 0;
    std::string host;  // in lower case, without "www."
    std::string path;  // without the first '/'; %-escapes undone, as in the parameters
    // From the query, then from the fragment. A piece without '=' has an empty name.
    std::vector<std::pair<std::string, std::string>> parameters;
};

// The first address at or after byte `from`: one with a scheme ("https://"), or one that begins with the name of a
// known site. False if there is none.
//
// It ends before white space, quotes and brackets. A '+' of base64 in a parameter may have become a space. So if the
// rest of the line consists of words of base64 symbols, these belong to the address.
bool next_address(std::string_view line, std::size_t from, Address& address);

// Whether the host has this name or is a subdomain of it ("beta.sudokupad.app").
bool is_at(const Address& address, std::string_view host);
bool is_at_sudoku_pad(const Address& address);
// The part of the path that may be a code.
std::string_view path_of_code(const Address& address);

}  // namespace rookery::reading
