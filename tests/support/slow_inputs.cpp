#include "support/slow_inputs.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "text/tab_separated.hpp"

namespace rookery::tests {

namespace {

// The input writes line ends and tabs as \n and \t; it has no other backslashes.
std::string unescaped(std::string text) {
    for (std::size_t at = text.find('\\'); at != std::string::npos; at = text.find('\\', at)) {
        text.replace(at, 2, text[at + 1] == 'n' ? "\n" : "\t");
    }
    return text;
}

std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '\n') {
            result += "\\n";
        } else if (c == '\t') {
            result += "\\t";
        } else {
            result += c;
        }
    }
    return result;
}

}  // namespace

std::vector<SlowInput> slow_inputs(const std::string& text) {
    std::vector<SlowInput> inputs;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.empty()) continue;
        const auto fields = fields_of(line);
        SlowInput& input = inputs.emplace_back();
        input.call.verb = fields.at(0);
        std::istringstream options{fields.at(1)};
        for (std::string option; std::getline(options, option, ';');) {
            const std::size_t is = option.find('=');
            input.call.options[option.substr(0, is)] = is == std::string::npos ? "" : option.substr(is + 1);
        }
        input.part = std::strtoll(fields.at(2).c_str(), nullptr, 10);
        input.call.input = unescaped(fields.at(3));
        input.polls = std::strtoll(fields.at(4).c_str(), nullptr, 10);
    }
    return inputs;
}

std::string row_of(const SlowInput& input) {
    std::string options;
    for (const auto& [name, value] : input.call.options) {
        if (!options.empty()) options += ';';
        options += name;
        if (!value.empty()) options += '=' + value;
    }
    return input.call.verb + '\t' + options + '\t' + std::to_string(input.part) + '\t' + escaped(input.call.input) +
           '\t' + std::to_string(input.polls);
}

std::string file_text(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

const char* slow_inputs_path() {
    return ROOKERY_SLOW_INPUTS;
}

}  // namespace rookery::tests
