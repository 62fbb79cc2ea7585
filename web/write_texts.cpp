// write_texts FILE: writes the texts of a language, which the page's programs load: "de.txt" has those about steps and
// formats (logic/words/text_file.hpp), "page_de.txt" also the canvas's (shell/words/text.hpp).
#include <cstdio>
#include <string>
#include <string_view>

#include "logic/words/text_file.hpp"
#include "shell/words/text.hpp"

// clang 19 would name it __main_argc_argv, which Emscripten 3.1.6 does not call.
extern "C" int write_texts(int argc, char** argv) __asm__("main");
int write_texts(int argc, char** argv) {
    const std::string_view file = argc == 2 ? argv[1] : "";
    for (const rookery::Language language : rookery::kAllLanguages) {
        const std::string of_steps = std::string(rookery::code_of(language)) + ".txt";
        std::string texts;
        if (file == of_steps) texts = rookery::text_file(language);
        if (file == "page_" + of_steps) texts = rookery::shell::page_text_file(language);
        if (texts.empty()) continue;
        std::fputs(texts.c_str(), stdout);
        return 0;
    }
    return 1;
}
