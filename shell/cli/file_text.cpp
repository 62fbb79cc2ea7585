#include "file_text.hpp"

#include <cerrno>
#include <fstream>
#include <sstream>
#include <system_error>

namespace rookery::cli {

std::string read_file(const std::string& name, std::string& text) {
    std::ifstream file(name, std::ios::binary);
    // A stream catches what a folder throws when it is read.
    std::ostringstream whole;
    if (file && file.peek() != std::ifstream::traits_type::eof()) whole << file.rdbuf();
    if (file.is_open() && !file.bad() && !whole.fail()) {
        text = whole.str();
        return {};
    }
    return "cannot read " + name + ": " + std::generic_category().message(errno);
}

}  // namespace rookery::cli
