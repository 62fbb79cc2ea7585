// write_texts CODE: writes the texts of a language, which the page's programs load (logic/words/text_file.hpp).
#include <cstdio>
#include <string_view>

#include "logic/words/text_file.hpp"

// clang 19 would name it __main_argc_argv, which Emscripten 3.1.6 does not call.
extern "C" int write_texts(int argc, char** argv) __asm__("main");
int write_texts(int argc, char** argv) {
    for (const rookery::Language language : rookery::kAllLanguages) {
        if (argc == 2 && rookery::code_of(language) == argv[1]) {
            std::fputs(rookery::text_file(language).c_str(), stdout);
            return 0;
        }
    }
    return 1;
}
